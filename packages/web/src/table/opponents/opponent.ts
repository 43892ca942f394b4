/** Whoever decides for a side without a person: asked with the game as it stands, answers with an order. */
import type { Level } from '@opfire/ai';
import type { Game, Order } from '@opfire/engine';
import { wrap } from 'comlink';
import type { GameRecord } from '../store/types.ts';
import type { OpponentWorker } from './opponent-worker.ts';

export interface Opponent {
  choose(game: Game): Promise<Order>;
  /** Gets up and goes. */
  leave(): void;
}

/** A computer player in a worker of its own. */
export function computer({ setup, orders }: GameRecord, level: string): Opponent {
  const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' });
  const { sit, choose } = wrap<OpponentWorker>(worker);
  const seated = sit(setup, { level: level as Level, seed: orders.length + 1 });
  return {
    async choose({ state }) {
      await seated;
      return choose(state);
    },
    leave: () => worker.terminate(),
  };
}
