import { describe, expect, it } from 'vitest';
import { decision, give } from '../../src/index.ts';
import type { ScenarioSetup } from '../../src/state/scenario.ts';
import type { Game, Side } from '../../src/state/state.ts';
import { imagine } from '../../src/view/imagine.ts';
import { viewFor } from '../../src/view/view.ts';
import { type BattleSpec, battle, type Finder } from '../scenarios/battle.ts';

/** Side 0 has a squad on the map and one to come; side 1 one on the map, one to come and a Sniper; a marker places a squad. */
const SPEC: BattleSpec = {
  units: [
    { is: 'squad', at: 'A1' },
    { is: 'squad', at: 'E5', side: 1 },
    { is: 'squad' },
    { is: 'squad', side: 1, carries: 'tripod-mg' },
    { is: 'sniper', side: 1 },
    { is: 'squad', side: 1 },
    { is: 'leader', at: 'A1' },
  ],
  scenario: (find: Finder): Partial<ScenarioSetup> => ({
    entries: [
      { side: 0, units: [2], turn: 1, hexes: [find.hex('A3')], optional: true },
      { side: 1, units: [3], turn: 2, hexes: [find.hex('F1')], optional: false },
    ],
    events: [
      {
        id: 'A',
        trigger: 'occupation',
        hex: find.hex('A2'),
        effects: [{ effect: 'place', units: [5], at: find.at('D4'), marks: [] }],
      },
    ],
  }),
};

const imagined = (game: Game, side: Side): Game => imagine(game.world, viewFor(game, side), 5);

describe('a game imagined from a view', () => {
  const { game, hex, at } = battle(SPEC);
  const thought = imagined(game, 0);

  it('owes the same decision', () => {
    expect(decision(thought)).toEqual(decision(game));
  });

  it('looks the same as what it was made from, but for the blanks', () => {
    const { units, ...rest } = viewFor(thought, 0);
    const { units: seen, ...seenRest } = viewFor(game, 0);
    expect(units.filter((unit) => unit.fate !== 'replaced')).toEqual(seen);
    expect(rest).toEqual(seenRest);
  });

  it('holds nothing that the side does not know', () => {
    expect(thought.state.units.map((unit) => unit.fate)).toEqual([
      'in-play',
      'in-play',
      'reserve',
      'replaced',
      'replaced',
      'replaced',
      'in-play',
    ]);
    expect(thought.state.weapons).toEqual([]);
    expect(thought.world.setup.scenario.entries).toMatchObject([
      { units: [2], turn: 1, hexes: [hex('A3')] },
      { units: [], turn: -1, hexes: [] },
    ]);
    expect(thought.world.setup.scenario.events).toEqual([
      { id: 'A', trigger: 'occupation', hex: hex('A2'), effects: [] },
    ]);
    expect(thought.state.dice).not.toEqual(game.state.dice);
  });

  it('can be played on, and markers bring nothing', () => {
    let next = thought;
    for (const order of [
      { do: 'activate', at: [at('A1')] },
      { do: 'move', units: [0], mode: 'move' },
      { do: 'step', to: at('A2') },
    ] as const) {
      const outcome = give(next, order);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      next = outcome.game;
    }
    expect(next.state.scenario.events).toEqual([]);
    expect(next.state.units[5]?.fate).toBe('replaced');
  });

  it('shares its world while nothing more becomes known', () => {
    expect(imagined(game, 0).world).toBe(thought.world);
    expect(imagined(game, 1).world).not.toBe(thought.world);
  });

  it('leaves the game it was made from alone', () => {
    expect(game.state.units[3]?.fate).toBe('reserve');
    expect(game.world.setup.scenario.events[0]?.effects).toHaveLength(1);
  });
});
