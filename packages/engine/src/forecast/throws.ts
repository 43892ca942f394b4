/** How opposed rolls can fall (5.0). */

/** By how much the attacker's dice beat the defender's die, and how likely that is. */
export interface Throw {
  readonly difference: number;
  readonly chance: number;
}

export type Counted = 'sum' | 'highest';

const DEFENCE_SIDES = 6;

/** Every result of the dice once. */
function* rolls(sides: readonly number[]): Generator<number[]> {
  const [first, ...rest] = sides;
  if (first === undefined) return yield [];
  for (let face = 1; face <= first; face++) for (const others of rolls(rest)) yield [face, ...others];
}

function count(sides: readonly number[], counted: Counted): Throw[] {
  const ways = new Map<number, number>();
  let all = 0;
  for (const dice of rolls(sides)) {
    const attack = counted === 'sum' ? dice.reduce((sum, die) => sum + die, 0) : Math.max(...dice);
    for (let defence = 1; defence <= DEFENCE_SIDES; defence++) {
      ways.set(attack - defence, (ways.get(attack - defence) ?? 0) + 1);
      all++;
    }
  }
  return [...ways].map(([difference, number]) => ({ difference, chance: number / all }));
}

/** Few kinds of roll exist: each is counted out once. */
const known = new Map<string, readonly Throw[]>();

export function throwsOf(sides: readonly number[], counted: Counted): readonly Throw[] {
  const key = `${counted} ${sides.join(' ')}`;
  const found = known.get(key) ?? count(sides, counted);
  known.set(key, found);
  return found;
}
