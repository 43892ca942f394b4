/** The target modifier of a location (5.0, 5.5, 10.4) and the shelter it gives to morale (1.5.1, 3.0). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import type { HexsideTerrain } from '../../board/terrain.ts';
import { type Sum, type Tally, TallyBuilder, Total } from '../../core/tally.ts';
import { isPresent, isRuin, isVehicle, type Position, typeOf, unitsAt } from '../../state/query.ts';
import { NOBODY, type Side, type Unit, type UnitId } from '../../state/state.ts';
import { gainsByFoxholes } from '../fortifications/foxholes.ts';
import { whyTooDark } from '../night/darkness.ts';
import { crossedHexsideOf } from '../sight/adjacency.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';

export interface Defence {
  /** The defender's nation: some fight better in their own jungle (13.0). */
  readonly nation: string;
  /** Where the fire comes from; absent for fire without a direction. */
  readonly from?: LocationId;
  /** Mortars and artillery: walls and hills do not help (18.0). */
  readonly indirect?: boolean;
  /** A lone Sniper doubles the modifier (11.4). */
  readonly sniper?: boolean;
  /** Who defends: foxholes do not shelter everybody, nor a vehicle itself (10.4, 21.2). */
  readonly unit?: Unit;
}

const MAXIMUM = 4;
const SMOKE_TM = 1;
const WRECK_TM = 2;
const RUBBLE_TM = 3;

const hexAt = (p: Position, at: LocationId): Hex => p.world.board.hexes[hexOf(p.world.board, at)] as Hex;

function addTerrain(p: Position, at: LocationId, nation: string, sum: Sum): void {
  const { stratum, tm = 0 } = p.world.board.locations[at] ?? {};
  if (stratum === 'air') return;
  const hex = hexAt(p, at);
  if (isRuin(p, hex)) return;
  const { terrain } = hex;
  const own = p.world.setup.nations[nation]?.terrain?.[terrain.id]?.tm;
  sum.add(terrain.id, own ?? terrain.tm, own === undefined ? '10.4' : '13.0');
  sum.add('bunker', tm, '21.1');
}

/** Smoke shelters every stratum of the hex; what lies on the ground shelters only those beside it. */
function addCounters(p: Position, at: LocationId, sum: Sum, unit?: Unit): void {
  const hex = hexOf(p.world.board, at);
  const { stratum } = p.world.board.locations[at] ?? {};
  if (stratum === 'air') return;
  const onGround = stratum === 'ground';
  let smoke = false;
  for (const marker of p.state.ground) {
    if (marker.hex !== hex) continue;
    if (marker.kind === 'smoke') smoke = true;
    else if (!onGround) continue;
    else if (marker.kind === 'foxholes' && (!unit || gainsByFoxholes(p, unit))) sum.add('foxholes', marker.tm, '21.2');
    else if (marker.kind === 'wreck') sum.add('wreck', WRECK_TM, '10.4');
    else if (marker.kind === 'rubble') sum.add('rubble', RUBBLE_TM, '10.4');
  }
  if (smoke) sum.add('smoke', SMOKE_TM, '7.0');
}

/** A vehicle shelters the others in its hex as a wreck does; those on it are not sheltered (10.4). */
function addVehicles(p: Position, at: LocationId, except: UnitId, sum: Sum): void {
  if (!p.world.machines || hasWreck(p, at)) return;
  const cover = p.state.units.some((unit) => unit.at === at && unit.id !== except && isVehicle(typeOf(p, unit)));
  if (cover) sum.add('vehicle', WRECK_TM, '10.4');
}

const hasWreck = (p: Position, at: LocationId): boolean =>
  p.state.ground.some((marker) => marker.kind === 'wreck' && marker.hex === hexOf(p.world.board, at));

/** The wall, hedge or bocage of the target's own hex that fire from a location crosses (ruling D-44). */
export function shelteringHexside(p: Position, from: LocationId, at: LocationId): HexsideTerrain | undefined {
  if (p.world.board.locations[at]?.stratum !== 'ground') return undefined;
  return crossedHexsideOf(p.world.board, hexOf(p.world.board, from), hexOf(p.world.board, at));
}

/** A hill shelters from those lower down. */
function addDirection(p: Position, at: LocationId, from: LocationId, sum: Sum): void {
  const hexside = shelteringHexside(p, from, at);
  if (hexside) sum.add(hexside.id, hexside.tm, '10.4');
  if (isHigherOnHill(p, at, from)) sum.add('hill', 1, '10.4');
}

function isHigherOnHill(p: Position, at: LocationId, from: LocationId): boolean {
  const { locations } = p.world.board;
  return (
    locations[at]?.stratum !== 'air' &&
    hexAt(p, at).level > 0 &&
    (locations[at]?.level ?? 0) > (locations[from]?.level ?? 0)
  );
}

/** A Sniper alone in his location doubles its modifier, but not against shells and other Snipers (11.4). */
export const doublesTm = (p: Position, unit: Unit): boolean =>
  typeOf(p, unit).kind === 'sniper' && unitsAt(p.state, unit.at, unit.side).length === 1;

/** What a defender in the location adds to his die: never more than +4, +8 for a lone Sniper (5.5). */
export function targetModifier(p: Position, at: LocationId, defence: Defence): Tally {
  const sum = new TallyBuilder();
  addTerrain(p, at, defence.nation, sum);
  addCounters(p, at, sum, defence.unit);
  addVehicles(p, at, defence.unit?.id ?? NOBODY, sum);
  if (defence.from !== undefined && !defence.indirect) addDirection(p, at, defence.from, sum);
  if (sum.total > MAXIMUM) sum.add('maximum', MAXIMUM - sum.total, '5.5');
  if (defence.sniper) sum.add('sniper', sum.total, '11.4');
  return sum.done();
}

/** Terrain, counters and vehicles of a location, without anything that depends on where fire comes from. */
export function shelterOf(p: Position, at: LocationId, nation: string): number {
  const sum = new Total();
  addTerrain(p, at, nation, sum);
  addCounters(p, at, sum);
  addVehicles(p, at, NOBODY, sum);
  return sum.total;
}

/** Whether a unit's place has a positive target modifier, for rally and other Morale Checks (3.0, ruling D-10). */
export function positiveTm(p: Position, unit: Unit): boolean {
  const sum = new Total();
  addTerrain(p, unit.at, typeOf(p, unit).nation, sum);
  addCounters(p, unit.at, sum, unit);
  addVehicles(p, unit.at, unit.id, sum);
  return sum.total > 0 || shelteredByDirection(p, unit);
}

function shelteredByDirection(p: Position, unit: Unit): boolean {
  const { board, rules } = p.world;
  const hex = hexOf(board, unit.at);
  const counts = (side: HexsideTerrain | undefined): boolean =>
    side !== undefined &&
    (side.sheltersRally === 'always' || (side.sheltersRally === 'edition' && rules.rally.hedgeCounts));
  const onGround = board.locations[unit.at]?.stratum === 'ground';
  let hexsides = false;
  for (let d = 0; d < 6; d++) hexsides ||= onGround && counts(board.hexsides[6 * hex + d]);
  if (hexsides && rules.rally.hexsideTm === 'always') return true;
  if (!hexsides && hexAt(p, unit.at).level === 0) return false;
  return allFireSheltered(p, unit, unit.side, counts);
}

/** Every enemy who sees the place, by day or night, would fire over a sheltering hexside, or uphill; also when none sees it. */
function allFireSheltered(
  p: Position,
  unit: Unit,
  side: Side,
  counts: (side: HexsideTerrain | undefined) => boolean,
): boolean {
  for (const enemy of p.state.units) {
    if (enemy.side === side || !isPresent(enemy) || enemy.at === unit.at) continue;
    if (isBlocked(lineBetween(p, enemy.at, unit.at)) || whyTooDark(p, enemy.at, unit.at, enemy)) continue;
    if (!counts(shelteringHexside(p, enemy.at, unit.at)) && !isHigherOnHill(p, unit.at, enemy.at)) return false;
  }
  return true;
}
