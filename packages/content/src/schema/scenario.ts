/** A battle as data (22.0); docs/scenarios.md explains it. */
import type { EditionId, UnitKind } from '@opfire/engine';
import { z } from 'zod';
import { edge, hexList, hexName, hexSet } from './hex-set.ts';
import { count, idSchema } from './remarks.ts';

const EDITION_IDS = ['v4.1', 'v4.2.1', 'v5.0'] as const satisfies readonly EditionId[];

const edition = z.enum(EDITION_IDS);
const turn = z.int().min(1);
/** How many of a counter or weapon. */
const amount = z.int().min(1).max(20);

/** Geomorphic boards laid side by side, in the order of reading (1.4). */
const layout = z.strictObject({
  boards: z.array(z.strictObject({ board: z.string(), turned: z.boolean().exactOptional() })).min(2),
  across: z.int().min(1),
});

const side = z.strictObject({
  nation: idSchema,
  badge: idSchema.exactOptional(),
  /** Heroes who may be created (11.2.1), by name: a counter, or "hero" and printed values. */
  heroes: z.record(idSchema, z.string()).exactOptional(),
});

/** One of `hexes`, `edge`, `edges`, `die` and `beside` says where. */
const entrance = z.strictObject({
  /** Left out: an event tells when. */
  turn: turn.exactOptional(),
  hexes: hexSet.exactOptional(),
  edge: edge.exactOptional(),
  /** One of them, the same for all units, as their owner likes. */
  edges: z.array(edge).min(2).exactOptional(),
  /** A die decides the edge: { "1-2": "east" }. */
  die: z.record(z.string().regex(/^[1-6](-[1-6])?$/, 'faces of a die: "1-2" or "6"'), edge).exactOptional(),
  /** An edge next to the one by which that other force came. */
  beside: idSchema.exactOptional(),
  /** Not before a unit of that other force has come on. */
  after: idSchema.exactOptional(),
  mayWait: z.literal(true).exactOptional(),
});

/** Where they may lie is the setup area of their force, unless `hexes` says otherwise. */
const supply = { count: amount, hexes: hexSet.exactOptional() };

/** Markers that the owner lays as he likes while he sets up (21.0). */
const fortification = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mines'), ...supply, firepower: z.int().min(1).exactOptional() }),
  z.strictObject({ kind: z.literal('foxholes'), ...supply, tm: z.int().min(1).max(3).exactOptional() }),
  z.strictObject({ kind: z.literal('bunker'), ...supply, tm: z.int().min(1).max(4).exactOptional() }),
  z.strictObject({ kind: z.literal('wire'), ...supply }),
  z.strictObject({ kind: z.literal('roadblock'), ...supply }),
]);

/** One of `setup`, `enters`, `inHand`, `appears` and `airSupport` says how it comes into play. */
const force = z.strictObject({
  side: idSchema,
  units: z.record(idSchema, amount),
  weapons: z.record(idSchema, amount).exactOptional(),
  skills: z.record(idSchema, z.array(idSchema).min(1)).exactOptional(),
  setup: hexSet.exactOptional(),
  fortifications: z.array(fortification).min(1).exactOptional(),
  enters: entrance.exactOptional(),
  /** Snipers, placed during play (11.4); not before an event, if one is named. */
  inHand: z.union([z.literal(true), z.strictObject({ after: z.string() })]).exactOptional(),
  /** An event puts it on the map. */
  appears: z.literal(true).exactOptional(),
  /** Planes, called by doubles (19.1). */
  airSupport: z.literal(true).exactOptional(),
  /** Those on foot begin in or on the vehicles and helicopters of the force. */
  aboard: z.literal(true).exactOptional(),
});

const FRONTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Without a front it looks all around (21.1). */
const bunker = z.strictObject({
  front: z.enum(FRONTS).exactOptional(),
  tm: z.int().min(1).max(4).exactOptional(),
});

const minefield = z.strictObject({
  /** Who laid them: they harm his enemies alone. */
  side: idSchema,
  hexes: hexSet,
  firepower: z.int().min(1),
});

const MARKS = ['moved', 'fired', 'assault-move', 'low-crawl', 'stealth', 'hit-and-run', 'ops-complete'] as const;

const KINDS = ['squad', 'half-squad', 'crew', 'weapon-team', 'leader', 'hero', 'medic', 'sniper', 'scout'] as const;
const kind = z.enum(KINDS satisfies readonly UnitKind[]);

const mission = { firepower: count, missions: z.int().min(1), procedure: z.literal('starter-kit').exactOptional() };

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('remove-events'), events: z.array(z.string()).min(1) }),
  z.strictObject({ do: z.literal('reinforce'), force: idSchema, turnsFromNow: count.exactOptional() }),
  z.strictObject({
    do: z.literal('place'),
    force: idSchema,
    at: hexName,
    marks: z.array(z.enum(MARKS)).exactOptional(),
  }),
  z.strictObject({
    do: z.literal('lay'),
    kind: z.enum(['smoke', 'foxholes', 'mines', 'bunker', 'wire', 'roadblock', 'rubble', 'wreck']),
    hexes: hexSet,
    /** Of Mines: who laid them, and how strong they are; of Foxholes the modifier; of bunkers where they look. */
    side: idSchema.exactOptional(),
    firepower: z.int().min(1).exactOptional(),
    tm: z.int().min(1).max(3).exactOptional(),
    front: z.enum(FRONTS).exactOptional(),
  }),
  z.strictObject({ do: z.literal('deploy'), force: idSchema, hexes: hexSet }),
  z.strictObject({
    do: z.literal('morale-check'),
    except: z.array(kind).min(1).exactOptional(),
    pass: idSchema,
    fail: idSchema,
  }),
  z.strictObject({ do: z.literal('fire-mission'), side: idSchema, ...mission }),
  z.strictObject({ do: z.literal('open-task'), task: idSchema }),
  z.strictObject({ do: z.literal('stop') }),
]);

const eventMarker = z.strictObject({
  at: hexName,
  trigger: z.enum(['occupation', 'sight']),
  /** Who sets it off; both when left out. */
  side: idSchema.exactOptional(),
  paragraph: idSchema,
});

/** What takes a whole turn of doing nothing else. */
const task = z.strictObject({
  side: idSchema,
  at: hexName,
  /** Counters that must take part. */
  named: z.array(idSchema).exactOptional(),
  company: z.enum(['mmc', 'unit', 'none']).exactOptional(),
});

const achievement = z.discriminatedUnion('need', [
  /** All of them, if no number is given. */
  z.strictObject({ need: z.literal('control'), hexes: hexSet, atLeast: z.int().min(1).exactOptional() }),
  z.strictObject({ need: z.literal('points'), atLeast: z.number() }),
  z.strictObject({ need: z.literal('exit'), squads: count, leaders: count }),
  z.strictObject({ need: z.literal('task'), task: idSchema }),
]);

const points = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('control'), hexes: hexSet, points: z.number(), side: idSchema.exactOptional() }),
  z.strictObject({ for: z.literal('building'), hexes: hexSet, points: z.number(), side: idSchema.exactOptional() }),
  z.strictObject({ for: z.literal('elimination'), points: z.number(), side: idSchema }),
  z.strictObject({ for: z.literal('exit'), points: z.number(), side: idSchema }),
]);

const victory = z.strictObject({
  /** Ways to win outright; without any, the side with more points wins. */
  wins: z
    .array(z.strictObject({ side: idSchema, needs: z.array(achievement).min(1) }))
    .min(1)
    .exactOptional(),
  /** Who wins when nobody, or everybody, won outright: a side, or "draw". */
  otherwise: z.string().exactOptional(),
  points: z.array(points).min(1).exactOptional(),
});

const rules = z.strictObject({
  oneStory: z.literal(true).exactOptional(),
  noHeroes: z.literal(true).exactOptional(),
  sand: z.literal(true).exactOptional(),
  night: z.literal(true).exactOptional(),
  /** Skills that created Heroes draw from. */
  skillCup: z.array(idSchema).exactOptional(),
  /** Switches of the rules set otherwise than in the edition. */
  switches: z.record(z.string(), z.unknown()).exactOptional(),
});

/** Keys that a variant can change: all of this, and none of what says which battle it is. */
const battle = {
  edition,
  editions: z.array(edition).min(1),
  board: z.union([z.string(), layout]),
  turns: z.int().min(1).max(30),
  initiative: idSchema,
  sides: z.record(idSchema, side),
  /** The order in which sides set up. */
  setup: z.array(idSchema).min(1).max(2),
  forces: z.record(idSchema, force),
  control: z.record(idSchema, hexSet).exactOptional(),
  foxholes: z.record(hexList, z.int().min(1).max(3)).exactOptional(),
  rubble: hexList.exactOptional(),
  wrecks: hexList.exactOptional(),
  bunkers: z.record(hexName, bunker).exactOptional(),
  wire: hexList.exactOptional(),
  roadblocks: hexList.exactOptional(),
  mines: z.array(minefield).min(1).exactOptional(),
  artillery: z
    .array(z.strictObject({ side: idSchema, formation: z.string().exactOptional(), ...mission }))
    .exactOptional(),
  events: z.record(z.string().regex(/^[A-Z]$/, 'a letter, such as "A"'), eventMarker).exactOptional(),
  paragraphs: z.record(idSchema, z.array(effect)).exactOptional(),
  tasks: z.record(idSchema, task).exactOptional(),
  exits: z.record(idSchema, hexSet).exactOptional(),
  victory,
  rules: rules.exactOptional(),
};

export const scenarioFile = z.strictObject({
  kind: z.literal('scenario'),
  id: idSchema,
  source: z.string().min(1),
  era: z.enum(['wwii', 'modern']),
  /** How games of the computer against itself ended, by side; the rest were draws. */
  tried: z.strictObject({ games: z.int().min(1), wins: z.record(idSchema, z.int().min(0)) }).exactOptional(),
  ...battle,
  /** Variants: each is laid over the rest, key by key; null takes a key away. */
  options: z
    .record(idSchema, z.strictObject({ change: z.partialRecord(z.enum(Object.keys(battle)), z.unknown()) }))
    .exactOptional(),
});

export const LANGUAGES = ['en', 'ja'] as const;

const text = z.string().min(1);
const texts = z.record(z.string(), text);

/** Everything about a battle that people read, in one language. */
export const scenarioTextsFile = z.strictObject({
  kind: z.literal('scenario-texts'),
  scenario: idSchema,
  language: z.enum(LANGUAGES),
  title: text,
  place: text,
  date: text,
  /** What the battle is about, in one short sentence; `victory` has the conditions. */
  stakes: text,
  introduction: text,
  sides: texts,
  forces: texts,
  victory: text,
  rules: z.array(text).exactOptional(),
  paragraphs: texts.exactOptional(),
  tasks: texts.exactOptional(),
  options: z.record(z.string(), z.strictObject({ name: text, text })).exactOptional(),
});

export type ScenarioFile = z.infer<typeof scenarioFile>;
export type ScenarioForce = z.infer<typeof force>;
export type ScenarioEffect = z.infer<typeof effect>;
export type ScenarioTexts = z.infer<typeof scenarioTextsFile>;
export type Language = (typeof LANGUAGES)[number];
