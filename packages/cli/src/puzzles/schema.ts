/** A file of puzzles as written; docs/opponent.md explains it. */
import { z } from 'zod';

const words = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });

/** An order, as much of it as matters. */
const order = z.looseObject({ do: z.string().min(1) });

/** One order, or several to be given one after another. */
const line = z.union([order, z.array(order).min(1)]);

const puzzle = z.strictObject({
  puzzle: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in small letters with hyphens'),
  why: words,
  position: z.looseObject({}),
  steps: z.array(z.looseObject({})).optional(),
  best: z.array(line).min(1),
});

export const puzzleFileSchema = z.strictObject({
  $schema: z.string().optional(),
  about: words,
  position: z.looseObject({}).optional(),
  puzzles: z.array(puzzle).min(1),
});

export type PuzzleFile = z.output<typeof puzzleFileSchema>;
export type WrittenPuzzle = PuzzleFile['puzzles'][number];
