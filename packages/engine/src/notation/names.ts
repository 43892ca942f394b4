/** Between names and numbers: what people write, and what the engine counts. */
import { type Board, HEXSIDES } from '../board/board.ts';
import type { UnitType } from '../state/counters.ts';
import type { GameEvent } from '../state/events.ts';
import { FACINGS, type Facing } from '../state/facing.ts';
import { MARKS, type Mark, type Marks, marksFrom, marksIn } from '../state/marks.ts';
import type { Order, OrderTo, Verb } from '../state/orders.ts';
import { unitOf } from '../state/query.ts';
import type { Game, Side, Unit } from '../state/state.ts';
import { STATUSES, type Status, type Statuses, statusesFrom, statusesIn } from '../state/status.ts';
import { orderSchema } from './order-schema.ts';
import { isPrintable, writePrintedUnit } from './printed.ts';
import { type Path, Problems, type Read } from './problem.ts';
import { readShape } from './schema-problems.ts';

/** What a number in a field counts. */
type Kind = 'unit' | 'weapon' | 'location' | 'hex' | 'side' | 'counter' | 'facing' | 'hexside';

const NOUNS: Readonly<Record<Kind, string>> = {
  unit: 'unit',
  weapon: 'weapon',
  location: 'location',
  hex: 'hex',
  side: 'side',
  counter: 'counter',
  facing: 'facing',
  hexside: 'hexside',
};

/** Fields of orders, events, frames and scenarios that hold such numbers, alone or in lists. */
const FIELDS: Readonly<Record<string, Kind>> = {
  ...fields(
    'unit',
    'unit units with leader caller callers through healer patient commissar mortar targets assaultFire',
  ),
  ...fields(
    'unit',
    'tried rallied acted forced spotter activators hatches smoked spawned swung movers reacting placed fighters ambushers',
  ),
  ...fields('unit', 'condemned threats named firer target vehicle helper aboard boarding alighted chargers cowed'),
  ...fields('weapon', 'weapon weapons abandon handled taken'),
  ...fields('location', 'at from to declared origins moved fired origin previous spotted'),
  ...fields('hex', 'hex hexes aimed reachingFrom screened bombed'),
  ...fields('side', 'side initiative winner next first'),
  ...fields('counter', 'type root'),
  ...fields('facing', 'facing turret pivot'),
  ...fields('hexside', 'front'),
};

function fields(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

/** Orders whose place is a hex, whatever its strata. */
const HEX_VERBS: readonly Verb[] = [
  'lay',
  'lift',
  'smoke',
  'call-artillery',
  'land',
  'attack-run',
  'strafe',
  'bomb',
  'starshell',
];

/** Every name in a game, both ways. */
export class Lexicon {
  private readonly numbers: Readonly<Record<Kind, ReadonlyMap<string, number>>>;
  private readonly words: Readonly<Record<Kind, readonly string[]>>;

  constructor(
    board: Board,
    sides: readonly string[],
    units: readonly string[],
    weapons: readonly string[],
    counters: readonly UnitType[],
  ) {
    this.words = {
      unit: units,
      weapon: weapons,
      location: board.locations.map(({ name }) => name),
      hex: board.hexes.map(({ name }) => name),
      side: sides,
      counter: counters.map(writeCounter),
      facing: FACINGS,
      hexside: HEXSIDES,
    };
    this.numbers = {
      unit: numbered(units),
      weapon: numbered(weapons),
      location: board.locationNamed,
      hex: board.hexNamed,
      side: numbered(sides),
      counter: numbered(counters.map(({ id }) => id)),
      facing: numbered(FACINGS),
      hexside: numbered(HEXSIDES),
    };
  }

  /** Null for nobody and nowhere. */
  nameOf(kind: Kind, number: number): string | null {
    return number < 0 ? null : (this.words[kind][number] ?? `${kind} ${number}`);
  }

  /** Looks a name up; an unknown one becomes a problem and the number −1. */
  find(kind: Kind, name: string, problems: Problems): number {
    const number = this.numbers[kind].get(name);
    if (number !== undefined) return number;
    if (kind === 'hex' || kind === 'location') problems.add(`there is no ${kind} "${name}"`, this.boardRemedy(name));
    else problems.unknown(NOUNS[kind], name, this.numbers[kind].keys());
    return -1;
  }

  /** An unknown name is a problem, and stands for the first side until that is mended. */
  side(name: string, problems: Problems): Side {
    return Math.max(0, this.find('side', name, problems)) as Side;
  }

  /** Names of hexes are all alike, so the nearest would mislead; strata of the same hex may be meant. */
  private boardRemedy(name: string): string {
    const [hex = ''] = name.split(':');
    const strata = this.words.location.filter((one) => one.startsWith(`${hex}:`));
    if (strata.length > 0) return `${hex} has ${[hex, ...strata].join(', ')}`;
    if (this.numbers.hex.has(hex)) return `${hex} has only its ground`;
    return `the board runs from ${this.words.hex[0]} to ${this.words.hex.at(-1)}`;
  }
}

/** The first of two equal names keeps it. */
const numbered = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name, number): [string, number] => [name, number]).reverse());

/** A counter of the library by its id, any other by its printed values. */
export const writeCounter = (type: UnitType): string =>
  type.id.includes(' ') && isPrintable(type) ? writePrintedUnit(type) : type.id;

export const lexiconOf = ({ world, state }: Game): Lexicon =>
  new Lexicon(
    world.board,
    world.setup.sides.map(({ id }) => id),
    state.units.map(({ name }) => name),
    state.weapons.map(({ name }) => name),
    world.setup.unitTypes,
  );

type Json = unknown;
type Kinds = Readonly<Record<string, Kind>>;

/** Applies `turn` to every field that holds what `kinds` says, through lists and nested objects. */
function translate(
  value: Json,
  key: string,
  kinds: Kinds,
  turn: (value: Json, kind: Kind, path: Path) => Json,
  path: Path,
): Json {
  if (Array.isArray(value)) return value.map((one, place) => translate(one, key, kinds, turn, [...path, place]));
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(pairs.map(([name, one]) => [name, translate(one, name, kinds, turn, [...path, name])]));
  }
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
  return kind === undefined ? value : turn(value, kind, path);
}

const withHexes = (verb: Verb): Kinds => (HEX_VERBS.includes(verb) ? { ...FIELDS, at: 'hex' } : FIELDS);

/** Names to numbers, in anything whose fields are those of orders, frames or scenarios. */
export function toNumbers(value: Json, lexicon: Lexicon, problems: Problems, kinds: Kinds = FIELDS): Json {
  const turn = (word: Json, kind: Kind, path: Path): Json => {
    if (word === null) return -1;
    return typeof word === 'string' ? lexicon.find(kind, word, problems.in(...path)) : word;
  };
  return translate(value, '', kinds, turn, []);
}

/** Numbers to names, the other way. */
export function toNames(value: Json, lexicon: Lexicon, kinds: Kinds = FIELDS): Json {
  const turn = (number: Json, kind: Kind): Json => (typeof number === 'number' ? lexicon.nameOf(kind, number) : number);
  return translate(value, '', kinds, turn, []);
}

/** Null stays null in an order: a shot that nobody leads. */
function orderNumbers(written: { readonly do: Verb }, lexicon: Lexicon, problems: Problems): Order {
  const order = toNumbers(written, lexicon, problems, withHexes(written.do)) as Record<string, unknown>;
  if ('leader' in written && written.leader === null) order.leader = null;
  return withHelpers(order as unknown as Order);
}

/** Whoever helps to serve a weapon fires it with its holder, whether or not the list of units names him (1.6). */
function withHelpers(order: Order): Order {
  if (order.do !== 'fire' || !order.helpers) return order;
  return { ...order, units: [...new Set([...order.units, ...order.helpers.map(({ unit }) => unit)])] };
}

/** The hull faces as it does where only the turret turns (15.1). */
function withHull(game: Game, order: OrderTo<'pivot'>, problems: Problems): Read<Order> {
  if (order.turret === undefined)
    problems.in('facing').add('this is missing', 'write where the hull, gun or turret turns');
  if (problems.found.length > 0) return { problems: problems.found };
  return { ok: { ...order, facing: unitOf(game, order.unit).facing as Facing } };
}

/** Reads an order as written; "path" belongs to cases and is left out. */
export function readOrder(game: Game, written: unknown, place: Path = [], lexicon = lexiconOf(game)): Read<Order> {
  const shaped = readShape(orderSchema, written, place);
  if ('problems' in shaped) return shaped;
  const { path: _, ...rest } = shaped.ok as typeof shaped.ok & { path?: unknown };
  const problems = new Problems(place);
  const order = orderNumbers(rest, lexicon, problems);
  if (rest.do === 'pivot' && rest.facing === undefined) return withHull(game, order as OrderTo<'pivot'>, problems);
  return problems.found.length > 0 ? { problems: problems.found } : { ok: order };
}

export type Written = Readonly<Record<string, unknown>>;

export const writeOrder = (game: Game, order: Order, lexicon = lexiconOf(game)): Written =>
  toNames(order, lexicon, withHexes(order.do)) as Written;

/** Anything whose fields are those of orders, events and sight reports, with names for numbers. */
export const writeNamed = (game: Game, value: unknown, lexicon = lexiconOf(game)): unknown => toNames(value, lexicon);

/** An event with names for numbers, mark names for marks, and points by side. */
export function writeEvent(game: Game, event: GameEvent, lexicon = lexiconOf(game)): Written {
  if (event.t === 'created') return { ...event, unit: writeUnit(event.unit, lexicon) };
  const written = toNames(event, lexicon) as Record<string, unknown>;
  if ('marks' in event) written.marks = marksIn(event.marks);
  if ('status' in event) written.status = statusesIn(event.status);
  if (event.t === 'victory') {
    written.points = Object.fromEntries(event.points.map((points, side) => [lexicon.nameOf('side', side), points]));
  }
  return written;
}

function writeUnit(unit: Unit, lexicon: Lexicon): Written {
  const { id: _, type, marks, status, ...rest } = unit;
  const is = lexicon.nameOf('counter', type);
  return { is, ...(toNames(rest, lexicon) as object), marks: marksIn(marks), status: statusesIn(status) };
}

export const readMarks = (marks: readonly Mark[]): Marks => marksFrom(MARKS.filter((mark) => marks.includes(mark)));
export const readStatuses = (names: readonly Status[]): Statuses =>
  statusesFrom(STATUSES.filter((status) => names.includes(status)));
