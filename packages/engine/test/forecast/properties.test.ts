import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '../../src/index.ts';
import { Battle, playOut, type UnitSpec } from './field.ts';

const anyUnit = (at: string, side: 0 | 1): fc.Arbitrary<UnitSpec> =>
  fc
    .record({
      kind: fc.constantFrom('squad', 'half-squad', 'weapon-team', 'leader', 'hero', 'medic', 'advisor'),
      badge: fc.constantFrom('german', 'ally'),
      nation: fc.constantFrom('german', 'ally', 'arvn'),
      morale: fc.integer({ min: 2, max: 7 }),
      shakenMorale: fc.integer({ min: 2, max: 5 }),
      leadership: fc.integer({ min: 0, max: 2 }),
      shaken: fc.boolean(),
      wounds: fc.integer({ min: 0, max: 1 }),
      skills: fc.constantFrom([], ['bull']),
      marks: fc.constantFrom([], ['moved'], ['ops-complete'], ['low-crawl']),
    })
    .map(({ leadership, ...unit }) => {
      const multi = unit.kind === 'squad' || unit.kind === 'half-squad' || unit.kind === 'weapon-team';
      const lonely = multi ? { wounds: 0, skills: [] } : { leadership: unit.kind === 'leader' ? leadership : 0 };
      const team = unit.kind === 'weapon-team' ? { weapon: 'machine-gun' } : {};
      return { ...unit, ...lonely, ...team, at, side } as UnitSpec;
    });

const anyBattle = fc.record({
  terrain: fc.constantFrom('clear', 'brush', 'light-woods', 'forest', 'stone-building'),
  firepower: fc.integer({ min: 0, max: 6 }),
  weapons: fc.constantFrom([], ['lmg'], ['lmg', 'lmg'], ['mg']),
  nation: fc.constantFrom('us', 'para'),
  targets: fc.array(anyUnit('D3', 1), { minLength: 1, maxLength: 2 }),
  heroes: fc.constantFrom([], ['german'], ['german', 'ally']),
});

function battleFrom(
  drawn: typeof anyBattle extends fc.Arbitrary<infer T> ? T : never,
): [Battle, ReturnType<Battle['fire']>] {
  const { terrain, firepower, weapons, nation, targets, heroes } = drawn;
  const battle = new Battle({
    units: {
      firer: { at: 'B3', firepower, nation, holds: weapons as ['lmg'] },
      ...Object.fromEntries(targets.map((target, index) => [`target ${index}`, target])),
      ...{ spare: { at: 'H6' }, other: { at: 'H1', side: 1 as const } },
    },
    board: { hexes: { D3: terrain } },
    spotted: ['D3'],
    heroes: [[], heroes],
  }).activate('B3');
  return [battle, battle.fire('D3', ['firer'], { weapons: weapons.map((_, id) => id) })];
}

describe('forecasts of any fire', () => {
  it('are what playing the order with all dice brings', () => {
    fc.assert(
      fc.property(anyBattle, (drawn) => {
        const [battle, order] = battleFrom(drawn);
        const found = forecast(battle.game, order);
        const played = playOut(battle.game, order);
        if (found?.kind !== 'attack') return false;
        expect(found.jam ?? 0).toBeCloseTo(played.jam, 12);
        for (const { unit, checkChance, lost, heroChance, results } of found.targets) {
          const seen = played.units.get(unit);
          expect({ checkChance, lost, heroChance, ...results }).toEqual({
            checkChance: expect.closeTo(seen?.check as number, 12),
            lost: expect.closeTo(seen?.lost as number, 12),
            heroChance: expect.closeTo(seen?.hero as number, 12),
            ...Object.fromEntries(
              Object.entries(seen?.results ?? {}).map(([key, value]) => [key, expect.closeTo(value, 12)]),
            ),
          });
        }
        return true;
      }),
      { numRuns: 30 },
    );
  });

  it('sum up to one for every unit, however many stand there', () => {
    const crowds = fc.array(anyUnit('D3', 1), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyBattle, crowds, (drawn, targets) => {
        const [battle, order] = battleFrom({ ...drawn, targets });
        const found = forecast(battle.game, order);
        if (found?.kind !== 'attack') return false;
        for (const { checkChance, lost, heroChance, results } of found.targets) {
          expect(Object.values(results).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
          expect(1 - results['no-effect']).toBeLessThanOrEqual(checkChance + 1e-12);
          expect(lost).toBeLessThanOrEqual(1 - results['no-effect'] - results.shaken + 1e-12);
          expect(heroChance).toBeLessThanOrEqual(checkChance / 6 + 1e-12);
        }
        return found.targets.length === targets.length;
      }),
      { numRuns: 60 },
    );
  });
});
