/** Lines of sight to a plane, which flies two levels above everything on its path (19.1). */
import { type Board, type Hex, type HexId, hexOf, type LocationId } from '../../board/board.ts';
import { centreX, centreY } from '../../board/geometry.ts';
import { BLOCKS, DEGRADES, NOTHING, obstacleTop } from '../../board/obstacles.ts';
import { FIRE_FOR_EFFECT, RUBBLE, RUBBLE_HEIGHT, SMOKE, SMOKE_HEIGHT } from '../../board/obstruction.ts';
import { BLOCKED, CLEAR, type SightCode } from '../../board/sight-code.ts';
import { traceTo } from '../../board/trace.ts';
import type { Position } from '../../state/query.ts';
import type { World } from '../../state/state.ts';
import { countersOn } from './counters.ts';

/** Where a plane on its run is just now. */
function planeIn({ world, state }: Position): LocationId | undefined {
  for (const frame of state.stack) if (frame.f === 'attack-run' && frame.hex >= 0) return world.board.air[frame.hex];
  return undefined;
}

/** What the terrain of a hex does; rubble is all that is left of a structure (ruling R-320). */
function terrainEffect({ board }: World, hex: HexId, bits: number, eye: number): number {
  const { terrain, level } = board.hexes[hex] as Hex;
  const rubble = (bits & RUBBLE) !== 0;
  if (rubble && (terrain.structure || terrain.sight === 'open'))
    return level + RUBBLE_HEIGHT > eye ? DEGRADES : NOTHING;
  if (terrain.sight === 'open' || obstacleTop(board, hex) <= eye) return NOTHING;
  return terrain.sight === 'blocking' ? BLOCKS : DEGRADES;
}

/** What a hex next to the gunner does to his view upwards: what is taller than he stands counts, and shells always do. */
function effectOf(world: World, hex: HexId, bits: number, eye: number): number {
  const { level } = world.board.hexes[hex] as Hex;
  if ((bits & SMOKE) !== 0 && level + SMOKE_HEIGHT > eye) return BLOCKS;
  return Math.max(terrainEffect(world, hex, bits, eye), (bits & FIRE_FOR_EFFECT) === 0 ? NOTHING : DEGRADES);
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

function lineUp({ world, state }: Position, gunner: LocationId, plane: LocationId): SightCode {
  const { board, sight } = world;
  const counters = countersOn(sight, state.ground);
  const eye = board.locations[gunner]?.level ?? 0;
  const effects = hexesNextDoor(board, hexOf(board, gunner), hexOf(board, plane))
    .filter((hex) => hex >= 0)
    .map((hex) => effectOf(world, hex, counters[hex] as number, eye));
  if (effects.length === 0) return CLEAR;
  const least = Math.min(...effects);
  return least === BLOCKS ? BLOCKED : least === DEGRADES ? DEGRADES : CLEAR;
}

/**
 * The line between a plane overhead and somebody below, whichever of them looks, judged by the hex next to the latter
 * alone; undefined where no plane is.
 */
export function lineToPlane(p: Position, from: LocationId, to: LocationId): SightCode | undefined {
  if (p.world.board.air.length === 0 || from < 0 || to < 0) return undefined;
  const plane = planeIn(p);
  if (plane === undefined || (to !== plane && from !== plane)) return undefined;
  return to === plane ? lineUp(p, from, to) : lineUp(p, to, from);
}
