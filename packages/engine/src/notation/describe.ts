/** The notation described from its own schemas: the JSON Schema and the tables of docs/notation.md. */
import * as z from 'zod';
import { MOVE_MODES, type MoveMode } from '../state/frames.ts';
import { MARKS, type Mark } from '../state/marks.ts';
import {
  caseFileSchema,
  DECISIONS,
  expectSchema,
  sightFacts,
  stepSchema,
  unitFacts,
  weaponFacts,
} from './case-schema.ts';
import { counterSchema, helicopterSchema, ordnanceSchema, planeSchema, vehicleSchema } from './counter-schema.ts';
import { EVENT_WORDS } from './event-fields.ts';
import { FORECAST_WORDS } from './forecast-fields.ts';
import { ORDERS } from './order-schema.ts';
import { boardSchema, nationSchema, positionSchema, sideSchema, unitSchema, weaponSchema } from './position-schema.ts';

export const jsonSchema = (): object => ({
  title: 'Opfire case or list of cases',
  ...z.toJSONSchema(caseFileSchema, { io: 'input' }),
});

/** What is said of a key; what is said of a named piece of the notation everywhere is left out. */
function descriptionOf(schema: z.ZodType): string {
  const said = schema.meta()?.description;
  const below = inner(schema).meta();
  if (said !== undefined) return said === below?.description && below?.id ? '' : said;
  return below?.id ? '' : (below?.description ?? '');
}

const OPTIONAL = [z.ZodOptional, z.ZodExactOptional, z.ZodDefault, z.ZodReadonly];

/** The schema without what makes it optional. */
function inner(schema: z.ZodType): z.ZodType {
  return OPTIONAL.some((kind) => schema instanceof kind)
    ? inner((schema as z.ZodOptional).unwrap() as z.ZodType)
    : schema;
}

function typeWords(given: z.ZodType): string {
  const schema = inner(given);
  const id = schema.meta()?.id;
  if (id) return id;
  if (schema instanceof z.ZodNullable) return `${typeWords(schema.unwrap() as z.ZodType)} or null`;
  if (schema instanceof z.ZodArray) return `list of ${typeWords(schema.element as z.ZodType)}`;
  if (schema instanceof z.ZodTuple)
    return `[${schema.def.items.map((item) => typeWords(item as z.ZodType)).join(', ')}]`;
  if (schema instanceof z.ZodRecord) {
    return `{${typeWords(schema.keyType as z.ZodType)}: ${typeWords(schema.valueType as z.ZodType)}}`;
  }
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => typeWords(option as z.ZodType)).join(' or ');
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `"${option}"`).join(' or ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => JSON.stringify(value)).join(' or ');
  if (schema instanceof z.ZodObject) return `{${Object.keys(schema.shape).join(', ')}}`;
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodNumber ? 'number' : 'text';
}

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

function keys(schema: z.ZodType): string {
  const rows = Object.entries(objectIn(schema).shape).map(([key, value]) =>
    row(`\`${key}\``, typeWords(value as z.ZodType), descriptionOf(value as z.ZodType)),
  );
  return table(['key', 'value', ''], rows);
}

/** The object among the ways to write something. */
function objectIn(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodUnion)
    return objectIn(schema.options.find((option) => option instanceof z.ZodObject) as z.ZodObject);
  return schema as z.ZodObject;
}

function orderFields(schema: z.ZodObject): string {
  const fields = Object.entries(schema.shape).filter(([key]) => key !== 'do');
  const words = fields.map(([key, value]) => {
    const field = value as z.ZodType;
    const needed = field instanceof z.ZodOptional || field instanceof z.ZodDefault ? ' (may be left out)' : '';
    const meaning = descriptionOf(field);
    return `\`${key}\`: ${typeWords(field)}${needed}${meaning ? `. ${meaning}` : ''}`;
  });
  return words.join('<br>');
}

const orders = (): string =>
  table(
    ['`do`', 'meaning', 'with'],
    Object.entries(ORDERS).map(([verb, schema]) =>
      row(`\`${verb}\``, schema.meta()?.description ?? '', orderFields(schema)),
    ),
  );

const events = (): string =>
  table(
    ['`t`', 'meaning', 'fields (besides `rule`)'],
    Object.entries(EVENT_WORDS).map(([type, { meaning, fields }]) => {
      const words = Object.entries(fields).map(([field, what]) =>
        field === what ? `\`${field}\`` : `\`${field}\`: ${what}`,
      );
      return row(`\`${type}\``, meaning, words.join('; '));
    }),
  );

const forecasts = (): string =>
  table(
    ['`kind`', 'of the orders', 'fields'],
    Object.entries(FORECAST_WORDS).map(([kind, { of, fields }]) => {
      const words = Object.entries(fields).map(([field, what]) =>
        field === what ? `\`${field}\`` : `\`${field}\`: ${what}`,
      );
      return row(`\`${kind}\``, of, words.join('; '));
    }),
  );

const MARK_WORDS: Readonly<Record<Mark, string>> = {
  moved: 'marker: Moved',
  fired: 'marker: Fired',
  'assault-move': 'marker: Assault Move',
  'low-crawl': 'marker: Low Crawl',
  stealth: 'marker: Stealth',
  'hit-and-run': 'marker: Hit and Run',
  'ops-complete': 'marker: Ops Complete',
  melee: 'marker: fought in a melee this turn',
  'stealth-far': 'note: moved by stealth too far to fire (6.4)',
  'called-fire': 'note: called mortars or artillery this turn (11.1.3)',
  'led-fire': 'note: lent leadership to direct fire this turn (11.1.3)',
  reacted: 'note: tried reaction opportunity fire this turn (5.3.1)',
  'laid-smoke': 'note: laid smoke with success this turn (7.0)',
};

/** Marks that are counters on the table; the others are notes that players keep in mind. */
export const COUNTER_MARKS: readonly Mark[] = MARKS.filter((mark) => MARK_WORDS[mark].startsWith('marker'));

const marks = (): string =>
  table(
    ['mark', ''],
    MARKS.map((mark) => row(`\`${mark}\``, MARK_WORDS[mark])),
  );

const MODE_WORDS: Readonly<Record<MoveMode, string>> = {
  move: 'plain movement, at double-time with a `leader` (6.0, 6.2)',
  'assault-move': 'assault movement (6.1)',
  'assault-fire': 'after assault fire (6.1.1); set by the `fire` order that names `assaultFire`',
  'low-crawl': 'low crawl (6.3)',
  stealth: 'stealth movement (6.4)',
  'stealth-assault-fire': 'after stealth assault fire (6.4.2); set by the `fire` order',
  'hit-and-run': 'hit and run (6.7)',
};

const modes = (): string =>
  table(
    ['`mode`', ''],
    MOVE_MODES.map((mode) => row(`\`${mode}\``, MODE_WORDS[mode])),
  );

const DECISION_WORDS: Readonly<Record<(typeof DECISIONS)[number], string>> = {
  setup: 'how to set up: `deploy`, `equip`, `lay`, `ready` (22.0)',
  rally: 'rallies, treatment, weapons, until `done` (3.0)',
  impulse: 'what to `activate`, or `pass`, `spot`, `enter` (4.0)',
  activation: 'what the activated units do, until `done` (4.0)',
  move: 'the next `step` of movers, or `stop` (6.0)',
  'opportunity-fire': 'whether to `fire` at movers, or `hold` (5.3)',
  'melee-weapons': 'which weapons to `use` (8.0)',
  'melee-targets': 'whom to `strike` (8.0)',
  'keep-weapon': 'which weapon to `keep` (1.6)',
  'place-hero': 'where to `settle` a Hero without room (11.2.1)',
  placement: 'where to `settle` a unit that an event puts where enemies are or no room is (22.0)',
  retreat: 'where to `retreat` (1.6.3)',
  'continuous-movement': 'whether a vehicle will `keep-going` (15.5)',
  'spotting-round': 'where to `land` a mission, or `abort` (18.2)',
  dismount: 'who gets off (6.6, 16.4)',
  'counter-assault': 'whether to `close-assault` a vehicle after its overrun (15.3)',
  flight: 'what a helicopter does next (19.2)',
  'attack-run': 'what a plane does next (19.1)',
};

const decisions = (): string =>
  table(
    ['`kind`', ''],
    DECISIONS.map((kind) => row(`\`${kind}\``, DECISION_WORDS[kind])),
  );

/** The generated tables of docs/notation.md, by the name that stands in its markers. */
export const tables = (): Readonly<Record<string, string>> => ({
  position: keys(positionSchema),
  board: keys(boardSchema),
  side: keys(sideSchema),
  unit: keys(unitSchema),
  weapon: keys(weaponSchema),
  counter: keys(counterSchema),
  vehicle: keys(vehicleSchema),
  ordnance: keys(ordnanceSchema),
  helicopter: keys(helicopterSchema),
  plane: keys(planeSchema),
  marks: marks(),
  modes: modes(),
  decisions: decisions(),
  nation: keys(nationSchema),
  orders: orders(),
  events: events(),
  step: keys(stepSchema),
  expect: keys(expectSchema),
  'unit-facts': keys(unitFacts),
  'weapon-facts': keys(weaponFacts),
  sight: keys(sightFacts),
  forecasts: forecasts(),
});

/** A page with its tables brought up to date: between "<!-- table NAME -->" and "<!-- end -->". */
export function withTables(page: string): string {
  const current = tables();
  return page.replace(/<!-- table (\S+) -->[\s\S]*?<!-- end -->/g, (_, name: string) => {
    const text = current[name];
    if (text === undefined) throw new Error(`there is no table "${name}" to put in`);
    return `<!-- table ${name} -->\n${text}\n<!-- end -->`;
  });
}
