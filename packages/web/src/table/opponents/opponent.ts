/** Whoever decides for a side without a person: asked with the game as it stands, answers with an order. */
import type { Level, PlayerOptions, Suggestion } from '@opfire/ai';
import type { Game } from '@opfire/engine';
import { type Remote, wrap } from 'comlink';
import type { ComputerSeat, GameRecord } from '../store/types.ts';
import type { Choice, OpponentWorker } from './opponent-worker.ts';

export interface Opponent {
  choose(game: Game): Promise<Choice>;
  /** Has him settle for the best that he has found so far. */
  hurry(): void;
  /** Gets up and goes. */
  leave(): void;
}

export interface Adviser {
  suggest(game: Game): Promise<readonly Suggestion[]>;
  leave(): void;
}

interface Beside {
  readonly remote: Remote<OpponentWorker>;
  readonly seated: Promise<void>;
  leave(): void;
}

/** A player in a worker of his own. */
function besideThePage({ setup, orders }: GameRecord, options: PlayerOptions): Beside {
  const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<OpponentWorker>(worker);
  return {
    remote,
    seated: remote.sit(setup, { seed: orders.length + 1, ...options }),
    leave: () => worker.terminate(),
  };
}

export function computer(record: GameRecord, { level, style }: ComputerSeat): Opponent {
  const { remote, seated, leave } = besideThePage(record, { level: level as Level, ...(style && { style }) });
  return {
    async choose({ state }) {
      await seated;
      return remote.choose(state);
    },
    hurry: () => {
      remote.hurry().catch(() => undefined);
    },
    leave,
  };
}

/** Nobody who has asked wants to wait. */
const ADVICE_WITHIN = { milliseconds: 700 };

export function adviser(record: GameRecord): Adviser {
  const { remote, seated, leave } = besideThePage(record, { level: 'veteran', budget: ADVICE_WITHIN });
  return {
    async suggest({ state }) {
      await seated;
      return remote.suggest(state);
    },
    leave,
  };
}
