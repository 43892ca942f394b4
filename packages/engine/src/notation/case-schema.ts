/** How a case is written down: a position, dice, orders, and what must come of them. */
import * as z from 'zod';
import type { DecisionKind } from '../core/decision.ts';
import { markerKeys } from './marker-keys.ts';
import { orderSchema } from './order-schema.ts';
import { positionSchema } from './position-schema.ts';
import {
  count,
  edition,
  facing,
  hex,
  location,
  mark,
  section,
  sideName,
  status,
  turnNumber,
  unitName,
  weaponName,
} from './words.ts';

export const DECISIONS = [
  'setup',
  'rally',
  'impulse',
  'activation',
  'move',
  'opportunity-fire',
  'melee-weapons',
  'melee-targets',
  'keep-weapon',
  'place-hero',
  'placement',
  'retreat',
  'continuous-movement',
  'spotting-round',
  'dismount',
  'counter-assault',
  'flight',
  'attack-run',
] as const satisfies readonly DecisionKind[];

const dice = z.array(z.int().min(1)).meta({ description: 'Results in the order rolled; all must be used.' });

/** A part of an event or order: whatever it names must be so. */
const partOf = (noun: string, tag: string) =>
  z.looseObject({ [tag]: z.string() }).meta({ description: `Part of an ${noun}: whatever it names must be so.` });

export const unitFacts = z.union([
  z.enum(['eliminated', 'exited', 'replaced', 'reserve', 'withdrawn']),
  z.strictObject({
    is: z.string().optional().meta({ description: 'Kind, counter or values: "half-squad", "half-squad 1-4-4-6".' }),
    side: sideName.optional(),
    at: location
      .nullable()
      .optional()
      .meta({ description: 'null: not on the map; a passenger is nowhere by itself, and where its vehicle is.' }),
    shaken: z.boolean().optional(),
    wounds: count.optional(),
    marks: z
      .array(mark)
      .optional()
      .meta({ description: 'All markers on it; the notes among the marks only count when named here.' }),
    unmarked: z.array(mark).optional().meta({ description: 'Marks that it must not have.' }),
    skills: z.array(z.string()).optional(),
    weapons: z.array(weaponName).optional().meta({ description: 'All weapons that it has.' }),
    morale: z.int().optional().meta({ description: 'Morale as it stands.' }),
    leadership: count.optional().meta({ description: 'Leadership modifier as it stands.' }),
    fate: z.enum(['in-play', 'eliminated', 'exited', 'replaced', 'reserve', 'withdrawn']).optional(),
    status: z.array(status).optional().meta({
      description: 'All its lasting conditions; the hatches of an abandoned vehicle only count when named here.',
    }),
    facing: facing.nullable().optional(),
    turret: facing.nullable().optional(),
    aboard: unitName.nullable().optional().meta({ description: 'null: rides in nothing.' }),
    passengers: z.array(unitName).optional().meta({ description: 'All who ride in or on it.' }),
  }),
]);

export const weaponFacts = z.strictObject({
  by: unitName.nullable().optional().meta({ description: 'null: nobody.' }),
  at: location.nullable().optional().meta({ description: 'null: does not lie on the map.' }),
  assembled: z.boolean().optional(),
  jammed: z.boolean().optional(),
  spent: z.boolean().optional(),
  gone: z.boolean().optional(),
  captured: z.boolean().optional(),
});

export const sightFacts = z.strictObject({
  from: location,
  to: location,
  verdict: z.enum(['clear', 'degraded', 'blocked']).optional(),
  degrading: count.optional().meta({ description: 'Degrading hexes on the line.' }),
  gap: z.boolean().optional().meta({ description: 'Limited: between separate buildings (10.3.2).' }),
  range: count.optional().meta({ description: 'Hexes from one to the other.' }),
  causes: z
    .array(z.looseObject({}))
    .optional()
    .meta({ description: 'What degrades or blocks, in part: {"hex": "D6", "rule": "10.3"}.' }),
});

export const forecastFacts = z
  .looseObject({ order: orderSchema })
  .meta({ id: 'forecast', description: 'An order, and its forecast in part.' });

const oneOrMore = <S extends z.ZodType>(one: S) => z.union([one, z.array(one)]);

export const expectSchema = z
  .strictObject({
    events: z
      .array(partOf('event', 't'))
      .optional()
      .meta({ description: 'Each must have happened in this step, in this order; others may lie between.' }),
    noEvents: z
      .array(partOf('event', 't'))
      .optional()
      .meta({ description: 'None of these may have happened in this step.' }),
    units: z.record(unitName, unitFacts).optional(),
    weapons: z.record(weaponName, weaponFacts).optional(),
    spotted: z
      .record(sideName, z.array(location))
      .optional()
      .meta({ description: 'Locations spotted for the side, by whatever rule.' }),
    unspotted: z.record(sideName, z.array(location)).optional(),
    spottedMarkers: z
      .record(sideName, z.array(location))
      .optional()
      .meta({ description: 'All Spotted markers of the side.' }),
    smoke: z
      .record(hex, z.literal([1, 2]).nullable())
      .optional()
      .meta({ description: 'Smoke in each hex; null: none.' }),
    foxholes: markerKeys.foxholes.optional(),
    rubble: markerKeys.rubble.optional(),
    wrecks: markerKeys.wrecks.optional(),
    wire: markerKeys.wire.optional(),
    roadblocks: markerKeys.roadblocks.optional(),
    bunkers: markerKeys.bunkers.optional(),
    starshells: markerKeys.starshells.optional(),
    mines: z.array(hex).optional().meta({ description: 'All hexes with mines.' }),
    acquisitions: z
      .array(z.looseObject({}))
      .optional()
      .meta({ description: 'All acquisitions, each in part: {"firer", "weapon", "target", "at", "level"}.' }),
    ffe: z.array(hex).optional().meta({ description: 'All hexes with a Fire for Effect marker.' }),
    melee: z.array(location).optional().meta({ description: 'All locations with a Melee marker.' }),
    control: z
      .record(sideName, z.array(location))
      .optional()
      .meta({ description: 'Locations that the side controls.' }),
    decision: z
      .strictObject({
        side: sideName.optional(),
        kind: z.enum(DECISIONS).optional(),
        rule: section.optional(),
      })
      .nullable()
      .optional()
      .meta({ description: 'Who must decide what now; null: nobody, the battle or the phase of the case is over.' }),
    offers: z
      .array(partOf('order', 'do'))
      .optional()
      .meta({ description: 'Orders that must be among the legal ones.' }),
    offersNot: z.array(partOf('order', 'do')).optional().meta({ description: 'Orders that may not be among them.' }),
    sight: oneOrMore(sightFacts).optional(),
    adjacent: z
      .array(z.tuple([location, location]))
      .optional()
      .meta({ description: 'Pairs that are adjacent (10.4.1).' }),
    notAdjacent: z.array(z.tuple([location, location])).optional(),
    forecast: oneOrMore(forecastFacts).optional(),
    phase: z.enum(['setup', 'rally', 'operations', 'administrative', 'over']).optional(),
    turn: turnNumber.optional(),
    initiative: sideName.optional(),
    passes: count.optional(),
    points: z
      .record(sideName, z.number())
      .optional()
      .meta({ description: 'Victory points; before the end, those there would be if it ended now.' }),
    missions: z.array(count).optional().meta({ description: 'Missions left of each battery.' }),
    eventMarkers: z.array(z.string()).optional().meta({ description: 'All event markers still on the map.' }),
    skillCup: z.array(z.string()).optional(),
  })
  .meta({ id: 'expectation' });

const refused = z
  .union([z.literal(true), section, z.strictObject({ rule: section.optional(), why: z.string().optional() })])
  .meta({ description: 'The order must be refused: true, the rule, or rule and reason.' });

const otherwise = z.enum(['ask', 'hold', 'done']).meta({
  description:
    'What the runner answers to decisions that the next order does not fit: "hold" declines opportunity fire (default), "done" also stops moves and ends impulses and rallies, "ask" nothing.',
});

export const stepSchema = z
  .strictObject({
    note: z.string().optional(),
    as: sideName.optional().meta({ description: 'The side that gives the order, where it is not plain.' }),
    order: orderSchema.optional(),
    dice: dice.optional().meta({ description: 'Dice of this step; all must be used in it.' }),
    otherwise: otherwise.optional(),
    refused: refused.optional(),
    expect: expectSchema.optional(),
  })
  .meta({ id: 'step' });

const cited = z.union([section, z.array(section).min(1)]).meta({ description: 'The section or sections shown.' });
const editions = z
  .union([edition, z.array(edition).min(1)])
  .meta({ description: 'Edition or editions to run in; v5.0 when left out.' });

const onward = z
  .boolean()
  .optional()
  .meta({ description: 'true: when the phase ends, play goes on to the next; otherwise the case stands still there.' });

const caseShape = {
  case: z.string().min(1).meta({ description: 'What is shown, in a few words.' }),
  note: z.string().optional(),
  rule: cited.optional(),
  edition: editions.optional(),
  position: positionSchema.optional(),
  dice: dice.optional(),
  otherwise: otherwise.optional(),
  onward,
  steps: z.array(stepSchema).optional(),
  expect: expectSchema.optional().meta({ description: 'At the end; short for a last step without order.' }),
};

/** A file of one case. */
export const caseSchema = z.strictObject({ $schema: z.string().optional(), ...caseShape }).meta({ id: 'case' });

/** A case as it stands in a file of several: its position may be a patch. */
const memberSchema = z.strictObject({ ...caseShape, position: z.looseObject({}).optional() });

/** A file of several cases. */
export const bookSchema = z
  .strictObject({
    $schema: z.string().optional(),
    note: z.string().optional(),
    rule: cited.optional(),
    edition: editions.optional(),
    position: z.looseObject({}).optional().meta({ description: 'Shared position; each case lays its own over it.' }),
    dice: dice.optional(),
    otherwise: otherwise.optional(),
    onward,
    cases: z.array(memberSchema).min(1),
  })
  .meta({ id: 'cases' });

export const caseFileSchema = z.union([caseSchema, bookSchema]);

export type Case = z.output<typeof caseSchema>;
export type CaseStep = z.output<typeof stepSchema>;
export type Expectation = z.output<typeof expectSchema>;
export type UnitFacts = z.output<typeof unitFacts>;
export type SightFacts = z.output<typeof sightFacts>;
export type ForecastFacts = z.output<typeof forecastFacts>;
