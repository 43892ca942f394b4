import { describe, expect, it, test } from 'vitest';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { ambushersAmong } from '../../src/rules/melee/ambush.ts';
import { enterEnemyLocation, fallsBack } from '../../src/rules/melee/entering.ts';
import { MARK } from '../../src/state/marks.ts';
import { hero, leader, Melee, smc, squad, type UnitSpec } from './fixture.ts';

const enter = (melee: Melee, origin: string, ...names: string[]): Melee =>
  melee.run((play) => enterEnemyLocation(play, melee.ids(...names), melee.at('C3'), melee.at(origin)));

describe('8.0, 8.2 entering', () => {
  const units = { a: squad(0, 2), e: squad(1, 1) };

  it('fights at once where nobody has fought this turn', () => {
    const melee = enter(new Melee({ units, dice: [1, 1, 1, 1] }), 'D3', 'a');
    expect(melee.told('melee-struck').map((event) => event.side)).toEqual([0, 1]);
  });

  it('fights at once in a melee of an earlier turn, with all who are there', () => {
    const melee = new Melee({ units: { ...units, b: squad(0, 2) }, melees: { C3: false }, dice: [1, 1, 1, 1] });
    expect(enter(melee, 'D3', 'a').told('melee-struck')[0]).toMatchObject({ units: [0, 2], attack: { total: 4 } });
  });

  it('waits under the marker where a round was fought', () => {
    const melee = enter(new Melee({ units, melees: { C3: true } }), 'D3', 'a');
    expect(melee.told('melee-struck')).toEqual([]);
    expect(melee.unit('a').marks).toBe(MARK.melee);
  });

  it('waits under a lone marker', () => {
    const melee = enter(new Melee({ units: { a: squad(0, 2) }, melees: { C3: false } }), 'D3', 'a');
    expect(melee.unit('a').marks).toBe(MARK.melee);
    expect(melee.game.state.melees).toEqual([{ at: melee.at('C3'), fought: false }]);
  });

  it('is of no consequence to those who did not live to see it', () => {
    const melee = enter(new Melee({ units: { a: squad(0, 2, { at: 'D3' }), e: squad(1, 1) } }), 'D3', 'a');
    expect(melee.events.map((event) => event.t)).toEqual(['flow']);
  });

  it('may be an ambush', () => {
    const melee = new Melee({ units: { a: squad(0, 1, { nation: 'vc' }), e: squad(1, 1) }, dice: [6, 6] });
    expect(enter(melee, 'A3', 'a').told('melee-struck')).toMatchObject([{ attack: { total: 3 }, killed: true }]);
    expect(melee.fallen).toEqual(['e']);
  });
});

describe('8.4 who ambushes', () => {
  const among = (units: Readonly<Record<string, UnitSpec>>, origin: string): number[] => {
    const melee = new Melee({ units });
    const side0 = melee.game.state.units.filter((unit) => unit.side === 0).map((unit) => unit.id);
    return ambushersAmong(melee.game, side0, melee.at(origin), melee.at('C3'));
  };
  const enemy = { e: squad(1, 1) };

  it('those able by nation, counter or Skill, coming from out of sight', () => {
    const units = {
      nation: squad(0, 1, { nation: 'vc' }),
      counter: squad(0, 1, { ambush: true }),
      skill: hero(0, 1, { skills: ['ambusher'] }),
      none: squad(0, 1),
      ...enemy,
    };
    expect(among(units, 'A3')).toEqual([0, 1, 2]);
  });

  it('nobody whom the enemy could see', () => {
    expect(among({ nation: squad(0, 1, { nation: 'vc' }), ...enemy }, 'E3')).toEqual([]);
  });

  it('nobody without an enemy there', () => {
    expect(among({ nation: squad(0, 1, { nation: 'vc' }) }, 'A3')).toEqual([]);
  });
});

describe('8.0 falling back from the helpless', () => {
  const shaken = { shaken: true };
  interface Case {
    readonly name: string;
    readonly units: Readonly<Record<string, UnitSpec>>;
    readonly edition?: EditionId;
    readonly back: boolean;
  }
  test.each<Case>([
    { name: 'helpless against helpless', units: { a: squad(0, 1, shaken), e: squad(1, 1, shaken) }, back: true },
    { name: 'a Leader who lost his Squad', units: { a: leader(0, 1), e: smc(1, 'medic') }, back: true },
    { name: 'not against an eligible garrison', units: { a: squad(0, 1, shaken), e: squad(1, 1) }, back: false },
    {
      name: 'not while one of them can fight',
      units: { a: squad(0, 1, shaken), b: squad(0, 1), e: squad(1, 1, shaken) },
      back: false,
    },
    { name: 'not where there is nobody', units: { a: squad(0, 1, shaken) }, back: false },
    {
      name: 'not before v5.0',
      units: { a: squad(0, 1, shaken), e: squad(1, 1, shaken) },
      edition: 'v4.1',
      back: false,
    },
  ])('$name: $back', ({ units, edition = 'v5.0', back }) => {
    const melee = new Melee({ units, edition });
    expect(fallsBack(melee.game, melee.ids('a'), melee.at('C3'))).toBe(back);
  });
});
