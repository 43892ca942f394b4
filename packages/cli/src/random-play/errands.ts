/** A player who chooses by chance but is on his way somewhere: to event markers, ground to take, tasks and exits. */
import type { Chooser, Decision, Game, HexId, Order, Side } from '@opfire/engine';
import { chooseOrder, type Player } from './player.ts';

type Move = Extract<Game['state']['stack'][number], { f: 'move' }>;

const hexAt = (game: Game, at: number): HexId => game.world.board.locations[at]?.hex ?? -1;

/** Ground that matters to a side at the end and is not its own yet. */
function objectives({ world, state }: Game, side: Side): HexId[] {
  const { victory, outright = [], exits } = world.setup.scenario;
  const scored = victory.flatMap((one) => ('hexes' in one && (one.side ?? side) === side ? one.hexes : []));
  const needed = outright.flatMap((way) => way.needs.flatMap((need) => (need.need === 'control' ? need.hexes : [])));
  const left = exits.flatMap((exit) => (exit.side === side ? exit.hexes : []));
  // An exit counts as much as all other ground: it is what the battle is about.
  const ground = [...scored, ...needed].filter((hex) => state.control[hex] !== side);
  return [...ground, ...left, ...left, ...left];
}

/** Markers still on the map that a side can set off. */
function calls({ world, state }: Game, side: Side): HexId[] {
  const { events } = world.setup.scenario;
  const markers = events.filter(({ id, side: by = side }) => by === side && state.scenario.events.includes(id));
  return markers.map(({ hex }) => hex);
}

/** Tasks that are open and not done. */
function tasksToDo({ world, state }: Game) {
  const open = (state.scenario.tasks ?? []).filter(({ status }) => status !== 'done').map(({ id }) => id);
  return (world.setup.scenario.tasks ?? []).filter(({ id }) => open.includes(id));
}

/** Where a group of a side goes in this turn: whoever is needed goes to work, every second goes his own way. */
function errandOf(game: Game, side: Side, units: readonly number[], salt: number): HexId | undefined {
  const [first = 0] = units;
  const stray = (first + salt) % 2 === 0;
  const work = tasksToDo(game).find((task) => task.side === side);
  if (work && (stray || units.some((unit) => work.named.includes(unit)))) return work.hex;
  const goals = [...calls(game, side), ...objectives(game, side)];
  return goals[(game.state.turn * 7 + salt + (stray ? 5 * (first + 1) : 0)) % Math.max(1, goals.length)];
}

/** Whoever is at work had better be left alone. */
function disturbs(game: Game, order: Order): boolean {
  const places = tasksToDo(game).map(({ hex }) => hex);
  if (places.length === 0) return false;
  if (order.do === 'activate') return order.at.some((at) => places.includes(hexAt(game, at)));
  if (order.do !== 'fire' && order.do !== 'spot') return false;
  const units = 'units' in order ? order.units : [order.unit];
  return units.some((unit) => places.includes(hexAt(game, game.state.units[unit]?.at ?? -1)));
}

function stepTowards(game: Game, owed: Decision, goal: HexId, choose: Chooser): Order | undefined {
  const { distances, hexes } = game.world.board;
  const far = (at: number): number => distances[goal * hexes.length + hexAt(game, at)] as number;
  const steps = owed.orders.filter((order) => order.do === 'step');
  const nearest = Math.min(...steps.map(({ to }) => far(to)));
  const best = steps.filter(({ to }) => far(to) === nearest);
  return best[choose(Math.max(1, best.length))];
}

function onTheWay(game: Game, owed: Decision, move: Move, salt: number, choose: Chooser): Order | undefined {
  const exit = owed.orders.find((order) => order.do === 'exit');
  if (exit) return exit;
  const goal = errandOf(game, move.side, move.units, salt);
  if (goal === undefined) return undefined;
  const stop = owed.orders.find((order) => order.do === 'stop');
  return hexAt(game, move.at) === goal && stop ? stop : stepTowards(game, owed, goal, choose);
}

/** How a side plays this game: both by halves, or one with a will and the other asleep. */
type Mood = 'willing' | 'keen' | 'drowsy';

/** Moods of the two sides, by turns from game to game. */
const MOODS: readonly (readonly [Mood, Mood])[] = [
  ['willing', 'willing'],
  ['keen', 'drowsy'],
  ['drowsy', 'keen'],
];

/** So many times out of twelve somebody forgets what he was about. */
const FORGETS: Readonly<Record<Mood, number>> = { willing: 3, keen: 1, drowsy: 11 };
const SECOND_THOUGHTS = 6;

const IDLE: readonly Order['do'][] = ['pass', 'done', 'smoke', 'spot', 'drop', 'destroy'];

/** What gets nobody nearer to where he is going. */
const wastesTime = (order: Order): boolean =>
  IDLE.includes(order.do) || ((order.do === 'move' || order.do === 'enter') && order.mode !== 'move');

/** A way to let the moment go by, for those who sleep through most of them. */
const letGo = ({ kind, orders }: Decision): Order | undefined =>
  kind === 'impulse' || kind === 'opportunity-fire'
    ? orders.find((order) => order.do === 'pass' || order.do === 'hold')
    : undefined;

/** A player of both sides for one game. */
export function errandRunner(seed: number): Player {
  const salt = Math.abs(seed) % 1009;
  const moods = MOODS[salt % MOODS.length] as (typeof MOODS)[number];
  return (game, owed, choose) => {
    const mood = moods[owed.side];
    const forgetful = choose(12) < FORGETS[mood];
    const top = game.state.stack[game.state.stack.length - 1];
    const passing = mood === 'drowsy' && forgetful ? letGo(owed) : undefined;
    const step = top?.f === 'move' && !forgetful ? onTheWay(game, owed, top, salt, choose) : undefined;
    if (passing ?? step) return (passing ?? step) as Order;
    let order = chooseOrder(game, owed, choose);
    const unwise = (): boolean => disturbs(game, order) || (mood === 'keen' && wastesTime(order));
    for (let more = 0; more < SECOND_THOUGHTS && !forgetful && unwise(); more++)
      order = chooseOrder(game, owed, choose);
    return (!forgetful && disturbs(game, order) ? letGo(owed) : undefined) ?? order;
  };
}
