/** Flights of helicopters (19.2): where to put passengers down, where to fight from, where to be out of the way. */
import { type Decision, hexOf, type LocationId, type Order, STATUS, type Unit } from '@opfire/engine';
import type { Candidate, Fact } from '../explain/explanation.ts';
import { dangerOfStaying } from '../values/danger.ts';
import { SQUAD, typeOf } from '../values/worth.ts';
import { type Airway, airOverEdges, airwaysFrom } from './airways.ts';
import { ARRIVED, type Entry, machinesNamedIn } from './entering.ts';
import { enemyAt, type Group, groupOf, type Mind, standing } from './mind.ts';
import { isAimed, weighAimed } from './ordnance.ts';
import { weighSpotting } from './spotting.ts';

/** A change of place or mode for its own sake is not worth the trouble. */
const TROUBLE = 0.3;
/** Down on the ground and then no farther: less than to go on from there. */
const HALTED = 0.2;

/** A helicopter and whom it carries. */
interface Lift {
  readonly craft: Group;
  readonly passengers?: Group;
  /** Can still change modes in this impulse, and flies: who hovers has first to get away. */
  readonly mayLand: boolean;
}

function liftOf(mind: Mind, id: number, switched: boolean): Lift | undefined {
  const craft = groupOf(mind, [id]);
  if (!craft) return undefined;
  const riders = mind.game.state.units.filter(({ aboard, shaken }) => aboard === id && !shaken).map((unit) => unit.id);
  const passengers = groupOf(mind, riders);
  const hovers = ((craft.units[0] as Unit).status & STATUS.hovering) !== 0;
  return { craft, ...(passengers && { passengers }), mayLand: !switched && !hovers };
}

/** What it is worth to have put people down below: only over open ground, and not among enemies (19.2.4). */
function landing(mind: Mind, passengers: Group, at: LocationId): number | undefined {
  const { board } = mind.game.world;
  const hex = hexOf(board, at);
  const ground = board.ground[hex] as LocationId;
  if (board.hexes[hex]?.terrain.sight !== 'open' || enemyAt(mind, ground)) return undefined;
  const gain = mind.mission.gain({ units: passengers.units, to: ground });
  return mind.temper.mission * gain + standing(mind, passengers, ground, true);
}

/** What a place in the air is worth: for what is done there, and for what is fired at it. */
function placeValue(mind: Mind, { craft, passengers, mayLand }: Lift, at: LocationId): number {
  if (!passengers) return standing(mind, craft, at, true);
  const danger = mind.temper.risk * dangerOfStaying(mind.field, craft.target, at, true);
  return Math.max(0, (mayLand ? landing(mind, passengers, at) : undefined) ?? 0) - danger;
}

interface Flight {
  readonly way: Airway;
  readonly value: number;
  readonly facts: readonly Fact[];
}

/** What a flight from some hexes of the air would be worth, the best first. */
function flightsOf(mind: Mind, lift: Lift, from: readonly LocationId[]): [Flight, ...Flight[]] {
  const { craft } = lift;
  const flights = airwaysFrom(mind, craft.units[0] as Unit, craft.target, from).map((way): Flight => {
    const gain = way.arrives * placeValue(mind, lift, way.at);
    const facts: Fact[] = [
      { is: 'risk', at: way.at, chance: 1 - way.arrives },
      { is: 'loss', at: way.at, amount: way.danger / SQUAD },
      { is: 'ground', at: way.at, amount: gain / SQUAD },
    ];
    return { way, value: gain - mind.temper.risk * way.danger - (way.steps > 0 ? TROUBLE : 0), facts };
  });
  return flights.sort((a, b) => b.value - a.value) as unknown as [Flight, ...Flight[]];
}

/** To take a helicopter in hand: the best that can come of it (19.2). */
export function weighFlight(mind: Mind, order: Order, { id, at }: Unit): Candidate | undefined {
  const lift = liftOf(mind, id, false);
  if (!lift) return undefined;
  const [{ value, facts }] = flightsOf(mind, lift, [at]);
  const below = (lift.passengers && landing(mind, lift.passengers, at)) ?? 0;
  return { order, value: Math.max(value - placeValue(mind, lift, at), below) - TROUBLE, facts };
}

/**
 * Where a flight leads that has begun: judged from where it began, wherever the helicopter has come meanwhile, lest it turn
 * back and forth between two places of which each looks better from the other.
 */
function courseOf(mind: Mind, lift: Lift, origin: LocationId): Flight | undefined {
  const { at } = lift.craft.units[0] as Unit;
  const [best] = flightsOf(mind, lift, origin < 0 ? airOverEdges(mind.game) : [origin]);
  const ways = airwaysFrom(mind, lift.craft.units[0] as Unit, lift.craft.target, [at]);
  const way = ways.find((one) => one.at === best.way.at);
  return way && way.steps > 0 ? { ...best, way, value: best.value - placeValue(mind, lift, at) } : undefined;
}

/** Helicopters that come on (22.0): of those alike with a like load one, over each hex that is open to it. */
export function fliesIn(mind: Mind, orders: readonly Entry[]): Candidate[] {
  const { board } = mind.game.world;
  const found: Candidate[] = [];
  for (const { id } of machinesNamedIn(mind, orders)) {
    const lift = typeOf(mind.game, mind.game.state.units[id] as Unit).kind === 'helicopter' && liftOf(mind, id, false);
    if (!lift) continue;
    for (const order of orders) {
      if (order.units[0] !== id) continue;
      const from = board.air[hexOf(board, order.at)] as LocationId;
      const [{ value, facts }] = flightsOf(mind, lift, [from]);
      found.push({ order, value: ARRIVED + value, facts });
    }
  }
  return found;
}

function weighAct(mind: Mind, lift: Lift, order: Order, at: LocationId): Candidate | undefined {
  const { passengers } = lift;
  switch (order.do) {
    case 'hover':
      return { order, value: ((passengers && landing(mind, passengers, at)) ?? 0) - TROUBLE, facts: [] };
    case 'alight': {
      const group = groupOf(mind, order.units);
      const value = (group && landing(mind, group, at)) ?? 0;
      return { order, value: order.mode === 'assault-move' ? value - HALTED : value, facts: [] };
    }
    case 'exit':
      return { order, value: mind.mission.gain({ units: lift.craft.units, to: 'exit' }), facts: [] };
    case 'stop':
      return { order, value: 0, facts: [] };
    default:
      return isAimed(order) ? weighAimed(mind, order) : undefined;
  }
}

/** In flight: where next, whether to hover, whom to put down, what to fire at (19.2.1–19.2.8). */
export function actsInFlight(mind: Mind, owed: Decision): Candidate[] {
  const frame = mind.game.state.stack.at(-1);
  const lift = frame?.f === 'flight' ? liftOf(mind, frame.unit, frame.switched) : undefined;
  if (frame?.f !== 'flight' || !lift) return [];
  const { at } = lift.craft.units[0] as Unit;
  const course = courseOf(mind, lift, frame.origin);
  const found: Candidate[] = [];
  for (const order of owed.orders) {
    const isOnCourse = order.do === 'fly' || (order.do === 'step' && order.to === course?.way.first);
    const candidate =
      isOnCourse && course ? { order, value: course.value, facts: course.facts } : weighAct(mind, lift, order, at);
    if (candidate) found.push(candidate);
  }
  const spots = owed.orders.filter((order) => order.do === 'spot');
  return [...found, ...weighSpotting(mind, spots)];
}
