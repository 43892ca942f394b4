/** The scenario's part of a position (1.8, 18.2, 22). */
import * as z from 'zod';
import { HEXSIDES } from '../board/board.ts';
import { EDGES, type EventEffect } from '../state/scenario.ts';
import { UNIT_KINDS } from './printed.ts';
import { count, hex, location, mark, sideName, turnNumber, unitName, weaponName } from './words.ts';

const procedure = z.literal('starter-kit').optional().meta({
  description: "The starter kit's own way: the die alone decides the drift, and the mission cannot be called off.",
});

const edge = z.enum(EDGES);

/** A counter that an event lays. */
const marker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), hex, life: z.literal([1, 2]).default(1) }),
  z.strictObject({ kind: z.literal('foxholes'), hex, tm: count.default(1) }),
  z.strictObject({ kind: z.literal('mines'), hex, firepower: count.default(1), side: sideName }),
  z.strictObject({ kind: z.literal('bunker'), hex, front: z.enum(HEXSIDES) }),
  z.strictObject({ kind: z.enum(['wire', 'roadblock', 'rubble', 'wreck']), hex }),
]);

/** The effects of an event, from a small vocabulary (1.8). */
interface WrittenEffect {
  effect: EventEffect['effect'];
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
    z.strictObject({ effect: z.literal('lay'), markers: z.array(marker) }),
    z.strictObject({ effect: z.literal('deploy'), deployment: count }),
    z.strictObject({
      effect: z.literal('fire-mission'),
      side: sideName,
      firepower: count,
      missions: count,
      procedure,
    }),
    z.strictObject({ effect: z.literal('open-task'), task: z.string() }),
    z.strictObject({ effect: z.literal('read'), paragraph: z.string() }),
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
  silent: z.literal(true).optional().meta({ description: 'Asked in vain for more than its missions (18.3).' }),
  procedure,
});

const deployment = z.strictObject({
  side: sideName,
  units: z.array(unitName),
  weapons: z.array(weaponName).default([]).meta({ description: 'Weapons that its owner gives out among the units.' }),
  hexes: z.array(hex).optional().meta({ description: 'Where they are set up; left out: they come on later.' }),
  fortifications: z
    .array(count)
    .optional()
    .meta({ description: "Markers that its owner lays: their places in the position's fortifications, from 0." }),
});

const supply = {
  side: sideName,
  count: z.int().min(1).meta({ description: 'How many at most.' }),
  hexes: z.array(hex).meta({ description: 'Where they may lie.' }),
};

const fortification = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mines'), ...supply, firepower: count.default(1) }),
  z.strictObject({ kind: z.literal('foxholes'), ...supply, tm: count.default(1) }),
  z.strictObject({ kind: z.literal('bunker'), ...supply, tm: count.default(2) }),
  z.strictObject({ kind: z.literal('wire'), ...supply }),
  z.strictObject({ kind: z.literal('roadblock'), ...supply }),
]);

const entryEdges = z.strictObject({
  by: z.array(z.strictObject({ edge, hexes: z.array(hex) })),
  die: z.array(edge).length(6).optional().meta({ description: 'The edge for each face of a die that decides.' }),
  beside: count.optional().meta({ description: 'Only an edge adjacent to the one by which this other entry came.' }),
});

const task = z.strictObject({
  id: z.string(),
  side: sideName,
  hex,
  named: z.array(unitName).default([]).meta({ description: 'Units that must all take part.' }),
  company: z.enum(['mmc', 'unit', 'none']).default('none').meta({ description: 'Whom they need with them.' }),
});

const taskState = z.strictObject({
  id: z.string(),
  status: z.enum(['open', 'begun', 'done']),
  units: z.array(unitName).default([]),
});

const entry = z.strictObject({
  side: sideName,
  units: z.array(unitName),
  turn: turnNumber.optional().meta({ description: 'First turn of entry. Left out: closed until an event opens it.' }),
  hexes: z.array(hex).optional().meta({ description: 'Left out: those of the edges.' }),
  edges: entryEdges.optional().meta({ description: 'One edge of several, the same for all.' }),
  open: z.array(edge).optional().meta({ description: 'Edges by which they may still come.' }),
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
  z.strictObject({ need: z.literal('task'), task: z.string() }),
  z.strictObject({ need: z.literal('exit'), squads: count, leaders: count }),
]);

export const scenarioKeys = {
  artillery: z
    .array(battery)
    .optional()
    .meta({ description: 'Off-board batteries; orders name them by place, from 0 (18.2).' }),
  deployments: z
    .array(deployment)
    .optional()
    .meta({ description: 'Forces that are set up, in this order, or by an event (22.0).' }),
  fortifications: z
    .array(fortification)
    .optional()
    .meta({ description: 'Markers that sides lay while they set up; orders name them by place, from 0 (21.0).' }),
  entries: z.array(entry).optional().meta({ description: 'Where and when units in reserve come on (22.0).' }),
  events: z.array(eventMarker).optional().meta({ description: 'Event markers on the map (1.8).' }),
  tasks: z.array(task).optional().meta({ description: 'What takes a whole turn of doing nothing else (1.8).' }),
  taskProgress: z.array(taskState).optional().meta({ description: 'Tasks that an event has opened.' }),
  withheld: z
    .array(z.strictObject({ units: z.array(unitName), event: z.string() }))
    .optional()
    .meta({ description: 'Snipers that cannot be placed while an event marker is on the map.' }),
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
  airSupport: z
    .strictObject({ due: z.boolean().default(false), lastTurn: count.default(0) })
    .optional()
    .meta({ description: 'Whether doubles have called for a plane in reserve, and the turn of the last (19.1).' }),
  night: z.boolean().optional().meta({ description: 'The battle is fought at night (20.0).' }),
};
