/** What the last step did to counters: a hit shakes one, a rally straightens it. */
import type { EventType } from '@opfire/engine';
import { useMemo } from 'react';
import { useTable } from '../store/table-context.tsx';
import { sinceAsked } from '../store/undo.ts';

const EFFECTS: Readonly<Partial<Record<EventType, string>>> = {
  shaken: 'hit',
  reduced: 'hit',
  wounded: 'hit',
  rallied: 'straightened',
  healed: 'straightened',
  created: 'born',
};

/** By the key of the piece. */
export function useEffects(): ReadonlyMap<string, string> {
  const steps = useTable((table) => table.steps);
  return useMemo(() => {
    const effects = new Map<string, string>();
    const since = sinceAsked(steps);
    since.forEach(({ events }, i) => {
      const number = steps.length - since.length + i + 1;
      for (const event of events) {
        const effect = EFFECTS[event.t];
        if (effect === undefined || !('unit' in event)) continue;
        const unit = typeof event.unit === 'number' ? event.unit : event.unit.id;
        effects.set(`u${unit}`, `${effect} ${number}`);
      }
    });
    return effects;
  }, [steps]);
}
