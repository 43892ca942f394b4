/** Orders as the table handles them: who acts, where on the map it happens, which key gives it, whether one asks first. */
import type { Game, LocationId, Order, UnitId, Verb, WeaponId } from '@opfire/engine';

const holderOf = (game: Game, weapon: WeaponId): readonly UnitId[] => {
  const holder = game.state.weapons[weapon]?.holder ?? -1;
  return holder < 0 ? [] : [holder];
};

/** The units that an order is given to. */
export function actorsOf(game: Game, order: Order): readonly UnitId[] {
  if ('units' in order) return order.units;
  if ('healer' in order) return [order.healer];
  if ('commissar' in order) return [order.commissar];
  if ('unit' in order) return [order.unit];
  return 'weapon' in order ? holderOf(game, order.weapon) : [];
}

/** Where an order happens: the location that is pointed at to give it; undefined where there is nothing to point at. */
export function placeOf({ state }: Game, order: Order): LocationId | undefined {
  switch (order.do) {
    case 'close-assault':
      return state.units[order.target]?.at;
    case 'step':
    case 'overrun':
    case 'retreat':
      return order.to;
    case 'deploy':
    case 'lay':
    case 'lift':
    case 'spot':
    case 'place-sniper':
    case 'enter':
    case 'fire':
    case 'smoke':
    case 'call-mortar':
    case 'call-artillery':
    case 'settle':
    case 'land':
    case 'melee':
    case 'shoot':
    case 'fire-mg':
    case 'starshell':
    case 'attack-run':
    case 'strafe':
    case 'bomb':
      // A hex has the number of the location on its ground.
      return order.at;
    default:
      return undefined;
  }
}

/** Keys of the palette; what has none is reached with the number before it. */
export const KEYS: Readonly<Partial<Record<Verb, string>>> = {
  fire: 'F',
  move: 'M',
  lay: 'M',
  lift: 'X',
  smoke: 'K',
  spot: 'V',
  melee: 'X',
  withdraw: 'W',
  rally: 'R',
  treat: 'T',
  pass: 'P',
  done: 'D',
  ready: 'D',
  stop: 'S',
  hold: 'H',
  exit: 'E',
  'call-mortar': 'C',
  'call-artillery': 'B',
  'place-sniper': 'N',
  shoot: 'A',
};

/** Before these a person wants to see the odds. */
const RISKY: ReadonlySet<Verb> = new Set<Verb>([
  'fire',
  'spot',
  'smoke',
  'call-mortar',
  'call-artillery',
  'land',
  'shoot',
  'fire-mg',
  'overrun',
  'close-assault',
  'starshell',
  'strike',
  'withdraw',
  'react',
]);

/** Weapons that orders would leave behind (1.6). */
export const leftBehind = (orders: readonly Order[]): readonly WeaponId[] =>
  orders.flatMap((order) => ('abandon' in order ? (order.abandon ?? []) : []));

/** Whether orders wait for a yes: because of their odds, or because something is lost by them. */
export const asksFirst = (orders: readonly Order[]): boolean =>
  orders.some((order) => RISKY.has(order.do)) || leftBehind(orders).length > 0;
