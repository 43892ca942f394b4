import { describe, expect, it } from 'vitest';
import { repairChance } from '../../src/rules/support-weapons/upkeep.ts';
import { Field, type FieldSpec } from './field.ts';

function inMelee(spec: FieldSpec): Field {
  const field = new Field(spec);
  const melees = [{ at: field.place('A1'), fought: false }];
  field.game = { ...field.game, state: { ...field.game.state, melees } };
  return field;
}

describe('1.6 taking weapons', () => {
  it('from the ground, also those of the enemy', () => {
    const field = new Field({ units: { squad: {}, medic: {}, team: {} }, weapons: { mg: { at: 'A1', side: 1 } } });
    expect(field.ordersTo('take')).toEqual(['take squad mg']);
    field.give('take squad mg');
    expect(field.weapon('mg')).toMatchObject({ holder: 0, at: -1 });
  });

  it('from a comrade in Good Order: a swap', () => {
    const weapons = { mg: { holder: 'half' }, tripod: { holder: 'leader' } };
    const field = new Field({ units: { half: {}, leader: {} }, weapons });
    expect(field.refusal('take half tripod')?.why).toBe('the-unit-can-carry-no-more');
    for (const order of ['drop mg', 'take half tripod', 'take leader mg']) field.give(order);
    expect([field.weapon('mg').holder, field.weapon('tripod').holder]).toEqual([field.id('leader'), field.id('half')]);
  });

  it.each([
    ['shaken-units-do-not-handle-weapons', { squad: { shaken: true } }, { mg: { at: 'A1' } }],
    ['enemy-units-are-in-the-location', { squad: {}, scout: { side: 1 } }, { mg: { at: 'A1' } }],
    ['the-weapon-is-not-with-the-unit', { squad: {} }, { mg: { at: 'A2' } }],
    ['the-unit-holds-the-weapon-already', { squad: {} }, { mg: { holder: 'squad' } }],
    ['shaken-units-do-not-swap-weapons', { squad: {}, half: { shaken: true } }, { mg: { holder: 'half' } }],
    ['the-weapon-is-not-with-the-unit', { squad: {}, half: { at: 'A2' } }, { mg: { holder: 'half' } }],
    ['the-weapon-is-out-of-the-game', { squad: {} }, { mg: { condition: 'gone' } }],
  ] as const)('is refused: %s', (why, units, weapons) => {
    const field = new Field({ units, weapons });
    expect(field.refusal('take squad mg')?.why).toBe(why);
    expect(field.ordersTo('take')).toEqual([]);
  });

  it('is refused in melee', () => {
    const field = inMelee({ units: { squad: {}, 'squad/2': { side: 1 } }, weapons: { mg: { at: 'A1' } } });
    expect(field.refusal('take squad mg')?.why).toBe('units-locked-in-melee-do-not-handle-weapons');
  });

  it('is refused where the terrain has room for no more', () => {
    const weapons = { mg: { holder: 'squad' }, 'mg/2': { holder: 'squad' }, 'mg/3': { at: 'E3' } };
    const field = new Field({ units: { squad: { at: 'E3' }, 'squad/2': { at: 'E3' } }, weapons });
    expect(field.refusal('take squad/2 mg/3')?.rule).toBe('1.3');
    expect(field.refusal('take squad/2 mg/2')).toBeUndefined();
  });

  it('stops at two for a squad', () => {
    const weapons = { mg: { holder: 'squad' }, 'mg/2': { at: 'A1' }, 'mg/3': { at: 'A1' } };
    const field = new Field({ units: { squad: {} }, weapons });
    field.give('take squad mg/2');
    expect(field.ordersTo('take')).toEqual([]);
  });
});

describe('1.6 dropping and destroying weapons', () => {
  it('leaves a dropped weapon in the location', () => {
    const field = new Field({ units: { squad: { at: 'B2' } }, weapons: { mg: { holder: 'squad' } } });
    field.give('drop mg');
    expect(field.weapon('mg')).toMatchObject({ holder: -1, at: field.place('B2') });
  });

  it('does not let go of what nobody, a Shaken or a locked unit holds', () => {
    const weapons = { mg: { holder: 'squad' }, 'mg/2': { at: 'A1' }, 'mg/3': { holder: 'squad/2' } };
    const field = inMelee({
      units: { squad: {}, 'squad/2': { at: 'B2', shaken: true }, 'squad/3': { side: 1 } },
      weapons,
    });
    expect(field.refusal('drop mg')?.why).toBe('units-locked-in-melee-do-not-handle-weapons');
    expect(field.refusal('drop mg/2')?.why).toBe('none-of-your-units-holds-the-weapon');
    expect(field.refusal('drop mg/3')?.why).toBe('shaken-units-do-not-handle-weapons');
  });

  it('removes a destroyed weapon for good', () => {
    const field = new Field({ units: { squad: {} }, weapons: { mg: { holder: 'squad' } } });
    field.give('destroy squad mg');
    expect(field.weapon('mg')).toMatchObject({ condition: 'gone', holder: -1, at: -1 });
    expect(field.orders).toEqual(['done']);
  });

  it('is for squads, half-squads, crews, leaders and heroes', () => {
    const units = { squad: {}, half: {}, crew: {}, leader: {}, hero: {}, team: {}, scout: {}, medic: {} };
    const field = new Field({ units, weapons: { mg: { at: 'A1' } } });
    const destroyers = field.ordersTo('destroy').map((order) => order.split(' ')[1]);
    expect(destroyers).toEqual(['squad', 'half', 'crew', 'leader', 'hero']);
  });

  it('lets a locked unit destroy what it holds, but not what lies there', () => {
    const weapons = { mg: { holder: 'squad' }, 'mg/2': { at: 'A1' } };
    const field = inMelee({ units: { squad: {}, 'squad/2': { side: 1 } }, weapons });
    expect(field.ordersTo('destroy')).toEqual(['destroy squad mg']);
    expect(field.refusal('destroy squad mg/2')?.why).toBe('units-locked-in-melee-do-not-handle-weapons');
  });

  it('lets nobody destroy a comrade’s weapon', () => {
    const field = new Field({ units: { squad: {}, half: { shaken: true } }, weapons: { mg: { holder: 'half' } } });
    expect(field.refusal('destroy squad mg')?.why).toBe('the-weapon-is-not-with-the-unit');
    expect(field.refusal('destroy half mg')?.why).toBe('shaken-units-do-not-handle-weapons');
  });
});

describe('1.6.1 assembling and dismantling', () => {
  it('turns a tripod over once in a phase', () => {
    const field = new Field({ units: { squad: {} }, weapons: { tripod: { holder: 'squad', assembled: true } } });
    field.give('flip tripod');
    expect(field.weapon('tripod').assembled).toBe(false);
    expect(field.refusal('flip tripod')?.why).toBe('the-weapon-was-handled-before-in-this-phase');
  });

  it('lets Shaken units only dismantle', () => {
    const weapons = { tripod: { holder: 'squad', assembled: true }, 'tripod/2': { holder: 'squad' } };
    const field = new Field({ units: { squad: { shaken: true } }, weapons });
    expect(field.ordersTo('flip')).toEqual(['flip tripod']);
    expect(field.refusal('flip tripod/2')?.why).toBe('shaken-units-only-dismantle');
  });

  it('is impossible in melee, with other weapons and for the enemy', () => {
    const weapons = {
      tripod: { holder: 'squad' },
      mg: { holder: 'squad' },
      'tripod/2': { holder: 'squad/2', side: 1 as const },
    };
    const field = inMelee({ units: { squad: {}, 'squad/2': { side: 1 } }, weapons });
    expect(field.refusal('flip tripod')?.why).toBe('units-locked-in-melee-do-not-handle-weapons');
    expect(field.refusal('flip mg')?.why).toBe('the-weapon-is-not-assembled-or-dismantled');
    expect(field.refusal('flip tripod/2')?.why).toBe('none-of-your-units-holds-the-weapon');
  });

  it('includes mortars from v5.0', () => {
    const spec = { units: { squad: {} }, weapons: { mortar: { holder: 'squad' } } };
    expect(new Field(spec).refusal('flip mortar')).toBeUndefined();
    expect(new Field({ ...spec, edition: 'v4.2.1' }).refusal('flip mortar')?.rule).toBe('1.6.1');
  });
});

describe('1.6.2 clearing a jam', () => {
  const spec = { units: { squad: {} }, weapons: { jam: { holder: 'squad', condition: 'jammed' as const } } };

  it.each([
    [1, false, 'gone'],
    [2, false, 'ready'],
    [2, true, 'gone'],
    [3, true, 'ready'],
  ])('a %i (sand: %s) leaves it %s', (die, sand, condition) => {
    const field = new Field({ ...spec, sand, dice: [die] });
    const events = field.give('repair jam');
    expect(events).toContainEqual({
      t: 'repair-rolled',
      weapon: 0,
      die,
      repaired: condition === 'ready',
      rule: '1.6.2',
    });
    expect(field.weapon('jam').condition).toBe(condition);
  });

  it('needs a holder in Good Order and a jam', () => {
    const field = new Field({ ...spec, units: { squad: { shaken: true } } });
    expect(field.refusal('repair jam')?.why).toBe('shaken-units-do-not-repair');
    const whole = new Field({ units: { squad: {} }, weapons: { jam: { holder: 'squad' } } });
    expect(whole.refusal('repair jam')?.why).toBe('the-weapon-is-not-jammed');
  });

  it('is a matter of five in six, four on sand', () => {
    expect(repairChance(new Field(spec).game)).toEqual([5, 6]);
    expect(repairChance(new Field({ ...spec, sand: true }).game)).toEqual([4, 6]);
  });
});
