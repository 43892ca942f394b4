/** The computer's side of the table: it thinks here, beside the page. */
import {
  type Explanation,
  makePlayer,
  type Player,
  type PlayerOptions,
  type Suggestion,
  suggestionsFrom,
  tellable,
} from '@opfire/ai';
import { type GameSetup, makeWorld, type Order, type State, type World } from '@opfire/engine';
import { expose } from 'comlink';

export interface Choice {
  readonly order: Order;
  readonly why: Explanation;
}

let world: World | undefined;
let player: Player | undefined;
/** Whoever waits for an answer may lose his patience. */
let patience = new AbortController();

function seated(): { readonly world: World; readonly player: Player } {
  if (world === undefined || player === undefined) throw new Error('the opponent has not sat down yet');
  return { world, player };
}

const api = {
  sit(setup: GameSetup, options: PlayerOptions): void {
    world = makeWorld(setup);
    player = makePlayer(options);
  },

  async choose(state: State): Promise<Choice> {
    const at = seated();
    const game = { world: at.world, state };
    patience = new AbortController();
    const order = await at.player.chooseSoon(game, { signal: patience.signal });
    return { order, why: tellable(game, at.player.explain() as Explanation) };
  },

  /** What he would do in somebody else's place. */
  async suggest(state: State): Promise<readonly Suggestion[]> {
    const at = seated();
    const game = { world: at.world, state };
    patience = new AbortController();
    await at.player.chooseSoon(game, { signal: patience.signal });
    return suggestionsFrom(game, at.player.explain() as Explanation);
  },

  /** Settles for the best that has been found so far. */
  hurry(): void {
    patience.abort();
  },
};

export type OpponentWorker = typeof api;

expose(api);
