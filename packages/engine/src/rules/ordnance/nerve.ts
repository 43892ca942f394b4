/** The nerve of a crew whose armour held (14.1.1). */
import { type Play, roll, tell } from '../../core/play.ts';
import type { Tally } from '../../core/tally.ts';
import { moraleOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { holdsNerve, nerveResult, nerveTally, type Penetration } from './penetration.ts';

/** A shell on armour. */
export interface Blow {
  /** The shell's die, then the armour's. */
  readonly dice: readonly number[];
  readonly attack: Tally;
  readonly armour: Tally;
  readonly result: Penetration;
}

export const destroys = ({ result }: Blow): boolean => result === 'penetrated' || result === 'catastrophic';

/** With the Armor Leader's Morale, if one commands it; nothing else helps (14.1.1, 11.5). */
export function rollNerve(play: Play, target: Unit, blow: Blow): ReturnType<typeof nerveResult> {
  const modifiers = nerveTally(blow.dice, blow.attack.total, blow.armour.total);
  const morale = moraleOf(play, target);
  const dice = roll(play, [6, 6], 'hit');
  const natural = dice.reduce((total, die) => total + die, 0);
  const sum: Tally = { total: natural + modifiers.total, parts: modifiers.parts };
  const passed = holdsNerve(blow.result, natural, sum.total, morale);
  tell(play, { t: 'morale-checked', unit: target.id, for: 'hit', dice, sum, morale, passed, rule: '14.1.1' });
  return nerveResult(blow.result, passed, target.shaken);
}
