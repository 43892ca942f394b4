/** Orders that nobody offered: legal ones with something changed, and junk. */
import type { Chooser, Game, Order } from '@opfire/engine';
import { VERBS } from '../player.ts';

type Fields = Record<string, unknown>;

const MODES = ['move', 'assault-move', 'assault-fire', 'low-crawl', 'stealth', 'stealth-assault-fire', 'hit-and-run'];
const JUNK: readonly unknown[] = [-1, 0.5, Number.NaN, 9999, '0', null, [], {}, true];

const UNITS = [
  ...['unit', 'units', 'healer', 'patient', 'commissar', 'leader', 'mortar', 'targets', 'assaultFire'],
  ...['target', 'vehicle', 'helper'],
];
/** Small numbers: vertices, directions, places in a list. */
const NUMBERS = ['battery', 'fortification', 'facing', 'turret', 'pivot', 'gun', 'mg', 'direction'];
const WEAPONS = ['weapon', 'weapons', 'abandon'];

const pick = <T>(from: readonly T[], choose: Chooser): T => from[choose(from.length)] as T;

/** Another thing of the kind that stands in the field. */
function another(game: Game, field: string, choose: Chooser): unknown {
  if (field === 'do') return pick(VERBS, choose);
  if (field === 'mode') return pick(MODES, choose);
  if (NUMBERS.includes(field)) return choose(7) - 1;
  if (UNITS.includes(field)) return choose(game.state.units.length);
  if (WEAPONS.includes(field)) return choose(game.state.weapons.length);
  return choose(game.world.board.locations.length);
}

function changedList(game: Game, field: string, list: readonly unknown[], choose: Chooser): unknown[] {
  const at = choose(Math.max(1, list.length));
  switch (choose(4)) {
    case 0:
      return [...list, another(game, field, choose)];
    case 1:
      return list.filter((_, place) => place !== at);
    case 2:
      return list.length > 0 ? [...list, list[at]] : [pick(JUNK, choose)];
    default:
      return list.map((one, place) => (place === at ? another(game, field, choose) : one));
  }
}

/** One field changed; now and then to something that is no name of anything. */
export function mutate(game: Game, order: Order, choose: Chooser): Order {
  const fields: Fields = { ...order };
  const field = pick(Object.keys(fields), choose);
  const value = fields[field];
  if (field !== 'do' && choose(8) === 0) fields[field] = pick(JUNK, choose);
  else if (Array.isArray(value)) fields[field] = changedList(game, field, value, choose);
  else fields[field] = another(game, field, choose);
  return fields as unknown as Order;
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice().sort((a, b) => Number(a) - Number(b)) : value;

/**
 * What a listing leaves to the player: weapons left behind beyond those that must be, how a shot is served, and
 * which of the firers run on.
 */
const FREE = ['abandon', 'helpers', 'helper', 'inherent', 'assaultFire'];

/** What may be left out of an order: a counter set up as it faces, the main gun, getting off by movement. */
const isImplied = (order: Order, field: string, value: unknown): boolean =>
  (order.do === 'deploy' && field === 'facing') ||
  (order.do === 'shoot' && field === 'gun' && value === 0) ||
  (order.do === 'alight' && field === 'mode' && value === 'move');

/** Equal for orders that mean the same: the order of lists and of keys does not matter, nor do empty lists. */
export function meaningOf(order: Order): string {
  const fields = Object.entries(order).filter(
    ([field, value]) =>
      value !== undefined &&
      !FREE.includes(field) &&
      !isImplied(order, field, value) &&
      !(Array.isArray(value) && value.length === 0),
  );
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields.map(([field, value]) => [field, sorted(value)]));
}
