import { describe, expect, it } from 'vitest';
import { layOver, readCase } from '../../src/case/read-cases.ts';

describe('laying one position over another', () => {
  it('joins objects, replaces the rest and removes by null', () => {
    const under = { a: { b: 1, c: [1, 2] }, d: 1 };
    expect(layOver(under, { a: { c: [3], e: 2 }, d: null })).toEqual({ a: { b: 1, c: [3], e: 2 } });
    expect(layOver(undefined, { a: 1 })).toEqual({ a: 1 });
    expect(layOver(under, undefined)).toEqual(under);
  });

  it('keeps null where it says that there is no armour and no HE-equivalent', () => {
    const truck = { hull: { front: null, flank: null, rear: null } };
    expect(layOver({ tank: {} }, { truck })).toEqual({ tank: {}, truck });
    expect(layOver({ rifle: { he: 1 } }, { rifle: { he: null } })).toEqual({ rifle: { he: null } });
  });
});

describe('null in a position', () => {
  it('is as good as leaving out, in a single case and in what cases share', () => {
    const position = { units: { a: { is: 'squad 2-5-4', side: 'us', at: null } } };
    const [single] = readCase('one.json', { case: 'one', position }).cases;
    const [member] = readCase('many.json', { position, cases: [{ case: 'one' }] }).cases;
    for (const read of [single, member])
      expect(read?.written.position?.units).toEqual({ a: { is: 'squad 2-5-4', side: 'us' } });
  });
});

describe('a file of cases', () => {
  const book = {
    rule: '5.0',
    edition: ['v4.1', 'v5.0'],
    position: { units: { a: { is: 'squad 2-5-4', side: 'us', at: 'D4' } } },
    cases: [
      { case: 'one', position: { units: { a: { shaken: true } } } },
      { case: 'two', edition: 'v5.0' },
    ],
  };

  it('runs each case in each of its editions', () => {
    expect(readCase('f', book).cases.map(({ name }) => name)).toEqual(['one (v4.1)', 'one (v5.0)', 'two']);
  });

  it('shares what stands at its top', () => {
    const [one] = readCase('f', book).cases;
    expect(one?.written).toMatchObject({
      rule: '5.0',
      position: { units: { a: { is: 'squad 2-5-4', shaken: true } } },
    });
  });
});

describe('a malformed case', () => {
  it.each([
    ['no name', { steps: [] }, 'case', 'this is missing'],
    ['a key', { case: 'x', stepz: [] }, 'stepz', 'there is no key "stepz" here'],
    ['a step', { case: 'x', steps: [{ ordre: {} }] }, 'steps[0].ordre', 'there is no key "ordre" here'],
    ['a verb', { case: 'x', steps: [{ order: { do: 'shute' } }] }, 'steps[0].order.do', '"shute" is not known here'],
    ['a section', { case: 'x', rule: '99.9' }, 'rule', '"99.9" is not known here'],
    [
      'an event',
      { case: 'x', steps: [{ expect: { events: [{ t: 'atacked' }] } }] },
      'steps[0].expect.events[0].t',
      'there is no event "atacked"',
    ],
    [
      'a field of an event',
      { case: 'x', expect: { events: [{ t: 'attacked', fp: 4 }] } },
      'expect.events[0].fp',
      'there is no key of event "attacked" called "fp"',
    ],
    [
      'a mark',
      { case: 'x', expect: { units: { a: { marks: ['spent'] } } } },
      'expect.units.a.marks[0]',
      '"spent" is not known here',
    ],
    ['a case inside', { cases: [{ case: 'x', dice: ['six'] }] }, 'cases[0].dice[0]', '"six" cannot stand here'],
  ])('is told: %s', (_, written, path, problem) => {
    expect(readCase('f', written).problems).toContainEqual({ path, problem, remedy: expect.any(String) });
  });
});
