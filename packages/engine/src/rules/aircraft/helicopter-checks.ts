/** Damage Checks of helicopters and of those in them (5.1, 19.2.7). */
import { type Play, roll1d6, tell } from '../../core/play.ts';
import type { Tally } from '../../core/tally.ts';
import type { CheckResult } from '../../state/events.ts';
import { moraleOf, ridersOf, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { checkTally, resolveChecks } from '../fire-combat/damage.ts';
import { damageHelicopter, destroyHelicopter } from './crash.ts';

/** The Helicopter column of the Direct Fire Table's results (5.1). */
export function helicopterResult(total: number, morale: number): CheckResult {
  if (total <= morale) return 'no-effect';
  return total >= 2 * morale ? 'destroyed' : 'damaged';
}

/** The helicopter rolls first, then everybody in it; what becomes of it comes last, and takes them along (19.2.7). */
export function checkHelicopter(play: Play, id: UnitId, difference: number): void {
  const helicopter = unitOf(play, id);
  const die = roll1d6(play, 'damage-check');
  const tally = checkTally(play, difference, undefined);
  const sum: Tally = { total: die + tally.total, parts: tally.parts };
  const morale = moraleOf(play, helicopter);
  const result = helicopterResult(sum.total, morale);
  tell(play, { t: 'damage-checked', unit: id, die, sum, morale, result, rule: '19.2.7' });
  const checks = ridersOf(play, id).map((unit) => ({ unit: unit.id, check: difference }));
  resolveChecks(play, helicopter.at, checks, { rule: '19.2.7', heroes: false });
  if (result === 'destroyed') destroyHelicopter(play, id, '19.2.7');
  else if (result === 'damaged') damageHelicopter(play, id, '19.2.7');
}
