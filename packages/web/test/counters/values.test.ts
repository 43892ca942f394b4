import type { UnitType } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { drawCounter } from '../../src/counters/index.ts';
import { unitOf, weaponOf } from './samples.ts';
import { valueIn, valuesIn } from './svg-check.ts';

const RED = '#a81c17';
const YELLOW = '#f3c42f';

const squad = (values: Partial<UnitType> = {}): string => drawCounter({ unit: unitOf('squad', values) });
/** The frames around figures, by what is inside and around them. */
const boxes = (svg: string): string[] =>
  [...svg.matchAll(/<rect[^>]*height="21.6"[^>]*>/g)].map(
    ([box]) => `${/fill="([^"]*)"/.exec(box)?.[1]} ${/stroke="([^"]*)"/.exec(box)?.[1]}`,
  );

describe('1.1 values on counters', () => {
  it('prints firepower, range and movement below, Morale above', () => {
    expect(Object.fromEntries(valuesIn(squad()))).toEqual({ firepower: '2', range: '6', movement: '4', morale: '5' });
  });

  it('prints a firepower of 0', () => {
    expect(valueIn(squad({ firepower: 0 }), 'firepower')).toBe('0');
  });

  it('prints Morale, leadership and movement of a leader, and no fire', () => {
    const leader = unitOf('leader', { firepower: 0, range: 0, movement: 6, morale: 7, leadership: 1 });
    expect(valuesIn(drawCounter({ unit: leader, name: 'Major Tom' }))).toEqual([
      ['morale', '7'],
      ['leadership', '1'],
      ['movement', '6'],
      ['name', 'Major Tom'],
    ]);
    expect(valueIn(drawCounter({ unit: { ...leader, leadership: 0 } }), 'leadership')).toBe('0');
  });

  it('prints the leadership of others who lead, with and without fire', () => {
    expect(valueIn(drawCounter({ unit: unitOf('commissar', { leadership: 2 }) }), 'leadership')).toBe('2');
    const chaplain = unitOf('chaplain', { leadership: 1, firepower: 0, range: 0 });
    expect(valueIn(drawCounter({ unit: chaplain }), 'leadership')).toBe('1');
    expect(valueIn(squad(), 'leadership')).toBeUndefined();
  });

  it('names single men by their calling unless they have a name', () => {
    const unit = unitOf('armor-leader', { firepower: 0, range: 0, movement: 0 });
    expect(valueIn(drawCounter({ unit }), 'name')).toBe('Armor Leader');
    expect(valueIn(drawCounter({ unit }), 'movement')).toBeUndefined();
  });

  it('prints no name on squads and half-squads', () => {
    expect(valueIn(drawCounter({ unit: unitOf('half-squad'), name: 'x' }), 'name')).toBeUndefined();
  });

  it('prints the shaken Morale, no fire and no leadership on the shaken side', () => {
    expect(valuesIn(drawCounter({ unit: unitOf('squad'), shaken: true }))).toEqual([
      ['morale', '3'],
      ['movement', '4'],
    ]);
    const leader = drawCounter({ unit: unitOf('leader', { leadership: 1 }), shaken: true, name: 'Koch' });
    expect(Object.fromEntries(valuesIn(leader))).toEqual({ morale: '3', movement: '4', name: 'Koch' });
  });

  it.each(['squad', 'weapon-team', 'sniper', 'hero'] as const)(
    'prints SR on the shaken side of a %s that has it (3.0)',
    (kind) => {
      const rallies = unitOf(kind, { selfRally: true });
      expect(valueIn(drawCounter({ unit: rallies, name: 'x', shaken: true }), 'self-rally')).toBe('SR');
      expect(valueIn(drawCounter({ unit: rallies, shaken: true }), 'self-rally')).toBe('SR');
      expect(valueIn(drawCounter({ unit: rallies, name: 'x' }), 'self-rally')).toBeUndefined();
      expect(valueIn(drawCounter({ unit: unitOf(kind), name: 'x', shaken: true }), 'self-rally')).toBeUndefined();
    },
  );

  it('puts a team that cannot leave its hex in brackets (1.7)', () => {
    const unit = unitOf('weapon-team', { weapon: 'ordnance', firepower: 0, range: 0, movement: 1, immobile: true });
    expect(valuesIn(drawCounter({ unit })).slice(1)).toEqual([
      ['firepower', '*'],
      ['range', '–'],
      ['movement', '(1)'],
    ]);
  });

  it('prints both ranges of a mortar', () => {
    expect(valueIn(squad({ minRange: 2, range: 30 }), 'range')).toBe('2–30');
  });
});

describe('boxes and superscripts', () => {
  it('draws none without need', () => {
    expect(boxes(squad())).toEqual([]);
  });

  it('boxes movement in red for assault (6.1), with a point ahead for those who see no red', () => {
    expect(boxes(squad({ assault: true }))).toEqual([`#f7f0de ${RED}`]);
    expect(squad({ assault: true })).toMatch(new RegExp(`<path d="[^"]*l5\\.5 6l-5\\.5 6z" fill="${RED}"`));
  });

  it('boxes movement in yellow for stealth (6.4), round and dashed', () => {
    const drawn = squad({ stealth: true });
    expect(boxes(drawn)).toEqual([`${YELLOW} #1d1b17`]);
    expect(drawn).toMatch(/rx="10\.5"[^>]*stroke-dasharray/);
  });

  it('shows both where both hold', () => {
    expect(boxes(squad({ assault: true, stealth: true }))).toEqual([`${YELLOW} ${RED}`, 'none #1d1b17']);
  });

  it('boxes range in black for extended range (5.4)', () => {
    expect(boxes(squad({ extendedRange: true }))).toEqual(['#f7f0de #1d1b17']);
  });

  it('prints movement in red over a double arrow for hit and run (6.7)', () => {
    const drawn = squad({ hitAndRun: true });
    expect(drawn).toMatch(new RegExp(`<text[^>]*fill="${RED}"[^>]*data-value="movement"`));
    expect(drawn).toMatch(new RegExp(`<path[^>]*stroke="${RED}"`));
  });

  it('leaves boxes away on the shaken side', () => {
    expect(boxes(drawCounter({ unit: unitOf('squad', { assault: true, stealth: true }), shaken: true }))).toEqual([]);
  });

  it.each([
    [{ assaulter: true }, ['A']],
    [{ meleeBonus: true }, ['M']],
    [{ assaulter: true, meleeBonus: true }, ['A', 'M']],
    [{}, []],
  ])('prints the superscripts of %j', (values, letters) => {
    const found = valuesIn(squad(values)).filter(([name]) => name === 'superscript');
    expect(found.map(([, letter]) => letter)).toEqual(letters);
  });
});

describe('1.6 support weapons', () => {
  const drawn = (...args: Parameters<typeof weaponOf>): string =>
    drawCounter({ weapon: weaponOf(...args), name: 'MG34' });

  it('prints firepower and range, but neither Morale nor movement', () => {
    expect(valuesIn(drawn('machine-gun'))).toEqual([
      ['name', 'MG34'],
      ['firepower', '3'],
      ['range', '8'],
    ]);
  });

  it('prints an asterisk for weapons that fire by a table', () => {
    expect(valueIn(drawn('ordnance', { firepower: 0 }), 'firepower')).toBe('*');
    expect(valueIn(drawn('anti-tank-rifle', { firepower: 0 }), 'firepower')).toBe('*');
    expect(valueIn(drawn('machine-gun', { firepower: 0 }), 'firepower')).toBe('0');
  });

  it('prints J and M above the firepower', () => {
    expect(valueIn(drawn('machine-gun', { jams: true }), 'superscript')).toBe('J');
    expect(valueIn(drawn('machine-gun', { meleeBonus: true }), 'superscript')).toBe('M');
  });

  it('shows a tripod gun on its tripod, on its bipod with its own values, or in pieces (1.6.1)', () => {
    const bipod = weaponOf('machine-gun', { tripod: true, dismantled: { firepower: 2, range: 7 } });
    const pieces = weaponOf('machine-gun', { tripod: true, jams: true });
    expect(valueIn(drawCounter({ weapon: bipod }), 'firepower')).toBe('3');
    const off = drawCounter({ weapon: bipod, assembled: false });
    expect([valueIn(off, 'firepower'), valueIn(off, 'range')]).toEqual(['2', '7']);
    const packed = valuesIn(drawCounter({ weapon: pieces, assembled: false }));
    expect(packed).toEqual([
      ['firepower', '–'],
      ['range', '–'],
    ]);
  });

  it('says that a jammed weapon is jammed (1.6.2)', () => {
    const jammed = drawCounter({ weapon: weaponOf('machine-gun', { jams: true }), jammed: true });
    expect(valueIn(jammed, 'jammed')).toBe('JAMMED');
    expect(valueIn(jammed, 'firepower')).toBeUndefined();
  });
});
