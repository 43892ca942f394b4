/** Orders and events in words. Each kind has its sentence in orders.json and events.json; here only names are filled in. */
import type { EventOf, GameEvent, Order, Tally } from '@opfire/engine';
import type { TFunction } from 'i18next';
import type { Naming } from './naming.ts';

type Values = Record<string, string | number>;

const isTally = (value: unknown): value is Tally => typeof value === 'object' && value !== null && 'total' in value;

/** How a field of an order or event is named: by what it is a number of. */
function fieldValue(key: string, value: unknown, naming: Naming): string | number | undefined {
  if (isTally(value)) return value.total;
  if (Array.isArray(value)) return listValue(key, value as number[], naming);
  if (typeof value !== 'number') return typeof value === 'string' ? value : undefined;
  switch (key) {
    case 'unit':
    case 'leader':
    case 'healer':
    case 'patient':
    case 'commissar':
    case 'caller':
    case 'mortar':
    case 'with':
    case 'vehicle':
    case 'target':
    case 'rider':
      return naming.unit(value);
    case 'facing':
    case 'turret':
    case 'pivot':
      return naming.facing(value);
    case 'front':
      return naming.hexside(value);
    case 'weapon':
      return naming.weapon(value);
    case 'at':
    case 'to':
    case 'from':
      return naming.place(value);
    case 'hex':
    case 'aimed':
      return naming.hex(value);
    case 'side':
    case 'winner':
    case 'initiative':
      return naming.side(value as 0 | 1);
    default:
      return value;
  }
}

function listValue(key: string, values: readonly number[], naming: Naming): string | undefined {
  if (key === 'units' || key === 'targets') return typeof values[0] === 'number' ? naming.units(values) : undefined;
  if (key === 'weapons') return naming.weapons(values);
  if (key === 'at') return values.map(naming.place).join(', ');
  return key === 'dice' ? values.join(' + ') : undefined;
}

export function valuesOf(thing: object, naming: Naming): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(thing)) {
    const named = fieldValue(key, value, naming);
    if (named !== undefined) values[key] = named;
  }
  return values;
}

/** With weapons, or the turret alone; taking a weapon apart or putting it together. */
function variantOfOrder(order: Order, naming: Naming): string {
  if (order.do === 'flip') return naming.isAssembled(order.weapon) ? 'flip-apart' : 'flip';
  if (order.do === 'pivot' && order.turret !== undefined) return 'pivot-turret';
  const armed = ('weapons' in order && (order.weapons?.length ?? 0) > 0) || (order.do === 'shoot' && 'weapon' in order);
  return armed ? `${order.do}-armed` : order.do;
}

/** What may be said besides, where it tells two orders of a kind apart. */
function detailsOf(order: Order): string[] {
  switch (order.do) {
    case 'enter':
    case 'deploy':
      return order.facing === undefined ? [] : ['facing'];
    case 'lay':
      return order.front === undefined ? [] : ['front'];
    case 'shoot':
    case 'fire-mg':
    case 'fire':
      return Object.keys(order).filter(
        (key) => key === 'target' || key === 'pivot' || key === 'gun' || key === 'mg' || key === 'assaultFire',
      );
    default:
      return [];
  }
}

/** What an order would do: "Fire at H6", "Enter at A4, facing east". */
export function sayOrder(order: Order, naming: Naming, t: TFunction): string {
  const values: Values = {
    ...valuesOf(order, naming),
    ...('fortification' in order && {
      what: t(`orders:fortifications.${naming.fortification(order.fortification)}`),
    }),
  };
  // Guns are counted from 0 in orders and from 1 by people.
  const counted = { ...values, gun: Number(values.gun ?? 0) + 1, mg: Number(values.mg ?? 0) + 1 };
  const said = t([`orders:give.${variantOfOrder(order, naming)}`, `orders:give.${order.do}`], values);
  return (
    said +
    detailsOf(order)
      .map((detail) => t(`orders:details.${detail}`, counted))
      .join('')
  );
}

const OUTCOMES = [
  'passed',
  'created',
  'repaired',
  'granted',
  'spotted',
  'laid',
  'killed',
  'pass',
  'lit',
  'hit',
  'survived',
  'destroyed',
];

/** Variants of an event's sentence, the most telling first: "rallied or not", "passed or not". */
function variantOf(event: GameEvent): string {
  for (const key of OUTCOMES) {
    if (key in event) return `${event.t}.${(event as unknown as Record<string, unknown>)[key] ? 'yes' : 'no'}`;
  }
  if (event.t === 'moved' && event.from < 0) return event.mode === 'placement' ? 'appeared' : 'moved-on';
  if (event.t === 'phase') return `phase.${event.phase}`;
  if (event.t === 'attacked') return `attacked.${event.how}`;
  if (event.t === 'damage-checked') return `damage-checked.${event.result}`;
  if (event.t === 'task-changed') return `task-changed.${event.task.status}`;
  if (event.t === 'ground-laid' || event.t === 'ground-cleared') return `${event.t}.${event.marker.kind}`;
  return event.t === 'victory' && event.winner === 'draw' ? 'victory-draw' : event.t;
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Of several dice the best counts, but a Sniper's are added up (18.0, 11.4). */
export const rolledBy = ({ dice, how }: EventOf<'attacked'>): number =>
  how === 'sniper' ? total(dice) : Math.max(...dice);

/** What both sides came to, dice and all, and what came of it. */
function outcomeOf(event: GameEvent, t: TFunction): Values {
  switch (event.t) {
    case 'attacked': {
      const [first] = event.targets;
      const attack = rolledBy(event) + (first?.attack ?? event.firepower).total;
      return { attack, defence: total(event.defence) + (first?.defence.total ?? 0) };
    }
    case 'penetration-rolled': {
      const [shell = 0, plate = 0] = event.dice;
      const outcome = t(`table:outcomes.${event.result}`);
      return { attack: shell + event.attack.total, armour: plate + event.armour.total, outcome };
    }
    default:
      return {};
  }
}

/** What happened, in one line; empty for what needs no line of its own. */
export function sayEvent(event: GameEvent, naming: Naming, t: TFunction): string {
  if (event.t === 'paragraph-read') return naming.paragraph(event.paragraph) || t('events:paragraph-read');
  const values = valuesOf('marker' in event ? { ...event, ...event.marker } : event, naming);
  if (event.t === 'created') values.unit = naming.unit(event.unit.id);
  if (event.t === 'entry-narrowed') values.edges = event.edges.map((edge) => t(`table:edges.${edge}`)).join(', ');
  if (event.t === 'task-changed') values.task = naming.task(event.task.id);
  return t([`events:${variantOf(event)}`, `events:${event.t}`], {
    ...values,
    ...outcomeOf(event, t),
    defaultValue: '',
  });
}
