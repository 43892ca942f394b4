/** Games kept in the browser's own database. */
import type { GameRecord } from '../table/store/types.ts';

const STORE = 'games';

export interface KeptGame {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly record: GameRecord;
  readonly turn: number;
  readonly over: boolean;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open('opfire', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await answer(request);
  return database.transaction(STORE, mode).objectStore(STORE);
}

export async function keepGame(game: KeptGame): Promise<void> {
  await answer((await open('readwrite')).put(game));
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return (await answer((await open('readonly')).get(id))) as KeptGame | undefined;
}

/** The latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = (await answer((await open('readonly')).getAll())) as KeptGame[];
  return games.sort((a, b) => b.at - a.at);
}

export async function forgetGame(id: string): Promise<void> {
  await answer((await open('readwrite')).delete(id));
}
