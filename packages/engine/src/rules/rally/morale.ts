/** Morale Checks (1.5.1): two dice, less leadership and shelter, at or below Morale. */
import { type Play, roll, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { EventOf } from '../../state/events.ts';
import { leadershipOf, moraleOf, type Position, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { positiveTm } from '../fire-combat/target-modifier.ts';

const SHELTER = -2;

/** What may help a unit in a Morale Check. */
export interface MoraleAid {
  /** Who lends a leadership modifier. */
  readonly leader?: Unit | undefined;
  /** Whether this check gains by a positive target modifier. */
  readonly tm: boolean;
  /** Added to Morale itself, by a Commissar (11.7). */
  readonly moraleBonus?: number;
}

export interface MoraleCheck extends MoraleAid {
  readonly for: EventOf<'morale-checked'>['for'];
  readonly rule: RuleRef;
}

/** Whether a place helps those who take heart in it; passengers share that of their vehicle (16.0, ruling R-405). */
function isSheltered(p: Position, unit: Unit): boolean {
  const outside = unit.aboard < 0 ? unit : unitOf(p, unit.aboard);
  return outside.at >= 0 && positiveTm(p, outside);
}

/** What is added to the two dice of a Morale Check. */
export function moraleCheckTally(p: Position, unit: Unit, aid: MoraleAid): Tally {
  const sum = new TallyBuilder();
  if (aid.leader) sum.add('leadership', -leadershipOf(p, aid.leader), '11.1.1');
  if (aid.tm && isSheltered(p, unit)) sum.add('positive-target-modifier', SHELTER, '1.5.1');
  return sum.done();
}

/** Dice order: both dice of the unit at once. Says whether it passed, and what the dice alone showed. */
export function takeMoraleCheck(play: Play, unit: Unit, check: MoraleCheck): { passed: boolean; natural: number } {
  const tally = moraleCheckTally(play, unit, check);
  const morale = moraleOf(play, unit) + (check.moraleBonus ?? 0);
  const dice = roll(play, [6, 6], check.for);
  const natural = dice.reduce((total, die) => total + die, 0);
  const sum: Tally = { total: natural + tally.total, parts: tally.parts };
  const passed = sum.total <= morale;
  tell(play, { t: 'morale-checked', unit: unit.id, for: check.for, dice, sum, morale, passed, rule: check.rule });
  return { passed, natural };
}

export const rollMoraleCheck = (play: Play, unit: Unit, check: MoraleCheck): boolean =>
  takeMoraleCheck(play, unit, check).passed;

export interface MoraleForecast {
  readonly tally: Tally;
  /** The greatest natural sum of the dice that passes. */
  readonly needed: number;
  /** Of 36 throws, how many pass. */
  readonly chance: readonly [passing: number, of: 36];
}

/** How many of the 36 throws of two dice show `sum` or less. */
function throwsAtMost(sum: number): number {
  let count = 0;
  for (let first = 1; first <= 6; first++) count += Math.min(6, Math.max(0, sum - first));
  return count;
}

export function forecastMoraleCheck(p: Position, unit: Unit, aid: MoraleAid): MoraleForecast {
  const tally = moraleCheckTally(p, unit, aid);
  const needed = moraleOf(p, unit) + (aid.moraleBonus ?? 0) - tally.total;
  return { tally, needed, chance: [throwsAtMost(needed), 36] };
}
