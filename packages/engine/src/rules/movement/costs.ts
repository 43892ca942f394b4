/** What a step costs on foot (6.0, 10.2, 11.6, 13.0; rulings D-50, D-51). */
import { directionTo, type Hex, type Location, type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { type Position, typeOf } from '../../state/query.ts';
import type { Unit, World } from '../../state/state.ts';

const LEVEL_CHANGE = 2;
const ROAD = 1;
/** Terrain through which a Scout finds the way for units moving with him (11.6). */
const SCOUTED = ['heavy-jungle', 'light-jungle', 'forest', 'light-woods', 'wheatfield', 'kunai-grass'];

const locationOf = (p: Position, at: LocationId): Location => p.world.board.locations[at] as Location;
const hexAt = (p: Position, location: Location): Hex => p.world.board.hexes[location.hex] as Hex;

function addTerrain(p: Position, unit: Unit, hex: Hex, scouted: boolean, sum: TallyBuilder): boolean {
  const own = p.world.setup.nations[typeOf(p, unit).nation]?.terrain?.[hex.terrain.id]?.leg;
  const { leg } = hex.terrain.cost;
  if (own === undefined && leg === null) return false;
  if (own !== undefined) sum.add(hex.terrain.id, own, '13.0');
  else if (scouted && SCOUTED.includes(hex.terrain.id)) sum.add('scouted', 1, '11.6');
  else sum.add(hex.terrain.id, leg ?? 0, '6.0');
  return true;
}

/** Climbing costs extra, cliffs cannot be climbed; two levels down cost too where the chart says so. */
function addClimb(p: Position, from: Hex, to: Hex, sum: TallyBuilder): boolean {
  const { climb } = p.world.setup.chart;
  const rise = to.level - from.level;
  if (climb.cliff > 0 && Math.abs(rise) >= climb.cliff) return false;
  if (rise > 0) sum.add('climbing', rise * climb.upPerLevel, '10.2');
  else if (rise <= -2) sum.add('climbing-down', climb.downTwoLevels, '10.2');
  return true;
}

/** Where steps lead and what they cost depends on the board and the nation alone: found once, then looked up. */
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

function costsFor(world: World, nation: string): Map<number, Tally | null> {
  const { costs } = waysOf(world);
  const known = costs.get(nation) ?? new Map<number, Tally | null>();
  if (known.size === 0) costs.set(nation, known);
  return known;
}

/** The cost of a step to a neighbouring location, or null where there is no way. From off the map only the hex counts. */
export function stepCost(p: Position, unit: Unit, from: LocationId, to: LocationId, scouted = false): Tally | null {
  const costs = costsFor(p.world, typeOf(p, unit).nation);
  const key = 2 * ((from + 1) * p.world.board.locations.length + to) + (scouted ? 1 : 0);
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = workOutCost(p, unit, from, to, scouted);
  costs.set(key, cost);
  return cost;
}

function workOutCost(p: Position, unit: Unit, from: LocationId, to: LocationId, scouted: boolean): Tally | null {
  const sum = new TallyBuilder();
  const there = locationOf(p, to);
  if (from === OFF_MAP) return addTerrain(p, unit, hexAt(p, there), scouted, sum) ? sum.done() : null;
  const here = locationOf(p, from);
  if (here.hex === there.hex) return sum.add('level-change', LEVEL_CHANGE, '10.2').done();
  return addCrossing(p, unit, here, there, scouted, sum) ? sum.done() : null;
}

function addCrossing(
  p: Position,
  unit: Unit,
  here: Location,
  there: Location,
  scouted: boolean,
  sum: TallyBuilder,
): boolean {
  const { board } = p.world;
  const direction = directionTo(board, here.hex, there.hex);
  if (direction < 0) return false;
  const from = hexAt(p, here);
  const to = hexAt(p, there);
  if (here.stratum === 'ground' && (from.roads & (1 << direction)) !== 0) sum.add('road', ROAD, '6.0');
  else {
    if (!addTerrain(p, unit, to, scouted, sum)) return false;
    const hexside = here.stratum === 'ground' ? board.hexsides[6 * here.hex + direction] : undefined;
    if (hexside && hexside.cost.leg === null) return false;
    if (hexside) sum.add(hexside.id, hexside.cost.leg ?? 0, '6.0');
  }
  return addClimb(p, from, to, sum);
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
