/** A player who chooses by chance, but rather acts than idles. */
import { type Chooser, type Decision, drawLegalOrder, type Game, type Order, type Verb } from '@opfire/engine';

/** Lots of each verb in a draw: games full of fire and movement find more than games full of passes. */
const LOTS: Readonly<Record<Verb, number>> = {
  deploy: 24,
  equip: 2,
  lay: 12,
  lift: 1,
  ready: 12,
  rally: 20,
  treat: 12,
  drive: 40,
  join: 4,
  take: 3,
  drop: 1,
  destroy: 1,
  flip: 3,
  repair: 20,
  done: 6,
  pass: 2,
  spot: 6,
  activate: 24,
  'place-sniper': 2,
  enter: 24,
  fire: 14,
  move: 10,
  smoke: 5,
  melee: 16,
  withdraw: 6,
  shoot: 14,
  'fire-mg': 10,
  'keep-going': 3,
  button: 1,
  open: 2,
  pivot: 3,
  overrun: 60,
  board: 6,
  alight: 6,
  'close-assault': 60,
  hover: 6,
  fly: 4,
  'attack-run': 12,
  strafe: 8,
  bomb: 8,
  starshell: 6,
  'call-mortar': 10,
  'call-artillery': 8,
  step: 24,
  stop: 5,
  exit: 8,
  hold: 8,
  react: 8,
  dash: 6,
  use: 1,
  strike: 1,
  keep: 1,
  settle: 1,
  retreat: 1,
  land: 4,
  abort: 1,
};

export const VERBS = Object.keys(LOTS) as readonly Verb[];

const weigh = (verb: Verb): number => LOTS[verb];

/** Gives one legal order. */
export type Player = (game: Game, owed: Decision, choose: Chooser) => Order;

export const chooseOrder: Player = (game, owed, choose) => drawLegalOrder(game, owed, choose, weigh);

const enemyIs = ({ state }: Game, side: number, at: number): boolean =>
  state.units.some((unit) => unit.at === at && unit.side !== side);

/** The same, but one who goes for the enemy: melees and charges are rare otherwise. */
export const chooseBoldly: Player = (game, owed, choose) => {
  const among = owed.orders.filter((order) => order.do === 'step' && enemyIs(game, owed.side, order.to));
  const bold = choose(2) === 0 ? among[choose(Math.max(1, among.length))] : undefined;
  return bold ?? chooseOrder(game, owed, choose);
};

/** Every second seed has a bold player. */
export const playerOf = (seed: number): Player => (seed % 2 === 0 ? chooseOrder : chooseBoldly);

export { chooserFrom } from '@opfire/ai';
