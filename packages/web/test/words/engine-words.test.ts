/** Whatever the engine can say has words: phrases are collected from its sources, not from a list kept beside them. */
import { DIRECT_FIRE_TABLE, ORDNANCE_FIRE_TABLE, SECTIONS, STATUSES } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../../../content/src/index.ts';
import { MARKS } from '../../../engine/src/state/marks.ts';
import { KEYS } from '../../src/table/offers/verbs.ts';
import { en, ja } from './all-words.ts';

const files = import.meta.glob<string>(['../../../engine/src/**/*.ts', '!../../../engine/src/notation/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const source = Object.values(files).join('\n');

const found = (pattern: RegExp, text = source): string[] =>
  [...text.matchAll(pattern)].map(([, phrase]) => phrase ?? '');

const PHRASE = /'([a-z]+(?:-[a-z]+)*)'/g;

/** First arguments of lines added to sums, and lines written out. */
const modifiers = [
  ...found(/\.add\(([^,;]*?),[^;]*?'\d+\.[\d.]+'/g).flatMap((argument) => found(PHRASE, argument)),
  ...found(/what: '([a-z-]+)', amount/g),
  ...[DIRECT_FIRE_TABLE, ORDNANCE_FIRE_TABLE].flatMap(Object.values).map(({ what }) => what),
];

const typed = (type: string): string[] =>
  found(PHRASE, found(new RegExp(`export type ${type} =([^;]*);`, 'g'))[0] ?? '');

const charts = Object.values(library.charts);
const ground = charts.flatMap(({ terrain, hexsides }) => [...Object.keys(terrain), ...Object.keys(hexsides)]);

describe.each([
  ['English', en],
  ['Japanese', ja],
])('in %s', (_, words) => {
  const wordless = (subject: string, keys: readonly string[]): string[] =>
    [...new Set(keys)].filter((key) => !Object.hasOwn(words[subject] ?? {}, key));

  test('every reason for refusing an order has words', () => {
    const reasons = found(/refusal\(\s*'[\d.]+',\s*'([a-z-]+)'/g);
    expect(reasons.length).toBeGreaterThan(300);
    expect(wordless('refusals', reasons)).toEqual([]);
  });

  test('every line of a sum has words', () => {
    expect(modifiers.length).toBeGreaterThan(100);
    expect(wordless('modifiers', [...modifiers, ...typed('WeaponClass')])).toEqual([]);
  });

  test('every section of the rules is told', () => {
    expect(wordless('rules', Object.keys(SECTIONS))).toEqual([]);
  });

  test('every event has a sentence, if only an empty one', () => {
    const events = found(/readonly t: '([a-z-]+)'/g);
    expect(events.length).toBeGreaterThan(50);
    expect(
      wordless(
        'events',
        events.filter((event) => event !== 'victory'),
      ),
    ).toEqual([]);
  });

  test('every marker and condition of a unit has a name', () => {
    expect(wordless('marks', [...MARKS, ...STATUSES])).toEqual([]);
  });

  test('every kind of decision is announced and explained', () => {
    const { decisions = {}, advice = {} } = (words.table ?? {}) as Record<string, object>;
    const kinds = typed('DecisionKind');
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter((kind) => !Object.hasOwn(decisions, kind) || !Object.hasOwn(advice, kind))).toEqual([]);
  });

  test('every order can be read', () => {
    const { give = {} } = (words.orders ?? {}) as Record<string, object>;
    const verbs = found(/readonly do: '([a-z-]+)'/g);
    expect(verbs.length).toBeGreaterThan(30);
    expect(verbs.filter((verb) => !Object.hasOwn(give, verb))).toEqual([]);
  });

  test('every order that has a key has a name in their list', () => {
    const { verbs = {} } = (words.table ?? {}) as Record<string, object>;
    expect(Object.keys(KEYS).filter((verb) => !Object.hasOwn(verbs, verb))).toEqual([]);
  });

  test('every terrain has a name', () => {
    expect(wordless('terrain', ground)).toEqual([]);
  });
});
