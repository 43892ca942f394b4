/** Works out, once per battle, what its setup implies: compiled board, sight of all pairs, adjacency, ruleset. */
import { compileBoard } from './board/compile.ts';
import { buildSightTable } from './board/sight-table.ts';
import { rulesetFor } from './editions/editions.ts';
import { adjacencyOf } from './rules/sight/adjacency.ts';
import { isMachine } from './state/query.ts';
import { inOneShape } from './state/shapes.ts';
import type { GameSetup, World } from './state/state.ts';

export function makeWorld(given: GameSetup): World {
  const setup = inOneShape(given);
  const rules = rulesetFor(setup.edition, setup.switches);
  const board = compileBoard(setup.board, setup.chart);
  return {
    setup,
    rules,
    board,
    sight: buildSightTable(board, rules),
    adjacent: adjacencyOf(board, rules),
    machines: setup.unitTypes.some(isMachine),
  };
}
