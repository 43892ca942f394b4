import { describe, expect, it } from 'vitest';
import { rallyChance } from '../../src/rules/rally/attempt.ts';
import type { GameEvent } from '../../src/state/events.ts';
import { Field, type FieldSpec } from './field.ts';

const SHAKEN = { shaken: true } as const;

const checkIn = (events: readonly GameEvent[]) => events.find((event) => event.t === 'morale-checked');
const chanceOf = (field: Field, name: string) => {
  if (!field.frame) throw new Error('the rally phase is over');
  return rallyChance(field.game, field.frame, field.unit(name));
};

describe('3.0 who may try to rally', () => {
  it('refuses a squad without help', () => {
    const field = new Field({ units: { squad: SHAKEN, scout: { at: 'A1' } } });
    expect(field.refusal('rally squad')).toEqual({ rule: '3.0', why: 'nobody-here-can-rally-the-unit' });
    expect(field.asks()).toBe(false);
  });

  it.each(['leader', 'commissar', 'hero', 'chaplain', 'nurse', 'piper'])('lets a %s enable it', (helper) => {
    const field = new Field({ units: { squad: SHAKEN, [helper]: {} } });
    expect(field.ordersTo('rally')).toEqual(['rally squad']);
  });

  it.each(['chaplain', 'nurse', 'piper'])('does not let a %s enable it before v5.0', (helper) => {
    const field = new Field({ edition: 'v4.1', units: { squad: SHAKEN, [helper]: {} } });
    expect(field.orders).toEqual(['done']);
  });

  it('takes no help from Shaken units, other badges, other places or the enemy', () => {
    const field = new Field({
      units: {
        squad: SHAKEN,
        'blue-leader': {},
        leader: { at: 'A2' },
        hero: { side: 1 },
        chaplain: SHAKEN,
      },
    });
    expect(field.refusal('rally squad')?.why).toBe('nobody-here-can-rally-the-unit');
  });

  it('lets weapon teams, single-man counters and SR units try alone', () => {
    const field = new Field({ units: { team: SHAKEN, medic: SHAKEN, self: SHAKEN, crew: SHAKEN, half: SHAKEN } });
    expect(field.ordersTo('rally')).toEqual(['rally team', 'rally medic', 'rally self']);
  });

  it('lets each unit try once, and only when Shaken and one’s own', () => {
    const field = new Field({
      units: { squad: SHAKEN, leader: {}, 'squad/2': { shaken: true, side: 1 } },
      dice: [6, 6],
    });
    expect(field.refusal('rally leader')?.why).toBe('the-unit-is-not-shaken');
    expect(field.refusal('rally squad/2')?.why).toBe('not-your-unit-on-the-map');
    field.give('rally squad');
    expect(field.refusal('rally squad')?.why).toBe('the-unit-has-tried-to-rally-in-this-phase');
  });

  it('lets units locked in melee try', () => {
    const field = new Field({ units: { squad: SHAKEN, leader: {}, 'squad/2': { side: 1 } } });
    const state = { ...field.game.state, melees: [{ at: field.place('A1'), fought: false }] };
    field.game = { ...field.game, state };
    expect(field.refusal('rally squad')).toBeUndefined();
  });

  it('refuses orders of other phases', () => {
    const field = new Field({ units: { squad: SHAKEN } });
    expect(field.refusal('pass')).toEqual({ rule: '3.0', why: 'not-offered-now' });
  });

  it('ends with done', () => {
    const field = new Field({ units: { squad: SHAKEN, leader: {} } });
    field.give('done');
    expect(field.frame).toBeUndefined();
  });

  it('keeps a leader downstairs from rallying upstairs (HWH-5)', () => {
    const field = new Field({
      units: { squad: { at: 'E2:upper', shaken: true }, leader: { at: 'E2', skills: ['charismatic'] } },
    });
    expect(field.refusal('rally squad')?.why).toBe('nobody-here-can-rally-the-unit');
  });
});

describe('3.0 leaders rally first', () => {
  const spec: FieldSpec = {
    units: { leader: SHAKEN, squad: SHAKEN, hero: {}, 'hero/2': { at: 'B2' }, 'squad/2': { at: 'B2', shaken: true } },
    dice: [6, 6],
  };

  it('holds back the others of the location', () => {
    const field = new Field(spec);
    expect(field.refusal('rally squad')?.why).toBe('shaken-leaders-rally-first');
    expect(field.ordersTo('rally')).toEqual(['rally leader', 'rally squad/2']);
    field.give('rally leader');
    expect(field.refusal('rally squad')).toBeUndefined();
  });

  it('holds back the whole side in v4.1', () => {
    const field = new Field({ ...spec, edition: 'v4.1' });
    expect(field.ordersTo('rally')).toEqual(['rally leader']);
  });

  it('lets a leader who just rallied help at once (D-09)', () => {
    const field = new Field({ units: { leader: SHAKEN, squad: SHAKEN }, dice: [1, 1] });
    expect(field.ordersTo('rally')).toEqual(['rally leader']);
    field.give('rally leader');
    expect(chanceOf(field, 'squad').tally.parts).toEqual([{ what: 'leadership', amount: -1, rule: '11.1.1' }]);
  });
});

describe('1.5.1 the check', () => {
  it('needs 6 or less at Morale 3 with a leader in cover (EOP-MINF-16)', () => {
    const field = new Field({ units: { squad: { at: 'C3', shaken: true }, leader: { at: 'C3' } }, dice: [4, 6] });
    expect(chanceOf(field, 'squad')).toMatchObject({ needed: 6, chance: [15, 36], tally: { total: -3 } });
    const events = field.give('rally squad');
    expect(checkIn(events)).toMatchObject({ dice: [4, 6], sum: { total: 7 }, morale: 3, passed: false, for: 'rally' });
    expect(field.unit('squad').shaken).toBe(true);
  });

  it('rallies at exactly the needed number', () => {
    const field = new Field({ units: { squad: { at: 'C3', shaken: true }, leader: { at: 'C3' } }, dice: [2, 4] });
    const events = field.give('rally squad');
    expect(events).toContainEqual({ t: 'rallied', unit: field.id('squad'), rule: '3.0' });
    expect(field.unit('squad').shaken).toBe(false);
  });

  it.each([
    [1, 2],
    [2, 2],
  ])('needs 3 with a hero in the open: %i and %i', (first, second) => {
    const field = new Field({ units: { squad: SHAKEN, hero: {} }, dice: [first, second] });
    expect(chanceOf(field, 'squad')).toMatchObject({ needed: 3, chance: [3, 36], tally: { parts: [] } });
    field.give('rally squad');
    expect(field.unit('squad').shaken).toBe(first + second > 3);
  });
});

describe('11.1.1 one leadership modifier', () => {
  it('uses the better of two leaders, once (SMC-1)', () => {
    const field = new Field({ units: { squad: SHAKEN, leader: {}, colonel: {} } });
    expect(chanceOf(field, 'squad').tally.total).toBe(-2);
  });

  it('stays with one leader for the whole phase', () => {
    const field = new Field({ units: { squad: SHAKEN, leader: {}, colonel: SHAKEN }, dice: [1, 1] });
    field.give('rally colonel');
    expect(field.game.state.led).toEqual([{ at: field.place('A1'), leader: field.id('leader') }]);
    expect(chanceOf(field, 'squad').tally.total).toBe(-1);
  });

  it('never lends to oneself, and less when wounded', () => {
    const field = new Field({ units: { colonel: SHAKEN, squad: SHAKEN, leader: { wounds: 1 } } });
    expect(chanceOf(field, 'colonel').tally.total).toBe(0);
    expect(chanceOf(field, 'squad').tally.total).toBe(0);
  });

  it('keeps to one badge, except for weapon teams', () => {
    const field = new Field({ units: { medic: SHAKEN, team: SHAKEN, 'blue-leader': {} } });
    expect(chanceOf(field, 'medic').tally.total).toBe(0);
    expect(chanceOf(field, 'team').tally.total).toBe(-1);
  });

  it('counts nurses, chaplains and pipers only from v5.0', () => {
    const units = { medic: SHAKEN, chaplain: {} };
    expect(chanceOf(new Field({ units }), 'medic').tally.total).toBe(-1);
    expect(chanceOf(new Field({ edition: 'v4.2.1', units }), 'medic').tally.total).toBe(0);
  });
});

describe('12.0 charismatic leaders', () => {
  const charismatic = { skills: ['charismatic'] };

  it('reach the hexes next to them', () => {
    const field = new Field({ units: { squad: SHAKEN, leader: { at: 'A2', ...charismatic } } });
    expect(chanceOf(field, 'squad').tally.total).toBe(-1);
    expect(field.ordersTo('rally')).toEqual(['rally squad']);
  });

  it('do not reach two hexes away, nor wounded', () => {
    const far = new Field({ units: { squad: SHAKEN, leader: { at: 'A3', ...charismatic } } });
    expect(far.ordersTo('rally')).toEqual([]);
    const wounded = new Field({ units: { squad: SHAKEN, leader: { at: 'A2', wounds: 1, ...charismatic } } });
    expect(wounded.ordersTo('rally')).toEqual([]);
  });

  it('use up the one modifier of both places', () => {
    const field = new Field({
      units: {
        squad: SHAKEN,
        colonel: { at: 'A2', ...charismatic },
        leader: { at: 'A2' },
        'squad/2': { at: 'A2', shaken: true },
      },
      dice: [6, 6],
    });
    field.give('rally squad');
    expect(field.game.state.led.map(({ at }) => at)).toEqual([field.place('A1'), field.place('A2')]);
    expect(chanceOf(field, 'squad/2').tally.total).toBe(-2);
  });
});

describe('11.10 nurses', () => {
  it('help two units and no more', () => {
    const units = { nurse: {}, squad: SHAKEN, 'squad/2': SHAKEN, 'squad/3': SHAKEN };
    const field = new Field({ units, dice: [6, 6, 6, 6] });
    field.give('rally squad');
    field.give('rally squad/2');
    expect(field.refusal('rally squad/3')?.why).toBe('nobody-here-can-rally-the-unit');
  });

  it('are not used up where a leader does as well', () => {
    const units = { nurse: {}, leader: {}, squad: SHAKEN };
    const field = new Field({ units, dice: [6, 6] });
    field.give('rally squad');
    expect(field.frame?.acted).toEqual([]);
  });

  it('help nobody in the phase in which they rallied', () => {
    const field = new Field({ units: { nurse: SHAKEN, squad: SHAKEN }, dice: [1, 1] });
    field.give('rally nurse');
    expect(field.refusal('rally squad')?.why).toBe('nobody-here-can-rally-the-unit');
  });

  it('heal instead of rallying', () => {
    const field = new Field({
      units: { nurse: {}, hero: { wounds: 1 }, 'squad/2': { at: 'A1' }, squad: SHAKEN },
      dice: [3, 3],
    });
    field.give('treat nurse hero');
    expect(field.unit('hero').wounds).toBe(0);
    expect(field.frame?.acted).toEqual([0, 0]);
    expect(field.refusal('treat nurse squad')?.why).toBe('the-healer-has-acted-in-this-phase');
  });

  it('do not heal after they rallied a unit, and rally nobody by their own check', () => {
    const field = new Field({ units: { nurse: {}, hero: { wounds: 1, at: 'A1' }, squad: SHAKEN }, dice: [6, 6] });
    expect(field.refusal('treat nurse squad')?.why).toBe('the-patient-needs-no-treatment');
    field.give('rally squad');
    expect(field.refusal('treat nurse hero')?.why).toBe('the-healer-has-acted-in-this-phase');
  });
});

describe('11.11 pipers', () => {
  const units = { piper: { at: 'A2' }, squad: SHAKEN, 'squad/2': SHAKEN, 'squad/3': { at: 'A2', shaken: true } };

  it('play for one unit next door, and give themselves away', () => {
    const field = new Field({ units, dice: [6, 6, 6, 6] });
    expect(chanceOf(field, 'squad').tally.total).toBe(-1);
    field.give('rally squad');
    expect(field.game.state.spotted).toEqual([{ at: field.place('A2'), side: 1, stays: false }]);
    expect(field.ordersTo('rally')).toEqual(['rally squad/3']);
    field.give('rally squad/3');
    expect(field.game.state.spotted).toHaveLength(1);
  });

  it('keep quiet when the unit has help where it is', () => {
    const field = new Field({ units: { ...units, hero: {} }, dice: [6, 6] });
    expect(chanceOf(field, 'squad').tally.total).toBe(0);
    field.give('rally squad');
    expect(field.game.state.spotted).toEqual([]);
  });
});

describe('3.0 listing and checking agree', () => {
  const verbs = ['rally', 'treat', 'drive', 'join', 'take', 'drop', 'destroy', 'flip', 'repair'];

  it('in a crowded location', () => {
    const field = new Field({
      units: {
        squad: SHAKEN,
        'squad/2': {},
        half: {},
        'half/2': {},
        leader: {},
        commissar: {},
        medic: { wounds: 1 },
        nurse: {},
        'blue-squad': { at: 'A2', shaken: true },
        scout: { side: 1, at: 'B2' },
      },
      weapons: {
        mg: { at: 'A1' },
        jam: { holder: 'half', condition: 'jammed' },
        tripod: { holder: 'squad', assembled: true },
        mortar: { holder: 'scout', side: 1 },
      },
      dice: [6, 5],
    });
    field.give('rally squad');
    const names = ['', ...field.unitNames, ...field.weaponNames];
    const legal = verbs.flatMap((verb) =>
      names.flatMap((a) => names.map((b) => [verb, a, b].join(' ').trim())).filter((text) => isAccepted(field, text)),
    );
    const listed = field.orders.filter((order) => order !== 'done');
    const canonical = (text: string) => field.write(field.order(text));
    const accepted = new Set(legal.map(canonical));
    expect(accepted.delete('join half/2 half')).toBe(true);
    expect(accepted).toEqual(new Set(listed));
  });
});

const isAccepted = (field: Field, text: string): boolean => field.refusal(text) === undefined;
