import { describe, expect, it } from 'vitest';
import { forecast, type Order } from '../../src/index.ts';
import { Battle, playOut, type UnitSpec } from './field.ts';

const DIGITS = 12;
const tank: UnitSpec = {
  kind: 'vehicle',
  movement: 10,
  firepower: 0,
  at: 'D4',
  facing: 0,
  vehicle: {
    drive: 'tracked',
    hull: { front: 3, flank: 2, rear: 1 },
    guns: [{ ranges: [7, 14, 28], toHit: [8, 6, 5], penetration: [4, 3, 3], he: 1 }],
    machineGuns: [
      { firepower: 1, mount: 'arc' },
      { firepower: 2, mount: 'all-round' },
    ],
  },
};
const enemy = { at: 'D3', side: 1 } as const;
/** Such a check leaves nobody in Good Order who could strike back. */
const shaken = { ...enemy, shaken: true } as const;

/** The tank on the move in D4, enemies ahead of it in D3. */
function ahead(units: Readonly<Record<string, UnitSpec>>, more: Partial<ConstructorParameters<typeof Battle>[0]> = {}) {
  const others = { spare: { at: 'H6' }, other: { at: 'H1', side: 1 } } as const;
  const battle = new Battle({ units: { tank, ...units, ...others }, ...more }).activate('D4');
  return battle.give({ do: 'move', units: battle.ids('tank'), mode: 'move' });
}

const overrun = (battle: Battle): Order => ({ do: 'overrun', to: battle.at('D3') });

function expectExact(battle: Battle): void {
  const order = overrun(battle);
  const attack = forecast(battle.game, order);
  if (attack?.kind !== 'attack') throw new Error(`an attack should be forecast, not ${attack?.kind}`);
  expect(attack.how).toBe('overrun');
  const played = playOut(battle.game, order);
  for (const { unit, checkChance, lost, heroChance, results } of attack.targets) {
    const seen = played.units.get(unit);
    expect({ checkChance, lost, heroChance, ...results }).toEqual(
      Object.fromEntries(
        Object.entries({ checkChance: seen?.check, lost: seen?.lost, heroChance: seen?.hero, ...seen?.results }).map(
          ([key, chance]) => [key, expect.closeTo(chance ?? Number.NaN, DIGITS)],
        ),
      ),
    );
  }
}

describe('15.3 overruns forecast', () => {
  it('one squad, whatever covers it', () => {
    expectExact(ahead({ k: enemy }, { ground: [{ at: 'D3', kind: 'foxholes', tm: 1 }] }));
  });
  it('a Leader who checks first and steadies the others', () => {
    const leader = { ...enemy, kind: 'leader', firepower: 0, leadership: 1, movement: 6 } as const;
    expectExact(ahead({ k: shaken, lt: leader }));
  });
  it('a Hero born of it', () => {
    expectExact(ahead({ k: enemy }, { heroes: [[], ['german']] }));
  });
  it('a buttoned tank without the gun on its roof', () => {
    const battle = ahead({ tank: { ...tank, status: ['buttoned'] }, k: shaken });
    expect(forecast(battle.game, overrun(battle))).toMatchObject({ firepower: { total: 4 } });
    expectExact(battle);
  });
});

describe('21.4 mines forecast', () => {
  const mined = { ground: [{ at: 'D3', kind: 'mines', firepower: 2, side: 1 }] } as const;
  const entered = (battle: Battle): Order => ({ do: 'step', to: battle.at('D3') });

  it.each([
    ['a squad', { tank: { at: 'D4' } }],
    ['a vehicle', { tank }],
    ['a vehicle without armour', { tank: unarmoured(tank) }],
  ] as const)('%s that drives or walks into them', (_what, units) => {
    const battle = ahead(units, mined);
    const step = forecast(battle.game, entered(battle));
    if (step?.kind !== 'step') throw new Error(`a step should be forecast, not ${step?.kind}`);
    const target = step.shells[0]?.targets[0];
    const seen = playOut(battle.game, entered(battle)).units.get(battle.id('tank'));
    expect(step.shells.map(({ how }) => how)).toEqual(['mines']);
    for (const [result, chance] of Object.entries(seen?.results ?? {}))
      expect(target?.results[result as keyof typeof target.results], result).toBeCloseTo(chance, DIGITS);
  });
});

function unarmoured(spec: UnitSpec): UnitSpec {
  if (!spec.vehicle) throw new Error('a vehicle is wanted');
  return { ...spec, vehicle: { ...spec.vehicle, hull: { front: null, flank: null, rear: null } } };
}
