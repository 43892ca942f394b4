/** What happens at the table, as sound: one effect for each order, of whatever in it is loudest. */
import type { EventType, GameEvent } from '@opfire/engine';
import type { TableStore } from '../table/store/table-store.ts';
import { type Effect, playEffect } from './effects.ts';

const HEARD: Readonly<Partial<Record<EventType, Effect>>> = {
  rallied: 'rally',
  'melee-struck': 'fire',
  shot: 'fire',
  rolled: 'dice',
  moved: 'cardboard',
  'weapon-taken': 'cardboard',
};

/** The loudest first. */
const LOUDNESS: readonly Effect[] = ['shells', 'fire', 'rally', 'dice', 'cardboard'];
const FROM_ABOVE: ReadonlySet<string> = new Set(['mortar', 'artillery', 'ffe', 'he', 'bombs']);

function effectOf(event: GameEvent): Effect | undefined {
  if (event.t === 'attacked') return FROM_ABOVE.has(event.how) ? 'shells' : 'fire';
  return HEARD[event.t];
}

export function loudest(events: readonly GameEvent[]): Effect | undefined {
  const heard = new Set(events.map(effectOf));
  return LOUDNESS.find((effect) => heard.has(effect));
}

/** Lets the table be heard; returns how to silence it. */
export function listen(store: TableStore): () => void {
  return store.subscribe((now, before) => {
    if (now.steps.length <= before.steps.length) return;
    const effect = loudest(now.steps.slice(before.steps.length).flatMap(({ events }) => events));
    if (effect) playEffect(effect);
  });
}
