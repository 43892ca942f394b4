import { describe, expect, it } from 'vitest';
import { forecast, type Order, type UnitId } from '../../src/index.ts';
import type { CheckResult, GameEvent } from '../../src/state/events.ts';
import { Battle, everyOutcome, type UnitSpec } from './field.ts';

const DIGITS = 12;
const vehicle = {
  drive: 'tracked',
  hull: { front: 3, flank: 2, rear: 1 },
  guns: [],
  machineGuns: [{ firepower: 4, mount: 'arc' }],
  carries: { halves: 2, weapons: 2, smcs: 2, where: 'outside' },
} as const;
const unarmoured = { ...vehicle, hull: { front: null, flank: null, rear: null } } as const;
const tank: UnitSpec = {
  kind: 'vehicle',
  movement: 10,
  firepower: 0,
  morale: 6,
  vehicle,
  facing: 0,
  side: 1,
  at: 'D3',
};
const truck: UnitSpec = { ...tank, vehicle: unarmoured };
const rider: UnitSpec = { side: 1, aboard: 'target', kind: 'half-squad' };

const battleOf = (units: Readonly<Record<string, UnitSpec>>): Battle =>
  new Battle({ units: { ...units, spare: { at: 'H6' }, other: { at: 'H1', side: 1 } }, spotted: ['D3'] });

/** What the events say of a unit: its Damage Check, or its bailout. */
function resultOf(events: readonly GameEvent[], unit: UnitId): CheckResult {
  for (const event of events) {
    if (event.t === 'damage-checked' && event.unit === unit) return event.result;
    if (event.t === 'bailout-rolled' && event.unit === unit && event.weapon < 0)
      return event.survived ? 'shaken' : 'eliminated';
  }
  return 'no-effect';
}

/** The forecast says exactly what playing the order with every throw of the dice brings. */
function expectExact(battle: Battle, order: Order, units: readonly string[]): void {
  const attack = forecast(battle.game, order);
  if (attack?.kind !== 'attack') throw new Error(`an attack should be forecast, not ${attack?.kind}`);
  expect(attack.targets.map((target) => target.unit)).toEqual(battle.ids(...units));
  const outcomes = [...everyOutcome(battle.game, order)];
  for (const { unit, results } of attack.targets) {
    for (const [result, chance] of Object.entries(results)) {
      const seen = outcomes.filter(({ events }) => resultOf(events, unit) === result);
      const sum = seen.reduce((total, outcome) => total + outcome.chance, 0);
      expect(chance, `${unit} ${result}`).toBeCloseTo(sum, DIGITS);
    }
  }
}

describe('fire at vehicles', () => {
  it('forecasts an open tank', () => {
    const battle = battleOf({ firer: { at: 'B3', firepower: 5 }, target: tank }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['target']);
  });

  it('forecasts a Shaken one, which is abandoned', () => {
    const open = { ...vehicle, openTopped: true };
    const target = { ...tank, vehicle: open, shaken: true, status: ['buttoned'] } as const;
    const battle = battleOf({ firer: { at: 'B3', firepower: 5 }, target }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['target']);
  });

  it('forecasts an Armor Leader in command', () => {
    const commander = {
      kind: 'armor-leader',
      leadership: 1,
      morale: 7,
      movement: 0,
      side: 1,
      aboard: 'target',
    } as const;
    const battle = battleOf({ firer: { at: 'B3', firepower: 6 }, target: tank, commander }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['target']);
  });

  it('forecasts those who ride on a buttoned tank', () => {
    const target = { ...tank, status: ['buttoned'] } as const;
    const battle = battleOf({ firer: { at: 'B3', firepower: 5 }, target, rider }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['rider']);
  });

  it('forecasts a truck and its passengers, who bail out if it is destroyed', () => {
    const battle = battleOf({ firer: { at: 'B3', firepower: 5 }, target: truck, rider }).activate('B3');
    expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['target', 'rider']);
  });

  it('forecasts the machine gun of a vehicle, at those on foot and at a truck', () => {
    const mine = { ...tank, side: 0, at: 'B3', facing: 1 } as const;
    const battle = battleOf({ mine, squad: { side: 1, at: 'D4' }, target: truck }).activate('B3');
    const order = { do: 'fire-mg', unit: battle.id('mine'), mg: 0 } as const;
    expectExact(battle, { ...order, at: battle.at('D3'), target: battle.id('target') }, ['target']);
    expectExact(battle, { ...order, at: battle.at('D4') }, ['squad']);
  });
});

describe('passengers under guns and shells', () => {
  const gun = { ranges: [8, 16, 24], toHit: [9, 7, 5], penetration: [3, 2, 1], he: 2 } as const;
  const mine = { ...tank, side: 0, at: 'B3', facing: 1, vehicle: { ...vehicle, guns: [gun] } } as const;

  it('forecasts who gets out of a truck that is hit', () => {
    const battle = battleOf({ mine, target: truck, rider }).activate('B3');
    const order = { do: 'shoot', unit: battle.id('mine'), at: battle.at('D3'), target: battle.id('target') } as const;
    const shot = forecast(battle.game, order);
    if (shot?.kind !== 'shot') throw new Error('a shot should be forecast');
    const [out] = shot.machine?.riders ?? [];
    expect(out?.unit).toBe(battle.id('rider'));
    const outcomes = [...everyOutcome(battle.game, order)];
    for (const [result, chance] of Object.entries(out?.results ?? {})) {
      const seen = outcomes.filter(({ events }) => resultOf(events, battle.id('rider')) === result);
      expect(chance, result).toBeCloseTo(
        seen.reduce((sum, outcome) => sum + outcome.chance, 0),
        DIGITS,
      );
    }
    expect(out?.lost).toBeCloseTo(shot.hit / 2, DIGITS);
  });

  it('forecasts those who are thrown off a tank that survives', () => {
    const battle = battleOf({ mine, target: tank, rider }).activate('B3');
    const order = { do: 'shoot', unit: battle.id('mine'), at: battle.at('D3'), target: battle.id('target') } as const;
    const shot = forecast(battle.game, order);
    if (shot?.kind !== 'shot' || !shot.machine) throw new Error('a shot at a machine should be forecast');
    const { results, plates, riders = [] } = shot.machine;
    const dud = plates.reduce((sum, plate) => sum + plate.results.dud, 0);
    const off = shot.hit - dud - results.destroyed;
    // Morale 6, two less beside the tank: 9 to 12 fail.
    const failing = 10 / 36;
    expect(riders[0]?.results.shaken).toBeCloseTo(results.destroyed / 2 + off * failing, DIGITS);
    expect(riders[0]?.results.eliminated).toBeCloseTo(results.destroyed / 2, DIGITS);
    expect(Object.values(riders[0]?.results ?? {}).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, DIGITS);
  });

  it('forecasts those whom shells strike on their vehicle', () => {
    const mortar = { kind: 'weapon-team', weapon: 'mortar', firepower: 3, range: 12, minRange: 1, at: 'B3' } as const;
    const battle = battleOf({ mortar, target: tank, rider }).activate('B3');
    expectExact(battle, battle.fire('D3', ['mortar']), ['target', 'rider']);
  });
});

describe('close assault', () => {
  const leader = { kind: 'leader', firepower: 0, leadership: 1, movement: 6, at: 'D4' } as const;

  function assaultBy(battle: Battle, ...names: string[]) {
    const order: Order = { do: 'close-assault', units: battle.ids(...names), target: battle.id('target') };
    const found = forecast(battle.game, order);
    if (found?.kind !== 'close-assault') throw new Error('a close assault should be forecast');
    return { order, found };
  }

  it('forecasts the check of nerve, the attempt and the end of the vehicle', () => {
    const battle = battleOf({ squad: { at: 'D4' }, target: tank }).activate('D4');
    const { order, found } = assaultBy(battle, 'squad');
    let destroyed = 0;
    for (const { chance, events } of everyOutcome(battle.game, order))
      if (events.some((event) => event.t === 'close-assaulted' && event.destroyed)) destroyed += chance;
    expect(found.destroyed).toBeCloseTo(destroyed, DIGITS);
  });

  it('counts a Leader only on those courses on which he passes', () => {
    const battle = battleOf({ squad: { at: 'D4' }, leader, target: tank }).activate('D4');
    const { found } = assaultBy(battle, 'squad', 'leader');
    const [his, helped] = found.checks;
    const alone = assaultBy(battle, 'squad').found;
    expect(found.attempts.map(({ attack }) => attack.total)).toEqual([3]);
    const led = (helped?.chance ?? 0) * (found.attempts[0]?.chance ?? 0);
    expect(found.destroyed).toBeCloseTo((his?.chance ?? 0) * led + (1 - (his?.chance ?? 0)) * alone.destroyed, DIGITS);
  });
});
