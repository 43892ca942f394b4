import { describe, expect, it } from 'vitest';
import {
  readPrintedUnit,
  readPrintedWeapon,
  writePrintedUnit,
  writePrintedWeapon,
} from '../../src/notation/printed.ts';

describe('1.1.1 counters by their printed values', () => {
  it('reads a squad as the books write it', () => {
    expect(readPrintedUnit('squad 2-5-4(AM)-6')).toEqual({
      kind: 'squad',
      firepower: 2,
      range: 5,
      movement: 4,
      morale: 6,
      shakenMorale: 6,
      leadership: 0,
      assault: true,
    });
  });

  it('reads a shaken morale of its own, superscripts and a least range', () => {
    expect(readPrintedUnit('squad 1M-4-3-4/3')).toMatchObject({ meleeBonus: true, morale: 4, shakenMorale: 3 });
    expect(readPrintedUnit('weapon-team 2-2..30-2-6 mortar 60mm')).toMatchObject({
      minRange: 2,
      range: 30,
      weapon: 'mortar',
      calibre: 60,
    });
  });

  it.each([
    ['Half squad 1-4-4-6', 'half-squad 1-4-4-6'],
    ['WT 4-10-2-5 MG', 'weapon-team 4-10-2-5 machine-gun'],
    ['corpsman 6-6', 'medic 6-6'],
    ['political officer 6-1-6', 'commissar 6-1-6'],
  ])('reads %s as players say it', (said, written) => {
    expect(readPrintedUnit(said)).toEqual(readPrintedUnit(written));
  });

  it('reads weapons as players say them', () => {
    expect(readPrintedWeapon('MG 2-9')).toEqual(readPrintedWeapon('machine-gun 2-9'));
    expect(readPrintedWeapon('satchel charge 6')).toEqual(readPrintedWeapon('satchel-charge 6'));
  });

  it('gives counters named without Morale an ordinary one', () => {
    expect(readPrintedUnit('squad 2-5-4')).toMatchObject({ morale: 5, shakenMorale: 5 });
  });

  it('reads a leader as Morale, leadership and movement', () => {
    expect(readPrintedUnit('leader 7-1-6')).toMatchObject({ morale: 7, leadership: 1, movement: 6, firepower: 0 });
  });

  it('reads an Armor Leader as Morale and leadership', () => {
    expect(readPrintedUnit('armor-leader 7-1')).toMatchObject({ morale: 7, leadership: 1, movement: 0 });
  });

  it.each([
    'squad 2-5-4(AM)-6',
    'squad 1AM-7-4-6/5 stealth extended-range self-rally',
    'half-squad 0-3-3-4/3',
    'weapon-team 1-40-0-5 ordnance 88mm immobile',
    'hero 1-6-6-6',
    'scout 1-6-6-6',
    'leader 6/5-1-6',
    'armor-leader 7-1',
    'leader 6-1-6 assault',
    'medic 6-6',
    'marksman 6-4',
    'sniper 6',
  ])('writes %s back as it was', (text) => {
    const unit = readPrintedUnit(text);
    if ('problem' in unit) throw new Error(unit.problem);
    expect(writePrintedUnit(unit)).toBe(text);
  });

  it.each(['machine-gun 2J-9 tripod(1-6)', 'machine-gun 1-5', 'mortar 2-2..30', 'satchel-charge 6-1'])(
    'writes %s back as it was',
    (text) => {
      const weapon = readPrintedWeapon(text);
      if ('problem' in weapon) throw new Error(weapon.problem);
      expect(writePrintedWeapon(weapon)).toBe(text);
    },
  );

  it.each([
    ['squad 2-5', 'write IFP-Range-MF-Morale, such as 2-5-4(AM)-6 or 1-4-3-4/3'],
    ['leader 6', 'write Morale-LM-MF, such as 6-1-6'],
    ['weapon-team 4-10-2-5', 'add one of: machine-gun, mortar, ordnance'],
  ])('says what is missing in %s', (text, remedy) => {
    expect(readPrintedUnit(text)).toMatchObject({ remedy });
  });

  it('refuses words that say nothing', () => {
    expect(readPrintedUnit('squad 2-5-4-6 brave')).toMatchObject({ problem: '"brave" says nothing about a squad' });
    expect(readPrintedWeapon('machine-gun 2-9 loud')).toMatchObject({ problem: '"loud" says nothing about a weapon' });
  });
});
