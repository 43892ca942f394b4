/** A new game: kept from its first moment, and opened on the table. */
import { goTo } from '../app/routes.ts';
import type { NewGame } from '../table/store/new-record.ts';
import { type KeptGame, keepGame } from './games.ts';
import { sayNotKept } from './not-kept.ts';

/** Opens a game that nobody has played yet, also where the browser has no room to keep it. */
export async function openNew(game: KeptGame): Promise<void> {
  await keepGame(game).catch((error: unknown) => sayNotKept('game', () => game.record, error));
  goTo({ at: 'table', game: game.id });
}

export async function beginGame(choice: NewGame): Promise<void> {
  // The rules are fetched when somebody begins: choosing a battle needs none of them.
  const { newRecord } = await import('../table/store/new-record.ts');
  const record = await newRecord(choice);
  await openNew({ id: record.id, at: Date.now(), record, turn: record.start.turn, over: false });
}
