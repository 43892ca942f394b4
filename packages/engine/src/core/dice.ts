/**
 * The only chance in the engine (1.2). Dice are a value in the state: a seeded generator, or a script of
 * given results for cases and for replaying a game played on a table.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export type Dice = { readonly seed: readonly number[] } | { readonly script: readonly number[]; readonly next: number };

/** The script of a case ran out: the case needs one more die. */
export class DiceExhausted extends Error {
  override readonly name = 'DiceExhausted';
  constructor(rolled: number, purpose: string) {
    super(`the dice script holds ${rolled} dice, and one more is needed${purpose && ` for: ${purpose}`}`);
  }
}

/** A script gives a die a result that none of its faces shows. */
class ImpossibleDie extends Error {
  override readonly name = 'ImpossibleDie';
  constructor(result: number, faces: number, purpose: string) {
    super(`a die of ${faces} faces cannot show ${result}${purpose && ` (for: ${purpose})`}`);
  }
}

/** The generator begins alike for seeds next to each other: none up to 400 had a three as its second die. Far along it does not. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  generator.jump();
  return { seed: generator.getState() };
}

export const scriptedDice = (script: readonly number[]): Dice => ({ script, next: 0 });

/** Rolls one die for each entry of `sides`: the results, and the dice afterwards. */
export function rollDice(dice: Dice, sides: readonly number[], purpose = ''): { results: number[]; dice: Dice } {
  if ('script' in dice) {
    const { script, next } = dice;
    if (next + sides.length > script.length) throw new DiceExhausted(script.length, purpose);
    const results = script.slice(next, next + sides.length);
    results.forEach((result, at) => {
      if (result > (sides[at] as number)) throw new ImpossibleDie(result, sides[at] as number, purpose);
    });
    return { results, dice: { script, next: next + sides.length } };
  }
  const generator = xoroshiro128plusFromState(dice.seed);
  const results = sides.map((faces) => uniformInt(generator, 1, faces));
  return { results, dice: { seed: generator.getState() } };
}
