import { describe, expect, it } from 'vitest';
import { treatmentChance } from '../../src/rules/rally/treatment.ts';
import { Field } from './field.ts';

const SHAKEN = { shaken: true } as const;

const chanceOf = (field: Field, name: string) => {
  if (!field.frame) throw new Error('the rally phase is over');
  return treatmentChance(field.game, field.frame, field.unit(name));
};

describe('11.3 medics', () => {
  it('fail with 8 at Morale 6 in the open (EOP-MINF-15, EOP-WINF-13)', () => {
    const field = new Field({ units: { medic: {}, squad: SHAKEN }, dice: [3, 5] });
    expect(chanceOf(field, 'medic')).toMatchObject({ needed: 6, chance: [15, 36] });
    const events = field.give('treat medic squad');
    expect(events.map(({ t }) => t)).toEqual(['rolled', 'morale-checked']);
    expect(field.unit('squad').shaken).toBe(true);
    expect(field.refusal('treat medic squad')?.why).toBe('the-healer-has-acted-in-this-phase');
  });

  it('rally a unit that nobody else could, without using its own attempt (D-11)', () => {
    const field = new Field({ units: { medic: {}, self: SHAKEN }, dice: [6, 6, 1, 1] });
    field.give('rally self');
    field.give('treat medic self');
    expect(field.unit('self').shaken).toBe(false);
  });

  it('leave the patient its own attempt when they fail', () => {
    const field = new Field({ units: { medic: {}, self: SHAKEN }, dice: [6, 6] });
    field.give('treat medic self');
    expect(field.ordersTo('rally')).toEqual(['rally self']);
  });

  it('act in the phase in which they rallied (SMC-3)', () => {
    const field = new Field({ units: { medic: SHAKEN, squad: SHAKEN }, dice: [1, 1, 3, 3] });
    expect(field.refusal('treat medic squad')?.why).toBe('the-healer-is-shaken');
    field.give('rally medic');
    field.give('treat medic squad');
    expect(field.unit('squad').shaken).toBe(false);
  });

  it('do not act after failing to rally themselves (SMC-3)', () => {
    const field = new Field({ units: { medic: SHAKEN, squad: SHAKEN }, dice: [6, 6] });
    field.give('rally medic');
    expect(field.orders).toEqual(['done']);
  });

  it('heal themselves, one Morale lower for the wound', () => {
    const field = new Field({ units: { medic: { wounds: 1 } }, dice: [2, 3] });
    expect(chanceOf(field, 'medic').needed).toBe(5);
    field.give('treat medic medic');
    expect(field.unit('medic').wounds).toBe(0);
  });

  it('take off one Wounded marker at a time', () => {
    const field = new Field({ units: { medic: {}, leader: { wounds: 2, skills: ['bull'] } }, dice: [1, 1] });
    field.give('treat medic leader');
    expect(field.unit('leader').wounds).toBe(1);
  });

  it('rally a patient who is Shaken and wounded', () => {
    const field = new Field({ units: { medic: {}, leader: { shaken: true, wounds: 1 } }, dice: [1, 1] });
    field.give('treat medic leader');
    expect(field.unit('leader')).toMatchObject({ shaken: false, wounds: 1 });
  });

  it('have 2 less in cover but no leadership modifier', () => {
    const units = { medic: { at: 'C3' }, squad: { at: 'C3', shaken: true }, leader: { at: 'C3' } };
    const parts = [{ what: 'positive-target-modifier', amount: -2, rule: '1.5.1' }];
    expect(chanceOf(new Field({ units }), 'medic')).toMatchObject({ needed: 8, tally: { parts } });
    expect(chanceOf(new Field({ edition: 'v4.1', units }), 'medic').needed).toBe(9);
  });

  it('treat nobody elsewhere, on another floor or in good health', () => {
    const field = new Field({
      units: { medic: { at: 'E2' }, squad: { at: 'E2:upper', shaken: true }, hero: { at: 'E2' }, scout: {} },
    });
    expect(field.refusal('treat medic squad')?.why).toBe('the-patient-is-not-with-the-healer');
    expect(field.refusal('treat medic hero')?.why).toBe('the-patient-needs-no-treatment');
    expect(field.refusal('treat scout scout')?.why).toBe('the-unit-treats-nobody');
  });

  it('keep to their badge from v5.0, weapon teams excepted', () => {
    const units = { 'blue-medic': {}, squad: SHAKEN, team: SHAKEN };
    const field = new Field({ units });
    expect(field.refusal('treat blue-medic squad')).toEqual({
      rule: '3.0',
      why: 'patients-of-another-badge-are-not-treated',
    });
    expect(field.ordersTo('treat')).toEqual(['treat blue-medic team']);
    expect(new Field({ edition: 'v4.2.1', units }).refusal('treat blue-medic squad')).toBeUndefined();
  });
});

describe('11.7 commissars', () => {
  const units = { squad: SHAKEN, commissar: {} };

  it('drive a unit that failed, at one more Morale', () => {
    const field = new Field({ units, dice: [2, 3, 2, 3] });
    expect(field.refusal('drive commissar squad')?.why).toBe('the-unit-has-not-failed-to-rally-in-this-phase');
    field.give('rally squad');
    expect(field.ordersTo('drive')).toEqual(['drive commissar squad']);
    const events = field.give('drive commissar squad');
    expect(events.find(({ t }) => t === 'morale-checked')).toMatchObject({
      for: 'second-rally',
      morale: 4,
      passed: true,
    });
    expect(field.unit('squad').shaken).toBe(false);
  });

  it('cost casualties when it fails again, and drive it once only', () => {
    const field = new Field({ units, dice: [6, 5, 6, 5] });
    field.give('rally squad');
    field.give('drive commissar squad');
    expect(field.unit('squad')).toMatchObject({ type: 2, shaken: true, root: 0 });
    expect(field.refusal('drive commissar squad')?.why).toBe('the-unit-was-driven-before-in-this-phase');
  });

  it('die by a natural 12', () => {
    const field = new Field({ units, dice: [6, 5, 6, 6] });
    field.give('rally squad');
    field.give('drive commissar squad');
    expect(field.unit('commissar').fate).toBe('eliminated');
    expect(field.unit('squad').type).toBe(2);
  });

  it('wound a single man who fails again', () => {
    const field = new Field({ units: { scout: SHAKEN, commissar: {} }, dice: [6, 5, 6, 5] });
    field.give('rally scout');
    field.give('drive commissar scout');
    expect(field.unit('scout').wounds).toBe(1);
  });

  it('leave a reduced squad the choice of its weapons', () => {
    const weapons = { mg: { holder: 'squad' }, 'mg/2': { holder: 'squad' } };
    const field = new Field({ units, weapons, dice: [6, 5, 6, 5] });
    field.give('rally squad');
    field.give('drive commissar squad');
    expect(field.stack.map(({ f }) => f)).toEqual(['rally', 'keep-weapon']);
  });

  it('drive nobody when Shaken, elsewhere, of another badge or before v5.0', () => {
    const failed = (field: Field) => {
      if (field.unit('commissar').shaken) field.give('rally commissar');
      field.give('rally squad');
      return field.refusal('drive commissar squad')?.why;
    };
    const at = (commissar: object) => new Field({ units: { squad: SHAKEN, hero: {}, commissar }, dice: [6, 5, 6, 5] });
    expect(failed(at(SHAKEN))).toBe('only-a-commissar-in-good-order-drives-units');
    expect(failed(at({ at: 'A2' }))).toBe('the-commissar-is-not-with-the-unit');
    expect(failed(new Field({ edition: 'v4.1', units, dice: [6, 5] }))).toBe('not-driven-by-anyone-in-this-edition');
    const other = new Field({ units: { 'blue-squad': SHAKEN, 'blue-leader': {}, commissar: {} }, dice: [6, 5] });
    other.give('rally blue-squad');
    expect(other.refusal('drive commissar blue-squad')?.why).toBe('units-of-another-badge-are-not-rallied');
  });
});
