/** `opfire puzzles`: how many small tactical positions each level of the opponent solves. */
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '@opfire/ai';
import { columns } from '../columns.ts';
import { type Command, Complaint } from '../command.ts';
import { contestant, seedOf, wholeNumber } from '../laboratory/options.ts';
import { Progress } from '../laboratory/progress.ts';
import { percent } from '../laboratory/statistics.ts';
import { troublesOf } from '../puzzles/pose.ts';
import { PUZZLES, type Puzzle, puzzlesIn } from '../puzzles/read.ts';
import { type Attempt, solve } from '../puzzles/solve.ts';

const OPTIONS = {
  level: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  nodes: { type: 'string', default: '4000' },
  from: { type: 'string', default: PUZZLES },
  tell: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const levelsIn = (written: readonly string[] | undefined): readonly Level[] =>
  written === undefined ? LEVELS : written.map((one) => contestant(one, undefined).level);

/** Those of a theme, or with a word in their name; all when no word is given. */
function chosen(puzzles: readonly Puzzle[], words: readonly string[]): Puzzle[] {
  const fits = ({ theme, name }: Puzzle, word: string): boolean => theme === word || name.includes(word);
  for (const word of words) {
    if (puzzles.some((puzzle) => fits(puzzle, word))) continue;
    const themes = [...new Set(puzzles.map(({ theme }) => theme))].join(', ');
    throw new Complaint(`no puzzle is called "${word}"; the themes are ${themes}`);
  }
  return puzzles.filter((puzzle) => words.length === 0 || words.some((word) => fits(puzzle, word)));
}

const solvedBy = (attempts: readonly Attempt[], level: Level): readonly [number, number] => {
  const own = attempts.filter((attempt) => attempt.level === level);
  return [own.filter(({ solved }) => solved).length, own.length];
};

function table(attempts: readonly Attempt[], levels: readonly Level[]): string[] {
  const themes = [...new Set(attempts.map(({ theme }) => theme))];
  const row = (name: string, of: readonly Attempt[]): string[] => [
    name,
    ...levels.map((level) => solvedBy(of, level).join(' of ')),
  ];
  const rows = themes.map((theme) =>
    row(
      theme,
      attempts.filter((attempt) => attempt.theme === theme),
    ),
  );
  const shares = levels.map((level) => {
    const [solved, tried] = solvedBy(attempts, level);
    return percent(solved / Math.max(1, tried));
  });
  return columns([['', ...levels], ...rows, row('all', attempts), ['', ...shares]]);
}

/** What those who missed it ordered, and what would have been better and why. */
function failures(attempts: readonly Attempt[], puzzles: readonly Puzzle[]): string[] {
  return puzzles.flatMap(({ name, best, why }) => {
    const missed = attempts.filter(({ puzzle, solved }) => puzzle === name && !solved);
    if (missed.length === 0) return [];
    return [
      '',
      `${name}: ${why.en}`,
      `  best ${best.map((line) => JSON.stringify(line.at(-1))).join(' or ')}`,
      ...missed.map(({ level, orders }) => `  ${level} ${JSON.stringify(orders.at(-1))}`),
    ];
  });
}

function summary(attempts: readonly Attempt[], levels: readonly Level[]) {
  return Object.fromEntries(
    levels.map((level) => {
      const [solved, puzzles] = solvedBy(attempts, level);
      return [level, { solved, puzzles, share: solved / Math.max(1, puzzles) }];
    }),
  );
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const levels = levelsIn(values.level);
  const seed = seedOf(values.seed);
  const budget = { nodes: wholeNumber('nodes', values.nodes, 1) };
  const puzzles = chosen(puzzlesIn(values.from), positionals);
  const troubles = puzzles.flatMap(troublesOf);
  if (troubles.length > 0) throw new Complaint(troubles.join('; '));
  const progress = new Progress(levels.length * puzzles.length);
  progress.show('');
  const attempts: Attempt[] = [];
  for (const level of levels) {
    for (const puzzle of puzzles) {
      attempts.push(solve(puzzle, { level, seed, budget }));
      progress.step(level);
    }
  }
  progress.end();
  const told = [...table(attempts, levels), ...(values.tell ? failures(attempts, puzzles) : [])].join('\n');
  const json = { seed, ...budget, levels: summary(attempts, levels), attempts };
  process.stdout.write(`${values.json ? JSON.stringify(json, undefined, 2) : told}\n`);
  return 0;
}

export const command: Command = {
  name: 'puzzles',
  summary: 'Counts how many small tactical positions each level of the opponent solves.',
  usage: `[THEME | WORD …] [--level LEVEL]… [--nodes N] [--seed S] [--tell] [--from FOLDER] [--json]

THEME, WORD    only the puzzles of a theme, or with a word in their name; all when left out
--level LEVEL  random, recruit, regular or veteran; may be given more than once; all when left out
--nodes N      what a veteran may think about for each decision, in orders tried out; 4000 when left out, about what a second and a half holds
--seed S       of the players; the same seed and nodes give the same answers on every machine; 1 when left out
--tell         what those who missed a puzzle ordered instead, and why that is worse
--from FOLDER  puzzles of your own (docs/opponent.md)`,
  run: (args) => Promise.resolve(run(args)),
};
