/** Reads the puzzles: small positions with one clearly best order, or a few. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, readShape, type Written } from '@opfire/engine/notation';
import { layOver, type RunnableCase, readCase } from '../case/read-cases.ts';
import { problemLine } from '../case/report.ts';
import { Complaint } from '../command.ts';
import { puzzleFileSchema, type WrittenPuzzle } from './schema.ts';

/** Orders to be given one after another. */
export type Line = readonly [Written, ...Written[]];

export interface Puzzle {
  readonly name: string;
  /** The file it stands in, without its ending. */
  readonly theme: string;
  readonly file: string;
  /** The position, and the steps that lead to the decision. */
  readonly start: RunnableCase;
  readonly best: readonly Line[];
  readonly why: { readonly en: string; readonly ja: string };
}

export interface PuzzlesRead {
  readonly puzzles: readonly Puzzle[];
  readonly problems: readonly Problem[];
}

export const PUZZLES = fileURLToPath(new URL('../../../ai/puzzles', import.meta.url));

const linesOf = ({ best }: WrittenPuzzle): Line[] =>
  best.map((line) => (Array.isArray(line) ? line : [line]) as unknown as Line);

function readPuzzle(file: string, shared: unknown, written: WrittenPuzzle): PuzzlesRead {
  const { puzzle: name, position, steps = [], why } = written;
  const laid = { case: name, onward: true, position: layOver(shared, position), steps };
  const { cases, problems } = readCase(file, laid);
  const [start] = cases;
  if (!start || problems.length > 0) {
    return { puzzles: [], problems: problems.map((one) => ({ ...one, path: `${name}: ${one.path}` })) };
  }
  const theme = basename(file, '.json');
  return { puzzles: [{ name, theme, file, start, best: linesOf(written), why }], problems: [] };
}

/** The puzzles of a file, from its JSON. */
export function readPuzzles(file: string, json: unknown): PuzzlesRead {
  const read = readShape(puzzleFileSchema, json);
  if ('problems' in read) return { puzzles: [], problems: read.problems };
  const { position, puzzles } = read.ok;
  const all = puzzles.map((one) => readPuzzle(file, position, one));
  return { puzzles: all.flatMap((one) => one.puzzles), problems: all.flatMap((one) => one.problems) };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Complaint(`${file}: this is not JSON: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Every puzzle of a folder, or a complaint that says what is wrong where. */
export function puzzlesIn(folder: string = PUZZLES): Puzzle[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((name) => {
    const file = join(folder, name);
    const { puzzles, problems } = readPuzzles(file, parse(file));
    if (problems.length > 0) throw new Complaint(problems.map((one) => problemLine(file, one)).join('\n'));
    return puzzles;
  });
}
