/** The scenario's part of a position (1.8, 18.2, 22). */
import * as z from 'zod';
import { UNIT_KINDS } from './printed.ts';
import { count, hex, location, mark, sideName, turnNumber, unitName } from './words.ts';

/** The effects of an event, from a small vocabulary (1.8). */
interface WrittenEffect {
  effect: 'remove-events' | 'place' | 'open-entry' | 'fire-mission' | 'stop' | 'morale-check';
}

const effect: z.ZodType<WrittenEffect> = z.lazy(() =>
  z.discriminatedUnion('effect', [
    z.strictObject({ effect: z.literal('remove-events'), events: z.array(z.string()) }),
    z.strictObject({
      effect: z.literal('place'),
      units: z.array(unitName),
      at: location,
      marks: z.array(mark).default([]),
    }),
    z.strictObject({ effect: z.literal('open-entry'), entry: count, turnsFromNow: count }),
    z.strictObject({ effect: z.literal('fire-mission'), side: sideName, firepower: count, missions: count }),
    z.strictObject({ effect: z.literal('stop') }),
    z.strictObject({
      effect: z.literal('morale-check'),
      except: z.array(z.enum(UNIT_KINDS)).optional().meta({ description: 'Kinds of units that cannot be the one.' }),
      pass: z.array(effect),
      fail: z.array(effect),
    }),
  ]),
);

const battery = z.strictObject({
  side: sideName,
  formation: z
    .string()
    .optional()
    .meta({ description: "The formation it supports; the side's name when left out (18.3)." }),
  firepower: count,
  missions: count.optional().meta({ description: 'Missions left; 1 when left out.' }),
  calledTurn: count.optional().meta({ description: 'Turn of its last call.' }),
  callers: z.array(unitName).optional(),
});

const entry = z.strictObject({
  side: sideName,
  units: z.array(unitName),
  turn: turnNumber.optional().meta({ description: 'First turn of entry. Left out: closed until an event opens it.' }),
  hexes: z.array(hex),
  optional: z.boolean().optional().meta({ description: 'May wait.' }),
  after: count
    .optional()
    .meta({ description: 'Closed until a unit of this other entry has come on, whatever the turn.' }),
});

const eventMarker = z.strictObject({
  id: z.string(),
  trigger: z.enum(['occupation', 'sight']),
  hex,
  side: sideName.optional().meta({ description: 'The side that sets it off; both when left out.' }),
  effects: z.array(effect),
});

const victory = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('control'), hexes: z.array(hex), points: z.int(), side: sideName.optional() }),
  z.strictObject({ for: z.literal('building'), hexes: z.array(hex), points: z.int(), side: sideName.optional() }),
  z.strictObject({ for: z.literal('elimination'), points: z.int(), side: sideName }),
  z.strictObject({ for: z.literal('exit'), points: z.int(), side: sideName }),
]);

const achievement = z.discriminatedUnion('need', [
  z.strictObject({ need: z.literal('control'), hexes: z.array(hex), atLeast: count }),
  z.strictObject({ need: z.literal('points'), atLeast: z.int() }),
  z.strictObject({ need: z.literal('exit'), squads: count, leaders: count }),
]);

export const scenarioKeys = {
  artillery: z
    .array(battery)
    .optional()
    .meta({ description: 'Off-board batteries; orders name them by place, from 0 (18.2).' }),
  entries: z.array(entry).optional().meta({ description: 'Where and when units in reserve come on (22.0).' }),
  events: z.array(eventMarker).optional().meta({ description: 'Event markers on the map (1.8).' }),
  exits: z.array(z.strictObject({ side: sideName, hexes: z.array(hex) })).optional(),
  victory: z.array(victory).optional().meta({ description: 'What earns victory points (22.0).' }),
  outright: z
    .array(z.strictObject({ side: sideName, needs: z.array(achievement) }))
    .optional()
    .meta({ description: 'Ways to win outright; without any, the side with more points wins.' }),
  drawGoesTo: sideName
    .optional()
    .meta({ description: 'Who wins when neither or both won outright; left out: a draw.' }),
  points: z.record(sideName, z.number()).optional().meta({ description: 'Victory points so far.' }),
  skillCup: z.array(z.string()).optional().meta({ description: 'Skills not yet handed out (12.0).' }),
  noHeroes: z.boolean().optional(),
  sand: z.boolean().optional().meta({ description: 'The map contains sand (1.6.2).' }),
};
