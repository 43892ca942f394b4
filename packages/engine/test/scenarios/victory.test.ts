import { describe, expect, it } from 'vitest';
import { finalReckoning, lossOf } from '../../src/rules/scenarios/victory.ts';
import type { ScenarioSetup } from '../../src/state/scenario.ts';
import type { Side } from '../../src/state/state.ts';
import { type Battle, battle, type Finder, playOf, told, type UnitSpec } from './battle.ts';

type Held = Readonly<Record<string, Side>>;

function held(fight: Battle, places: Held): Battle {
  const control = fight.game.state.control.slice();
  for (const [name, side] of Object.entries(places)) control[fight.at(name)] = side;
  return { ...fight, game: { ...fight.game, state: { ...fight.game.state, control } } };
}

function reckon(
  scenario: (find: Finder) => Partial<ScenarioSetup>,
  units: readonly UnitSpec[] = [],
  places: Held = {},
) {
  const play = playOf(held(battle({ units, scenario }), places));
  finalReckoning(play);
  const [victory] = told(play.events, 'victory');
  return { winner: victory?.winner, points: victory?.points, lines: told(play.events, 'scored'), state: play.state };
}

describe('22.0 losses', () => {
  it.each([
    ['a squad eliminated', { is: 'squad', fate: 'eliminated' }, 1],
    ['a single man eliminated', { is: 'leader', fate: 'eliminated' }, 1],
    ['a half-squad eliminated', { is: 'half', fate: 'eliminated' }, 0.5],
    ['a squad reduced', { is: 'half', reduced: true, at: 'A1' }, 0.5],
    ['a squad reduced, then eliminated', { is: 'half', reduced: true, fate: 'eliminated' }, 1],
    ['a reduced squad that left the map', { is: 'half', reduced: true, fate: 'exited' }, 0.5],
    ['a half-squad of its own that joined another', { is: 'half', fate: 'replaced' }, 0],
    ['a reduced squad that joined a half-squad of its own', { is: 'half', reduced: true, fate: 'replaced' }, 0.5],
    ['a squad unharmed', { is: 'squad', at: 'A1' }, 0],
    ['a squad that never came', { is: 'squad' }, 0],
  ] as [string, UnitSpec, number][])('%s', (_, spec, loss) => {
    const { game } = battle({ units: [spec] });
    expect(game.state.units.map((unit) => lossOf(game, unit))).toEqual([loss]);
  });
});

describe('22.0 victory by points', () => {
  const lost = (is: UnitSpec['is'], side: Side): UnitSpec => ({ is, side, fate: 'eliminated' });

  it('scores eliminated enemies line by line, with halves kept', () => {
    const { winner, lines } = reckon(
      () => ({
        victory: [
          { for: 'elimination', points: 2, side: 1 },
          { for: 'elimination', points: 1, side: 0 },
        ],
      }),
      [lost('squad', 0), lost('half', 0), lost('leader', 1), { is: 'half', side: 1, reduced: true, at: 'A1' }],
    );
    expect(lines).toEqual([
      { t: 'scored', side: 1, points: 3, for: 'elimination', rule: '22.0' },
      { t: 'scored', side: 0, points: 1.5, for: 'elimination', rule: '22.0' },
    ]);
    expect(winner).toBe(1);
  });

  it('scores each hex held, for either side or for one', () => {
    const hexes = (find: Finder) => [find.hex('A1'), find.hex('B1'), find.hex('D2')];
    const places: Held = { A1: 0, B1: 1, D2: 0 };
    const both = reckon((find) => ({ victory: [{ for: 'control', hexes: hexes(find), points: 2 }] }), [], places);
    expect(both.points).toEqual([2, 2]);
    expect(both.winner).toBe('draw');
    const one = reckon(
      (find) => ({ victory: [{ for: 'control', hexes: hexes(find), points: 2, side: 1 }] }),
      [],
      places,
    );
    expect(one.points).toEqual([0, 2]);
  });

  it('scores a building only when all of it is held', () => {
    const scenario = (find: Finder) => ({
      victory: [{ for: 'building' as const, hexes: [find.hex('D2')], points: 3 }],
    });
    const most = { D2: 0, 'D2:upper': 0, E1: 0, 'E1:upper': 0, E2: 0 } as const;
    expect(reckon(scenario, [], most).points).toEqual([0, 0]);
    expect(reckon(scenario, [], { ...most, 'E2:upper': 0 }).points).toEqual([3, 0]);
  });

  it('scores units that left the map, shaken ones too', () => {
    const { points } = reckon(
      () => ({ victory: [{ for: 'exit', points: 2, side: 0 }] }),
      [
        { is: 'squad', fate: 'exited', shaken: true },
        { is: 'half', fate: 'exited' },
        { is: 'squad', side: 1, fate: 'exited' },
      ],
    );
    expect(points).toEqual([3, 0]);
  });

  it('adds to points scored before', () => {
    const play = playOf(battle({ units: [], progress: { points: [1, 0.5] } }));
    finalReckoning(play);
    expect(told(play.events, 'victory')).toMatchObject([{ winner: 0, points: [1, 0.5] }]);
  });
});

describe('22.0 outright victory', () => {
  const roadblock = (): Partial<ScenarioSetup> => ({
    outright: [{ side: 1, needs: [{ need: 'exit', squads: 2, leaders: 1 }] }],
    otherwise: 0,
  });
  const exited = (...kinds: readonly UnitSpec['is'][]): UnitSpec[] =>
    kinds.map((is) => ({ is, side: 1, fate: 'exited' }));

  it('needs the equivalent of two squads and a Leader off the map, or the other side wins', () => {
    expect(reckon(roadblock, exited('squad', 'half', 'half', 'leader')).winner).toBe(1);
    expect(reckon(roadblock, exited('squad', 'half', 'leader')).winner).toBe(0);
    expect(reckon(roadblock, exited('squad', 'squad', 'hero')).winner).toBe(0);
  });

  const village = (find: Finder): Partial<ScenarioSetup> => {
    const hexes = ['A1', 'A2', 'A3', 'A4'].map(find.hex);
    const needs = [{ need: 'control', hexes, atLeast: 2 }] as const;
    return {
      outright: [
        { side: 0, needs },
        { side: 1, needs },
      ],
    };
  };

  it('is a draw when neither or both sides have what they need', () => {
    expect(reckon(village, [], { A1: 0, A2: 0, A3: 1 }).winner).toBe(0);
    expect(reckon(village, [], { A1: 0, A3: 1 }).winner).toBe('draw');
    expect(reckon(village, [], { A1: 0, A2: 0, A3: 1, A4: 1 }).winner).toBe('draw');
  });

  it('may ask for points, counted before it is judged', () => {
    const { winner } = reckon(
      (find) => ({
        victory: [{ for: 'control', hexes: [find.hex('A1')], points: 4, side: 0 }],
        outright: [{ side: 0, needs: [{ need: 'points', atLeast: 4 }] }],
        otherwise: 1,
      }),
      [],
      { A1: 0 },
    );
    expect(winner).toBe(0);
  });
});
