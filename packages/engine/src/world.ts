/** Works out, once per battle, what its setup implies: compiled board, sight, adjacency, ruleset. */
import { compileBoard } from './board/compile.ts';
import { makeSightTable } from './board/sight-table.ts';
import { rulesetFor } from './editions/editions.ts';
import { ownGuns } from './rules/ordnance/gun.ts';
import { adjacencyOf } from './rules/sight/adjacency.ts';
import type { UnitType } from './state/counters.ts';
import { isAircraft, isMachine } from './state/query.ts';
import { inOneShape } from './state/shapes.ts';
import type { GameSetup, World } from './state/state.ts';

const hasGuns = (type: UnitType): boolean => ownGuns(type).length > 0;

export function makeWorld(given: GameSetup): World {
  const setup = inOneShape(given);
  const rules = rulesetFor(setup.edition, setup.switches);
  const board = compileBoard(setup.board, setup.chart, setup.unitTypes.some(isAircraft));
  return {
    setup,
    rules,
    board,
    sight: makeSightTable(board, rules),
    adjacent: adjacencyOf(board, rules),
    machines: setup.unitTypes.some(isMachine),
    mounts: setup.unitTypes.some(({ mount }) => mount),
    ordnance: setup.weaponTypes.some(({ ordnance }) => ordnance) || setup.unitTypes.some(hasGuns),
  };
}
