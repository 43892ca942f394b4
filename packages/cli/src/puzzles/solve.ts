/** Lets a player of the opponent's try a puzzle. */
import { type Budget, type Level, makePlayer } from '@opfire/ai';
import { decision, type Game } from '@opfire/engine';
import { type Written, writeOrder } from '@opfire/engine/notation';
import { matches } from '../case/match.ts';
import { goOn, pose } from './pose.ts';
import type { Line, Puzzle } from './read.ts';

export interface Attempt {
  readonly puzzle: string;
  readonly theme: string;
  readonly level: Level;
  readonly solved: boolean;
  /** What he ordered, up to the end of a best line or to where he left all of them. */
  readonly orders: readonly Written[];
}

export interface Candidate {
  readonly level: Level;
  readonly seed: number;
  readonly budget: Budget;
}

/** Best lines that go on as the player's orders so far did. */
const stillOpen = (lines: readonly Line[], place: number, order: Written): Line[] =>
  lines.filter((line) => matches(line[place], order));

export function solve(puzzle: Puzzle, { level, seed, budget }: Candidate): Attempt {
  const player = makePlayer({ level, seed, budget });
  const { name, theme } = puzzle;
  const orders: Written[] = [];
  let game: Game = pose(puzzle, seed);
  let lines = puzzle.best;
  const result = (solved: boolean): Attempt => ({ puzzle: name, theme, level, solved, orders });
  while (decision(game)) {
    const order = player.choose(game);
    const written = writeOrder(game, order);
    lines = stillOpen(lines, orders.length, written);
    orders.push(written);
    if (lines.length === 0) return result(false);
    if (lines.some((line) => line.length === orders.length)) return result(true);
    game = goOn(game, order);
  }
  return result(false);
}
