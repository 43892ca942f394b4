/** What has been judged of the lines of sight on a board, so that no line is judged twice. */
import type { Board, LocationId } from './board.ts';
import { type Ground, judge, type SightRules } from './judge.ts';
import { linesOf } from './lines.ts';
import { obstaclesOf } from './obstacles.ts';
import type { SightCode } from './sight-code.ts';

/** Sight past the counters that lie on the board, judged pair by pair as it is asked for. */
export interface JudgedSight {
  /** The counters of each hex as bits (see obstruction.ts). */
  readonly counters: Uint8Array;
  /** Sight codes: codes[from × locations + to]. */
  readonly codes: Uint8Array;
}

export interface SightTable extends Ground {
  /** Sight of the board alone. Counters that play adds are judged live: rules/sight. */
  readonly bare: JudgedSight;
}

const UNKNOWN = 255;

export function makeSightTable(board: Board, rules: SightRules): SightTable {
  const ground: Ground = { board, rules, lines: linesOf(board), obstacles: obstaclesOf(board) };
  return { ...ground, bare: notYetJudged(ground, new Uint8Array(board.hexes.length)) };
}

export const notYetJudged = ({ board }: Ground, counters: Uint8Array): JudgedSight => ({
  counters,
  codes: new Uint8Array(board.locations.length ** 2).fill(UNKNOWN),
});

/** The line between two locations of the map: the same in either direction. */
export function sightBetween(ground: Ground, judged: JudgedSight, from: LocationId, to: LocationId): SightCode {
  const size = ground.board.locations.length;
  const known = judged.codes[from * size + to] as SightCode;
  if (known !== UNKNOWN) return known;
  const code = judge(ground, judged.counters, from, to);
  judged.codes[from * size + to] = code;
  judged.codes[to * size + from] = code;
  return code;
}
