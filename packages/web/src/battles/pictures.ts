/** Pictures of boards, drawn once and kept as long as the page is open. */
import type { GameSetup } from '@opfire/engine';
import { wrap } from 'comlink';
import type { Box } from '../drawing/plane.ts';
import type { Drawing } from './drawing-worker.ts';
import { battleNamed } from './scenarios.ts';

let drawing: ReturnType<typeof wrap<Drawing>> | undefined;

function artist() {
  drawing ??= wrap<Drawing>(new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' }));
  return drawing;
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

const drawn = new Map<string, string>();

/** Who waits for which picture, the longest waiting first. */
const waiting = new Map<string, Set<(address: string) => void>>();
let isDrawing = false;

async function drawMiniature(id: string): Promise<string> {
  const entry = battleNamed(id);
  if (entry === undefined) throw new Error(`there is no battle "${id}"`);
  return addressOf(await artist().miniature(entry.scenario));
}

/** One after the other, so that a picture nobody waits for any more is never begun. */
async function drawWaiting(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = waiting.keys().next(); !next.done; next = waiting.keys().next()) {
    const id = next.value;
    try {
      const address = await drawMiniature(id);
      drawn.set(id, address);
      for (const take of waiting.get(id) ?? []) take(address);
    } catch (error) {
      reportError(error);
    }
    waiting.delete(id);
  }
  isDrawing = false;
}

/** The address of a small picture of a battle's ground, if it is drawn already. */
export const drawnMiniature = (id: string): string | undefined => drawn.get(id);

/** Asks for one; returns how to ask no more. */
export function awaitMiniature(id: string, take: (address: string) => void): () => void {
  const known = drawn.get(id);
  if (known !== undefined) {
    take(known);
    return () => undefined;
  }
  const takers = waiting.get(id) ?? new Set();
  waiting.set(id, takers.add(take));
  drawWaiting().catch(reportError);
  return () => {
    takers.delete(take);
    if (takers.size === 0 && waiting.get(id) === takers) waiting.delete(id);
  };
}

export interface GroundPicture {
  readonly box: Box;
  readonly address: string;
  readonly words: string;
}

const grounds = new WeakMap<object, Promise<GroundPicture>>();

/** The ground of a game: a picture, and the words written on it. */
export function groundOf({ board, chart }: GameSetup): Promise<GroundPicture> {
  const known =
    grounds.get(board) ??
    artist()
      .ground({ board, chart })
      .then(({ box, picture, words }) => ({ box, words, address: addressOf(picture) }));
  grounds.set(board, known);
  return known;
}
