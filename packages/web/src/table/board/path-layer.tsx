/** The way to the hex under the pointer, with the risk of each step. */
import './path.css';
import type { HexId, PathStep } from '@opfire/engine';
import { hexCentre } from '../../drawing/plane.ts';
import { useHoveredWay } from '../offers/use-way.ts';
import { useTable } from '../store/table-context.tsx';

export const percentOf = (chance: number): string => `${Math.round(chance * 100)}%`;

function Risk({ step, hex }: { readonly step: PathStep; readonly hex: HexId }) {
  const cell = useTable((table) => table.game.world.board.hexes[hex]);
  if (cell === undefined || step.harm < 0.005) return null;
  const [x, y] = hexCentre(cell);
  return (
    <g className="risk" transform={`translate(${x} ${y - 58})`} data-grave={step.harm >= 0.4}>
      <rect x="-40" y="-21" width="80" height="40" rx="20" />
      <text y="8">{percentOf(step.harm)}</text>
    </g>
  );
}

export function PathLayer() {
  const board = useTable((table) => table.game.world.board);
  const found = useHoveredWay();
  if (found === undefined) return null;
  const { way, steps } = found;
  const frame = way.from.state.stack.at(-1);
  const start = frame?.f === 'move' ? frame.at : -1;
  const hexes = [start, ...way.path].map((at) => board.locations[at]?.hex ?? -1);
  const points = hexes.flatMap((hex) => {
    const cell = board.hexes[hex];
    return cell ? [hexCentre(cell)] : [];
  });
  return (
    <g className="path" data-path={way.path.length}>
      <path className="casing" d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      <path className="line" d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      {points.slice(1).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
      ))}
      {steps.map((step) => (
        <Risk key={step.to} step={step} hex={board.locations[step.to]?.hex ?? -1} />
      ))}
    </g>
  );
}
