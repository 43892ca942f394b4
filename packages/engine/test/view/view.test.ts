import { describe, expect, it } from 'vitest';
import { seededDice } from '../../src/core/dice.ts';
import type { ScenarioSetup } from '../../src/state/scenario.ts';
import type { Game } from '../../src/state/state.ts';
import { eventsFor, viewFor } from '../../src/view/view.ts';
import { type Battle, type BattleSpec, battle, type Finder, type UnitSpec } from '../scenarios/battle.ts';

const ON_MAP: readonly UnitSpec[] = [
  { is: 'squad', at: 'A1' },
  { is: 'squad', at: 'E5', side: 1, shaken: true },
];

/** Side 0 waits with unit 2 for turn 3 and holds Sniper 3; side 1 waits with 4; an event opens for 5 and places 6. */
const HIDDEN: readonly UnitSpec[] = [
  { is: 'squad' },
  { is: 'sniper' },
  { is: 'half', side: 1, carries: 'tripod-mg' },
  { is: 'squad' },
  { is: 'leader', side: 1 },
];

const scenario = (find: Finder): Partial<ScenarioSetup> => ({
  entries: [
    { side: 0, units: [2], turn: 3, hexes: [find.hex('A1')], optional: false },
    { side: 1, units: [4], turn: 4, hexes: [find.hex('F1')], optional: true },
    { side: 0, units: [5], turn: -1, hexes: [find.hex('A2')], optional: true },
  ],
  events: [
    {
      id: 'A',
      trigger: 'occupation',
      hex: find.hex('C2'),
      side: 0,
      effects: [
        { effect: 'open-entry', entry: 2, turnsFromNow: 1 },
        { effect: 'morale-check', pass: [{ effect: 'place', units: [6], at: find.at('D4'), marks: [] }], fail: [] },
      ],
    },
  ],
});

const hidden = (change: Partial<BattleSpec> = {}): Battle =>
  battle({ units: [...ON_MAP, ...HIDDEN], scenario, ...change });

const known = (game: Game, side: 0 | 1): number[] => viewFor(game, side).units.map((unit) => unit.id);

describe('what a side may know', () => {
  it('is all that lies on the map', () => {
    const { game } = hidden();
    for (const side of [0, 1] as const) {
      const view = viewFor(game, side);
      expect(view.units.filter((unit) => unit.at >= 0)).toEqual(game.state.units.slice(0, 2));
      expect(view).toMatchObject({
        side,
        turn: 1,
        phase: 'operations',
        stack: game.state.stack,
        control: game.state.control,
      });
    }
  });

  it('is one’s own reserves and Sniper, not the enemy’s, nor their weapons', () => {
    const { game } = hidden();
    expect(known(game, 0)).toEqual([0, 1, 2, 3]);
    expect(known(game, 1)).toEqual([0, 1, 4]);
    expect(viewFor(game, 0).weapons).toEqual([]);
    expect(viewFor(game, 1).weapons).toHaveLength(1);
  });

  it('is where event markers lie, not what they bring', () => {
    const { game, hex } = hidden();
    for (const side of [0, 1] as const) {
      expect(viewFor(game, side).scenario.events).toEqual([
        { id: 'A', trigger: 'occupation', hex: hex('C2'), side: 0 },
      ]);
    }
  });

  it('is one’s own entries as far as they are open', () => {
    const { game, hex } = hidden();
    expect(viewFor(game, 0).scenario.entries).toEqual([
      { entry: 0, turn: 3, units: [2], hexes: [hex('A1')], optional: false },
    ]);
    expect(viewFor(game, 1).scenario.entries).toMatchObject([{ entry: 1, units: [4] }]);
  });

  it('grows when a paragraph has been read', () => {
    const { game } = hidden({ progress: { events: [], entryTurns: [3, 4, 2] } });
    expect(known(game, 0)).toEqual([0, 1, 2, 3, 5]);
    expect(known(game, 1)).toEqual([0, 1, 4, 6]);
  });

  it('is never the dice to come', () => {
    const text = JSON.stringify(viewFor(hidden().game, 0));
    expect(text).not.toMatch(/"dice"|"seed"|"effects"|"script"/);
  });

  it('is plain JSON', () => {
    const view = viewFor(hidden().game, 1);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

describe('games that differ only in what is hidden', () => {
  const plain = hidden();

  it('look the same to side 0 whatever the enemy holds and the paragraphs say', () => {
    const other = hidden({
      units: [
        ...ON_MAP,
        { is: 'squad' },
        { is: 'sniper' },
        { is: 'squad', side: 1 },
        { is: 'hero' },
        { is: 'squad', side: 1 },
        { is: 'sniper', side: 1 },
      ],
      scenario: (find) => {
        const { entries = [], events = [] } = scenario(find);
        return {
          entries: entries.map((entry) =>
            entry.side === 1 ? { ...entry, turn: 2, hexes: [find.hex('A6')], optional: false } : entry,
          ),
          events: events.map((event) => ({
            ...event,
            effects: [{ effect: 'place', units: [5, 6], at: find.at('D4'), marks: [] }],
          })),
        };
      },
    });
    expect(viewFor(other.game, 0)).toEqual(viewFor(plain.game, 0));
    expect(viewFor(other.game, 1)).not.toEqual(viewFor(plain.game, 1));
  });

  it('look the same to both sides with other dice', () => {
    const reseeded: Game = { ...plain.game, state: { ...plain.game.state, dice: seededDice(77) } };
    for (const side of [0, 1] as const) expect(viewFor(reseeded, side)).toEqual(viewFor(plain.game, side));
  });
});

describe('what a side may hear', () => {
  it('is everything but the enemy’s reinforcements being on their way', () => {
    const { game } = hidden();
    const rolled = { t: 'rolled', dice: [3], sides: [6], for: 'hero' } as const;
    const opened = { t: 'entry-opened', entry: 1, turn: 4, rule: '22.0' } as const;
    const armed = { t: 'weapon-taken', weapon: 0, unit: 4, rule: '22.0' } as const;
    expect(eventsFor(game, [rolled, opened, armed], 0)).toEqual([rolled]);
    expect(eventsFor(game, [rolled, opened, armed], 1)).toEqual([rolled, opened, armed]);
  });
});
