import { decision, type Game } from '@opfire/engine';
import type { GameRecord } from '../table/store/types.ts';
import type { KeptGame } from './games.ts';

/** A game to be kept, as it stands now. */
export const keptNow = (record: GameRecord, game: Game): KeptGame => ({
  id: record.id,
  at: Date.now(),
  record,
  turn: game.state.turn,
  over: decision(game) === undefined,
});
