import { describe, expect, test } from 'vitest';
import type { ShotForecast } from '../../src/forecast/types.ts';
import { forecast } from '../../src/index.ts';
import type { GameEvent } from '../../src/state/events.ts';
import type { Order } from '../../src/state/orders.ts';
import { everyOutcome, playOut } from '../forecast/field.ts';
import { Field } from './field.ts';

const DIGITS = 12;

function shotOf(field: Field, order: Order): ShotForecast {
  const found = forecast(field.game, order);
  if (found?.kind !== 'shot') throw new Error(`a shot should be forecast, not ${found?.kind}`);
  return found;
}

/** What playing the order with every throw of the dice brings to a vehicle. */
function seenOf(field: Field, order: Order, unit: number) {
  const seen = { hit: 0, destroyed: 0, abandoned: 0, shaken: 0, crew: 0 };
  const happens = (events: readonly GameEvent[], t: GameEvent['t']): boolean =>
    events.some((event) => event.t === t && 'unit' in event && event.unit === unit);
  for (const { chance, events } of everyOutcome(field.game, order)) {
    if (events.some((event) => event.t === 'shot' && event.hit)) seen.hit += chance;
    if (events.some((event) => event.t === 'created')) seen.crew += chance;
    const left = events.some((event) => event.t === 'status-gained' && event.unit === unit && event.rule === '14.1.1');
    if (happens(events, 'eliminated')) seen.destroyed += chance;
    else if (left) seen.abandoned += chance;
    else if (happens(events, 'shaken')) seen.shaken += chance;
  }
  return seen;
}

function expectExact(field: Field, order: Order, target: string): ShotForecast {
  const shot = shotOf(field, order);
  const seen = seenOf(field, order, field.id(target));
  const { results, crew = 0, plates } = shot.machine ?? { results: undefined, plates: [] };
  if (!results) throw new Error('a vehicle is aimed at');
  expect(shot.hit).toBeCloseTo(seen.hit, DIGITS);
  expect(results.destroyed).toBeCloseTo(seen.destroyed, DIGITS);
  expect(results.abandoned).toBeCloseTo(seen.abandoned, DIGITS);
  expect(results.shaken).toBeCloseTo(seen.shaken, DIGITS);
  expect(crew).toBeCloseTo(seen.crew, DIGITS);
  expect(Object.values(results).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, DIGITS);
  expect(plates.reduce((sum, plate) => sum + plate.chance, 0)).toBeCloseTo(shot.hit, DIGITS);
  return shot;
}

const spare = { is: 'us-squad', side: 'us', at: 'A1' };

describe('14.1 a shot forecast', () => {
  const duel = (pz: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    new Field({
      units: {
        m4: { is: 'tank', side: 'us', at: 'D4', facing: 'SE', status: ['buttoned'] },
        pz: { is: 'tank', side: 'german', at: 'F6', facing: 'NW', ...pz },
        spare,
      },
      ...more,
    }).give({ do: 'activate', at: ['D4'] });
  const at = { do: 'shoot', unit: 'm4', at: 'F6', target: 'pz' };

  test('at a tank from ahead', () => {
    const field = duel({});
    const shot = expectExact(field, field.order(at), 'pz');
    expect(shot.machine?.plates.map(({ impact }) => impact)).toEqual([{ part: 'hull', side: 'front' }]);
  });

  test('at a Shaken tank, which is abandoned where another would be Shaken', () => {
    const field = duel({ shaken: true, status: ['buttoned'] });
    const shot = expectExact(field, field.order(at), 'pz');
    expect(shot.machine?.results.shaken).toBe(0);
  });

  test('at the unarmoured rear of a turret', () => {
    const field = duel({ facing: 'NW', turret: 'SE' }, { acquisitions: [{ firer: 'm4', target: 'pz', level: 2 }] });
    const shot = expectExact(field, field.order(at), 'pz');
    expect(shot.machine?.plates.some(({ armour }) => armour === undefined)).toBe(true);
  });

  test('at those on foot, all of whom check or none', () => {
    const field = new Field({
      units: {
        gun: { is: 'gun', side: 'us', at: 'D4', facing: 'SE' },
        k1: { is: 'squad 1-6-4-5', half: '1-5-4-5', side: 'german', at: 'F6' },
        lead: { is: 'leader 6-1-6', side: 'german', at: 'F6' },
        spare,
      },
    }).give({ do: 'activate', at: ['D4'] });
    const order = field.order({ do: 'shoot', unit: 'gun', at: 'F6' });
    const shot = shotOf(field, order);
    const played = playOut(field.game, order);
    for (const { unit, checkChance, results, lost } of shot.targets) {
      const seen = played.units.get(unit);
      if (!seen) throw new Error(`no unit ${unit}`);
      expect(checkChance).toBeCloseTo(seen.check, DIGITS);
      expect(lost).toBeCloseTo(seen.lost, DIGITS);
      for (const [result, chance] of Object.entries(seen.results))
        expect(results[result as keyof typeof results], result).toBeCloseTo(chance, DIGITS);
    }
    expect(shot.targets.map(({ unit }) => unit)).toEqual([field.id('k1'), field.id('lead')]);
  });
});
