/** The ground that the victory conditions name, and how far it is from everywhere: the same for a whole battle. */
import {
  type Game,
  type HexId,
  type LocationId,
  pointsForStep,
  type Side,
  type Unit,
  type World,
  waysFrom,
} from '@opfire/engine';

export interface Goal {
  readonly hexes: readonly HexId[];
  /** Movement points on foot from each location; Infinity where no way leads. */
  readonly far: Float64Array;
  /** How much of a unit's influence reaches the goal from each location: it wanes with every point. */
  readonly near: Float64Array;
}

const WANES = 0.74;

export interface Goals {
  readonly list: readonly Goal[];
  /** The goal of each hex that has to be held. */
  readonly ofHex: ReadonlyMap<HexId, number>;
  /** The goal that stands for all exits of a side, or −1. */
  readonly exits: readonly [number, number];
  /** The goal of each task and of each marker, by id. */
  readonly ofTask: ReadonlyMap<string, number>;
  readonly ofMarker: ReadonlyMap<string, number>;
  /** By side: how far it is from each location to where it can win; exits come before what can be held. */
  readonly toWin: readonly [Float64Array, Float64Array];
}

/** From everywhere to the nearest of some goals. */
function nearest(goals: readonly Goal[], locations: number): Float64Array {
  const far = new Float64Array(locations).fill(Number.POSITIVE_INFINITY);
  for (const goal of goals)
    for (let at = 0; at < locations; at++) far[at] = Math.min(far[at] as number, goal.far[at] as number);
  return far;
}

/** From every location to the nearest of some hexes: outward from them, each step paid in the other direction. */
function distancesTo(game: Game, walker: Unit, hexes: readonly HexId[]): Float64Array {
  const { locations, ground } = game.world.board;
  const far = new Float64Array(locations.length).fill(Number.POSITIVE_INFINITY);
  let edge = hexes.map((hex) => ground[hex] as LocationId);
  for (const at of edge) far[at] = 0;
  while (edge.length > 0) {
    const next = new Set<LocationId>();
    for (const to of edge) {
      for (const from of waysFrom(game, to)) {
        const cost = pointsForStep(game, walker, from, to);
        if (cost === undefined || (far[to] as number) + cost >= (far[from] as number)) continue;
        far[from] = (far[to] as number) + cost;
        next.add(from);
      }
    }
    edge = [...next];
  }
  return far;
}

/** Every hex that a building named by one of its hexes consists of. */
export function buildingHexes({ board, rules }: World, hex: HexId): HexId[] {
  const building = board.hexes[hex]?.building ?? -1;
  if (!rules.control.wholeBuilding || building < 0) return [hex];
  return board.hexes.filter((other) => other.building === building).map((other) => other.index);
}

function hexesToHold(world: World): Set<HexId> {
  const { victory, outright = [] } = world.setup.scenario;
  const scored = victory.flatMap((condition) => {
    if (condition.for === 'control') return condition.hexes;
    return condition.for === 'building' ? condition.hexes.flatMap((hex) => buildingHexes(world, hex)) : [];
  });
  const needs = outright.flatMap((way) => way.needs);
  return new Set([...scored, ...needs.flatMap((need) => (need.need === 'control' ? need.hexes : []))]);
}

function makeGoals(game: Game, walker: Unit): Goals {
  const { tasks = [], events, exits } = game.world.setup.scenario;
  const list: Goal[] = [];
  const add = (hexes: readonly HexId[]): number => {
    const far = distancesTo(game, walker, hexes);
    return list.push({ hexes, far, near: far.map((points) => WANES ** points) }) - 1;
  };
  const exitOf = (side: Side): number => {
    const hexes = exits.filter((exit) => exit.side === side).flatMap((exit) => exit.hexes);
    return hexes.length > 0 ? add(hexes) : -1;
  };
  const ofHex = new Map([...hexesToHold(game.world)].map((hex) => [hex, add([hex])]));
  const ways = [exitOf(0), exitOf(1)] as const;
  const ofTask = new Map(tasks.map(({ id, hex }) => [id, add([hex])]));
  const ofMarker = new Map(events.map(({ id, hex }) => [id, add([hex])]));
  const toWin = (side: Side): Float64Array => {
    const goals = ways[side] >= 0 ? [ways[side]] : [...ofTask.values(), ...ofHex.values()];
    return nearest(
      goals.map((goal) => list[goal] as Goal),
      game.world.board.locations.length,
    );
  };
  return { list, ofHex, exits: ways, ofTask, ofMarker, toWin: [toWin(0), toWin(1)] };
}

const known = new WeakMap<World, Goals>();

const NOWHERE = new Float64Array(0);
const NONE: Goals = {
  list: [],
  ofHex: new Map(),
  exits: [-1, -1],
  ofTask: new Map(),
  ofMarker: new Map(),
  toWin: [NOWHERE, NOWHERE],
};

/** Distances are those of a squad on foot, whoever is on the map: they hold for the whole battle. */
export function goalsOf(game: Game): Goals {
  const found = known.get(game.world);
  if (found) return found;
  const type = game.world.setup.unitTypes.findIndex(({ kind }) => kind === 'squad');
  const [someone] = game.state.units;
  const made = type >= 0 && someone ? makeGoals(game, { ...someone, type }) : NONE;
  known.set(game.world, made);
  return made;
}
