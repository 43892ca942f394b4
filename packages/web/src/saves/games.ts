/** Games kept in the browser's own database. */
import type { KeptReasons } from '../table/hints/reasons.ts';
import type { GameRecord } from '../table/store/types.ts';

const STORE = 'games';

export interface KeptGame {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly record: GameRecord;
  readonly turn: number;
  readonly over: boolean;
  /** Of the computer's decisions made in this browser; files and links go without. */
  readonly reasons?: KeptReasons;
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

/** Games that the database would not take, its store being full: they last as long as the page. */
const unkept = new Map<string, KeptGame>();

/** Fails where the game could not be written; it can be opened all the same. */
export async function keepGame(game: KeptGame): Promise<void> {
  unkept.set(game.id, game);
  await inStore('readwrite', (store) => store.put(game));
  if (unkept.get(game.id) === game) unkept.delete(game.id);
}

export const keptGame = async (id: string): Promise<KeptGame | undefined> =>
  unkept.get(id) ?? inStore('readonly', (store) => store.get(id) as IDBRequest<KeptGame | undefined>);

/** The latest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const written = await inStore('readonly', (store) => store.getAll() as IDBRequest<KeptGame[]>);
  const games = [...written.filter(({ id }) => !unkept.has(id)), ...unkept.values()];
  return games.sort((a, b) => b.at - a.at);
}

export async function forgetGame(id: string): Promise<void> {
  unkept.delete(id);
  await inStore('readwrite', (store) => store.delete(id));
}

/** Told to the window when games were added beside whoever lists them. */
export const GAMES_CHANGED = 'opfire-games-changed';
