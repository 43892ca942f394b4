/** Pictures of boards, drawn once and kept as long as the page is open. */
import type { GameSetup } from '@opfire/engine';
import { wrap } from 'comlink';
import type { Box } from '../drawing/plane.ts';
import type { Drawing } from './drawing-worker.ts';

let drawing: ReturnType<typeof wrap<Drawing>> | undefined;

function artist() {
  drawing ??= wrap<Drawing>(new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' }));
  return drawing;
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

const miniatures = new Map<string, Promise<string>>();

/** The address of a small picture of a battle's ground. */
export function miniatureOf(id: string): Promise<string> {
  const known = miniatures.get(id) ?? artist().miniature(id).then(addressOf);
  miniatures.set(id, known);
  return known;
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
