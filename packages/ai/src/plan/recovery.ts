/** What a place is worth to the shaken: somebody to rally them, and shelter to do it in (3.0). */
import type { LocationId, Unit } from '@opfire/engine';
import { rallyChance } from '../values/rally.ts';
import { worthOf } from '../values/worth.ts';
import type { Group, Mind } from './mind.ts';

/** The share of its worth that a unit wins back by rallying, as far as a plan may count on it. */
const WON_BACK = 0.5;

function amongThem(mind: Mind, units: readonly Unit[], at: LocationId): number {
  let sum = 0;
  for (const unit of units)
    if (unit.shaken) sum += WON_BACK * worthOf(mind.game, unit) * rallyChance(mind.game, unit, units, at);
  return sum;
}

/** What it is worth to all concerned that a group is in a place: the shaken it brings, and those it can rally there. */
export function recoveryAt(mind: Mind, group: Group, at: LocationId): number {
  const others = (mind.field.stacks[mind.side].get(at)?.units ?? []).filter((unit) => !group.units.includes(unit));
  const shaken = group.units.some((unit) => unit.shaken) || others.some((unit) => unit.shaken);
  if (!shaken) return 0;
  return amongThem(mind, [...group.units, ...others], at) - amongThem(mind, others, at);
}
