import { expect, test } from 'vitest';
import { hexWords, typed } from '../../src/words/hex-words.ts';

test('the number of a board stands apart from the hex on it', () => {
  expect(['101I4', '15K10', 'H6', 'A0', '–'].map(hexWords)).toEqual(['101·I4', '15·K10', 'H6', 'A0', '–']);
});

test('what is shown is found by what is typed', () => {
  expect(typed('Step to 101·I4')).toContain(typed('101i4'));
  expect(typed('2-\u20605-\u20604分隊')).toBe('2-5-4分隊');
});
