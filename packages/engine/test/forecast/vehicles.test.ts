import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast, give, type Order, type UnitId } from '../../src/index.ts';
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

/** What the events say of a unit: its Damage Check, its bailout, or its nerve on leaving an abandoned vehicle. */
function resultOf(events: readonly GameEvent[], unit: UnitId): CheckResult {
  let result: CheckResult = 'no-effect';
  for (const event of events) {
    if (!('unit' in event) || event.unit !== unit) continue;
    if (event.t === 'bailout-rolled' && event.weapon < 0) return event.survived ? 'shaken' : 'eliminated';
    if (event.t === 'damage-checked' && event.result !== 'no-effect') return event.result;
    if (event.t === 'shaken' || event.t === 'eliminated') result = event.t;
  }
  return result;
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

describe('passengers of an abandoned vehicle', () => {
  const strong = { ...vehicle, hull: { front: 5, flank: 5, rear: 5 } } as const;
  /** Shaken again it is abandoned; only the best throws reach it, so that few courses need to be played. */
  const doomed = { ...tank, vehicle: { ...strong, openTopped: true }, shaken: true, status: ['buttoned'] } as const;
  const passenger = fc.record({
    kind: fc.constantFrom('half-squad', 'leader', 'hero', 'medic', 'squad'),
    morale: fc.integer({ min: 3, max: 7 }),
    leadership: fc.integer({ min: 0, max: 1 }),
    shaken: fc.boolean(),
  });

  it('check their nerve, then whatever struck them', () => {
    fc.assert(
      fc.property(passenger, fc.integer({ min: 1, max: 2 }), ({ kind, leadership, ...drawn }, firepower) => {
        const led = kind === 'leader' ? { leadership } : {};
        const riding: UnitSpec = { ...drawn, ...led, kind, side: 1, aboard: 'target' };
        const battle = battleOf({ firer: { at: 'B3', firepower }, target: doomed, riding }).activate('B3');
        expectExact(battle, battle.fire('D3', ['firer'], { target: battle.id('target') }), ['target', 'riding']);
      }),
      { numRuns: 4 },
    );
  });

  it('are steadied by a Leader who came through himself', () => {
    const inside = { halves: 2, weapons: 2, smcs: 2, where: 'inside' } as const;
    const target = { ...doomed, vehicle: { ...strong, carries: inside } };
    const lead = { kind: 'leader', leadership: 1, morale: 6, side: 1, aboard: 'target' } as const;
    const mortar = { kind: 'weapon-team', weapon: 'mortar', firepower: 1, range: 12, minRange: 1, at: 'B3' } as const;
    const battle = battleOf({ mortar, target, lead, rider }).activate('B3');
    const order = battle.fire('D3', ['mortar']);
    const attack = forecast(battle.game, order);
    if (attack?.kind !== 'attack') throw new Error('an attack should be forecast');
    expect(attack.riders?.map(({ unit }) => unit)).toEqual(battle.ids('lead', 'rider'));
    const abandoned = attack.targets[0]?.results.abandoned ?? 0;
    const [his, theirs] = attack.riders ?? [];
    // Morale 6, two less beside the tank: 9 to 12 fail; with the Leader's modifier 10 to 12.
    expect(his?.results.shaken).toBeCloseTo((abandoned * 10) / 36, DIGITS);
    const fails = (26 / 36) * (6 / 36) + (10 / 36) * (10 / 36);
    expect(theirs?.results.shaken).toBeCloseTo(abandoned * fails, DIGITS);
    expect(theirs?.results['no-effect']).toBeCloseTo(1 - abandoned * fails, DIGITS);
    expect(abandoned).toBeGreaterThan(0);
  });
});

describe('guided missiles', () => {
  const missile = {
    ranges: [3, 8, 20],
    toHit: [6, 8, 8],
    penetration: [9, 9, 9],
    he: 3,
    guided: { depletion: 3 },
  } as const;
  const launcher: UnitSpec = { ...tank, side: 0, at: 'B3', facing: 1, vehicle: { ...unarmoured, guns: [missile] } };

  const launch = (battle: Battle): Order => ({
    do: 'shoot',
    unit: battle.id('launcher'),
    at: battle.at('D3'),
    target: battle.id('target'),
  });

  it('are spoiled as often as the fire of all who can reach the launcher makes it check (14.4)', () => {
    const guards = { near: { side: 1, at: 'C5', firepower: 3 }, far: { side: 1, at: 'E3', firepower: 1 } } as const;
    const battle = battleOf({ launcher, target: tank, ...guards }).activate('B3');
    const order = launch(battle);
    const shot = forecast(battle.game, order);
    if (shot?.kind !== 'shot') throw new Error('a shot should be forecast');
    const launched = give(battle.game, order);
    if ('refused' in launched) throw new Error(launched.refused.why);
    const spoiling = (firer: string): number => {
      const at = battle.at('B3');
      const fire = { do: 'fire', units: battle.ids(firer), at, target: battle.id('launcher'), weapons: [] } as const;
      const outcomes = [...everyOutcome(launched.game, fire)];
      const checked = outcomes.filter(({ events }) =>
        events.some((event) => event.t === 'damage-checked' && event.unit === battle.id('launcher')),
      );
      const foreseen = forecast(launched.game, fire);
      const sum = checked.reduce((total, outcome) => total + outcome.chance, 0);
      expect(foreseen?.kind === 'attack' && foreseen.targets[0]?.checkChance).toBeCloseTo(sum, DIGITS);
      return sum;
    };
    const undisturbed = ['near', 'far', 'other'].reduce((chance, firer) => chance * (1 - spoiling(firer)), 1);
    expect(shot.guided?.spoiled).toBeCloseTo(1 - undisturbed, DIGITS);
    expect(shot.guided?.spoiled).toBeGreaterThan(0);
  });

  it('fly undisturbed where nobody can fire at the launcher', () => {
    const target = { ...tank, vehicle: { ...vehicle, machineGuns: [] } };
    const battle = new Battle({ units: { launcher, target, spare: { at: 'H6' } }, spotted: ['D3'] }).activate('B3');
    expect(forecast(battle.game, launch(battle))).toMatchObject({ guided: { spoiled: 0 } });
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
