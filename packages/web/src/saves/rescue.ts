/** The game on the table, kept at hand for the worst case: when the page fails it can still be saved as a file. */
import type { GameRecord } from '../table/store/types.ts';
import { keptGame } from './games.ts';

let held: GameRecord | undefined;

export const holdForRescue = (record: GameRecord): void => {
  held = record;
};

/** The latest known of a game: what was on the table, otherwise what the database has. */
export async function rescued(id: string): Promise<GameRecord | undefined> {
  return held?.id === id ? held : (await keptGame(id))?.record;
}
