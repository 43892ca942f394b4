/** Which locations are spotted, for whom and why (10.1). Spotting is a status: all but the markers is derived. */
import { isAloft, type LocationId } from '../../board/board.ts';
import type { SightEffect } from '../../board/terrain.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { MARK, marksFrom } from '../../state/marks.ts';
import { anyUnitAt, isMelee, type Position, typeOf, unitsAt, visibleAt } from '../../state/query.ts';
import { enemyOf, type Side, type Unit } from '../../state/state.ts';
import { isHiddenByNight, seesAsByDay } from '../night/darkness.ts';
import { isWatchful, whyBlind } from './eyes.ts';
import { isBlocked, lineSeenBy } from './line-of-sight.ts';
import { recall, remember } from './spotted-memo.ts';
import { asSeenBy } from './thermal.ts';

export interface SpottedReason {
  readonly rule: RuleRef;
  readonly why: string;
}

const reason = (rule: RuleRef, why: string): SpottedReason => Object.freeze({ rule, why });

const OPEN_TERRAIN = reason('10.1', 'open-terrain');
const SPOTTED_MARKER = reason('10.1.1', 'spotted-marker');
const UNIT_ACTIVE = reason('10.1', 'a-unit-there-has-been-active');
const UNIT_MOVING = reason('10.1', 'a-unit-is-moving-there');
const IN_MELEE = reason('10.1', 'melee');
const ADJACENT_UNIT = reason('10.1', 'adjacent-good-order-unit');
const AIRCRAFT = reason('19.2.3', 'aircraft-are-always-spotted');
const SEEN_CRAWLING = reason('6.3', 'crawling-next-to-an-enemy');

const REVEALING = marksFrom(['moved', 'assault-move', 'hit-and-run', 'fired', 'melee']);
const STEALTHY = marksFrom(['stealth', 'stealth-far']);

/** How hard the location is to see into: the worst of its terrain and counters (ruling D-36). */
export function spottingTerrain(p: Position, at: LocationId): SightEffect {
  const location = p.world.board.locations[at];
  if (!location) return 'blocking';
  if (location.stratum !== 'ground' && location.stratum !== 'aboard') return 'blocking';
  const terrain = p.world.board.hexes[location.hex]?.terrain;
  let effect = terrain?.sight ?? 'open';
  for (const marker of p.state.ground) {
    if (marker.hex !== location.hex) continue;
    if (marker.kind === 'smoke') return 'blocking';
    // A Wreck leaves open ground spotted, and Fire for Effect is degrading for lines of sight only.
    // Rubble is all that is left of a structure.
    if (marker.kind === 'rubble' && (effect === 'open' || terrain?.structure)) effect = 'degrading';
  }
  return effect;
}

/** Open ground that only smoke hides is open to thermal sights (7.0, 10.1). */
export function isOpenToSights(p: Position, unit: Unit, at: LocationId): boolean {
  const seen = asSeenBy(p, unit);
  return seen !== p && spottingTerrain(seen, at) === 'open' && !isUnseenInOpen(p, at, unit.side);
}

function hasSpottedMarker(p: Position, at: LocationId, by: Side): boolean {
  for (const marker of p.state.spotted) if (marker.at === at && marker.side === by) return true;
  return false;
}

/** How far the enemies in a location hide from neighbours; 'active' when one of them has given it away. */
type Concealment = 'nobody' | 'none' | 'stealth' | 'crawling' | 'active';

function concealment(p: Position, at: LocationId, enemy: Side): Concealment {
  let found: Concealment = 'nobody';
  for (const unit of visibleAt(p, at, enemy)) {
    if ((unit.marks & REVEALING) !== 0) return 'active';
    if ((unit.marks & MARK['low-crawl']) !== 0) found = 'crawling';
    else if ((unit.marks & STEALTHY) !== 0) found = found === 'nobody' ? 'stealth' : found;
    else if (found !== 'crawling') found = 'none';
  }
  return found;
}

const autoSpots = (p: Position, unit: Unit): boolean =>
  !unit.shaken && (p.world.rules.spotting.medicsAutoSpot || typeOf(p, unit).kind !== 'medic') && isWatchful(p, unit);

/** Marks do not keep a unit from seeing its neighbours; only Good Order counts (ruling D-37). */
function byAdjacency(p: Position, at: LocationId, by: Side, concealed: Concealment): SpottedReason | undefined {
  if (concealed === 'stealth') return undefined;
  const anyNeighbour = concealed === 'crawling' && p.world.rules.lowCrawl.revealedByShakenNeighbour;
  let crawlerSeen = false;
  for (const neighbour of p.world.adjacent[at] as readonly LocationId[]) {
    for (const unit of visibleAt(p, neighbour, by)) {
      if (autoSpots(p, unit) && !isAnswered(p, unit)) return ADJACENT_UNIT;
      crawlerSeen ||= anyNeighbour && isWatchful(p, unit);
    }
  }
  return crawlerSeen ? SEEN_CRAWLING : undefined;
}

/** Stealthy units alone in the open are seen only by a unit in Good Order that looks that way (6.4, ruling D-37). */
function isUnseenInOpen(p: Position, at: LocationId, by: Side): boolean {
  let stealthy = false;
  for (const unit of unitsAt(p.state, at, enemyOf(by))) {
    if ((unit.marks & STEALTHY) === 0 || (unit.marks & REVEALING) !== 0) return false;
    stealthy = true;
  }
  return stealthy && !p.state.units.some((unit) => unit.side === by && looks(p, unit) && sees(p, unit, at));
}

/** Has eyes to see with: no abandoned or, in older rules, buttoned vehicle, and nothing in flight (14.1.1, 15.0, 19.2.3). */
const looks = (p: Position, unit: Unit): boolean => unit.at >= 0 && !unit.shaken && !whyBlind(p, unit);

const sees = (p: Position, unit: Unit, to: LocationId): boolean =>
  !isBlocked(lineSeenBy(p, unit, to)) && seesAsByDay(p, unit.at, to, unit);

/** Still under the fire that answers its step, or its vehicle's: it has not looked around yet (6.0). */
function isAnswered({ state }: Position, { id, aboard }: Unit): boolean {
  for (const frame of state.stack) {
    if (frame.f === 'opportunity' && (frame.movers.includes(id) || frame.movers.includes(aboard))) return true;
  }
  return false;
}

/** Why a location is spotted for a side, or undefined; `moving`: an enemy moves there in the open (ruling D-35). */
export function spottedBecause(p: Position, at: LocationId, by: Side, moving = false): SpottedReason | undefined {
  if (isAloft(p.world.board, at)) return AIRCRAFT;
  if (isHiddenByNight(p, at, by)) return hasSpottedMarker(p, at, by) ? SPOTTED_MARKER : undefined;
  if (spottingTerrain(p, at) === 'open' && !isUnseenInOpen(p, at, by)) return OPEN_TERRAIN;
  if (hasSpottedMarker(p, at, by)) return SPOTTED_MARKER;
  if (moving) return UNIT_MOVING;
  const concealed = concealment(p, at, enemyOf(by));
  if (concealed === 'active') return UNIT_ACTIVE;
  if (concealed !== 'nobody' && isMelee(p.state, at)) return IN_MELEE;
  return byAdjacency(p, at, by, concealed);
}

/** Whether units of a side may fire at a location, as far as seeing what is in it goes (10.1). */
export function isSpotted(p: Position, at: LocationId, by: Side, moving = false): boolean {
  if (moving) return true;
  if (isUnderFire(p)) return spottedBecause(p, at, by) !== undefined;
  const known = recall(p, at, by);
  if (known !== undefined) return known;
  const spotted = spottedBecause(p, at, by) !== undefined;
  remember(at, by, spotted);
  return spotted;
}

/** While a step is answered, who sees what also depends on who is moving: nothing is remembered then. */
function isUnderFire(p: Position): boolean {
  for (const frame of p.state.stack) if (frame.f === 'opportunity') return true;
  return false;
}

/** A marker serves only while there is somebody to see, except where assault fire left it (ruling D-33). */
export function clearSpottedMarkers(play: Play): void {
  for (const { at, side } of play.state.spotted) {
    if (anyUnitAt(play.state, at, enemyOf(side)) || staysSpotted(play, at, side)) continue;
    tell(play, { t: 'unspotted', at, side, rule: '10.1.1' });
  }
}

const staysSpotted = (p: Position, at: LocationId, side: Side): boolean =>
  p.state.spotted.some((marker) => marker.at === at && marker.side === side && marker.stays);
