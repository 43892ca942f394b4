/** Whether an order is one at all and speaks of units, weapons and places that exist: anybody may send anything. */
import { type Refusal, refusal } from '../core/rule.ts';
import { MOVE_MODES } from './frames.ts';
import type { Order, Verb } from './orders.ts';
import type { Game } from './state.ts';

const NO_ORDER = refusal('1.0', 'no-order-of-this-game');
const NO_SUCH_FIELD = refusal('1.0', 'the-order-says-something-that-does-not-belong-to-it');
const NO_SUCH_UNIT = refusal('1.1', 'no-such-unit');
const NO_SUCH_WEAPON = refusal('1.6', 'no-such-weapon');
const NO_SUCH_PLACE = refusal('1.4', 'no-such-place');
const NO_SUCH_MODE = refusal('6.0', 'no-such-way-of-moving');
const NO_SUCH_BATTERY = refusal('18.2', 'no-such-battery');
const NO_SUCH_FORTIFICATION = refusal('21.0', 'no-such-fortification');
const NO_SUCH_HELPER = refusal('1.6', 'helpers-are-named-by-weapon-and-unit');
const NO_SUCH_FACING = refusal('15.1', 'no-such-facing');
const NO_SUCH_GUN = refusal('15.0', 'no-such-gun');
/** More guns than any counter has. */
const MOST_GUNS = 16;
const NEITHER_YES_NOR_NO = refusal('1.0', 'yes-or-no-is-asked-for');

/** Why a value cannot stand in a field. */
type Field = (game: Game, value: unknown) => Refusal | undefined;

const isIndex = (value: unknown, size: number): boolean =>
  typeof value === 'number' && value >= 0 && value < size && Number.isInteger(value);

const unit: Field = ({ state }, value) => (isIndex(value, state.units.length) ? undefined : NO_SUCH_UNIT);
const weapon: Field = ({ state }, value) => (isIndex(value, state.weapons.length) ? undefined : NO_SUCH_WEAPON);
const place: Field = ({ world }, value) => (isIndex(value, world.board.locations.length) ? undefined : NO_SUCH_PLACE);
const hex: Field = ({ world }, value) => (isIndex(value, world.board.hexes.length) ? undefined : NO_SUCH_PLACE);
const mode: Field = (_game, value) => ((MOVE_MODES as readonly unknown[]).includes(value) ? undefined : NO_SUCH_MODE);
const flag: Field = (_game, value) => (typeof value === 'boolean' ? undefined : NEITHER_YES_NOR_NO);
const facing: Field = (_game, value) => (isIndex(value, 6) ? undefined : NO_SUCH_FACING);
const number: Field = (_game, value) => (isIndex(value, MOST_GUNS) ? undefined : NO_SUCH_GUN);
const battery: Field = ({ state }, value) =>
  isIndex(value, state.scenario.batteries.length) ? undefined : NO_SUCH_BATTERY;

const fortification: Field = ({ world }, value) =>
  isIndex(value, world.setup.scenario.fortifications?.length ?? 0) ? undefined : NO_SUCH_FORTIFICATION;

function listOf(one: Field): Field {
  return (game, value) => {
    if (!Array.isArray(value)) return NO_ORDER;
    for (const entry of value) {
      const wrong = one(game, entry);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

const helper: Field = (game, value) => {
  if (typeof value !== 'object' || value === null) return NO_SUCH_HELPER;
  const named = value as { readonly weapon?: unknown; readonly unit?: unknown };
  return weapon(game, named.weapon) ?? unit(game, named.unit);
};

const orNobody: Field = (game, value) => (value === null ? undefined : unit(game, value));

/** A field that may be absent. */
class Optional {
  readonly field: Field;
  constructor(field: Field) {
    this.field = field;
  }
}
const optional = (field: Field): Optional => new Optional(field);

type Shape = Readonly<Record<string, Field | Optional>>;

const units = listOf(unit);
const weapons = listOf(weapon);
const departure: Shape = { units, mode, leader: optional(unit), abandon: optional(weapons) };

const SHAPES: Readonly<Record<Verb, Shape>> = {
  deploy: { unit, at: place, facing: optional(facing) },
  equip: { weapon, unit },
  lay: { fortification, at: hex, front: optional(facing) },
  lift: { fortification, at: hex },
  ready: {},
  rally: { unit },
  treat: { healer: unit, patient: unit, heal: optional(flag) },
  drive: { commissar: unit, unit },
  join: { units },
  take: { unit, weapon },
  drop: { weapon },
  destroy: { unit, weapon },
  flip: { weapon },
  repair: { weapon },
  done: {},
  pass: {},
  spot: { unit, at: place },
  activate: { at: listOf(place) },
  'place-sniper': { unit, at: place },
  enter: { units, at: place, mode, leader: optional(unit), facing: optional(facing) },
  fire: {
    units,
    at: place,
    target: optional(unit),
    weapons: optional(weapons),
    inherent: optional(flag),
    leader: optional(orNobody),
    helpers: optional(listOf(helper)),
    assaultFire: optional(units),
    abandon: optional(weapons),
  },
  move: departure,
  smoke: { unit, at: hex },
  melee: { at: place },
  withdraw: departure,
  shoot: {
    unit,
    weapon: optional(weapon),
    gun: optional(number),
    at: place,
    target: optional(unit),
    leader: optional(orNobody),
    helper: optional(unit),
    pivot: optional(facing),
    assaultFire: optional(flag),
  },
  'fire-mg': {
    unit,
    mg: number,
    at: place,
    target: optional(unit),
    pivot: optional(facing),
    assaultFire: optional(flag),
  },
  button: { unit },
  open: { unit },
  pivot: { unit, facing, turret: optional(facing) },
  overrun: { to: place },
  board: { units, vehicle: unit },
  alight: { units, mode: optional(mode) },
  'close-assault': { units, target: unit, weapons: optional(weapons) },
  hover: { unit },
  fly: { unit },
  'attack-run': { unit, at: hex, direction: facing },
  strafe: { at: hex },
  bomb: { at: hex },
  starshell: { unit, mortar: optional(unit), weapon: optional(weapon), at: hex },
  'call-mortar': { unit, mortar: unit, weapon: optional(weapon), at: place },
  'call-artillery': { unit, battery, at: hex },
  'keep-going': { unit },
  step: { to: place },
  stop: {},
  exit: {},
  hold: {},
  react: { unit },
  dash: { units, mode, abandon: optional(weapons) },
  use: { weapons },
  strike: { targets: units },
  keep: { weapon },
  settle: { at: place },
  retreat: { to: place },
  land: { at: hex },
  abort: {},
};

function whyWrongField(game: Game, value: unknown, rule: Field | Optional): Refusal | undefined {
  if (rule instanceof Optional) return value === undefined ? undefined : rule.field(game, value);
  return value === undefined ? NO_ORDER : rule(game, value);
}

export function whyMalformed(game: Game, order: Order): Refusal | undefined {
  if (typeof order !== 'object' || order === null || !Object.hasOwn(SHAPES, order.do)) return NO_ORDER;
  const shape = SHAPES[order.do];
  const fields = order as unknown as Readonly<Record<string, unknown>>;
  for (const field in shape) {
    const wrong = whyWrongField(game, fields[field], shape[field] as Field | Optional);
    if (wrong) return wrong;
  }
  for (const field in fields) if (field !== 'do' && !Object.hasOwn(shape, field)) return NO_SUCH_FIELD;
  return undefined;
}
