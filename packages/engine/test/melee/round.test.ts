import { describe, expect, it } from 'vitest';
import { MARK } from '../../src/state/marks.ts';
import { half, hero, leader, Melee, smc, squad, team } from './fixture.ts';

/** Two dice that show a sum of two to twelve. */
const two = (sum: number): [number, number] => [Math.ceil(sum / 2), Math.floor(sum / 2)];

describe('8.0 a round of melee', () => {
  const units = { a: squad(0, 2), b: squad(0, 2), c: squad(1, 2), d: squad(1, 2) };

  it('asks the side that caused it for targets, then the other', () => {
    const melee = new Melee({ units, dice: [...two(7), ...two(7)] }).fight(1);
    expect(melee.decision).toMatchObject({
      side: 1,
      kind: 'melee-targets',
      parts: [{ do: 'strike', targets: [0, 1] }],
    });
    melee.strike('a', 'b');
    expect(melee.decision).toMatchObject({ side: 0, parts: [{ targets: [2, 3] }] });
    expect(melee.strike('c').isOver).toBe(true);
  });

  it('is simultaneous: the condemned strike back, and all are removed together', () => {
    const melee = new Melee({ units, dice: [...two(8), ...two(8)] }).fight(0).strike('c', 'd');
    expect(melee.fallen).toEqual([]);
    melee.strike('a', 'b');
    expect(melee.fallen).toEqual(['c', 'd', 'a', 'b']);
  });

  it('tells each attack with its sums', () => {
    const melee = new Melee({ units: { ...units, e: leader(0, 1) }, dice: [3, 4, 1, 1] }).fight(0).strike('c', 'd');
    expect(melee.told('melee-struck')[0]).toMatchObject({
      side: 0,
      units: [0, 1],
      targets: [2, 3],
      attack: { total: 4 },
      defence: { total: 4 },
      odds: '1:1',
      killNumber: 8,
      dice: [3, 4],
      sum: { total: 8, parts: [{ what: 'leadership', amount: 1, rule: '11.1.4' }] },
      killed: true,
    });
    expect(melee.told('led')).toMatchObject([{ leader: 4 }]);
  });

  it('marks the location, and all who are left in it as used', () => {
    const melee = new Melee({ units: { ...units, e: smc(0, 'medic') }, dice: [1, 1, 1, 1] })
      .fight(0)
      .strike('c')
      .strike('a');
    expect(melee.game.state.melees).toEqual([{ at: melee.at('C3'), fought: true }]);
    expect(melee.game.state.units.map((unit) => unit.marks)).toEqual(new Array(5).fill(MARK.melee));
  });

  it('leaves the marker, and control, to a side that wins', () => {
    const melee = new Melee({ units: { a: squad(0, 5), c: squad(1, 1) }, dice: [2, 2, 1, 1] }).fight(0);
    expect(melee.fallen).toEqual(['c']);
    expect(melee.game.state.melees).toHaveLength(1);
    expect(melee.game.state.control[melee.at('C3')]).toBe(0);
  });

  it('includes everybody in Good Order there, whatever their markers', () => {
    const tired = { marks: MARK.fired | MARK.moved };
    const melee = new Melee({
      units: { a: squad(0, 1), c: squad(1, 1, tired), d: squad(1, 1, { at: 'C2' }) },
      dice: [1, 1, 6, 6],
    });
    melee.fight(0);
    expect(melee.told('melee-struck').map((event) => event.units)).toEqual([[0], [1]]);
    expect(melee.fallen).toEqual(['a']);
  });

  it('needs no choice against a sole target, and no attack from those who cannot make one', () => {
    const melee = new Melee({ units: { a: squad(0, 2), b: team(1, 'ordnance', 6) }, dice: [1, 1] }).fight(0);
    expect(melee.isOver).toBe(true);
    expect(melee.told('melee-struck')).toHaveLength(1);
  });
});

describe('8.0 choice of targets', () => {
  const french = { a: squad(0, 1), b: squad(1, 1, { holds: ['mg2'] }), c: squad(1, 2), m: smc(1, 'medic') };

  it('refuses several units at worse than 1:3', () => {
    const melee = new Melee({ units: french }).fight(0);
    expect(melee.check({ do: 'strike', targets: melee.ids('b', 'c') })).toMatchObject({ rule: '8.0' });
    expect(melee.check({ do: 'strike', targets: melee.ids('b') })).toBeUndefined();
    expect(melee.check({ do: 'strike', targets: melee.ids('c') })).toBeUndefined();
  });

  it('judges that before a Hero shifts the odds', () => {
    const melee = new Melee({ units: { ...french, a: hero(0, 1) } }).fight(0);
    expect(melee.check({ do: 'strike', targets: melee.ids('b', 'c') })).toMatchObject({ rule: '8.0' });
  });

  it('refuses none, the same twice, the ineligible, and orders of another kind', () => {
    const melee = new Melee({ units: french }).fight(0);
    const reasons = [[], ['b', 'b'], ['m'], ['a']].map(
      (names) => melee.check({ do: 'strike', targets: melee.ids(...names) })?.why,
    );
    expect(reasons).toEqual([
      'at-least-one-unit-must-be-attacked',
      'a-unit-is-named-twice',
      'this-unit-cannot-be-attacked-in-this-melee',
      'this-unit-cannot-be-attacked-in-this-melee',
    ]);
    expect(melee.check({ do: 'use', weapons: [] })).toMatchObject({ why: 'not-offered-now' });
    expect(melee.check({ do: 'pass' })).toMatchObject({ why: 'not-offered-now' });
  });
});

describe('8.0, 11.1.4 choice of weapons', () => {
  const units = { squad: squad(0, 1), leader: leader(0, 1, { holds: ['mg2'] }), dutch: squad(1, 1) };

  it('is offered to a side whose Leader has a weapon', () => {
    const melee = new Melee({ units }).fight(0);
    expect(melee.decision).toMatchObject({ side: 0, kind: 'melee-weapons', parts: [{ do: 'use', weapons: [0] }] });
  });

  it('lets the Leader fight', () => {
    const melee = new Melee({ units, dice: [3, 3, 6, 4] }).fight(0).use(0);
    const [ours] = melee.told('melee-struck');
    expect(ours).toMatchObject({ odds: '2:1', weapons: [0], units: [0, 1], sum: { total: 6 }, killed: true });
    melee.strike('squad', 'leader');
    expect(melee.told('melee-struck')[1]).toMatchObject({ odds: '1:2', killed: true });
  });

  it('lets the Leader lead, and then he is no target', () => {
    const melee = new Melee({ units, dice: [3, 4, 1, 1] }).fight(0).use();
    expect(melee.told('melee-struck')).toMatchObject([
      { odds: '1:1', weapons: [], units: [0], sum: { total: 8 }, killed: true },
      { odds: '1:1', targets: [0] },
    ]);
  });

  it('a Leader who stood aside goes down with his troops', () => {
    const melee = new Melee({ units, dice: [1, 1, 6, 6] }).fight(0).use();
    expect(melee.fallen).toEqual(['squad', 'leader']);
    expect(melee.weapon(0)).toMatchObject({ holder: -1, at: melee.at('C3') });
  });

  it('is not offered to a Leader who is alone, nor for ordinary weapons of others', () => {
    const alone = new Melee({
      units: { l: leader(0, 1, { holds: ['mg2'] }), e: squad(1, 1) },
      dice: [1, 1, 1, 1],
    }).fight(0);
    expect(alone.told('melee-struck')[0]).toMatchObject({ attack: { total: 1 }, weapons: [0] });
    const armed = new Melee({
      units: { s: squad(0, 1, { holds: ['mg1', 'mg2'] }), e: squad(1, 1) },
      dice: [1, 1, 1, 1],
    }).fight(0);
    expect(armed.told('melee-struck')[0]).toMatchObject({ attack: { total: 3 } });
  });

  it('is refused beyond what the holders can use', () => {
    const melee = new Melee({
      units: { ...units, e: half(0, 1, { holds: ['satchel'] }), f: squad(1, 1, { holds: ['mg1'] }) },
    }).fight(0);
    expect(melee.check({ do: 'use', weapons: [2] })).toMatchObject({ why: 'this-weapon-cannot-be-used-in-this-melee' });
    expect(melee.check({ do: 'use', weapons: [0, 0] })).toMatchObject({ why: 'a-weapon-is-named-twice' });
    expect(melee.check({ do: 'use', weapons: [0, 1] })).toBeUndefined();
    expect(melee.check({ do: 'strike', targets: [2] })).toMatchObject({ why: 'not-offered-now' });
  });

  it('must leave somebody to fight', () => {
    const pair = { a: leader(0, 1, { holds: ['mg1'] }), b: leader(0, 2, { holds: ['mg1'] }), e: squad(1, 1) };
    const melee = new Melee({ units: pair }).fight(0);
    expect(melee.check({ do: 'use', weapons: [] })).toMatchObject({ rule: '11.1.4', why: 'somebody-must-fight' });
    expect(melee.check({ do: 'use', weapons: [1] })).toBeUndefined();
  });

  it('offers each side its own', () => {
    const both = { ...units, enemyLeader: leader(1, 1, { holds: ['mg1'] }) };
    const melee = new Melee({ units: both, dice: [1, 1, 1, 1] }).fight(0).use(0);
    expect(melee.decision).toMatchObject({ side: 1, kind: 'melee-weapons', parts: [{ do: 'use', weapons: [1] }] });
    expect(melee.use().strike('squad').isOver).toBe(true);
  });
});

describe('8.0 weapons afterwards', () => {
  it('single-use weapons are gone once used', () => {
    const melee = new Melee({
      units: { a: squad(0, 1, { holds: ['satchel', 'molotov'] }), e: squad(1, 1) },
      dice: [6, 6, 1, 1],
    });
    melee.fight(0).use(0);
    expect(melee.weapon(0).condition).toBe('gone');
    expect(melee.weapon(1)).toMatchObject({ condition: 'ready', holder: 0 });
  });

  it('a captured weapon that killed nobody is spent', () => {
    const units = { a: leader(0, 0, { holds: ['captured mg1'] }), b: squad(0, 1), e: squad(1, 1) };
    const melee = new Melee({ units, dice: [1, 1, 1, 1] }).fight(0).use(0).strike('b');
    expect(melee.weapon(0)).toMatchObject({ spent: true, holder: 0, condition: 'ready' });
  });

  it('a captured weapon that killed, or was not used, is kept', () => {
    const units = { a: squad(0, 1, { holds: ['captured mg1'] }), e: squad(1, 1) };
    const used = new Melee({ units, dice: [6, 6, 1, 1] }).fight(0).use(0);
    const spared = new Melee({ units, dice: [1, 1, 1, 1] }).fight(0).use();
    expect([used.weapon(0).spent, spared.weapon(0).spent]).toEqual([false, false]);
  });

  it('weapons of the fallen lie in the location', () => {
    const melee = new Melee({
      units: { a: squad(0, 5), e: squad(1, 1, { holds: ['mg1'] }) },
      dice: [6, 6, 1, 1],
    }).fight(0);
    expect(melee.weapon(0)).toMatchObject({ holder: -1, at: melee.at('C3') });
  });
});

describe('12.0 skills for one melee', () => {
  it('are discarded after the round, others stay', () => {
    const units = { a: hero(0, 1, { skills: ['deadly', 'rage'] }), b: team(1, 'mortar', 2) };
    const melee = new Melee({ units, dice: [3, 4] }).fight(0);
    expect(melee.told('melee-struck')).toMatchObject([
      { attack: { total: 3 }, odds: '4:1', killNumber: 4, killed: true },
    ]);
    expect(melee.unit('a').skills).toEqual(['deadly']);
    expect(melee.game.state.skillCup).toEqual(['rage']);
  });
});

describe('8.1 those who cannot fight', () => {
  it('die without dice when only they face an eligible enemy', () => {
    const units = {
      soviet: squad(0, 1),
      medic: smc(1, 'medic'),
      lt: leader(1, 1, { shaken: true }),
      german: squad(1, 1, { shaken: true }),
    };
    const melee = new Melee({ units }).fight(0, ['soviet']);
    expect(melee.fallen).toEqual(['medic', 'lt', 'german']);
    expect(melee.told('rolled')).toEqual([]);
    expect(melee.game.state.melees).toEqual([{ at: melee.at('C3'), fought: true }]);
    expect(melee.unit('soviet').marks).toBe(MARK.melee);
  });

  it('die when they came in helpless against an eligible garrison', () => {
    const melee = new Melee({ units: { a: squad(0, 1, { shaken: true }), e: team(1, 'mortar', 2) } }).fight(0, ['a']);
    expect(melee.fallen).toEqual(['a']);
    expect(melee.isOver).toBe(true);
  });

  it('share the fate of the eligible with them', () => {
    const units = {
      a: squad(0, 2),
      lt: leader(0, 1),
      s: squad(0, 1, { shaken: true }),
      e: squad(1, 2),
      m: smc(1, 'medic'),
    };
    const melee = new Melee({ units, dice: [1, 1, 6, 6] }).fight(0);
    expect(melee.fallen).toEqual(['a', 'lt', 's']);
    expect(melee.unit('m').fate).toBe('in-play');
  });

  it('die even when no enemy is left', () => {
    const units = { a: squad(0, 2), lt: leader(0, 1), e: squad(1, 2) };
    const melee = new Melee({ units, dice: [6, 6, 6, 6] }).fight(0);
    expect(melee.fallen).toEqual(['e', 'a', 'lt']);
    expect(melee.game.state.melees).toHaveLength(1);
  });

  it('include a lone Leader who has used up his weapon, but no Hero and no Scout', () => {
    const lone = new Melee({
      units: { lt: leader(0, 1, { holds: ['satchel'] }), e: squad(1, 1) },
      dice: [6, 6, 1, 1],
    }).fight(0);
    expect(lone.fallen).toEqual(['e', 'lt']);
    const others = new Melee({ units: { h: hero(0, 1), s: smc(0, 'scout'), e: squad(1, 1) }, dice: [6, 6, 1, 1] })
      .fight(0)
      .strike('s');
    expect(others.fallen).toEqual(['e']);
  });

  it('leave each other alone', () => {
    const units = { a: squad(0, 1, { shaken: true }), b: leader(0, 1), e: squad(1, 1, { shaken: true }) };
    const melee = new Melee({ units, melees: { C3: false } }).fight(0);
    expect(melee.fallen).toEqual([]);
    expect(melee.game.state.melees).toEqual([{ at: melee.at('C3'), fought: false }]);
  });

  it('die on entering a helpless garrison in the older editions', () => {
    const units = { a: squad(0, 1, { shaken: true }), e: squad(1, 1, { shaken: true }) };
    const melee = new Melee({ units, edition: 'v4.2.1' }).fight(0, ['a']);
    expect(melee.fallen).toEqual(['a']);
    expect(melee.unit('e').fate).toBe('in-play');
  });
});

describe('8.4 ambush', () => {
  const units = { vc: squad(0, 1), us: squad(1, 2), other: squad(1, 2) };

  it('kills before the reply', () => {
    const melee = new Melee({ units, dice: [6, 6] }).fight(0, ['vc'], ['vc']).strike('us', 'other');
    expect(melee.told('melee-struck')).toMatchObject([{ attack: { total: 3 }, odds: '1:1', killed: true }]);
    expect(melee.fallen).toEqual(['us', 'other']);
    expect(melee.isOver).toBe(true);
  });

  it('lets survivors reply', () => {
    const melee = new Melee({ units, dice: [6, 6, 6, 6] }).fight(0, ['vc'], ['vc']).strike('us');
    expect(melee.told('melee-struck')[1]).toMatchObject({ units: [2], targets: [0], killed: true });
    expect(melee.fallen).toEqual(['us', 'vc']);
  });

  it('is simultaneous when it reinforces a melee', () => {
    const melee = new Melee({ units, melees: { C3: false }, dice: [6, 6, 1, 1] })
      .fight(0, ['vc'], ['vc'])
      .strike('us', 'other');
    expect(melee.told('melee-struck')).toMatchObject([{ attack: { total: 3 } }, { units: [1, 2] }]);
    expect(melee.fallen).toEqual(['us', 'other']);
  });
});
