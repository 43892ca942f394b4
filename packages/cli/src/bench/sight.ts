/** The sight of all pairs of a board, against walking the bare hex lines of the same pairs with honeycomb-grid. */
import { lineOfSight, makeSightTable, type World } from '@opfire/engine';
import { defineHex, Grid, line, Orientation, rectangle } from 'honeycomb-grid';
import { type Measure, measure } from './measure.ts';

export interface SightBench {
  readonly hexes: number;
  readonly rebuild: Measure;
  readonly honeycomb: Measure;
  /** How many times faster the rebuilt table is than the bare walk. */
  readonly ratio: number;
  readonly question: Measure;
}

const COLUMNS = 15;
const ROWS = 9;

/** The bare walk: from every hex to every other, the hexes between them, and nothing judged. */
function bareWalk(): () => void {
  const grid = new Grid(defineHex({ orientation: Orientation.FLAT }), rectangle({ width: COLUMNS, height: ROWS }));
  const ends = [...grid].map(({ q, r }) => [q, r] as [number, number]);
  return () => {
    for (const start of ends) for (const stop of ends) if (start !== stop) grid.traverse(line({ start, stop }));
  };
}

/** Judges every pair of locations anew over lines that are laid already. */
function judgeAllPairs({ board, rules }: World): void {
  const sight = makeSightTable(board, rules);
  const size = board.locations.length;
  for (let from = 1; from < size; from++) for (let to = 0; to < from; to++) lineOfSight({ board, sight }, [], from, to);
}

export function benchSight(world: World): SightBench {
  const rebuild = measure(() => judgeAllPairs(world));
  const honeycomb = measure(bareWalk());
  const size = world.board.locations.length;
  let from = 0;
  const question = measure(() => {
    from = (from + 37) % size;
    for (let to = 0; to < 100; to++) lineOfSight(world, [], from, to);
  });
  const each: Measure = { median: question.median / 100, best: question.best / 100 };
  return {
    hexes: world.board.hexes.length,
    rebuild,
    honeycomb,
    ratio: honeycomb.median / rebuild.median,
    question: each,
  };
}
