/** Who enables a Shaken unit to rally and whose leadership modifier helps it (3.0, 11.1.1, 11.7 to 11.11, 12.0). */
import { hexOf, type LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { UnitType } from '../../state/counters.ts';
import type { RallyFrame } from '../../state/frames.ts';
import {
  armorLeaderOf,
  isMachine,
  isOneOf,
  isSmc,
  isWeaponTeam,
  leadershipOf,
  type Position,
  sameBadge,
  skillSum,
  typeOf,
} from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId, type World } from '../../state/state.ts';
import { leaderInUse } from '../fire-combat/leadership.ts';

/** A Nurse helps two units in a phase (11.10). */
export const NURSE_UNITS = 2;

/** Weapon Teams, all single-man counters, vehicles and those marked SR need nobody to try (ruling D-143). */
export const selfRallies = (type: UnitType): boolean =>
  isWeaponTeam(type) || isSmc(type) || isMachine(type) || type.selfRally === true;

/** Nobody rallies or treats units of another badge, Weapon Teams excepted (3.0). */
export const rallies = (p: Position, helper: Unit, unit: Unit): boolean =>
  sameBadge(p, helper, unit) || isWeaponTeam(typeOf(p, unit));

/** How often a unit has acted in this phase. */
export function timesActed(frame: RallyFrame, id: UnitId): number {
  let times = 0;
  for (const actor of frame.acted) if (actor === id) times++;
  return times;
}

/** Medics may act at once after rallying, Nurses not (3.0). */
export const hasComposure = (p: Position, frame: RallyFrame, healer: Unit): boolean =>
  !frame.rallied.includes(healer.id) || isOneOf(typeOf(p, healer), p.world.rules.rally.justRalliedHealers);

/** In the next hex, but never on another level of the same building or hex (10.4.1, ruling D-112). */
function isNextDoor(world: World, a: LocationId, b: LocationId): boolean {
  if (!world.adjacent[a]?.includes(b)) return false;
  const { hexes, locations } = world.board;
  if (locations[a]?.stratum === locations[b]?.stratum) return true;
  const [hexA, hexB] = [hexOf(world.board, a), hexOf(world.board, b)];
  const building = hexes[hexA]?.building ?? -1;
  return hexA !== hexB && (building < 0 || building !== hexes[hexB]?.building);
}

/** A Charismatic Leader reaches his neighbours too; a wound takes one from his range (5.1, ruling D-112). */
function reaches(p: Position, helper: Unit, unit: Unit): boolean {
  if (helper.at === unit.at) return helper.aboard === unit.aboard;
  if (helper.skills.length === 0) return false;
  const range = skillSum(p, helper, 'rallyRange') - (helper.wounds > 0 ? 1 : 0);
  return range > 0 && helper.at >= 0 && unit.at >= 0 && isNextDoor(p.world, helper.at, unit.at);
}

function couldHelp(p: Position, helper: Unit, unit: Unit, frame: RallyFrame): boolean {
  if (helper.side !== unit.side || helper.shaken || helper.id === unit.id) return false;
  if (helper.at < 0 && helper.aboard < 0) return false;
  if (!rallies(p, helper, unit)) return false;
  if (typeOf(p, helper).kind !== 'nurse') return true;
  return hasComposure(p, frame, helper) && timesActed(frame, helper.id) < NURSE_UNITS;
}

/** A Piper who can still play to one unit in a neighbouring hex (11.11). */
const playsFor = (p: Position, piper: Unit, unit: Unit, frame: RallyFrame): boolean =>
  typeOf(p, piper).kind === 'piper' &&
  timesActed(frame, piper.id) === 0 &&
  piper.at >= 0 &&
  isNextDoor(p.world, piper.at, unit.at);

/** Those whose help costs nothing come first, then a Nurse, last a Piper from next door. */
function preference(p: Position, helper: Unit, unit: Unit): number {
  const { kind } = typeOf(p, helper);
  if (kind === 'piper' && helper.at !== unit.at) return 0;
  if (kind === 'nurse') return 1;
  return helper.at === unit.at ? 3 : 2;
}

/** Who lets a unit that does not rally by itself try; undefined when nobody does. */
export function enablerOf(p: Position, unit: Unit, frame: RallyFrame): Unit | undefined {
  const { enablers } = p.world.rules.rally;
  let best: Unit | undefined;
  for (const helper of p.state.units) {
    if (!isOneOf(typeOf(p, helper), enablers) || !couldHelp(p, helper, unit, frame)) continue;
    if (!reaches(p, helper, unit) && !playsFor(p, helper, unit, frame)) continue;
    if (!best || preference(p, helper, unit) > preference(p, best, unit)) best = helper;
  }
  return best;
}

/** One Leader's modifier works in a location for the whole phase, and he alone of those beside him lends it (11.1.1). */
function mayLend(p: Position, leader: Unit, at: LocationId): boolean {
  const used = leaderInUse(p, at, leader.side);
  const usedAtHome = leaderInUse(p, leader.at, leader.side);
  return (used ?? leader.id) === leader.id && (usedAtHome ?? leader.id) === leader.id;
}

/**
 * The one who lends the best leadership modifier to a unit's check; never the unit itself (ruling D-08). A Piper
 * next door lends his only to the unit that he alone enables, because playing for it gives him away.
 */
export function rallyLeader(p: Position, unit: Unit, frame: RallyFrame): Unit | undefined {
  if (isMachine(typeOf(p, unit))) return armorLeaderOf(p, unit.id);
  const { lmSources } = p.world.rules.morale;
  let best: Unit | undefined;
  for (const helper of p.state.units) {
    if (!isOneOf(typeOf(p, helper), lmSources) || leadershipOf(p, helper) === 0) continue;
    if (!couldHelp(p, helper, unit, frame) || !reaches(p, helper, unit) || !mayLend(p, helper, unit.at)) continue;
    if (!best || outranks(p, helper, best, unit)) best = helper;
  }
  return best ?? pipedIn(p, unit, frame);
}

function outranks(p: Position, helper: Unit, other: Unit, unit: Unit): boolean {
  const more = leadershipOf(p, helper) - leadershipOf(p, other);
  return more > 0 || (more === 0 && preference(p, helper, unit) > preference(p, other, unit));
}

function pipedIn(p: Position, unit: Unit, frame: RallyFrame): Unit | undefined {
  if (selfRallies(typeOf(p, unit))) return undefined;
  const piper = enablerOf(p, unit, frame);
  if (!piper || reaches(p, piper, unit) || leadershipOf(p, piper) === 0) return undefined;
  return mayLend(p, piper, unit.at) ? piper : undefined;
}

/** Helpers whose help is counted and who give it to this attempt: a Nurse, or a Piper for a unit next door. */
export function helpSpent(p: Position, unit: Unit, frame: RallyFrame, leader: Unit | undefined): UnitId[] {
  const enabler = selfRallies(typeOf(p, unit)) ? undefined : enablerOf(p, unit, frame);
  const spent: UnitId[] = [];
  for (const helper of [leader, enabler]) {
    if (helper && preference(p, helper, unit) <= 1 && !spent.includes(helper.id)) spent.push(helper.id);
  }
  return spent;
}

/** Remembers for the phase whose modifier works where. */
export function noteLent(play: Play, leader: Unit | undefined, unit: Unit): void {
  if (!leader || leader.at < 0) return;
  for (const at of new Set([unit.at, leader.at])) {
    if (leaderInUse(play, at, leader.side) === undefined)
      tell(play, { t: 'led', at, leader: leader.id, rule: '11.1.1' });
  }
}

/** A Piper who plays for the hex next door is spotted when operations begin (11.11). */
export function notePiping(play: Play, helpers: readonly UnitId[], unit: Unit): void {
  for (const id of helpers) {
    const helper = play.state.units[id] as Unit;
    if (typeOf(play, helper).kind !== 'piper') continue;
    const side = enemyOf(unit.side);
    if (play.state.spotted.some((marker) => marker.at === helper.at && marker.side === side)) continue;
    tell(play, { t: 'spotted', at: helper.at, side, stays: false, rule: '11.11' });
  }
}
