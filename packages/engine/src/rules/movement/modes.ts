/** Who may move how: movement, assault movement, low crawl, stealth, hit and run, double-time (6.0–6.8). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { UnitType } from '../../state/counters.ts';
import type { MoveMode } from '../../state/frames.ts';
import {
  hasSkill,
  isAircraft,
  isLeader,
  isMmc,
  isRuin,
  isScouting,
  isVehicle,
  isWeaponTeam,
  type Position,
  sameBadge,
  typeOf,
  unitsAt,
  weaponsOf,
} from '../../state/query.ts';
import type { Unit, UnitId, WeaponId } from '../../state/state.ts';
import { isFixed } from '../support-weapons/possession.ts';
import { whyNotVehicleMode } from '../vehicles/modes.ts';
import { canHurry, doubleTimes } from './allowance.ts';
import { whyNotMountedAt, whyNotMountedMode } from './mounted.ts';

const CANNOT_MOVE = refusal('6.0', 'this-unit-has-no-movement-factor');
const FLIES = refusal('19.2', 'aircraft-fly');
const IMMOBILE = refusal('1.7', 'this-weapon-team-cannot-leave-its-hex');
const TRIPOD = refusal('1.6.1', 'an-assembled-weapon-must-be-abandoned-first');
const NOT_ASSAULT = refusal('6.1', 'not-capable-of-assault-movement');
const SHAKEN_ASSAULT = refusal('5.1', 'shaken-units-cannot-fire-and-so-cannot-assault');
const NO_ASSAULT_FIRE = refusal('6.1.1', 'this-edition-has-no-assault-fire');
const NO_CRAWLING_TEAMS = refusal('6.3', 'weapon-teams-never-low-crawl');
const NOT_STEALTHY = refusal('6.4', 'not-capable-of-stealth-movement');
const NOT_HIT_AND_RUN = refusal('6.7', 'not-capable-of-hit-and-run');
const NO_HIT_AND_RUN = refusal('6.7', 'this-edition-has-no-hit-and-run');
const DOUBLE_TIME_LEADER = refusal('6.2', 'double-time-needs-a-good-order-leader-who-moves-along');
const DOUBLE_TIME_BADGE = refusal('6.2', 'double-time-needs-a-leader-of-the-same-badge');
const DOUBLE_TIME_PIPER = refusal('11.11', 'pipers-never-double-time');
const DOUBLE_TIME_NOBODY = refusal('6.2', 'nobody-in-the-group-can-double-time');
const DOUBLE_TIME_CRAWL = refusal('6.3', 'no-double-time-while-low-crawling');
const DOUBLE_TIME_STEALTH = refusal('6.4', 'no-double-time-while-moving-by-stealth');

/** A Leader whose Skill lets the units with him assault (12.0, Assaulter). */
const assaultedBy = (p: Position, unit: Unit, group: readonly Unit[]): boolean =>
  companions(p, unit, group).some((leader) => !leader.shaken && hasSkill(p, leader, 'unitsAssault'));

const versatile = (p: Position, unit: Unit, group: readonly Unit[]): boolean =>
  hasSkill(p, unit, 'assaultFireIntoMelee') ||
  companions(p, unit, group).some(
    (leader) => isLeader(typeOf(p, leader)) && !leader.shaken && hasSkill(p, leader, 'assaultFireIntoMelee'),
  );

/** Units in the same location; off the map, those who come on together. */
const companions = (p: Position, unit: Unit, group: readonly Unit[]): readonly Unit[] =>
  unit.at < 0 ? group : unitsAt(p.state, unit.at, unit.side);

function assaultsByItself(p: Position, unit: Unit, group: readonly Unit[], mode: MoveMode): boolean {
  if (typeOf(p, unit).assault || assaultedBy(p, unit, group)) return true;
  return mode === 'assault-fire' && versatile(p, unit, group);
}

/** Leaders assault with units that can, of their own badge where the edition asks for it (6.1). */
function whyNotAssault(p: Position, unit: Unit, group: readonly Unit[], mode: MoveMode): Refusal | undefined {
  if (mode === 'assault-fire' && !p.world.rules.assaultFire.enabled && !versatile(p, unit, group))
    return NO_ASSAULT_FIRE;
  if (unit.shaken) return SHAKEN_ASSAULT;
  if (assaultsByItself(p, unit, group, mode)) return undefined;
  const joins =
    isLeader(typeOf(p, unit)) &&
    group.some(
      (other) =>
        other.id !== unit.id &&
        assaultsByItself(p, other, group, mode) &&
        (!p.world.rules.movement.assaultMoveLeaderSameBadge || sameBadge(p, unit, other)),
    );
  return joins ? undefined : NOT_ASSAULT;
}

function whyNotHitAndRun(p: Position, unit: Unit, group: readonly Unit[]): Refusal | undefined {
  if (!p.world.rules.modules.hitAndRun) return NO_HIT_AND_RUN;
  if (unit.shaken) return SHAKEN_ASSAULT;
  const type = typeOf(p, unit);
  if (type.hitAndRun) return undefined;
  return !isMmc(type) && group.some((other) => typeOf(p, other).hitAndRun) ? undefined : NOT_HIT_AND_RUN;
}

function whyNotStealth(p: Position, unit: Unit, mode: MoveMode): Refusal | undefined {
  if (mode === 'stealth-assault-fire' && p.world.rules.assaultFire.stealth === 'no') return NO_ASSAULT_FIRE;
  if (mode === 'stealth-assault-fire' && unit.shaken) return SHAKEN_ASSAULT;
  const type = typeOf(p, unit);
  return type.stealth && (type.kind !== 'scout' || isScouting(p, unit)) ? undefined : NOT_STEALTHY;
}

/** Why a unit of the group cannot move in a mode. */
export function whyNotMode(p: Position, unit: Unit, group: readonly Unit[], mode: MoveMode): Refusal | undefined {
  const type = typeOf(p, unit);
  if (isAircraft(type)) return FLIES;
  if (type.movement < 1) return CANNOT_MOVE;
  if (type.immobile) return IMMOBILE;
  const mounted = type.mount ? whyNotMountedMode(p, mode) : undefined;
  if (mounted) return mounted;
  if (isVehicle(type)) return whyNotVehicleMode(p, unit, mode);
  switch (mode) {
    case 'move':
      return undefined;
    case 'low-crawl':
      return isWeaponTeam(type) ? NO_CRAWLING_TEAMS : undefined;
    case 'assault-move':
    case 'assault-fire':
      return whyNotAssault(p, unit, group, mode);
    case 'stealth':
    case 'stealth-assault-fire':
      return whyNotStealth(p, unit, mode);
    case 'hit-and-run':
      return whyNotHitAndRun(p, unit, group);
  }
}

/** Why a group cannot double-time behind a Leader (6.2). */
export function whyNotDoubleTime(
  p: Position,
  leader: Unit,
  group: readonly Unit[],
  mode: MoveMode,
): Refusal | undefined {
  if (typeOf(p, leader).kind === 'piper') return DOUBLE_TIME_PIPER;
  if (!isLeader(typeOf(p, leader)) || leader.shaken || !group.some((unit) => unit.id === leader.id))
    return DOUBLE_TIME_LEADER;
  if (mode === 'low-crawl' && !p.world.rules.doubleTime.withLowCrawl) return DOUBLE_TIME_CRAWL;
  if (mode === 'stealth' || mode === 'stealth-assault-fire') return DOUBLE_TIME_STEALTH;
  if (!group.some((unit) => canHurry(p, unit, leader))) return DOUBLE_TIME_NOBODY;
  return group.some((unit) => doubleTimes(p, unit, leader)) ? undefined : DOUBLE_TIME_BADGE;
}

/** The Leader who takes a group along at double-time where the order cannot name him: the fastest (6.1.1, 6.2). */
export function doubleTimeLeader(p: Position, group: readonly Unit[], mode: MoveMode): UnitId | undefined {
  let best: Unit | undefined;
  for (const unit of group) {
    if (!isLeader(typeOf(p, unit)) || whyNotDoubleTime(p, unit, group, mode)) continue;
    if (!best || typeOf(p, unit).movement > typeOf(p, best).movement) best = unit;
  }
  return best?.id;
}

const NOT_CARRIED = refusal('1.6', 'only-weapons-of-the-movers-are-abandoned');
const ABANDONED_TWICE = refusal('1.6', 'a-weapon-is-named-twice');

/** A weapon on its tripod stays behind or keeps its holder where he is (1.6.1); movers leave only what they carry. */
export function whyNotWithWeapons(
  p: Position,
  units: readonly Unit[],
  abandon: readonly WeaponId[],
): Refusal | undefined {
  for (const [index, id] of abandon.entries()) {
    if (!units.some((unit) => unit.id === p.state.weapons[id]?.holder)) return NOT_CARRIED;
    if (abandon.indexOf(id) !== index) return ABANDONED_TWICE;
  }
  for (const unit of units) {
    for (const weapon of weaponsOf(p.state, unit.id))
      if (isFixed(p, weapon) && !abandon.includes(weapon.id)) return TRIPOD;
  }
  return undefined;
}

const TEAM_BUILDING = refusal('1.7', 'this-weapon-team-cannot-enter-buildings');
const TEAM_HEXSIDE = refusal('1.7', 'this-weapon-team-cannot-cross-hexside-terrain');
const TEAM_BUNKER = refusal('1.7', 'only-machine-gun-teams-enter-bunkers');
const TEAM_CAVE = refusal('1.7', 'only-machine-gun-and-mortar-teams-enter-caves');
const TEAM_TERRAIN = refusal('1.7', 'weapon-teams-cannot-enter-this-terrain');

/** A bunker or rooftop is for machine guns, a cave for mortars too; only one edition says so (1.7, ruling D-153). */
function whyNotStratum(p: Position, type: UnitType, to: LocationId): Refusal | undefined {
  if (p.world.rules.weaponTeams.buildings !== 'mg-only' || type.weapon === 'machine-gun') return undefined;
  const stratum = p.world.board.locations[to]?.stratum;
  if (stratum === 'bunker') return TEAM_BUNKER;
  return stratum === 'cave' && type.weapon !== 'mortar' ? TEAM_CAVE : undefined;
}

/** The floors of a building, and its ground while it stands. */
function isIndoors(p: Position, at: LocationId): boolean {
  const hex = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  const ground = p.world.board.locations[at]?.stratum === 'ground';
  return hex.terrain.structure !== undefined && !(ground && isRuin(p, hex));
}

/** Buildings and hexsides that a weapon team may not take (1.7, ruling D-153). */
export function whyNotTeam(p: Position, unit: Unit, to: LocationId, crossesHexside: boolean): Refusal | undefined {
  const type = typeOf(p, unit);
  if (type.mount) return whyNotMountedAt(p, to);
  if (!isWeaponTeam(type)) return undefined;
  const { terrain } = p.world.board.hexes[hexOf(p.world.board, to)] as Hex;
  if (terrain.noWeaponTeams) return TEAM_TERRAIN;
  const light = type.weapon === 'machine-gun';
  const barred = p.world.rules.weaponTeams.buildings === 'mg-only' ? !light : !light && (type.calibre ?? 0) > 13;
  if (barred && isIndoors(p, to)) return TEAM_BUILDING;
  return barred && crossesHexside ? TEAM_HEXSIDE : whyNotStratum(p, type, to);
}
