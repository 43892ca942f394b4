import { describe, expect, it } from 'vitest';
import type { BarrageForecast, Forecast, StepForecast, StrikeForecast } from '../../src/forecast/types.ts';
import { forecast, type GameEvent, type Order, threatsAt } from '../../src/index.ts';
import { Battle, everyOutcome, playOut, withDice } from './field.ts';

const DIGITS = 12;
const leader = { kind: 'leader', firepower: 0, leadership: 1, movement: 6 } as const;
const enemy = { side: 1, at: 'D3' } as const;
const away = { spare: { at: 'H6' }, other: { at: 'H1', side: 1 } } as const;

type Kind = Forecast['kind'];

function forecastOf<K extends Kind>(battle: Battle, order: Order, kind: K): Extract<Forecast, { kind: K }> {
  const found = forecast(battle.game, order);
  if (found?.kind !== kind) throw new Error(`a ${kind} should be forecast, not ${found?.kind}`);
  return found as Extract<Forecast, { kind: K }>;
}

/** How likely it is that an event of the sort happens when the order is played with all dice there are. */
function chanceOf(battle: Battle, order: Order, happens: (event: GameEvent) => boolean): number {
  let chance = 0;
  for (const outcome of everyOutcome(battle.game, order)) if (outcome.events.some(happens)) chance += outcome.chance;
  return chance;
}

describe('checks of the rally phase', () => {
  const units = {
    chief: { ...leader, at: 'C3' },
    squad: { at: 'C3', shaken: true, shakenMorale: 5 },
    medic: { kind: 'medic', firepower: 0, morale: 6, at: 'C3' },
    wounded: { ...leader, kind: 'scout', at: 'C3', wounds: 1 },
    ...away,
  } as const;
  const woods = { hexes: { C3: 'light-woods' } };

  it('are forecast for a unit that rallies', () => {
    const battle = new Battle({ units, board: woods, rally: 0 });
    const order = { do: 'rally', unit: battle.id('squad') } as const;
    const check = forecastOf(battle, order, 'check');
    expect(check).toMatchObject({ unit: battle.id('squad'), needed: 8, sum: { total: -3 } });
    expect(check.chance).toBeCloseTo(26 / 36, DIGITS);
    expect(check.chance).toBeCloseTo(
      chanceOf(battle, order, (event) => event.t === 'rallied'),
      DIGITS,
    );
  });

  it('are the healer’s in a treatment', () => {
    const battle = new Battle({ units, board: woods, rally: 0 });
    const order = { do: 'treat', healer: battle.id('medic'), patient: battle.id('wounded') } as const;
    const check = forecastOf(battle, order, 'check');
    expect(check.unit).toBe(battle.id('medic'));
    expect(check.chance).toBeCloseTo(
      chanceOf(battle, order, (event) => event.t === 'healed'),
      DIGITS,
    );
  });

  it('count what a commissar risks who drives a unit', () => {
    const driven = { ...units, chief: { ...leader, kind: 'commissar', at: 'C3' } } as const;
    const battle = new Battle({ units: driven, rally: 0, switches: { 'modules.extraSmcs': true } });
    battle.give({ do: 'rally', unit: battle.id('squad') }, [6, 6]);
    const order = { do: 'drive', commissar: battle.id('chief'), unit: battle.id('squad') } as const;
    const check = forecastOf(battle, order, 'check');
    expect(check.chance).toBeCloseTo(
      chanceOf(battle, order, (event) => event.t === 'rallied'),
      DIGITS,
    );
    const dies = (event: GameEvent): boolean => event.t === 'eliminated' && event.unit === battle.id('chief');
    expect(check.risk?.chance).toBeCloseTo(chanceOf(battle, order, dies), DIGITS);
  });

  it('are one die for a jammed weapon', () => {
    const battle = new Battle({ units: { gunner: { at: 'C3', holds: ['lmg'] }, ...away }, jammed: ['lmg'], rally: 0 });
    const order = { do: 'repair', weapon: 0 } as const;
    const roll = forecastOf(battle, order, 'roll');
    expect(roll).toMatchObject({ for: 'repair', needed: 2, succeeds: 'at-least' });
    const cleared = (event: GameEvent): boolean => event.t === 'repair-rolled' && event.repaired;
    expect(roll.chance).toBeCloseTo(chanceOf(battle, order, cleared), DIGITS);
  });
});

describe('rolls of an impulse', () => {
  it('are forecast for spotting, with the modifiers and their rules', () => {
    const battle = new Battle({
      units: { chief: { ...leader, at: 'B3' }, enemy: { ...enemy }, ...away },
      board: { hexes: { D3: 'light-woods', C3: 'brush' } },
    });
    const order = { do: 'spot', unit: battle.id('chief'), at: battle.at('D3') } as const;
    const roll = forecastOf(battle, order, 'roll');
    expect(roll).toMatchObject({ for: 'spotting', needed: 3, succeeds: 'at-most' });
    expect(roll.sum.parts).toContainEqual({ what: 'leadership', amount: -1, rule: '11.1.1' });
    const spotted = (event: GameEvent): boolean => event.t === 'spotting-rolled' && event.spotted;
    expect(roll.chance).toBeCloseTo(chanceOf(battle, order, spotted), DIGITS);
  });

  it('are forecast for smoke', () => {
    const battle = new Battle({ units: { squad: { at: 'B3' }, ...away } }).activate('B3');
    const order = { do: 'smoke', unit: battle.id('squad'), at: battle.hex('C3') } as const;
    const roll = forecastOf(battle, order, 'roll');
    expect(roll).toMatchObject({ for: 'smoke', needed: 3, chance: 0.5 });
    expect(chanceOf(battle, order, (event) => event.t === 'ground-laid')).toBeCloseTo(0.5, DIGITS);
  });

  it('are forecast for a reaction', () => {
    const battle = new Battle({
      units: { mover: { at: 'C4' }, spent: { side: 1, at: 'F4', marks: ['fired'] }, ...away },
      edition: 'v4.2.1',
    }).activate('C4');
    battle.give({ do: 'move', units: battle.ids('mover'), mode: 'move' }).give({ do: 'step', to: battle.at('D4') });
    const order = { do: 'react', unit: battle.id('spent') } as const;
    const roll = forecastOf(battle, order, 'roll');
    const granted = (event: GameEvent): boolean => event.t === 'reaction-rolled' && event.granted;
    expect(roll.chance).toBeCloseTo(chanceOf(battle, order, granted), DIGITS);
  });

  it('are forecast for the spotting round of a mission', () => {
    const battle = new Battle({
      units: { chief: { ...leader, at: 'B3' }, ...away },
      board: { hexes: { E4: 'forest', D3: 'forest' } },
      batteries: [{}],
    }).activate('B3');
    const order = { do: 'call-artillery', unit: battle.id('chief'), battery: 0, at: battle.hex('D4') } as const;
    const drift = forecastOf(battle, order, 'drift');
    const seen = (event: GameEvent): boolean => event.t === 'drifted' && event.inSight;
    expect(drift.inSight).toBeCloseTo(chanceOf(battle, order, seen), DIGITS);
    expect(drift.sum.parts).toEqual([{ what: 'leadership', amount: -1, rule: '18.2' }]);
    for (const { hex, chance } of drift.landings) {
      const lands = (event: GameEvent): boolean => event.t === 'drifted' && event.hex === hex;
      expect(chance).toBeCloseTo(chanceOf(battle, order, lands), DIGITS);
    }
    expect(drift.landings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, DIGITS);
  });
});

describe('a mission that lands', () => {
  const landed = (
    units: ConstructorParameters<typeof Battle>[0]['units'],
    heroes: [string[], string[]],
  ): [Battle, Order] => {
    const battle = new Battle({
      units: { chief: { ...leader, at: 'A1' }, ...units, ...away },
      board: { hexes: { D3: 'stone-building', D4: 'stone-building' } },
      ...{ batteries: [{ firepower: 2 }], heroes },
    }).activate('A1');
    battle.give({ do: 'call-artillery', unit: battle.id('chief'), battery: 0, at: battle.hex('D2') }, [1, 4]);
    return [battle, { do: 'land', at: battle.hex('D3') }];
  };

  function expectExact([battle, order]: [Battle, Order]): BarrageForecast {
    const barrage = forecastOf(battle, order, 'barrage');
    const played = playOut(battle.game, order);
    for (const target of barrage.hexes.flatMap(({ attack }) => attack.targets)) {
      const seen = played.units.get(target.unit);
      expect(target.heroChance).toBeCloseTo(seen?.hero as number, DIGITS);
      expect(target.lost).toBeCloseTo(seen?.lost as number, DIGITS);
      for (const [result, chance] of Object.entries(target.results)) {
        expect(chance).toBeCloseTo(seen?.results[result as keyof typeof target.results] as number, DIGITS);
      }
    }
    return barrage;
  }

  it('is forecast hex by hex, and a hero of the first hex takes the place of one in the second', () => {
    const nervous = { side: 1, morale: 3, shakenMorale: 2 } as const;
    const { hexes } = expectExact(
      landed({ first: { ...nervous, at: 'D3' }, second: { ...nervous, at: 'D4' } }, [[], ['german']]),
    );
    const [first = 0, second = 0] = hexes.map(({ attack }) => attack.targets[0]?.heroChance);
    expect(second).toBeLessThan(first);
    expect(hexes.map(({ attack }) => attack.dice)).toEqual([[6], [6]]);
  });
});

describe('withdrawal', () => {
  it('is one check for each unit, with the leader who helps', () => {
    const battle = new Battle({
      units: { chief: { ...leader, at: 'D3' }, squad: { at: 'D3', morale: 5 }, enemy, ...away },
      melees: ['D3'],
    }).activate('D3');
    const order = { do: 'withdraw', units: battle.ids('squad', 'chief'), mode: 'move' } as const;
    const { checks } = forecastOf(battle, order, 'withdrawal');
    expect(checks.map((check) => check.unit)).toEqual(battle.ids('chief', 'squad'));
    expect(checks.map((check) => check.sum.total)).toEqual([0, -1]);
    const passed = new Map<number, number>();
    // Those who stay must fight, but that is no part of the checks: two dice for each of the two.
    for (const { chance, events } of everyOutcome(battle.game, order, 4)) {
      for (const event of events) {
        if (event.t === 'morale-checked' && event.passed)
          passed.set(event.unit, (passed.get(event.unit) ?? 0) + chance);
      }
    }
    for (const { unit, chance } of checks) expect(chance).toBeCloseTo(passed.get(unit) ?? 0, DIGITS);
  });
});

describe('a blow in melee', () => {
  const strikeOf = (battle: Battle, ...targets: string[]): StrikeForecast =>
    forecastOf(battle, { do: 'strike', targets: battle.ids(...targets) }, 'strike');

  function fight(): Battle {
    const battle = new Battle({
      units: {
        chief: { ...leader, at: 'D3' },
        first: { at: 'D3', firepower: 4 },
        second: { at: 'D3' },
        enemy: { ...enemy, firepower: 3 },
        half: { ...enemy, kind: 'half-squad', firepower: 1 },
        ...away,
      },
      melees: ['D3'],
    }).activate('D3');
    return battle.give({ do: 'melee', at: battle.at('D3') });
  }

  it('is forecast by odds, kill number and die', () => {
    const battle = fight();
    const blow = strikeOf(battle, 'enemy', 'half');
    expect(blow).toMatchObject({
      odds: '3:2',
      killNumber: 7,
      attack: { total: 6 },
      defence: { total: 4 },
      sum: { total: 1 },
    });
    const order = { do: 'strike', targets: battle.ids('enemy', 'half') } as const;
    const kills = (event: GameEvent): boolean => event.t === 'melee-struck' && event.side === 0 && event.killed;
    expect(blow.chance).toBeCloseTo(chanceOf(battle, order, kills), DIGITS);
  });

  it('tells what can be answered', () => {
    const battle = fight();
    const { replies } = strikeOf(battle, 'enemy');
    expect(replies.map((reply) => reply.targets)).toEqual([
      battle.ids('first'),
      battle.ids('second'),
      battle.ids('first', 'second'),
    ]);
    battle.give({ do: 'strike', targets: battle.ids('enemy') }, [1, 1]);
    for (const reply of replies) {
      const {
        kind: _kind,
        replies: further,
        ...blow
      } = forecastOf(battle, { do: 'strike', targets: reply.targets }, 'strike');
      expect([blow, further]).toEqual([reply, []]);
    }
  });

  it('lets only survivors of an ambush answer', () => {
    const battle = new Battle({
      units: {
        ambusher: { at: 'D5', firepower: 3, ambush: true },
        enemy: { ...enemy, firepower: 3 },
        half: { ...enemy, kind: 'half-squad', firepower: 1 },
        ...away,
      },
      board: { hexes: { D4: 'forest' } },
    }).activate('D5');
    battle.give({ do: 'move', units: battle.ids('ambusher'), mode: 'move' });
    battle
      .give({ do: 'step', to: battle.at('D4') })
      .give({ do: 'hold' })
      .give({ do: 'step', to: battle.at('D3') });
    const blow = strikeOf(battle, 'enemy');
    expect(blow.replies.map((reply) => reply.attack.total)).toEqual([4]);
    expect(blow.repliesIfKilled?.map((reply) => reply.attack.total)).toEqual([1]);
  });
});

describe('a step', () => {
  const stepOf = (battle: Battle, to: string): StepForecast =>
    forecastOf(battle, { do: 'step', to: battle.at(to) }, 'step');

  const march = (more: object = {}): Battle => {
    const battle = new Battle({
      units: {
        squad: { at: 'C4' },
        chief: { ...leader, at: 'C4' },
        watcher: { side: 1, at: 'F4' },
        fired: { side: 1, at: 'F4', marks: ['fired'] },
        far: { side: 1, at: 'H6', range: 2 },
        other: { at: 'H1' },
      },
      board: { hexes: { D4: 'light-woods' } },
      ...more,
    }).activate('C4');
    return battle.give({ do: 'move', units: battle.ids('squad', 'chief'), mode: 'move' });
  };

  it('tells cost, what is left, attacks allowed and who could make them', () => {
    const battle = march();
    const step = stepOf(battle, 'D4');
    expect(step.units.map(({ cost, left }) => [cost.total, left])).toEqual([
      [2, 2],
      [2, 4],
    ]);
    expect([step.slots, step.threats, step.shells]).toEqual([2, battle.ids('watcher'), []]);
    expect(threatsAt(battle.game, battle.ids('squad'), battle.at('D4'))).toEqual(battle.ids('watcher'));
  });

  it('agrees with the decision that the enemy then has', () => {
    const battle = march();
    const { slots, threats } = stepOf(battle, 'D4');
    battle.give({ do: 'step', to: battle.at('D4') });
    const frame = battle.game.state.stack[battle.game.state.stack.length - 1];
    expect(frame).toMatchObject({ f: 'opportunity', slots });
    for (const unit of threats) {
      expect(forecast(battle.game, { do: 'fire', units: [unit], at: battle.at('D4') })?.kind).toBe('attack');
    }
  });

  it('counts the shells that await', () => {
    const ground = [{ at: 'D4', kind: 'ffe', source: 'mortar', firepower: 2, side: 1 }];
    const battle = march({ ground });
    const { shells } = stepOf(battle, 'D4');
    const played = playOut(battle.game, { do: 'step', to: battle.at('D4') });
    expect(shells.map((attack) => attack.targets.map((target) => target.attack.total))).toEqual([[3, 3]]);
    for (const target of shells.flatMap((attack) => attack.targets)) {
      for (const [result, chance] of Object.entries(target.results)) {
        expect(chance).toBeCloseTo(played.units.get(target.unit)?.results[result as 'shaken'] as number, DIGITS);
      }
    }
  });

  it('is preceded by the allowance of the move', () => {
    const battle = new Battle({ units: { squad: { at: 'C4' }, ...away } }).activate('C4');
    const move = forecastOf(battle, { do: 'move', units: battle.ids('squad'), mode: 'move' }, 'move');
    expect(move.units).toEqual([
      {
        unit: battle.id('squad'),
        allowance: { total: 4, parts: [{ what: 'movement-factor', amount: 4, rule: '6.0' }] },
      },
    ]);
  });

  it('asks no dice of the game', () => {
    const battle = march();
    expect(forecast(withDice(battle.game, []), { do: 'step', to: battle.at('D4') })).toEqual(stepOf(battle, 'D4'));
  });
});
