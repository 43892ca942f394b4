/** What a step costs, on foot and on wheels or tracks (6.0, 10.2, 11.6, 13.0, 15.1; rulings D-50, D-51). */
import { directionTo, type Hex, type Location, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { HexsideTerrain, MovementCosts } from '../../board/terrain.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { UnitType } from '../../state/counters.ts';
import { type Position, typeOf } from '../../state/query.ts';
import type { Unit, World } from '../../state/state.ts';
import type { Drive } from '../../state/vehicles.ts';
import { isBuilt } from '../fortifications/bunkers.ts';
import {
  COVERS,
  groundCover,
  OWN_MINES,
  OWN_MINES_COST,
  RUBBLE,
  RUBBLE_COST,
  WIRE,
  WIRE_COST,
} from './ground-cover.ts';

export type MovementType = keyof MovementCosts;

const LEVEL_CHANGE = 2;
/** Along a road, whatever it runs through. */
const ROAD: Readonly<Record<MovementType, number>> = { tracked: 1, offRoad: 1, roadWheels: 0.5, leg: 1 };
/** Road wheels climb at two points a level (10.4). */
const ROAD_WHEELS_CLIMB = 2;
/** Terrain through which a Scout finds the way for units moving with him (11.6). */
const SCOUTED = ['heavy-jungle', 'light-jungle', 'forest', 'light-woods', 'wheatfield', 'kunai-grass'];

const BY_DRIVE: Readonly<Record<Drive, MovementType>> = {
  tracked: 'tracked',
  'off-road': 'offRoad',
  road: 'roadWheels',
};

/** T, O and R, or on foot; mounted units go by O (6.6, 15.0). */
export function movementTypeOf({ vehicle, mount }: Pick<UnitType, 'vehicle' | 'mount'>): MovementType {
  if (vehicle) return BY_DRIVE[vehicle.drive];
  return mount ? 'offRoad' : 'leg';
}

/** Who takes a step, and over what: all that its cost depends on besides the board. */
interface Mover {
  readonly nation: string;
  readonly type: MovementType;
  readonly scouted: boolean;
  /** Counters on the ground of the hex entered. */
  readonly cover: number;
}

const locationOf = (p: Position, at: LocationId): Location => p.world.board.locations[at] as Location;
const hexAt = (p: Position, location: Location): Hex => p.world.board.hexes[location.hex] as Hex;

/** Away from the road, wheels made for it roll over its hexes as over clear ground (ruling R-301). */
function printedCost(p: Position, hex: Hex, type: MovementType, fromRoad: boolean): number | null {
  const cost = hex.terrain.cost[type];
  const acrossRoad = type === 'roadWheels' && cost === ROAD.roadWheels && !fromRoad;
  return acrossRoad ? (p.world.setup.chart.terrain.clear?.cost.roadWheels ?? cost) : cost;
}

/** The ground of the hex entered: its terrain, or what covers it. */
function addGround(p: Position, mover: Mover, hex: Hex, fromRoad: boolean, sum: TallyBuilder): boolean {
  const { nation, type, cover } = mover;
  const covered = (cover & RUBBLE) === 0 ? printedCost(p, hex, type, fromRoad) : RUBBLE_COST[type];
  const own = type === 'leg' ? p.world.setup.nations[nation]?.terrain?.[hex.terrain.id]?.leg : undefined;
  if (own === undefined && covered === null) return false;
  if ((cover & WIRE) !== 0) sum.add('wire', WIRE_COST[type] ?? 0, '21.3');
  else if ((cover & RUBBLE) !== 0) sum.add('rubble', covered ?? 0, '10.4');
  else if (own !== undefined) sum.add(hex.terrain.id, own, '13.0');
  else if (mover.scouted && SCOUTED.includes(hex.terrain.id)) sum.add('scouted', 1, '11.6');
  else sum.add(hex.terrain.id, covered ?? 0, type === 'leg' ? '6.0' : '15.1');
  return true;
}

/** Climbing costs extra, cliffs cannot be climbed; two levels down cost too where the chart says so. */
function addClimb(p: Position, type: MovementType, from: Hex, to: Hex, sum: TallyBuilder): boolean {
  const { climb } = p.world.setup.chart;
  const rise = to.level - from.level;
  if (climb.cliff > 0 && Math.abs(rise) >= climb.cliff) return false;
  const perLevel = type === 'roadWheels' ? ROAD_WHEELS_CLIMB : climb.upPerLevel;
  if (rise > 0) sum.add('climbing', rise * perLevel, '10.2');
  else if (rise <= -2) sum.add('climbing-down', climb.downTwoLevels, '10.2');
  return true;
}

/** Where steps lead and what they cost depends on the board and the mover alone: found once, then looked up. */
interface Ways {
  readonly steps: (readonly LocationId[] | undefined)[];
  readonly costs: Map<string, Map<number, Tally | null>>;
}

const waysOfWorlds = new WeakMap<World, Ways>();
let lastWorld: World | undefined;
let lastWays: Ways = { steps: [], costs: new Map() };

function waysOf(world: World): Ways {
  if (world === lastWorld) return lastWays;
  const ways = waysOfWorlds.get(world) ?? { steps: [], costs: new Map() };
  waysOfWorlds.set(world, ways);
  lastWorld = world;
  lastWays = ways;
  return ways;
}

/** Vehicles differ by how they are driven, those on foot by their nation. */
function costsFor(world: World, type: MovementType, nation: string): Map<number, Tally | null> {
  const { costs } = waysOf(world);
  const key = type === 'leg' ? nation : `/${type}`;
  const known = costs.get(key) ?? new Map<number, Tally | null>();
  if (known.size === 0) costs.set(key, known);
  return known;
}

/**
 * The cost of a step to a neighbouring location, or null where there is no way. From off the map only the hex counts. For
 * a vehicle: straight ahead, wherever it faces.
 */
export function stepCost(p: Position, unit: Unit, from: LocationId, to: LocationId, scouted = false): Tally | null {
  if (locationOf(p, to).site && !isBuilt(p, to)) return null;
  const printed = typeOf(p, unit);
  const type = movementTypeOf(printed);
  const costs = costsFor(p.world, type, printed.nation);
  const cover = groundCover(p, to, unit.side);
  const way = (from + 1) * p.world.board.locations.length + to;
  const key = 2 * (COVERS * way + cover) + (scouted ? 1 : 0);
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = workOutCost(p, { nation: printed.nation, type, scouted, cover }, from, to);
  costs.set(key, cost);
  return cost;
}

function workOutCost(p: Position, mover: Mover, from: LocationId, to: LocationId): Tally | null {
  const sum = new TallyBuilder();
  const there = locationOf(p, to);
  if (mover.type !== 'leg' && there.stratum !== 'ground') return null;
  if (from === OFF_MAP) return addEntry(p, mover, hexAt(p, there), sum) ? sum.done() : null;
  const here = locationOf(p, from);
  if (here.hex === there.hex) return mover.type === 'leg' ? sum.add('level-change', LEVEL_CHANGE, '10.2').done() : null;
  return addCrossing(p, mover, here, there, sum) ? sum.done() : null;
}

function addEntry(p: Position, mover: Mover, hex: Hex, sum: TallyBuilder): boolean {
  if (!addGround(p, mover, hex, true, sum)) return false;
  if ((mover.cover & OWN_MINES) !== 0) sum.add('own-mines', OWN_MINES_COST, '21.4');
  return true;
}

function addCrossing(p: Position, mover: Mover, here: Location, there: Location, sum: TallyBuilder): boolean {
  const { board } = p.world;
  const direction = directionTo(board, here.hex, there.hex);
  if (direction < 0) return false;
  const from = hexAt(p, here);
  const to = hexAt(p, there);
  const onGround = here.stratum === 'ground';
  if (onGround && (from.roads & (1 << direction)) !== 0) addRoad(mover, sum);
  else {
    if (!addGround(p, mover, to, false, sum)) return false;
    const hexside = onGround ? board.hexsides[6 * here.hex + direction] : undefined;
    if (hexside && !addHexside(mover, hexside, sum)) return false;
  }
  if ((mover.cover & OWN_MINES) !== 0) sum.add('own-mines', OWN_MINES_COST, '21.4');
  return addClimb(p, mover.type, from, to, sum);
}

/** A road spares its travellers everything but wire. */
function addRoad({ type, cover }: Mover, sum: TallyBuilder): void {
  if ((cover & WIRE) === 0) sum.add('road', ROAD[type], type === 'leg' ? '6.0' : '15.1');
  else sum.add('wire', WIRE_COST[type] ?? 0, '21.3');
}

function addHexside({ type }: Mover, hexside: HexsideTerrain, sum: TallyBuilder): boolean {
  const cost = hexside.cost[type];
  if (cost === null) return false;
  sum.add(hexside.id, cost, type === 'leg' ? '6.0' : '15.1');
  return true;
}

/** Where one step can lead: neighbouring hexes on the same floor, and the other strata of the own hex. */
export function stepsFrom(p: Position, at: LocationId): readonly LocationId[] {
  const { steps } = waysOf(p.world);
  const known = steps[at] ?? workOutSteps(p, at);
  steps[at] = known;
  return known;
}

function workOutSteps(p: Position, at: LocationId): LocationId[] {
  const { board } = p.world;
  const here = locationOf(p, at);
  const found: LocationId[] = [];
  for (const other of board.strata[here.hex] ?? [])
    if (other !== at && sharesStairs(here, locationOf(p, other))) found.push(other);
  if (here.stratum !== 'ground' && here.stratum !== 'upper') return found;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[6 * here.hex + d] as number;
    if (hex < 0) continue;
    const next = here.stratum === 'ground' ? board.ground[hex] : upperFloor(p, here.hex, hex);
    if (next !== undefined) found.push(next);
  }
  return found;
}

/** Stairs join neighbouring floors; bunkers and caves open to the ground (10.2, 21.1). */
function sharesStairs(a: Location, b: Location): boolean {
  const pair = [a.stratum, b.stratum];
  return pair.includes('ground') ? !pair.includes('rooftop') : pair.includes('upper') && pair.includes('rooftop');
}

/** The upper floor of the same building next door. */
function upperFloor(p: Position, from: number, to: number): LocationId | undefined {
  const { board } = p.world;
  if ((board.hexes[from] as Hex).building !== (board.hexes[to] as Hex).building) return undefined;
  return (board.strata[to] ?? []).find((at) => locationOf(p, at).stratum === 'upper');
}
