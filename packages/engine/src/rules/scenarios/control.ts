/** Who controls what (22.1). Control stays with whoever took it last. */
import type { Hex, HexId, LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { isHero, isMmc, type Position, typeOf, unitsAt } from '../../state/query.ts';
import { enemyOf, SIDES, type Side, type Unit } from '../../state/state.ts';
import { isBuilt } from '../fortifications/bunkers.ts';
import { isMeleeEligible } from '../melee/eligibility.ts';

/** Only Multi-Man Counters and Heroes take ground, and only in Good Order. */
function takesControl(p: Position, unit: Unit): boolean {
  const type = typeOf(p, unit);
  return !unit.shaken && (isMmc(type) || isHero(type));
}

function isContested(p: Position, at: LocationId, by: Side): boolean {
  for (const unit of unitsAt(p.state, at, by)) if (isMeleeEligible(p, unit)) return true;
  return false;
}

/** The side that holds a location now, as opposed to having held it last (ruling D-129). */
function occupantOf(p: Position, at: LocationId): Side | undefined {
  for (const side of SIDES) {
    const holds = unitsAt(p.state, at, side).some((unit) => takesControl(p, unit));
    if (holds) return isContested(p, at, enemyOf(side)) ? undefined : side;
  }
  return undefined;
}

/** To be called whenever units came to a location or enemies in it were lost. */
export function updateControl(play: Play, at: LocationId): void {
  const side = occupantOf(play, at);
  if (side !== undefined && play.state.control[at] !== side) tell(play, { t: 'controlled', at, side, rule: '22.1' });
}

/** Each level, bunker and cave of the hex is controlled for itself, and all of them make the hex (10.4.1). */
export function controls(p: Position, hex: HexId, side: Side): boolean {
  for (const at of p.world.board.strata[hex] as readonly LocationId[])
    if (p.state.control[at] !== side && isBuilt(p, at)) return false;
  return true;
}

/** A building, named by one of its hexes: all of it, or that hex alone in the older editions. */
export function controlsBuilding(p: Position, hex: HexId, side: Side): boolean {
  const { hexes } = p.world.board;
  const { building } = hexes[hex] as Hex;
  if (!p.world.rules.control.wholeBuilding || building < 0) return controls(p, hex, side);
  for (const other of hexes) if (other.building === building && !controls(p, other.index, side)) return false;
  return true;
}
