/** The computer's side of the table: it thinks here, beside the page. */
import { makePlayer, type Player, type PlayerOptions } from '@opfire/ai';
import { type GameSetup, makeWorld, type Order, type State, type World } from '@opfire/engine';
import { expose } from 'comlink';

let world: World | undefined;
let player: Player | undefined;

const api = {
  sit(setup: GameSetup, options: PlayerOptions): void {
    world = makeWorld(setup);
    player = makePlayer(options);
  },

  choose(state: State): Promise<Order> {
    if (world === undefined || player === undefined) throw new Error('the opponent has not sat down yet');
    return player.chooseSoon({ world, state });
  },
};

export type OpponentWorker = typeof api;

expose(api);
