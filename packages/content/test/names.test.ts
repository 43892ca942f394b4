import { describe, expect, it } from 'vitest';
import { checkContent, contentFiles, describeProblem, displayNames, LANGUAGES, namesIn } from '../src/index.ts';
import { complaints, indexOf } from './breaking.ts';

const at = (id: string): string => `units/german.json: units[${indexOf('units/german.json', 'units', id)}] (${id}).id`;

describe('names in other languages', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s has one for everything, and no other', (language) => {
    const file = contentFiles.find((one) => one.file === `names/${language}.json`);
    const given = file?.data as { readonly names: Readonly<Record<string, string>> } | undefined;
    expect(new Set(Object.keys(given?.names ?? {}))).toEqual(new Set(Object.keys(displayNames)));
    expect(namesIn(language)).toEqual(given?.names);
  });

  it('are told in Japanese letters wherever a name is more than a designation', () => {
    for (const [id, name] of Object.entries(namesIn('ja'))) {
      expect(name, id).toMatch(/[\p{Script=Han}\p{Script=Katakana}]|^VAB-HOT$/u);
    }
  });

  it('are missed where there is none', () => {
    expect(complaints('names/ja.json', ['names', 'lt-koch'], undefined)).toEqual([
      `${at('lt-koch')}: "lt-koch" has no name in the language "ja"; write one in names/ja.json`,
    ]);
  });

  it('are refused for what there is not', () => {
    expect(complaints('names/ja.json', ['names', 'lt-kock'], 'コック中尉')).toEqual([
      'names/ja.json: names.lt-kock: there is no nation, counter, weapon or skill "lt-kock"; did you mean "lt-koch"?',
    ]);
  });

  it('are no names when they are empty', () => {
    expect(complaints('names/ja.json', ['names', 'lt-koch'], '')).toEqual([
      'names/ja.json: names.lt-koch: is "": at least 1 expected; fill it in, or leave the key out',
    ]);
  });

  it('of English stand in the records themselves', () => {
    expect(complaints('names/ja.json', ['language'], 'en')).toContain(
      'names/ja.json: language: is "en", which it cannot be; write one of: "ja"',
    );
  });

  it('can be added to by a designer, who may also go without', () => {
    const squad = { id: 'dutch-marines', name: 'Marines', source: 'home', kind: 'half-squad', movement: 4, morale: 5 };
    const units = { file: 'mine.json', data: { kind: 'units', nation: 'dutch', badge: 'dutch', units: [squad] } };
    const names = { file: 'names.json', data: { kind: 'names', language: 'ja', names: { 'dutch-marines': '海兵' } } };
    expect(checkContent([...contentFiles, units]).map(describeProblem)).toEqual([]);
    expect(checkContent([...contentFiles, units, names]).map(describeProblem)).toEqual([]);
  });
});
