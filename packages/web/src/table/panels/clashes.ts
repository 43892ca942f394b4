/** Targets of one attack, those with the same sums together: a shot at a stack is often, but not always, one sum for all. */
import type { Tally, UnitId } from '@opfire/engine';

interface Target {
  readonly unit: UnitId;
  readonly attack: Tally;
  readonly defence: Tally;
}

export interface Clash extends Omit<Target, 'unit'> {
  readonly units: readonly UnitId[];
}

export function clashesOf(targets: readonly Target[]): readonly Clash[] {
  const found = new Map<string, Clash>();
  for (const { unit, attack, defence } of targets) {
    const key = JSON.stringify([attack, defence]);
    found.set(key, { attack, defence, units: [...(found.get(key)?.units ?? []), unit] });
  }
  return [...found.values()];
}
