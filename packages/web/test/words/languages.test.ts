import { describe, expect, test } from 'vitest';
import { en, ja } from './all-words.ts';

/** Plural forms differ between languages: "turns_one" and "turns_other" are one key. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [withoutPlural(path)];
  return Object.entries(value).flatMap(([key, inside]) => keysOf(inside, path === '' ? key : `${path}.${key}`));
}

const holes = (value: unknown): string[] => [...String(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

function sentencesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inside]) => sentencesOf(inside, `${path}.${key}`));
}

describe('English and Japanese', () => {
  test('have the same subjects', () => {
    expect(new Set(Object.keys(ja))).toEqual(new Set(Object.keys(en)));
  });

  test.each(Object.keys(en))('say the same things about "%s"', (subject) => {
    expect(new Set(keysOf(ja[subject]))).toEqual(new Set(keysOf(en[subject])));
  });

  test.each(Object.keys(en))('fill in only what the other fills in too: "%s"', (subject) => {
    const english = new Map(sentencesOf(en[subject]));
    for (const [path, sentence] of sentencesOf(ja[subject])) {
      const other = english.get(path);
      if (other !== undefined)
        expect([path, holes(sentence).filter((name) => !holes(other).includes(name))]).toEqual([path, []]);
    }
  });
});
