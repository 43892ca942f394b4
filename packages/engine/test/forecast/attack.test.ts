import { describe, expect, it } from 'vitest';
import type { AttackForecast } from '../../src/forecast/types.ts';
import { forecast, type Order } from '../../src/index.ts';
import { Battle, type BattleSpec, playOut } from './field.ts';

const DIGITS = 12;

function attackOf(battle: Battle, order: Order): AttackForecast {
  const found = forecast(battle.game, order);
  if (found?.kind !== 'attack') throw new Error(`an attack should be forecast, not ${found?.kind}`);
  return found;
}

/** The forecast says exactly what playing the order with every throw of the dice brings. */
function expectExact(battle: Battle, order: Order): AttackForecast {
  const attack = attackOf(battle, order);
  const played = playOut(battle.game, order);
  for (const target of attack.targets) {
    const seen = played.units.get(target.unit);
    if (!seen) throw new Error(`no unit ${target.unit}`);
    const { check, lost, hero, results } = seen;
    const { checkChance, lost: forecastLost, heroChance, results: forecastResults } = target;
    expect(checkChance).toBeCloseTo(check, DIGITS);
    expect(forecastLost).toBeCloseTo(lost, DIGITS);
    expect(heroChance).toBeCloseTo(hero, DIGITS);
    for (const [result, chance] of Object.entries(results)) {
      expect(forecastResults[result as keyof typeof results], `${target.unit} ${result}`).toBeCloseTo(chance, DIGITS);
    }
    expect(Object.values(forecastResults).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, DIGITS);
  }
  const touched = [...played.units].filter(([, seen]) => seen.check > 0).map(([unit]) => unit);
  expect(attack.targets.map((target) => target.unit)).toEqual(expect.arrayContaining(touched));
  expect(attack.jam ?? 0).toBeCloseTo(played.jam, DIGITS);
  return attack;
}

/** Side 0 in B3 fires at D3; E6 and A1 hold somebody who keeps the turn going. */
const battleOf = (units: BattleSpec['units'], more: Omit<BattleSpec, 'units'> = {}): Battle =>
  new Battle({
    units: { ...units, spare: { at: 'H6' }, other: { at: 'H1', side: 1 } },
    spotted: ['D3'],
    ...more,
  });

const enemy = { at: 'D3', side: 1 } as const;
const leader = { kind: 'leader', firepower: 0, leadership: 1, movement: 6 } as const;
const hero = { kind: 'hero', firepower: 1, movement: 6 } as const;
/** So much cover that few throws reach anybody: several units can be played out with all their dice. */
const COVER = { board: { hexes: { D3: 'stone-building' } } } as const;
const nervous = { ...enemy, morale: 3, shakenMorale: 2 } as const;
const US_HEROES = [['us'], []] as const;
const THEIR_HEROES = [[], ['german']] as const;
const HOUSE = {
  hexes: { D3: 'stone-building', D4: 'stone-building', E3: 'stone-building' },
  buildings: [['D3', 'D4', 'E3']],
} as const;

describe('direct fire', () => {
  it('forecasts one squad against another', () => {
    const battle = battleOf({ firer: { at: 'B3', firepower: 4 }, target: enemy }).activate('B3');
    const { firepower, dice, targets } = expectExact(battle, battle.fire('D3', ['firer']));
    expect([firepower.total, dice]).toEqual([4, [6]]);
    // Difference −1 to 9, shaken on a check of 7 to 11.
    expect(targets[0]?.checkChance).toBeCloseTo(33 / 36, DIGITS);
    expect(targets[0]?.heroChance).toBe(0);
  });

  it('follows a leader and two squads through woods, leader first, heroes last', () => {
    const battle = battleOf(
      {
        chief: { ...leader, at: 'B3' },
        first: { at: 'B3', firepower: 4 },
        second: { at: 'B3', holds: ['mg'] },
        sergeant: { ...enemy, ...leader, morale: 6 },
        squad: enemy,
        half: { ...enemy, kind: 'half-squad', morale: 5, shakenMorale: 4 },
      },
      { board: { hexes: { D3: 'light-woods' } }, heroes: THEIR_HEROES },
    ).activate('B3');
    const { firepower, targets } = expectExact(battle, battle.fire('D3', ['first', 'second'], { weapons: [0] }));
    expect(firepower.parts.map(({ what, amount, rule }) => [what, amount, rule])).toContainEqual([
      'leadership',
      1,
      '5.0.1',
    ]);
    expect(targets.map((target) => target.leader)).toEqual([undefined, battle.id('sergeant'), battle.id('sergeant')]);
    expect(targets[0]?.defence.parts).toEqual([{ what: 'light-woods', amount: 1, rule: '10.4' }]);
    expect(targets[1]?.heroChance).toBeGreaterThan(0);
  });

  it('lets one leader steady another and only the first of them work', () => {
    const units = {
      firer: { at: 'B3', firepower: 2 },
      captain: { ...nervous, ...leader, leadership: 2 },
      sergeant: { ...nervous, ...leader },
      squad: nervous,
    };
    const battle = battleOf(units, COVER).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['firer']));
    expect(targets.map((target) => target.leader)).toEqual([undefined, battle.id('captain'), battle.id('captain')]);
  });

  it('keeps leaders to their own badge and to the one already in use', () => {
    const units = {
      firer: { at: 'B3', firepower: 1 },
      captain: { ...nervous, ...leader, leadership: 2 },
      stranger: { ...nervous, ...leader, badge: 'ally' },
      squad: nervous,
      guest: { ...nervous, badge: 'ally' },
    };
    const fresh = battleOf(units, COVER).activate('B3');
    const { targets } = expectExact(fresh, fresh.fire('D3', ['firer']));
    expect(targets.map((target) => target.leader)).toEqual([undefined, undefined, fresh.id('captain'), undefined]);
    const team = { at: 'B3', kind: 'weapon-team', weapon: 'machine-gun', firepower: 3 } as const;
    const shot = battleOf({ ...units, earlier: team }, COVER);
    shot.activate('B3').give(shot.fire('D3', ['earlier']), [4, 1, 6, 1, 1, 1]);
    expect(shot.game.state.led.map((used) => used.leader)).toEqual([shot.id('stranger')]);
    expectExact(shot, shot.fire('D3', ['firer']));
  });

  it('counts no leader who is Ops Complete, shaken or without a modifier left', () => {
    for (const state of [{ marks: ['ops-complete'] as const }, { shaken: true }, { wounds: 1 }]) {
      const battle = battleOf({
        firer: { at: 'B3', firepower: 4 },
        sergeant: { ...enemy, ...leader, ...state },
        squad: enemy,
      }).activate('B3');
      expect(expectExact(battle, battle.fire('D3', ['firer'])).targets[1]?.leader).toBeUndefined();
    }
  });

  it('reads the column of shaken units, smaller ones, single men and heroes', () => {
    const units = {
      firer: { at: 'B3', firepower: 1 },
      broken: { ...nervous, shaken: true },
      half: { ...nervous, kind: 'half-squad', shaken: true },
      hero: { ...nervous, ...hero, wounds: 1, skills: ['bull'] },
      medic: { ...nervous, kind: 'medic', firepower: 0, wounds: 1 },
    } as const;
    const battle = battleOf(units, COVER).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['firer']));
    expect(targets[1]?.lost).toBeGreaterThan(targets[1]?.results.eliminated as number);
  });

  it('makes room for a new hero when an old one falls', () => {
    const battle = battleOf(
      {
        firer: { at: 'B3', firepower: 6 },
        squad: { ...enemy, morale: 4 },
        hero: { ...enemy, ...hero, morale: 4, wounds: 1 },
        away: { ...hero, side: 1, at: 'H1' },
      },
      { heroes: THEIR_HEROES },
    ).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['firer']));
    expect(targets[0]?.heroChance).toBeGreaterThan(0);
  });

  it('stops at the last hero there is room for', () => {
    const units = {
      firer: { at: 'B3', firepower: 2 },
      first: nervous,
      second: nervous,
      guest: { ...nervous, nation: 'ally' },
    };
    const battle = battleOf(units, { ...COVER, heroes: [[], ['german', 'ally']] }).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['firer']));
    const [first = 0, second = 0] = targets.map((target) => target.heroChance);
    expect(second).toBeLessThan(first);
  });

  it('minds an advisor, whose fate is the morale of those with him', () => {
    const battle = battleOf({
      firer: { at: 'B3', firepower: 4 },
      advisor: { ...enemy, kind: 'advisor', firepower: 0 },
      squad: { ...enemy, nation: 'arvn' },
    }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer']));
  });

  it('takes a jammed weapon out of the attack on equal dice', () => {
    const battle = battleOf({ firer: { at: 'B3', holds: ['lmg'] }, target: enemy }).activate('B3');
    expect(expectExact(battle, battle.fire('D3', ['firer'], { weapons: [0] })).jam).toBeCloseTo(1 / 6, DIGITS);
  });

  it('jams one of two weapons, whichever it is', () => {
    const battle = battleOf({
      firer: { at: 'B3', holds: ['lmg'] },
      gunner: { at: 'B3', kind: 'half-squad', holds: ['lmg'] },
      target: enemy,
    });
    battle.activate('B3');
    expectExact(battle, battle.fire('D3', ['firer', 'gunner'], { weapons: [0, 1] }));
  });

  it('rolls the larger die of some nations', () => {
    const battle = battleOf({ firer: { at: 'B3', nation: 'para', holds: ['lmg'] }, target: enemy }).activate('B3');
    const attack = expectExact(battle, battle.fire('D3', ['firer'], { weapons: [0] }));
    expect([attack.dice, attack.jam]).toEqual([[8], expect.closeTo(1 / 8, DIGITS)]);
  });

  it('draws the one unit that a sniper hits', () => {
    const sniper = { kind: 'sniper', firepower: 0, movement: 0 } as const;
    const units = {
      sniper: { ...sniper, at: 'B3' },
      sergeant: { ...enemy, ...leader },
      squad: enemy,
      third: enemy,
    };
    const battle = battleOf(units, COVER).activate('B3');
    const { dice, how, targets } = expectExact(battle, battle.fire('D3', ['sniper']));
    expect([dice, how, targets[1]?.drawn]).toEqual([[6, 6], 'sniper', 1 / 3]);
    expect(targets[1]?.leader).toBe(battle.id('sergeant'));
  });

  it('lets a lone sniper double his cover', () => {
    const battle = battleOf(
      { firer: { at: 'B3', firepower: 6 }, sniper: { ...enemy, kind: 'sniper', firepower: 0, movement: 0 } },
      { board: { hexes: { D3: 'light-woods' } } },
    ).activate('B3');
    expect(expectExact(battle, battle.fire('D3', ['firer'])).targets[0]?.defence.total).toBe(2);
  });

  it('says that those shaken by flames must fall back', () => {
    const battle = battleOf({ firer: { at: 'C3', holds: ['flamethrower'] }, target: enemy }).activate('C3');
    const attack = expectExact(battle, battle.fire('D3', ['firer'], { weapons: [0] }));
    expect(attack.fallBack).toBe(true);
  });

  it('forecasts the shot of a hit and run', () => {
    const battle = battleOf({ firer: { at: 'B3', hitAndRun: true }, target: enemy }).activate('B3');
    battle.give({ do: 'move', units: battle.ids('firer'), mode: 'hit-and-run' });
    const { firepower } = expectExact(battle, battle.fire('D3', ['firer']));
    expect(firepower.parts).toContainEqual({ what: 'hit-and-run', amount: -2, rule: '6.7' });
  });
});

describe('opportunity fire', () => {
  it('tells those who move from those who were there', () => {
    const units = {
      mover: { at: 'C4', morale: 3 },
      sergeant: { at: 'C4', ...leader, morale: 3 },
      sitter: { at: 'D4', morale: 3 },
      enemy: { at: 'F4', side: 1 },
    } as const;
    const battle = battleOf(units, { board: { hexes: { D4: 'stone-building' } } }).activate('C4');
    battle.give({ do: 'move', units: battle.ids('mover', 'sergeant'), mode: 'move' });
    battle.give({ do: 'step', to: battle.at('D4') });
    const { how, targets } = expectExact(battle, battle.fire('D4', ['enemy']));
    expect([how, targets.map((target) => target.attack.total)]).toEqual(['opportunity', [3, 3, 2]]);
  });

  it('brings forth heroes among movers', () => {
    const battle = battleOf(
      { mover: { at: 'C4' }, enemy: { at: 'F4', side: 1, firepower: 6 } },
      { heroes: US_HEROES },
    ).activate('C4');
    battle.give({ do: 'move', units: battle.ids('mover'), mode: 'move' }).give({ do: 'step', to: battle.at('D4') });
    expect(expectExact(battle, battle.fire('D4', ['enemy'])).targets[0]?.heroChance).toBeGreaterThan(0);
  });
});

describe('mortars', () => {
  const mortar = { kind: 'weapon-team', weapon: 'mortar', firepower: 1, range: 20, minRange: 1, movement: 2 } as const;

  it('keep the higher of two dice', () => {
    const battle = battleOf(
      { tube: { ...mortar, at: 'B3' }, sergeant: { ...enemy, ...leader }, squad: enemy },
      COVER,
    ).activate('B3');
    const { dice, counted, how } = expectExact(battle, battle.fire('D3', ['tube']));
    expect([dice, counted, how]).toEqual([[6, 6], 'highest', 'mortar']);
  });

  it('strike every stratum of the hex, and leave the second what heroes the first left', () => {
    const battle = battleOf(
      { tube: { ...mortar, at: 'B3' }, squad: nervous, upstairs: { ...nervous, at: 'D3:upper' } },
      {
        board: HOUSE,
        heroes: [[], ['german']],
      },
    ).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['tube']));
    const [ground = 0, upper = 0] = targets.map((target) => target.heroChance);
    expect(upper).toBeLessThan(ground);
  });

  it('make room upstairs when a hero falls on the ground', () => {
    const units = {
      tube: { ...mortar, at: 'B3' },
      hero: { ...nervous, ...hero, wounds: 1 },
      upstairs: { ...nervous, at: 'D3:upper' },
      away: { ...hero, side: 1, at: 'H1' },
    } as const;
    const battle = battleOf(units, { board: HOUSE, heroes: THEIR_HEROES }).activate('B3');
    const { targets } = expectExact(battle, battle.fire('D3', ['tube']));
    expect(targets[1]?.heroChance).toBeGreaterThan(0);
  });

  it('fall on a caller in his own fire, who lends his modifier to nobody any more', () => {
    const units = {
      chief: { ...leader, morale: 3, at: 'D3:upper' },
      friend: { morale: 3, at: 'D3:upper' },
      tube: { ...mortar, at: 'B3' },
      squad: nervous,
    };
    const battle = battleOf(units, { board: HOUSE, heroes: [['us'], []] }).activate('D3:upper');
    const call = {
      do: 'call-mortar',
      unit: battle.id('chief'),
      mortar: battle.id('tube'),
      at: battle.at('D3'),
    } as const;
    const { targets } = expectExact(battle, call);
    const friend = targets.find((target) => target.unit === battle.id('friend'));
    expect([friend?.leader, friend?.heroChance]).toEqual([undefined, 0]);
  });

  it('are also carried, and add a leader who sees the target', () => {
    const battle = battleOf({
      crew: { at: 'B3', holds: ['light-mortar'] },
      chief: { ...leader, at: 'B3' },
      squad: enemy,
    });
    battle.activate('B3');
    expect(expectExact(battle, battle.fire('D3', ['crew'], { weapons: [0] })).firepower.total).toBe(4);
  });
});

describe('what is not forecast', () => {
  it('is an order that the rules refuse, and one without chance', () => {
    const battle = battleOf({ firer: { at: 'B3' }, target: enemy });
    expect(forecast(battle.game, battle.fire('D3', ['firer']))).toBeUndefined();
    expect(forecast(battle.game, { do: 'pass' })).toBeUndefined();
    expect(forecast(battle.game, { do: 'spot', unit: 99, at: 0 })).toBeUndefined();
  });

  it('leaves the game as it was and is plain JSON', () => {
    const battle = battleOf({ firer: { at: 'B3' }, sergeant: { ...enemy, ...leader }, target: enemy }).activate('B3');
    const before = JSON.stringify(battle.game.state);
    const found = forecast(battle.game, battle.fire('D3', ['firer']));
    expect(JSON.stringify(battle.game.state)).toBe(before);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});
