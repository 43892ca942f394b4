/** The computer's side of the table: it thinks here, beside the page. */
import {
  type Explanation,
  makePlayer,
  type Player,
  type PlayerOptions,
  type Suggestion,
  suggestionsFrom,
} from '@opfire/ai';
import { type GameSetup, makeWorld, type Order, type State, type World } from '@opfire/engine';
import { expose } from 'comlink';

/** Of everything that was weighed, as much as anybody would read. */
const WORTH_TELLING = 6;

export interface Choice {
  readonly order: Order;
  readonly why: Explanation;
}

let world: World | undefined;
let player: Player | undefined;

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
    const order = await at.player.chooseSoon({ world: at.world, state });
    const { side, kind, candidates } = at.player.explain() as Explanation;
    const [chosen, ...others] = candidates;
    return { order, why: { side, kind, candidates: [chosen, ...others.slice(0, WORTH_TELLING)] } };
  },

  /** What he would do in somebody else's place. */
  async suggest(state: State): Promise<readonly Suggestion[]> {
    const at = seated();
    const game = { world: at.world, state };
    await at.player.chooseSoon(game);
    return suggestionsFrom(game, at.player.explain() as Explanation);
  },
};

export type OpponentWorker = typeof api;

expose(api);
