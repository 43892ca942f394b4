import { describe, expect, it } from 'vitest';
import { type FieldLook, fieldOfFire } from '../../src/index.ts';
import { Battle, type BattleSpec, type UnitSpec } from './field.ts';

const ENEMY: UnitSpec = { at: 'H6', side: 1 };

/** How a hex looks from A1 for a unit with all that it holds. */
function looks(unit: UnitSpec, more: Partial<BattleSpec> = {}): (hex: string) => FieldLook | undefined {
  const battle = new Battle({ units: { firer: { at: 'A1', ...unit }, other: ENEMY }, ...more });
  const { game } = battle;
  const weapons = game.state.weapons.filter(({ holder }) => holder === battle.id('firer')).map(({ id }) => id);
  const field = fieldOfFire(game, battle.at('A1'), [battle.id('firer')], weapons);
  return (hex) => field.find((one) => one.hex === battle.hex(hex))?.look;
}

const tank: UnitSpec = {
  kind: 'vehicle',
  firepower: 0,
  range: 0,
  facing: 0,
  vehicle: {
    drive: 'tracked',
    hull: { front: 3, flank: 2, rear: 1 },
    guns: [],
    machineGuns: [{ firepower: 2, mount: 'arc' }],
  },
};

describe('the field of fire', () => {
  it('reaches as far as the range printed (5.0), and leaves out where one stands', () => {
    const look = looks({ range: 4 });
    expect([look('A5'), look('A6'), look('A1')]).toEqual(['clear', 'far', undefined]);
  });

  it('reaches twice as far where the range is boxed (5.4)', () => {
    const look = looks({ range: 3, extendedRange: true });
    expect([look('G1'), look('H1')]).toEqual(['clear', 'far']);
  });

  it('reaches as far as the weapons in hand, unless they are jammed (1.6)', () => {
    const armed = { range: 2, holds: ['lmg'] } as const;
    expect(looks(armed)('H1')).toBe('clear');
    expect(looks(armed, { jammed: ['lmg'] })('H1')).toBe('far');
  });

  it('has machine guns of vehicles, and nothing within reach of the unarmed', () => {
    expect(looks(tank)('H1')).toBe('clear');
    expect(looks({ kind: 'leader', firepower: 0, range: 0 })('A2')).toBe('far');
  });
});
