/** How a position is written down; docs/notation.md explains it. */
import * as z from 'zod';
import { HEXSIDES } from '../board/board.ts';
import type { FrameKind } from '../state/frames.ts';
import { counterSchema, ordnanceSchema } from './counter-schema.ts';
import { markerKeys } from './marker-keys.ts';
import { scenarioKeys } from './scenario-schema.ts';
import {
  count,
  edition,
  facing,
  hex,
  location,
  mark,
  sideName,
  status,
  turnNumber,
  unitName,
  weaponName,
} from './words.ts';

/** What can stand in an exported stack. */
const FRAMES = [
  'setup',
  'turn',
  'rally',
  'operations',
  'impulse',
  'move',
  'opportunity',
  'melee',
  'keep-weapon',
  'place-hero',
  'placement',
  'retreat',
  'continuing',
  'spotting-round',
  'guided',
  'dismount',
  'counter-assault',
  'flight',
  'attack-run',
] as const satisfies readonly FrameKind[];

const point = z.tuple([z.number(), z.number()]);

const shape = z.union([
  z.strictObject({ circle: z.tuple([z.number(), z.number(), z.number()]) }),
  z.strictObject({ polygon: z.array(point).min(3) }),
]);

const hexGround = z.union([
  z.string().meta({ description: 'A terrain of the chart, on level 0.' }),
  z.strictObject({
    terrain: z.string().optional().meta({ description: "A terrain of the chart; the board's default when left out." }),
    level: z.int().optional().meta({ description: 'Level of the ground, 0 when left out.' }),
    shapes: z.array(shape).optional().meta({
      description:
        'Silhouettes that block or degrade, in hundredths of the distance from centre to corner, x east, y south. Left out: the terrain fills the hex.',
    }),
  }),
]);

export const boardSchema = z
  .strictObject({
    name: z.string().optional(),
    columns: z.tuple([z.string(), z.string()]).default(['A', 'J']).meta({ description: 'First and last column.' }),
    rows: z.tuple([count, count]).default([1, 8]).meta({ description: 'First and last row.' }),
    halfHexes: z.boolean().optional().meta({
      description:
        'Odd columns (A, C, E …) begin one row earlier, and their first and last hexes are half-hexes (1.4).',
    }),
    default: z.string().optional().meta({ description: 'Terrain of every hex not named; "clear" when left out.' }),
    hexes: z
      .record(z.string(), hexGround)
      .optional()
      .meta({ description: 'Ground by hex. A key may name several hexes: "D4 D5 E5".' }),
    hexsides: z
      .array(z.strictObject({ kind: z.string(), between: z.tuple([hex, hex]) }))
      .optional()
      .meta({ description: 'Walls, hedges, bocage: the kind and the two hexes it lies between.' }),
    roads: z.array(z.array(hex).min(2)).optional().meta({ description: 'Each road as the hexes it runs through.' }),
    buildings: z
      .array(z.array(hex).min(2))
      .optional()
      .meta({ description: 'Hexes that form one building; a building hex in no list stands alone.' }),
    oneStory: z.boolean().optional().meta({ description: 'No building has an upper level, by scenario rule.' }),
    strata: z
      .array(
        z.strictObject({
          at: hex,
          stratum: z.enum(['bunker', 'cave', 'rooftop']),
          front: z
            .enum(HEXSIDES)
            .optional()
            .meta({ description: "Where a bunker's arrow points; left out: it looks all around (21.1)." }),
          tm: count.optional().meta({ description: "A bunker's target modifier; 2 when left out." }),
          site: z.literal(true).optional().meta({ description: 'A side may put a bunker here while it sets up.' }),
        }),
      )
      .optional()
      .meta({ description: 'Bunkers, caves and accessible rooftops. Upper levels come by themselves.' }),
    chart: z
      .string()
      .optional()
      .meta({ description: 'The terrain chart it is drawn for; the position may name another.' }),
    number: z.string().optional().meta({ description: 'Its number: hex F7 of board 15 is "15F7" too (1.4).' }),
    labels: z
      .record(z.string(), z.array(hex).min(1))
      .optional()
      .meta({ description: 'On joined boards: the names of each hex, by its place in the whole.' }),
    streams: z.array(z.array(hex).min(2)).optional().meta({ description: 'Brooks, as roads; drawn only.' }),
    places: z
      .array(z.strictObject({ name: z.string(), at: hex, kind: z.string() }))
      .optional()
      .meta({ description: 'Names written on the map.' }),
  })
  .meta({ id: 'board', description: 'The ground.' });

export const sideSchema = z
  .strictObject({
    nation: z.string().optional().meta({ description: "The nation of its units; the side's own name when left out." }),
    badge: z
      .string()
      .optional()
      .meta({ description: 'Identification badge of its units; the nation when left out (1.1).' }),
    heroes: z
      .record(unitName, z.string())
      .optional()
      .meta({ description: 'Heroes that can be created: their names and counters (11.2.1).' }),
  })
  .meta({ id: 'side' });

export const nationSchema = z
  .strictObject({
    smoke: count.optional().meta({ description: 'Lays smoke on a die at or below this; 0 never.' }),
    starshell: count.optional().meta({ description: 'Fires a starshell on a die at or below this; 0 never (20.2).' }),
    extraCall: count
      .optional()
      .meta({ description: 'Its artillery answers beyond its missions on a die at or below this (18.3).' }),
    ambush: z.boolean().optional().meta({ description: 'All its units ambush (8.4).' }),
    terrain: z
      .record(
        z.string(),
        z.strictObject({ leg: count.optional(), tm: z.int().optional(), fullStacking: z.boolean().optional() }),
      )
      .optional()
      .meta({ description: 'Its own cost on foot, TM and stacking in a terrain.' }),
    attackDie: z.literal([6, 8]).optional().meta({ description: 'Faces of its die in fire.' }),
    meleeDie: z.literal([6, 8]).optional().meta({ description: 'Faces of one of its dice in melee.' }),
    heroOn: z
      .array(count)
      .optional()
      .meta({ description: 'Rolls for a Hero that create one; even ones when left out (11.2.1).' }),
    advised: z.boolean().optional().meta({ description: 'Advisors lend it Morale (11.9).' }),
  })
  .meta({ id: 'nation' });

export const unitSchema = z
  .strictObject({
    is: z.string().meta({ description: 'A counter of the library, or kind and printed values: "squad 2-5-4(AM)-6".' }),
    half: z
      .string()
      .optional()
      .meta({ description: 'For a squad by values: the half-squad it becomes, as values ("1-4-4-6") or a counter.' }),
    side: sideName
      .optional()
      .meta({ description: 'May be left out when the counter is of the nation of one side only.' }),
    nation: z.string().optional().meta({ description: "When not the side's." }),
    badge: z.string().optional().meta({ description: "When not the side's." }),
    at: location.optional().meta({ description: 'Left out: not on the map.' }),
    shaken: z.boolean().optional(),
    wounds: count.optional(),
    marks: z.array(mark).optional(),
    skills: z.array(z.string()).optional(),
    root: z
      .string()
      .optional()
      .meta({ description: 'For a half-squad: the squad it came from, as counter or values (3.0).' }),
    fate: z
      .enum(['reserve', 'eliminated', 'exited', 'replaced', 'withdrawn'])
      .optional()
      .meta({ description: 'Why it is not on the map; "reserve" when left out.' }),
    facing: facing.optional().meta({ description: 'Of vehicles and guns with an arc; "NE" when left out.' }),
    turret: facing.optional().meta({ description: "Of turreted vehicles; the hull's when left out." }),
    status: z.array(status).optional(),
    aboard: unitName.optional().meta({ description: 'The vehicle or helicopter that it rides in or on.' }),
  })
  .meta({ id: 'unit' });

export const weaponSchema = z
  .strictObject({
    is: z.string().optional().meta({
      description: 'A weapon of the library, or class and values: "machine-gun 2-9". Left out: the weapon\'s own name.',
    }),
    by: unitName.optional().meta({ description: 'The unit that has it.' }),
    at: location.optional().meta({ description: 'Where it lies when nobody has it.' }),
    side: sideName.optional().meta({ description: "The side that brought it; the holder's when left out." }),
    assembled: z.boolean().optional().meta({ description: 'Tripod or mortar set up; true when left out.' }),
    jammed: z.boolean().optional(),
    spent: z.boolean().optional().meta({ description: 'Captured, used in melee without a kill (8.0).' }),
    gone: z.boolean().optional().meta({ description: 'Out of the game.' }),
  })
  .meta({ id: 'weapon' });

const smokeLife = z.literal([1, 2]);

export const positionSchema = z
  .strictObject({
    edition: edition.optional().meta({ description: 'Left out: v5.0, or what the case says.' }),
    switches: z.record(z.string(), z.unknown()).optional().meta({
      description: 'Rule switches set otherwise than in the edition: {"melee.withdrawUsesTm": false}.',
    }),
    chart: z
      .string()
      .optional()
      .meta({ description: 'Terrain chart: "wwii" or "modern". Left out: the board\'s own, or "wwii".' }),
    board: z
      .union([z.string(), boardSchema])
      .optional()
      .meta({ description: 'A board by name, or written out. Left out: clear ground from A1 to J8.' }),
    nations: z
      .record(z.string(), nationSchema)
      .optional()
      .meta({ description: 'Nations beyond the library, or with other characteristics (13.0).' }),
    sides: z
      .union([z.tuple([sideName, sideName]), z.record(sideName, sideSchema)])
      .optional()
      .meta({ description: 'The two sides. Left out: ["us", "german"].' }),
    phase: z
      .enum(['setup', 'begin', 'rally', 'operations', 'administrative', 'over'])
      .optional()
      .meta({ description: 'Where the turn stands; see below. Left out: operations.' }),
    turn: turnNumber.optional().meta({ description: '1 when left out.' }),
    turns: turnNumber.optional().meta({ description: 'Turns of the battle; 6 when left out.' }),
    active: sideName.optional().meta({ description: 'Whose impulse or rally it is; the first side when left out.' }),
    initiative: sideName.optional().meta({ description: 'The active side when left out.' }),
    passes: count.optional().meta({ description: 'Passes in a row so far (4.0).' }),
    counters: z
      .record(z.string(), counterSchema)
      .optional()
      .meta({ description: 'Counters beyond the library, written out, by a name of your choice.' }),
    ordnance: z
      .record(z.string(), ordnanceSchema)
      .optional()
      .meta({ description: 'Support weapons that roll to hit, beyond the library: their to-hit tables by name.' }),
    units: z.record(unitName, unitSchema).optional(),
    weapons: z.record(weaponName, weaponSchema).optional(),
    smoke: z
      .record(hex, z.union([smokeLife, z.array(smokeLife)]))
      .optional()
      .meta({ description: 'Smoke by hex: the number on the marker, or a list for several.' }),
    foxholes: markerKeys.foxholes.optional(),
    rubble: markerKeys.rubble.optional(),
    wrecks: markerKeys.wrecks.optional(),
    wire: markerKeys.wire.optional(),
    roadblocks: markerKeys.roadblocks.optional(),
    bunkers: markerKeys.bunkers.optional(),
    starshells: markerKeys.starshells.optional(),
    mines: z
      .array(z.strictObject({ at: hex, firepower: count.default(1), side: sideName }))
      .optional()
      .meta({ description: 'Mines and the side that laid them (21.4).' }),
    acquisitions: z
      .array(
        z.strictObject({
          firer: unitName,
          weapon: weaponName.nullable().default(null),
          target: unitName.nullable().default(null),
          at: location.nullable().default(null),
          level: z.literal([1, 2]),
        }),
      )
      .optional()
      .meta({
        description: 'Acquisition markers (14.3): on a vehicle ("target") or on those on foot in a location ("at").',
      }),
    ffe: z
      .array(z.strictObject({ at: hex, source: z.enum(['mortar', 'artillery']), firepower: count, side: sideName }))
      .optional()
      .meta({ description: 'Fire for Effect markers (18.2).' }),
    spotted: z
      .record(sideName, z.array(z.union([location, z.strictObject({ at: location, stays: z.boolean() })])))
      .optional()
      .meta({ description: 'Spotted markers, by the side that spotted.' }),
    melee: z
      .array(z.union([location, z.strictObject({ at: location, fought: z.boolean() })]))
      .optional()
      .meta({ description: 'Melee markers; {"at", "fought": true} where a round was fought this turn.' }),
    control: z.record(sideName, z.array(location)).optional(),
    ...scenarioKeys,
    led: z
      .record(location, z.union([unitName, z.strictObject({ leader: unitName, fire: z.literal(true) })]))
      .optional()
      .meta({
        description:
          'The Leader whose modifier works in a location this impulse (11.1.1); {"leader", "fire": true} when he lent it to fire.',
      }),
    stack: z
      .array(z.looseObject({ f: z.enum(FRAMES) }))
      .optional()
      .meta({ description: 'A decision in the middle of something, as exported; overrides phase and active.' }),
  })
  .meta({ id: 'position', description: 'A battle at one moment.' });

export type WrittenPosition = z.input<typeof positionSchema>;
export type WrittenUnit = z.input<typeof unitSchema>;
export type WrittenWeapon = z.input<typeof weaponSchema>;
export type WrittenBoard = z.input<typeof boardSchema>;
export type ReadPosition = z.output<typeof positionSchema>;
