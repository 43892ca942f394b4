/** 10.3 Line of sight in play: the board's own, and what counters on it change. */
import type { LocationId } from '../../board/board.ts';
import { BLOCKED, type SightCode } from '../../board/sight-code.ts';
import { type JudgedSight, notYetJudged, type SightTable, sightBetween } from '../../board/sight-table.ts';
import type { Position } from '../../state/query.ts';
import type { GroundMarker, Unit, World } from '../../state/state.ts';
import { countersOn } from './counters.ts';
import { obstacles } from './obstacles.ts';
import { lineToPlane } from './plane-sight.ts';
import { isThermal, withoutSmoke } from './thermal.ts';

export { degradingOf, hasGap, isBlocked, type SightCode } from '../../board/sight-code.ts';

/** Ground markers are replaced when one changes, so what was judged with them stays true (see State.ground). */
const liveSights = new WeakMap<SightTable, WeakMap<readonly GroundMarker[], JudgedSight>>();

/** The line of sight between two locations. Reciprocal; off the map there is none. */
export function lineOfSight(
  world: Pick<World, 'board' | 'sight'>,
  ground: readonly GroundMarker[],
  from: LocationId,
  to: LocationId,
): SightCode {
  if (from < 0 || to < 0) return BLOCKED;
  const { sight } = world;
  return sightBetween(sight, ground.length === 0 ? sight.bare : liveSightOf(sight, ground), from, to);
}

/** The same in a position, where vehicles stand in the way as well, and planes are high above all of it. */
export const lineBetween = (p: Position, from: LocationId, to: LocationId): SightCode =>
  lineToPlane(p, from, to) ?? lineOfSight(p.world, obstacles(p), from, to);

/** What one unit sees of a place: thermal sights look through smoke, and nobody looks back that way (7.0, ruling R-781). */
export function lineSeenBy(p: Position, unit: Unit, to: LocationId, from: LocationId = unit.at): SightCode {
  if (!isThermal(p, unit)) return lineBetween(p, from, to);
  return lineToPlane(p, from, to) ?? lineOfSight(p.world, withoutSmoke(obstacles(p)), from, to);
}

/** Questions come in rows about one position: the last answer is at hand. */
let lastSight: SightTable | undefined;
let lastGround: readonly GroundMarker[] | undefined;
let lastLive: JudgedSight | undefined;

function liveSightOf(sight: SightTable, ground: readonly GroundMarker[]): JudgedSight {
  if (lastLive === undefined || ground !== lastGround || sight !== lastSight) {
    lastLive = findLiveSight(sight, ground);
    lastGround = ground;
    lastSight = sight;
  }
  return lastLive;
}

function findLiveSight(sight: SightTable, ground: readonly GroundMarker[]): JudgedSight {
  let byGround = liveSights.get(sight);
  if (!byGround) {
    byGround = new WeakMap();
    liveSights.set(sight, byGround);
  }
  let live = byGround.get(ground);
  if (live === undefined) {
    live = makeLiveSight(sight, ground);
    byGround.set(ground, live);
  }
  return live;
}

/** That of the board alone when none of the markers stands in the way of anything. */
function makeLiveSight(sight: SightTable, ground: readonly GroundMarker[]): JudgedSight {
  const counters = countersOn(sight, ground);
  return counters.every((bits) => bits === 0) ? sight.bare : notYetJudged(sight, counters);
}
