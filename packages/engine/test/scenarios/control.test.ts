import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/core/play.ts';
import { controls, controlsBuilding, updateControl } from '../../src/rules/scenarios/control.ts';
import type { Side } from '../../src/state/state.ts';
import { type Battle, battle, playOf, told, type UnitSpec } from './battle.ts';

const inB2 = (...units: readonly UnitSpec[]): Battle => battle({ units: units.map((unit) => ({ at: 'B2', ...unit })) });

function after(fight: Battle): Play {
  const play = playOf(fight);
  updateControl(play, fight.at('B2'));
  return play;
}

describe('22.1 control of a location', () => {
  it.each([
    ['a squad', [{ is: 'squad' }], 0],
    ['a half-squad', [{ is: 'half' }], 0],
    ['a weapon team', [{ is: 'mortar' }], 0],
    ['a Hero', [{ is: 'hero', side: 1 }], 1],
    ['a Leader', [{ is: 'leader' }], -1],
    ['a shaken squad', [{ is: 'squad', shaken: true }], -1],
    [
      'a squad among enemies that cannot fight',
      [{ is: 'squad' }, { is: 'medic', side: 1 }, { is: 'half', side: 1, shaken: true }],
      0,
    ],
    ['a squad with an enemy squad', [{ is: 'squad' }, { is: 'squad', side: 1 }], -1],
    ['nobody', [], -1],
  ] as [string, UnitSpec[], Side | -1][])('%s', (_, units, side) => {
    const fight = inB2(...units);
    expect(after(fight).state.control[fight.at('B2')]).toBe(side);
  });

  it('is told once and stays after those who took it have gone', () => {
    const fight = inB2({ is: 'squad' });
    const play = after(fight);
    updateControl(play, fight.at('B2'));
    expect(told(play.events, 'controlled')).toEqual([{ t: 'controlled', at: fight.at('B2'), side: 0, rule: '22.1' }]);
    const left = { world: play.world, state: { ...play.state, units: [] } };
    expect(controls(left, fight.hex('B2'), 0)).toBe(true);
    expect(controls(left, fight.hex('B2'), 1)).toBe(false);
  });
});

describe('22.1 control of hexes and buildings', () => {
  function holding(edition: 'v4.2.1' | 'v5.0', ...names: readonly string[]) {
    const fight = battle({ units: [], edition });
    const held = names.map(fight.at);
    const control = fight.game.state.control.map((_, at) => (held.includes(at) ? 0 : -1));
    return { ...fight, position: { world: fight.game.world, state: { ...fight.game.state, control } } };
  }

  it('takes every level of a hex', () => {
    const ground = holding('v5.0', 'D2');
    expect(controls(ground.position, ground.hex('D2'), 0)).toBe(false);
    const both = holding('v5.0', 'D2', 'D2:upper');
    expect(controls(both.position, both.hex('D2'), 0)).toBe(true);
  });

  it('takes every hex of a building, in v5.0', () => {
    const part = holding('v5.0', 'D2', 'D2:upper');
    expect(controlsBuilding(part.position, part.hex('D2'), 0)).toBe(false);
    const all = holding('v5.0', 'D2', 'D2:upper', 'E1', 'E1:upper', 'E2', 'E2:upper');
    expect(controlsBuilding(all.position, all.hex('E2'), 0)).toBe(true);
  });

  it('goes hex by hex in the older editions, and outside buildings', () => {
    const part = holding('v4.2.1', 'D2', 'D2:upper');
    expect(controlsBuilding(part.position, part.hex('D2'), 0)).toBe(true);
    const open = holding('v5.0', 'B2');
    expect(controlsBuilding(open.position, open.hex('B2'), 0)).toBe(true);
  });
});
