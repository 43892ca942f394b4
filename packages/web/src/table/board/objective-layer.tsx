/** A pennant in each hex that the battle is about: whose colours it shows, holds it. */
import './objectives.css';
import type { HexId, Side } from '@opfire/engine';
import { hexCentre } from '../../drawing/plane.ts';
import { useTable } from '../store/table-context.tsx';
import { edgeOf, within } from './edge.ts';
import { objectivesOf } from './objectives.ts';

/** The first side's has a point, the second's a notch; a bare pole is nobody's. */
const CLOTH = { 0: 'M3 -40L38 -29L3 -18Z', 1: 'M3 -40H38L28 -29L38 -18H3Z' } as const;

function Pennant({ hex, side }: { readonly hex: HexId; readonly side: Side | -1 }) {
  const board = useTable((table) => table.game.world.board);
  const cell = board.hexes[hex];
  if (cell === undefined) return null;
  const [x, y] = hexCentre(cell);
  const [px, py] = within(edgeOf(board), [x - 58, y - 18], 44);
  return (
    <g className="pennant" data-objective={cell.name} data-side={side} transform={`translate(${px} ${py})`}>
      <path className="pole" d="M0 4V-42" />
      {side >= 0 && <path className="cloth" d={CLOTH[side as Side]} />}
    </g>
  );
}

export function ObjectiveLayer() {
  const world = useTable((table) => table.game.world);
  const control = useTable((table) => table.game.state.control);
  return (
    <g className="objectives">
      {[...objectivesOf(world)].map((hex) => (
        <Pennant key={hex} hex={hex} side={control[world.board.ground[hex] ?? -1] ?? -1} />
      ))}
    </g>
  );
}
