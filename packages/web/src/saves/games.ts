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

/** Written is what the database has finished writing, not what it has been told. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('opfire', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await answer(request);
  // A newer page in another tab may have to change the shelves.
  database.onversionchange = () => database.close();
  return database;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = finished(transaction);
    const [result] = await Promise.all([answer(act(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

export async function keepGame(game: KeptGame): Promise<void> {
  await inStore('readwrite', (store) => store.put(game));
}

export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  inStore('readonly', (store) => store.get(id) as IDBRequest<KeptGame | undefined>);

/** The latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const games = await inStore('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>);
  return games.sort((a, b) => b.at - a.at);
}

export const forgetGame = (id: string): Promise<undefined> => inStore('readwrite', (store) => store.delete(id));

/** Told to the window when games were added beside whoever lists them. */
export const GAMES_CHANGED = 'opfire-games-changed';
