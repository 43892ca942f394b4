import { describe, expect, it } from 'vitest';
import { Field } from './field.ts';

describe('3.0 half-squads join', () => {
  const units = { half: { root: 'elite' }, 'half/2': { root: 'elite' }, leader: {} };

  it('to the squad they came from, with their weapons', () => {
    const field = new Field({ units, weapons: { mg: { holder: 'half' }, 'mg/2': { holder: 'half/2' } } });
    expect(field.ordersTo('join')).toEqual(['join half half/2']);
    field.give('join half half/2');
    expect(field.unit('half')).toMatchObject({ type: 1, root: -1 });
    expect(field.unit('half/2').fate).toBe('replaced');
    expect(field.weapon('mg/2').holder).toBe(field.id('half'));
  });

  it.each([
    ['Shaken', { half: { shaken: true }, 'half/2': {}, leader: {} }, 'shaken-half-squads-do-not-join'],
    ['apart', { half: {}, 'half/2': { at: 'A2' }, leader: {} }, 'half-squads-join-in-one-place'],
    ['without a leader', { half: {}, 'half/2': {} }, 'no-leader-in-good-order-is-with-the-half-squads'],
    [
      'with a Shaken leader',
      { half: {}, 'half/2': {}, leader: { shaken: true } },
      'no-leader-in-good-order-is-with-the-half-squads',
    ],
    [
      'with a foreign leader',
      { half: {}, 'half/2': {}, 'blue-leader': {} },
      'no-leader-in-good-order-is-with-the-half-squads',
    ],
    [
      'of two squads',
      { half: { root: 'elite' }, 'half/2': { root: 'squad' }, leader: {} },
      'the-half-squads-do-not-come-from-the-same-squad',
    ],
  ])('but not %s', (_, spec, why) => {
    const field = new Field({ units: spec });
    expect(field.refusal('join half half/2')).toEqual({ rule: '3.0', why });
    expect(field.ordersTo('join')).toEqual([]);
  });

  it('but not with themselves, crews or other badges', () => {
    const field = new Field({ units: { ...units, crew: {}, 'blue-half': {} } });
    expect(field.refusal('join half half')?.why).toBe('two-half-squads-join');
    expect(field.refusal('join half crew')?.why).toBe('only-half-squads-join');
    expect(field.refusal('join half blue-half')?.why).toBe('half-squads-of-different-badges-do-not-join');
  });

  it('but not locked in melee', () => {
    const field = new Field({ units: { ...units, squad: { side: 1 } } });
    const melees = [{ at: field.place('A1'), fought: false }];
    field.game = { ...field.game, state: { ...field.game.state, melees } };
    expect(field.refusal('join half half/2')?.why).toBe('half-squads-locked-in-melee-do-not-join');
  });

  it('to the squad that the table lists, when a scenario provides them', () => {
    const field = new Field({ units: { half: {}, 'half/2': {}, leader: {} } });
    field.give('join half half/2');
    expect(field.unit('half').type).toBe(0);
  });

  it('to the known squad, when only one came from combat', () => {
    const field = new Field({ units: { half: {}, 'half/2': { root: 'elite' }, leader: {} } });
    field.give('join half half/2');
    expect(field.unit('half').type).toBe(1);
  });

  it('across squads and under any leader in v4.1, the owner naming the squad', () => {
    const field = new Field({
      edition: 'v4.1',
      units: { half: { root: 'elite' }, 'half/2': { root: 'squad' }, 'blue-leader': {} },
    });
    expect(field.ordersTo('join')).toEqual(['join half half/2', 'join half/2 half']);
    field.give('join half/2 half');
    expect(field.unit('half/2').type).toBe(0);
  });
});
