import { describe, expect, it } from 'vitest';
import { difference, matches } from '../../src/case/match.ts';

const tally = {
  total: 6,
  parts: [
    { what: 'leadership', amount: 1, rule: '5.0.1' },
    { what: 'squad', amount: 5, rule: '5.0' },
  ],
};

describe('what a case expects, against what is', () => {
  it('looks only at what is named', () => {
    expect(matches({ t: 'moved' }, { t: 'moved', to: 'E4' })).toBe(true);
    expect(difference({ to: 'E5' }, { t: 'moved', to: 'E4' })).toEqual({ path: 'to', expected: 'E5', actual: 'E4' });
  });

  it('compares a number with the total of a tally', () => {
    expect(matches(6, tally)).toBe(true);
    expect(matches(5, tally)).toBe(false);
  });

  it('finds each line of a tally in any order', () => {
    expect(matches({ parts: [{ amount: 5 }, { amount: 1, rule: '5.0.1' }] }, tally)).toBe(true);
    expect(matches({ parts: [{ amount: 2 }] }, tally)).toBe(false);
  });

  it('takes names in any order, all of them', () => {
    expect(matches(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(matches(['a'], ['b', 'a'])).toBe(false);
  });

  it('takes dice in their order', () => {
    expect(matches([4, 2], [4, 2])).toBe(true);
    expect(matches([2, 4], [4, 2])).toBe(false);
  });

  it('takes a section for its subsections', () => {
    expect(matches({ rule: '11.1' }, { rule: '11.1.2' })).toBe(true);
    expect(matches({ rule: '11.1' }, { rule: '11.12' })).toBe(false);
    expect(matches({ rule: '11.1.2' }, { rule: '11.1' })).toBe(false);
  });

  it('tells null from nothing', () => {
    expect(matches(null, null)).toBe(true);
    expect(matches(null, undefined)).toBe(false);
  });
});
