/** All-pairs line of sight of the bare board. Counters that play adds are judged live: rules/sight. */
import type { Board } from './board.ts';
import { type Ground, judgeLine, lineOver, type SightRules } from './judge.ts';
import { linesOf } from './lines.ts';
import { obstaclesOf } from './obstacles.ts';

export interface SightTable extends Ground {
  /** Sight codes: codes[from × locations + to]. */
  readonly codes: Uint8Array;
}

/** Judges every pair of locations. The lines of a board are laid once and kept, so doing it again is cheap. */
export function buildSightTable(board: Board, rules: SightRules): SightTable {
  const ground: Ground = { board, rules, lines: linesOf(board), obstacles: obstaclesOf(board) };
  const line = lineOver(ground, new Uint8Array(board.hexes.length));
  const size = board.locations.length;
  const codes = new Uint8Array(size * size);
  for (let b = 1; b < size; b++) {
    for (let a = 0; a < b; a++) {
      const code = judgeLine(line, a, b);
      codes[a * size + b] = code;
      codes[b * size + a] = code;
    }
  }
  return { ...ground, codes };
}
