import { decision, type Game } from '@opfire/engine';
import { reasonsOf } from '../table/hints/reasons.ts';
import type { GameRecord, Step } from '../table/store/types.ts';
import type { KeptGame } from './games.ts';

/** A game to be kept, as it stands now, with what is known of the computer's reasons in these steps. */
export const keptNow = (record: GameRecord, game: Game, steps: readonly Step[] = []): KeptGame => ({
  id: record.id,
  at: Date.now(),
  record,
  turn: game.state.turn,
  over: decision(game) === undefined,
  reasons: reasonsOf(steps),
});
