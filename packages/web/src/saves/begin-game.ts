/** A new game: kept from its first moment, and opened on the table. */
import { goTo } from '../app/routes.ts';
import type { NewGame } from '../table/store/new-record.ts';
import { keepGame } from './games.ts';

export async function beginGame(choice: NewGame): Promise<void> {
  // The rules are fetched when somebody begins: choosing a battle needs none of them.
  const { newRecord } = await import('../table/store/new-record.ts');
  const record = await newRecord(choice);
  await keepGame({ id: record.id, at: Date.now(), record, turn: record.start.turn, over: false });
  goTo({ at: 'table', game: record.id });
}
