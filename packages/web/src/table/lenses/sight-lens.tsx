/** The ray from hand to pointer: ink when clear, amber and dashed where degraded, cut and red where blocked. */
import './sight-line.css';
import type { Board, SightReport } from '@opfire/engine';
import { hexCentre, type Point } from '../../drawing/plane.ts';
import { hexPath, shapePath } from '../board/shapes.ts';
import { useTable } from '../store/table-context.tsx';
import { useSightLines } from './sight-line.ts';

type Cause = SightReport['causes'][number];

/** The shape that counts, or the whole hex where the terrain fills it. */
function outlineOf(board: Board, { hex, reachingFrom, shape }: Cause): string {
  const owner = board.hexes[reachingFrom ?? hex];
  const drawn = shape === undefined ? undefined : owner?.shapes?.[shape];
  if (owner && drawn) return shapePath(owner, drawn);
  const cell = board.hexes[hex];
  return cell ? hexPath(cell, 6) : '';
}

const centreIn = (board: Board, hex: number): Point => {
  const cell = board.hexes[hex];
  return cell ? hexCentre(cell) : [0, 0];
};

/** Where the ray is cut: abreast of the first thing that blocks it. */
function cutAt(board: Board, from: Point, to: Point, { verdict, causes }: SightReport): Point {
  const wall = causes.find(({ effect }) => effect === 'blocks') ?? causes.at(-1);
  if (verdict !== 'blocked' || wall === undefined) return to;
  const [x, y] = centreIn(board, wall.hex);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0.05, share));
  return [from[0] + dx * along, from[1] + dy * along];
}

/** The hexes that degrade the line, each once however much stands in it. */
const degradedIn = ({ causes }: SightReport): readonly number[] => [
  ...new Set(causes.filter(({ effect }) => effect === 'degrades').map(({ hex }) => hex)),
];

export function SightLens() {
  const board = useTable((table) => table.game.world.board);
  const [line] = useSightLines();
  if (line === undefined) return null;
  const { report } = line;
  const from = centreIn(board, board.locations[line.from]?.hex ?? -1);
  const to = centreIn(board, board.locations[line.to]?.hex ?? -1);
  const cut = cutAt(board, from, to, report);
  return (
    <g className="sight-line" data-verdict={report.verdict}>
      {report.causes.map((cause, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: causes stand in their order on the line
        <path key={i} className="cause" data-effect={cause.effect} d={outlineOf(board, cause)} />
      ))}
      {cut !== to && <path className="beyond" d={`M${cut[0]} ${cut[1]}L${to[0]} ${to[1]}`} />}
      <path className="halo" d={`M${from[0]} ${from[1]}L${cut[0]} ${cut[1]}`} />
      <path className="ray" d={`M${from[0]} ${from[1]}L${cut[0]} ${cut[1]}`} />
      {degradedIn(report).map((hex) => (
        <g key={hex} className="tag" transform={`translate(${centreIn(board, hex).join(' ')})`}>
          <circle r="17" />
          <text y="7">−1</text>
        </g>
      ))}
    </g>
  );
}
