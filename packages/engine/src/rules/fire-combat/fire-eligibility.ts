/** Who may fire, with what, at which location (4.0, 4.1, 5.0, 5.3, 1.6, 1.7, 8.1, 10.1). */
import { hexOf, type LocationId, OFF_MAP, type Stratum } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { PartlyFired } from '../../state/frames.ts';
import { MARK, marksFrom } from '../../state/marks.ts';
import {
  anyUnitAt,
  isMelee,
  isSmc,
  isWeaponTeam,
  type Position,
  placeOf,
  ridesOutside,
  typeOf,
  unitOf,
  weaponTypeOf,
} from '../../state/query.ts';
import { enemyOf, type Side, type Unit, type UnitId, type Weapon } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { whyNotIntoBunker, whyNotOutOfBunker } from '../fortifications/bunkers.ts';
import { whyNotFromSaddle } from '../movement/mounted.ts';
import { whyTooDark } from '../night/darkness.ts';
import { areAdjacent } from '../sight/adjacency.ts';
import { isBlocked, lineBetween, lineSeenBy } from '../sight/line-of-sight.ts';
import { isOpenToSights, isSpotted } from '../sight/spotting.ts';
import { faceOf, isFixed, mayCarry } from '../support-weapons/possession.ts';
import { isContinuing } from '../vehicles/continuous.ts';
import type { ShotContext } from './shot.ts';

const SHAKEN = refusal('5.1', 'shaken-units-cannot-fire');
const ABANDONED = refusal('14.1.1', 'nobody-fires-an-abandoned-vehicle');
const IN_MELEE = refusal('8.1', 'units-locked-in-melee-cannot-fire');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const ALREADY_FIRED = refusal('5.0', 'this-unit-has-fired-this-turn');
const FIRED_ELSEWHERE = refusal('4.0', 'all-its-weapons-fire-into-one-hex');
const OPS_COMPLETE = refusal('4.1', 'operations-complete');
const OPS_COMPLETE_SMC = refusal('4.1', 'only-multi-man-counters-opportunity-fire-under-ops-complete');
const MUST_DRIVE_ON = refusal('15.5', 'a-vehicle-that-kept-going-drives-on-before-it-fires');
const ASSAULT_MOVED = refusal('5.3', 'assault-movers-cannot-opportunity-fire-in-this-edition');
const STEALTH_FAR = refusal('6.4', 'moved-too-far-by-stealth-to-fire');
const ON_THE_MOVE = refusal('4.0', 'units-either-move-or-fire');
const MORTAR = refusal('18.1', 'mortars-never-opportunity-fire');
const ORDNANCE = refusal('14.1', 'ordnance-fire-belongs-to-the-ordnance-rules');

/** Where a unit would fire from: passengers only from the top of their vehicle (16.2). */
export const firingPlace = (p: Position, unit: Unit): LocationId =>
  unit.aboard < 0 ? unit.at : ridesOutside(p, unit) ? placeOf(p, unit) : OFF_MAP;

/** Used up for fire in an own impulse; assault movers and stealthy ones may still fire once (6.1, 6.4). */
const USED_MARKS = marksFrom(['moved', 'low-crawl', 'hit-and-run']);
const NO_OPPORTUNITY = marksFrom(['moved', 'low-crawl', 'hit-and-run']);
const SLOW_FIRE = marksFrom(['assault-move', 'stealth']);

/** Why a unit cannot fire on this occasion, whatever the target. */
export function whyNotFirer(p: Position, unit: Unit, context: ShotContext, at: LocationId): Refusal | undefined {
  if (unit.shaken) return SHAKEN;
  if ((unit.status & STATUS.abandoned) !== 0) return ABANDONED;
  if (isContinuing(unit)) return MUST_DRIVE_ON;
  if ((unit.marks & MARK.melee) !== 0 || isMelee(p.state, unit.at)) return IN_MELEE;
  if (context.occasion === 'opportunity') return whyNotOpportunity(p, unit, context, at);
  if ((unit.marks & MARK['stealth-far']) !== 0) return STEALTH_FAR;
  if ((unit.marks & MARK.fired) !== 0) return whyNotMore(p, unit, context, at);
  if (context.occasion === 'hit-and-run') return undefined;
  if ((unit.marks & USED_MARKS) !== 0) return USED;
  if ((unit.marks & MARK['ops-complete']) === 0) return undefined;
  return context.spotter === unit.id && context.spottedAt === at ? undefined : OPS_COMPLETE;
}

/** A squad that has fired only in part on this occasion: a mortar at the same place, ordnance as the rules bind it (1.6). */
function whyNotMore(p: Position, unit: Unit, context: ShotContext, at: LocationId): Refusal | undefined {
  const rest = context.partly?.filter((one) => one.unit === unit.id) ?? [];
  // Who had to get off his vehicle in between has moved (16.2).
  if (rest.length === 0 || (unit.marks & MARK.moved) !== 0) return ALREADY_FIRED;
  return rest.some((one) => one.at === at || isUnbound(p, one, at)) ? undefined : FIRED_ELSEWHERE;
}

/** Ordnance binds its holder's fire to its hex, or to nothing; who has spotted fires where he did (1.6.4, 10.1.1). */
const isUnbound = (p: Position, one: PartlyFired, at: LocationId): boolean =>
  one.by === 'ordnance' &&
  !one.opsComplete &&
  (!p.world.rules.ordnance.sameHexAsHolder || hexOf(p.world.board, one.at) === hexOf(p.world.board, at));

/** In the middle of a move that an enemy has answered with one of his own, or about to run after assault fire (6.8, 6.1.1). */
function isMoving(p: Position, unit: UnitId): boolean {
  for (const frame of p.state.stack) {
    if (frame.f === 'move' && frame.units.includes(unit)) return true;
    if (frame.f === 'impulse' && frame.engaged.some((one) => one.unit === unit && one.assaultFire)) return true;
  }
  return false;
}

function whyNotOpportunity(p: Position, unit: Unit, context: ShotContext, at: LocationId): Refusal | undefined {
  const type = typeOf(p, unit);
  if (type.weapon === 'mortar') return MORTAR;
  if (context.reacting?.includes(unit.id)) return undefined;
  if ((unit.marks & MARK['stealth-far']) !== 0) return STEALTH_FAR;
  if (isMoving(p, unit.id)) return ON_THE_MOVE;
  if ((unit.marks & MARK.fired) !== 0) return whyNotMore(p, unit, context, at);
  if ((unit.marks & NO_OPPORTUNITY) !== 0) return USED;
  if ((unit.marks & SLOW_FIRE) !== 0 && !p.world.rules.opportunityFire.assaultMovedMayFire) return ASSAULT_MOVED;
  return (unit.marks & MARK['ops-complete']) !== 0 && isSmc(type) ? OPS_COMPLETE_SMC : undefined;
}

const NO_ENEMY = refusal('5.0', 'no-enemy-unit-is-there');
const MELEE_HEX = refusal('5.0', 'nobody-fires-into-a-melee');
const NO_SIGHT = refusal('10.3', 'no-line-of-sight');
const NOT_SPOTTED = refusal('10.1', 'the-location-is-not-spotted');
const NOT_THE_MOVER = refusal('5.3', 'opportunity-fire-is-at-the-unit-that-moves');

/** Why a location cannot be fired at from another. */
export function whyNotTarget(
  p: Position,
  from: LocationId,
  at: LocationId,
  side: Side,
  context: ShotContext,
  unit?: Unit,
): Refusal | undefined {
  if (context.occasion === 'opportunity' && at !== context.window) return NOT_THE_MOVER;
  if (from === at) return MELEE_HEX;
  const hidden = whyNoTarget(p, at, side, context);
  const barred = hidden === NOT_SPOTTED && unit && isOpenToSights(p, unit, at) ? undefined : hidden;
  return barred && barred !== NOT_SPOTTED ? barred : (whyOutOfSight(p, from, at, unit) ?? barred);
}

/** `unit` is the one that fires, where its sights matter, at night and in smoke (10.1.2). */
export const whyOutOfSight = (p: Position, from: LocationId, at: LocationId, unit?: Unit): Refusal | undefined =>
  isBlocked(unit ? lineSeenBy(p, unit, at, from) : lineBetween(p, from, at))
    ? NO_SIGHT
    : (whyTooDark(p, from, at, unit) ?? whyNotOutOfBunker(p, from, at));

/** Why a location cannot be fired at, from wherever. */
export function whyNoTarget(p: Position, at: LocationId, side: Side, context: ShotContext): Refusal | undefined {
  if (isMelee(p.state, at) || anyUnitAt(p.state, at, side)) return MELEE_HEX;
  if (!anyUnitAt(p.state, at, enemyOf(side))) return NO_ENEMY;
  const seen = context.occasion === 'opportunity' && !context.concealed;
  return seen || isSpotted(p, at, side) ? undefined : NOT_SPOTTED;
}

const NOT_HELD = refusal('1.6', 'that-weapon-is-in-other-hands');
const OUT_OF_RANGE = refusal('5.0', 'out-of-range');
const FROM_TOP = refusal('16.2', 'passengers-fire-their-own-firepower-and-nothing-else');
const JAMMED = refusal('1.6.2', 'that-weapon-is-jammed');
const DISMANTLED = refusal('1.6.1', 'that-weapon-is-dismantled');
const NOT_DIRECT = refusal('18.1', 'mortars-fire-by-themselves');
const OTHER_LEVEL = refusal('1.6.1', 'no-fire-at-another-level-of-the-own-hex');
const ADJACENT_ONLY = refusal('1.6.3', 'thrown-into-adjacent-hexes-only');

/** Why a support weapon cannot join an attack. */
export function whyNotWeapon(
  p: Position,
  weapon: Weapon,
  units: readonly UnitId[],
  at: LocationId,
  range: number,
): Refusal | undefined {
  const type = weaponTypeOf(p, weapon);
  if (!units.includes(weapon.holder)) return NOT_HELD;
  const holder = unitOf(p, weapon.holder);
  if (holder.aboard >= 0) return FROM_TOP;
  const barred = mayCarry(p, holder) ?? whyNotFromSaddle(p, holder, type);
  if (barred) return barred;
  if (type.class === 'ordnance' || type.class === 'anti-tank-rifle') return ORDNANCE;
  if (type.class === 'mortar') return NOT_DIRECT;
  const face = faceOf(p, weapon);
  if (!face) return weapon.condition === 'ready' ? DISMANTLED : JAMMED;
  if ((type.class === 'satchel-charge' || type.class === 'molotov') && !areAdjacent(p.world, holder.at, at))
    return ADJACENT_ONLY;
  if (range > face.range) return OUT_OF_RANGE;
  const shut = type.class === 'satchel-charge' ? undefined : whyNotIntoBunker(p, holder.at, at);
  if (shut) return shut;
  return isFixed(p, weapon) && firesBetweenLevels(p, holder.at, at) ? OTHER_LEVEL : undefined;
}

const FLOORS: readonly (Stratum | undefined)[] = ['ground', 'upper', 'rooftop'];

/** Tripod machine guns and their teams cannot fire up or down their own stairs; a bunker, cave or helicopter has none (1.6.1, 1.7). */
export const firesBetweenLevels = (p: Position, from: LocationId, at: LocationId): boolean => {
  if (!p.world.rules.supportWeapons.noFireBetweenLevels || from === at) return false;
  const { locations } = p.world.board;
  const stairs = FLOORS.includes(locations[from]?.stratum) && FLOORS.includes(locations[at]?.stratum);
  return stairs && hexOf(p.world.board, from) === hexOf(p.world.board, at);
};

/** Weapon teams, Snipers and Marksmen fire by themselves (1.7, 11.4, 11.12). */
export const firesAlone = (p: Position, unit: Unit): boolean => {
  const type = typeOf(p, unit);
  return isWeaponTeam(type) || type.kind === 'sniper' || type.kind === 'marksman';
};
