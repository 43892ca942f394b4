/** Whether parsed JSON is a setup and a state that the rules can go on with: shapes, and every number that points somewhere. */
import { EDITIONS } from '../editions/ruleset.ts';
import type { Problems } from '../notation/problem.ts';
import type { FrameKind } from './frames.ts';
import { MARKS } from './marks.ts';
import {
  amount,
  anyRecord,
  type Check,
  counting,
  flag,
  isRecord,
  list,
  oneOf,
  record,
  text,
  variant,
  whole,
} from './shape.ts';
import type { World } from './state.ts';
import { STATUSES } from './status.ts';

const side = whole(0, 1);

const scenarioSetup = record({
  turns: counting,
  entries: list(record({ units: list(counting), side, hexes: list(counting), optional: flag })),
  events: list(record({ id: text, trigger: oneOf(['occupation', 'sight']), hex: counting, effects: list(anyRecord) })),
  exits: list(record({ side, hexes: list(counting) })),
  victory: list(record({ for: text, points: amount })),
});

/** What building the world relies on; the board and the terrain chart are checked by building it. */
export const checkSavedSetup: Check = record({
  edition: oneOf(EDITIONS),
  chart: record({ id: text, terrain: anyRecord, hexsides: anyRecord, climb: anyRecord }),
  board: record({ columns: list(text, 2), rows: list(counting, 2) }),
  sides: list(record({ id: text, heroes: list(anyRecord) }), 2),
  unitTypes: list(record({ id: text, kind: text, nation: text, morale: amount, movement: amount })),
  weaponTypes: list(record({ id: text, class: text })),
  nations: anyRecord,
  skills: anyRecord,
  scenario: scenarioSetup,
});

const FRAMES = {
  setup: record({ side, groups: list(counting) }),
  turn: anyRecord,
  rally: record({ side }),
  operations: record({ next: side }),
  impulse: record({ side, declared: list(amount), units: list(counting) }),
  move: record({ side, units: list(counting), spent: list(amount), allowed: list(amount), at: amount }),
  opportunity: record({ side, at: counting, movers: list(counting), slots: amount }),
  melee: record({ at: counting, first: side, stage: text, fighters: list(counting) }),
  'keep-weapon': record({ side, unit: counting }),
  'place-hero': record({ side, unit: counting }),
  placement: record({ side, unit: counting, at: counting, marks: counting }),
  retreat: record({ side, unit: counting, from: amount }),
  continuing: record({ side }),
  'spotting-round': record({ side, caller: counting, battery: counting, hex: counting }),
  guided: record({ side, unit: counting, at: counting }),
  dismount: record({ side, vehicle: counting, alighted: list(counting) }),
  'counter-assault': record({ side, vehicle: counting }),
  flight: record({ side, unit: counting, origin: amount, engaged: list(anyRecord), boarding: list(counting) }),
  'attack-run': record({ side, unit: counting, edges: list(text), hex: amount, direction: whole(0, 5) }),
} satisfies Record<FrameKind, Check>;

const dice: Check = (value, at) =>
  (isRecord(value) && 'seed' in value
    ? record({ seed: list(whole(-(2 ** 31), 2 ** 31 - 1), 4) })
    : record({ script: list(counting), next: counting }))(value, at);

function markersOn(hex: Check): Check {
  return variant('kind', {
    smoke: record({ hex, life: whole(1, 2) }),
    ffe: record({ hex, source: oneOf(['mortar', 'artillery']), firepower: amount, side }),
    foxholes: record({ hex, tm: amount }),
    rubble: record({ hex }),
    wreck: record({ hex }),
    wire: record({ hex }),
    mines: record({ hex, firepower: amount, side }),
    roadblock: record({ hex }),
    bunker: record({ hex, front: whole(0, 5) }),
    starshell: record({ hex }),
  });
}

function unitOn(at: Check, type: Check, lastType: number): Check {
  return record({
    id: counting,
    name: text,
    side,
    type,
    at,
    fate: oneOf(['in-play', 'reserve', 'eliminated', 'exited', 'replaced', 'withdrawn']),
    shaken: flag,
    wounds: counting,
    marks: whole(0, 2 ** MARKS.length - 1),
    skills: list(text),
    root: whole(-1, lastType),
    facing: whole(-1, 5),
    turret: whole(-1, 5),
    status: whole(0, 2 ** STATUSES.length - 1),
    aboard: whole(-1, Number.MAX_SAFE_INTEGER),
  });
}

function weaponOn(at: Check, type: Check, holder: Check): Check {
  return record({
    id: counting,
    name: text,
    type,
    side,
    holder,
    at,
    condition: oneOf(['ready', 'jammed', 'gone']),
    assembled: flag,
    spent: flag,
  });
}

const battery = record({
  side,
  formation: text,
  firepower: amount,
  missions: counting,
  calledTurn: amount,
  callers: list(counting),
});

function inOrder(value: unknown, at: Problems): void {
  if (!Array.isArray(value)) return;
  for (const [index, entry] of value.entries()) {
    if (isRecord(entry) && entry.id !== index)
      at.in(index, 'id').add(
        `number ${index} is called ${String(entry.id)}`,
        'number units and weapons by their place in the list, from 0',
      );
  }
}

/** A state of that world: every index within its list. */
export function checkSavedState(world: World, value: unknown, at: Problems): void {
  const { board, setup } = world;
  const place = whole(-1, board.locations.length - 1);
  const onMap = whole(0, board.locations.length - 1);
  const units = isRecord(value) && Array.isArray(value.units) ? value.units : [];
  const unit = whole(0, units.length - 1);
  const lastType = setup.unitTypes.length - 1;
  record({
    version: oneOf([1]),
    turn: counting,
    phase: oneOf(['setup', 'rally', 'operations', 'administrative', 'over']),
    initiative: side,
    passes: counting,
    units: both(list(unitOn(place, whole(0, lastType), lastType)), inOrder),
    weapons: both(list(weaponOn(place, whole(0, setup.weaponTypes.length - 1), whole(-1, units.length - 1))), inOrder),
    ground: list(markersOn(whole(0, board.hexes.length - 1))),
    spotted: list(record({ at: onMap, side, stays: flag })),
    acquisitions: list(record({ firer: unit, weapon: amount, target: amount, at: place, level: whole(1, 2) })),
    melees: list(record({ at: onMap, fought: flag })),
    control: list(whole(-1, 1), board.locations.length),
    led: list(record({ at: onMap, leader: unit })),
    scenario: record({
      batteries: list(battery),
      events: list(text),
      entryTurns: list(whole(-1, Number.MAX_SAFE_INTEGER), setup.scenario.entries.length),
      points: list(amount, 2),
    }),
    skillCup: list(text),
    dice,
    stack: list(variant('f', FRAMES)),
  })(value, at);
}

const both =
  (first: Check, second: Check): Check =>
  (value, at) => {
    first(value, at);
    second(value, at);
  };
