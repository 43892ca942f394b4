/** What a place is worth to the shaken: somebody to rally them, and shelter to do it in (3.0). */
import { coverOf, type LocationId, leadershipOf, moraleOf, type Unit } from '@opfire/engine';
import { chanceOfTwo } from '../values/odds.ts';
import { isLeader, typeOf, worthOf } from '../values/worth.ts';
import type { Group, Mind } from './mind.ts';

const SHELTER = 2;
/** The share of its worth that a unit wins back by rallying, as far as a plan may count on it. */
const WON_BACK = 0.5;

/** Two dice at most so much. */
const atMost = (needed: number): number => 1 - chanceOfTwo(needed + 1, 0);

function rallied({ game }: Mind, unit: Unit, company: readonly Unit[], at: LocationId): number {
  const helpers = company.filter((one) => one !== unit && !one.shaken);
  const leads = helpers.filter((one) => isLeader(typeOf(game, one)));
  const type = typeOf(game, unit);
  const enabled =
    leads.length > 0 || type.selfRally || isLeader(type) || helpers.some((one) => typeOf(game, one).kind === 'medic');
  if (!enabled) return 0;
  const lead = Math.max(0, ...leads.map((one) => leadershipOf(game, one)));
  const shelter = coverOf(game, unit, at) > 0 ? SHELTER : 0;
  return WON_BACK * worthOf(game, unit) * atMost(moraleOf(game, unit) + lead + shelter);
}

function amongThem(mind: Mind, units: readonly Unit[], at: LocationId): number {
  let sum = 0;
  for (const unit of units) if (unit.shaken) sum += rallied(mind, unit, units, at);
  return sum;
}

/** What it is worth to all concerned that a group is in a place: the shaken it brings, and those it can rally there. */
export function recoveryAt(mind: Mind, group: Group, at: LocationId): number {
  const others = (mind.field.stacks[mind.side].get(at)?.units ?? []).filter((unit) => !group.units.includes(unit));
  const shaken = group.units.some((unit) => unit.shaken) || others.some((unit) => unit.shaken);
  if (!shaken) return 0;
  return amongThem(mind, [...group.units, ...others], at) - amongThem(mind, others, at);
}
