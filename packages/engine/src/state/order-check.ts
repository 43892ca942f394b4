/** Whether an order speaks of units, weapons, locations and hexes that exist: anybody may send anything. */
import { type Refusal, refusal } from '../core/rule.ts';
import type { Order } from './orders.ts';
import type { Game } from './state.ts';

const NO_SUCH_UNIT = refusal('1.1', 'no-such-unit');
const NO_SUCH_WEAPON = refusal('1.6', 'no-such-weapon');
const NO_SUCH_PLACE = refusal('1.4', 'no-such-place');

const UNIT_FIELDS = ['unit', 'units', 'healer', 'patient', 'commissar', 'leader', 'mortar', 'targets', 'assaultFire'];
const WEAPON_FIELDS = ['weapon', 'weapons', 'abandon'];
const PLACE_FIELDS = ['at', 'to'];
/** Orders whose place is a hex, not a location. */
const HEX_ORDERS: readonly Order['do'][] = ['smoke', 'call-artillery', 'land'];

const isIndex = (value: unknown, size: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < size;

const allIndices = (value: unknown, size: number): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) ? value.every((one) => isIndex(one, size)) : isIndex(value, size));

export function whyMalformed(game: Game, order: Order): Refusal | undefined {
  const fields = order as unknown as Record<string, unknown>;
  const { units, weapons } = game.state;
  const { hexes, locations } = game.world.board;
  if (!UNIT_FIELDS.every((field) => allIndices(fields[field], units.length))) return NO_SUCH_UNIT;
  if (!WEAPON_FIELDS.every((field) => allIndices(fields[field], weapons.length))) return NO_SUCH_WEAPON;
  const places = HEX_ORDERS.includes(order.do) ? hexes.length : locations.length;
  if (!PLACE_FIELDS.every((field) => allIndices(fields[field], places))) return NO_SUCH_PLACE;
  return undefined;
}
