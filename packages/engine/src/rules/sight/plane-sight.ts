/** Lines of sight to a plane, which flies two levels above everything on its path (19.1). */
import { type Board, type Hex, type HexId, hexOf, type LocationId } from '../../board/board.ts';
import { centreX, centreY } from '../../board/geometry.ts';
import { BLOCKS, DEGRADES, NOTHING, obstacleTop } from '../../board/obstacles.ts';
import { BLOCKED, CLEAR, type SightCode } from '../../board/sight-code.ts';
import { traceTo } from '../../board/trace.ts';
import type { Position } from '../../state/query.ts';

/** Whether a plane on its run is above a location just now. */
const isUnderPlane = ({ world, state }: Position, at: LocationId): boolean =>
  state.stack.some((frame) => frame.f === 'attack-run' && frame.hex >= 0 && world.board.air[frame.hex] === at);

/** What a hex next to the gunner does to his view upwards: only what is taller than he stands counts. */
function effectOf(p: Position, hex: HexId, from: LocationId): number {
  const { board } = p.world;
  if (p.state.ground.some((marker) => marker.kind === 'smoke' && marker.hex === hex)) return BLOCKS;
  const { terrain } = board.hexes[hex] as Hex;
  if (terrain.sight === 'open' || obstacleTop(board, hex) <= (board.locations[from]?.level ?? 0)) return NOTHING;
  return terrain.sight === 'blocking' ? BLOCKS : DEGRADES;
}

/** The hexes next to the gunner through which, or between which, the line goes. */
function hexesNextDoor(board: Board, from: HexId, to: HexId): HexId[] {
  const here = board.hexes[from] as Hex;
  const there = board.hexes[to] as Hex;
  const dx = centreX(there.column) - centreX(here.column);
  const dy = centreY(there.column, there.row) - centreY(here.column, here.row);
  const [first] = traceTo(dx, dy).stretches;
  if (!first) return [];
  const centres = first.beside ? [first.hex, first.beside] : [first.hex];
  return centres.map(([x, y]) =>
    board.hexes.findIndex(
      ({ column, row }) =>
        centreX(column) === centreX(here.column) + x && centreY(column, row) === centreY(here.column, here.row) + y,
    ),
  );
}

/** The line to a plane overhead, judged by the hex next to the gunner alone; undefined where no plane is. */
export function lineToPlane(p: Position, from: LocationId, to: LocationId): SightCode | undefined {
  const { board } = p.world;
  if (board.air.length === 0 || from < 0 || to < 0 || !isUnderPlane(p, to)) return undefined;
  const effects = hexesNextDoor(board, hexOf(board, from), hexOf(board, to))
    .filter((hex) => hex >= 0)
    .map((hex) => effectOf(p, hex, from));
  if (effects.length === 0) return CLEAR;
  const least = Math.min(...effects);
  return least === BLOCKS ? BLOCKED : least === DEGRADES ? DEGRADES : CLEAR;
}
