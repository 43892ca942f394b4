import { describe, expect, it, test } from 'vitest';
import {
  chanceAtLeast,
  isBelowTable,
  KILL_NUMBER,
  MELEE_COLUMNS,
  oddsColumn,
  shiftedByHero,
} from '../../src/rules/melee/odds.ts';

/** The support table of the rulebook: a row for each defence of 1 to 14, in it a column for each attack of 1 to 14. */
const TABLE = `
  1:1 2:1 3:1 4:1 5:1 5:1 5:1 5:1 5:1 5:1 5:1 5:1 5:1 5:1
  1:2 1:1 3:2 2:1 3:1 3:1 4:1 4:1 5:1 5:1 5:1 5:1 5:1 5:1
  1:3 2:3 1:1 3:2 2:1 2:1 3:1 3:1 3:1 4:1 4:1 4:1 5:1 5:1
  1:3 1:2 1:1 1:1 3:2 3:2 2:1 2:1 3:1 3:1 3:1 3:1 4:1 4:1
  1:3 1:2 2:3 1:1 1:1 3:2 3:2 2:1 2:1 2:1 3:1 3:1 3:1 3:1
  1:3 1:3 1:2 2:3 1:1 1:1 3:2 3:2 3:2 2:1 2:1 2:1 3:1 3:1
  1:3 1:3 1:2 2:3 1:1 1:1 1:1 3:2 3:2 3:2 2:1 2:1 2:1 2:1
  1:3 1:3 1:2 1:2 2:3 1:1 1:1 1:1 3:2 3:2 3:2 3:2 2:1 2:1
  1:3 1:3 1:3 1:2 2:3 2:3 1:1 1:1 1:1 3:2 3:2 3:2 3:2 2:1
  1:3 1:3 1:3 1:2 1:2 2:3 1:1 1:1 1:1 1:1 3:2 3:2 3:2 3:2
  1:3 1:3 1:3 1:2 1:2 2:3 2:3 1:1 1:1 1:1 1:1 3:2 3:2 3:2
  1:3 1:3 1:3 1:3 1:2 1:2 2:3 2:3 1:1 1:1 1:1 1:1 3:2 3:2
  1:3 1:3 1:3 1:3 1:2 1:2 2:3 2:3 1:1 1:1 1:1 1:1 1:1 3:2
  1:3 1:3 1:3 1:3 1:2 1:2 1:2 2:3 2:3 1:1 1:1 1:1 1:1 1:1`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

describe('8.0 odds', () => {
  it('has a cell for every attack and defence up to 14', () => {
    expect(rows.map((row) => row.length)).toEqual(new Array(14).fill(14));
  });

  test.each(rows.map((row, index) => ({ defence: index + 1, row })))(
    'against a defence of $defence',
    ({ defence, row }) => {
      expect(row.map((_, index) => MELEE_COLUMNS[oddsColumn(index + 1, defence)])).toEqual(row);
    },
  );

  it('gives each column its Kill Number', () => {
    const numbers = MELEE_COLUMNS.map((odds, column) => `${odds} ${KILL_NUMBER[column]}`);
    expect(numbers.join(', ')).toBe('1:3 11, 1:2 10, 2:3 9, 1:1 8, 3:2 7, 2:1 6, 3:1 5, 4:1 4, 5:1 3');
  });

  it('shifts one column for Heroes, never beyond 5:1', () => {
    expect(shiftedByHero(oddsColumn(3, 2))).toBe(MELEE_COLUMNS.indexOf('2:1'));
    expect(shiftedByHero(oddsColumn(1, 5))).toBe(MELEE_COLUMNS.indexOf('1:2'));
    expect(shiftedByHero(oddsColumn(6, 1))).toBe(MELEE_COLUMNS.indexOf('5:1'));
  });

  test.each([
    [1, 3, false],
    [1, 4, true],
    [2, 6, false],
    [2, 7, true],
  ])('%i against %i is worse than 1:3: %s', (attack, defence, below) => {
    expect(isBelowTable(attack, defence)).toBe(below);
  });
});

describe('8.0 chances', () => {
  test.each([
    [6, 0, 6, 26, 36],
    [8, 1, 6, 21, 36],
    [8, -2, 6, 6, 36],
    [3, 0, 6, 35, 36],
    [11, -2, 6, 0, 36],
    [3, 3, 6, 36, 36],
    [8, 0, 8, 27, 48],
  ])('Kill Number %i with %i on the roll and a d%i', (killNumber, modifier, sides, ways, of) => {
    expect(chanceAtLeast(killNumber, modifier, sides)).toEqual({ ways, of });
  });
});
