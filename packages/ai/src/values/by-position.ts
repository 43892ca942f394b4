/** What is worked out once for a position and kept as long as that lasts. */
import type { Game, State } from '@opfire/engine';

/** All but who owes which decision, the passes so far and the dice: what a declaration leaves as it is (4.0). */
const isSame = (one: State, other: State): boolean =>
  one === other ||
  (one.units === other.units &&
    one.weapons === other.weapons &&
    one.ground === other.ground &&
    one.spotted === other.spotted &&
    one.melees === other.melees &&
    one.control === other.control &&
    one.scenario === other.scenario &&
    one.turn === other.turn &&
    one.phase === other.phase);

/** The same answer for the same position, whichever decision is owed in it. */
export function byPosition<T>(make: (game: Game) => T): (game: Game) => T {
  const kept = new WeakMap<State['units'], { readonly game: Game; readonly made: T }>();
  return (game) => {
    const known = kept.get(game.state.units);
    if (known && known.game.world === game.world && isSame(known.game.state, game.state)) return known.made;
    const made = make(game);
    kept.set(game.state.units, { game, made });
    return made;
  };
}
