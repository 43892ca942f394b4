import { describe, expect, it } from 'vitest';
import { checkContent, contentFiles, describeProblem, loadLibrary } from '../src/index.ts';
import { complaints, indexOf, type Json, type Path } from './breaking.ts';

const german = (id: string): Path => ['units', indexOf('units/german.json', 'units', id)];
const vc = ['nations', indexOf('nations/modern.json', 'nations', 'vc')];
const squad = german('german-squad-1-6-4-5');
const koch = german('lt-koch');
const mortar = german('german-50mm-mortar-team');
const PLACE = `units/german.json: units[${squad[1]}] (german-squad-1-6-4-5)`;

describe('a misspelt name', () => {
  it('of the half-squad', () => {
    expect(complaints('units/german.json', [...squad, 'reducesTo'], 'german-half-squad-1-5-5-4')).toEqual([
      `${PLACE}.reducesTo: there is no counter "german-half-squad-1-5-5-4"; did you mean "german-half-squad-1-5-4-5"?`,
    ]);
  });

  it('of a nation in a file of counters', () => {
    const found = complaints('units/german.json', ['nation'], 'germn');
    expect(found).toEqual(['units/german.json: nation: there is no nation "germn"; did you mean "german"?']);
  });

  it('of a nation in a counter', () => {
    expect(complaints('units/german.json', [...koch, 'nation'], 'germany')).toEqual([
      `units/german.json: units[${koch[1]}] (lt-koch).nation: there is no nation "germany"; did you mean "german"?`,
    ]);
  });

  it('of a badge', () => {
    expect(complaints('units/german.json', [...koch, 'badge'], 'german-s')).toEqual([
      `units/german.json: units[${koch[1]}] (lt-koch).badge: nation "german" has no badge "german-s"; ` +
        'did you mean "german-ss"? Or add it to the badges of that nation',
    ]);
  });

  it('of a terrain in a national bonus', () => {
    expect(complaints('nations/modern.json', [...vc, 'terrain'], { 'heavy-jungel': { leg: 1 } })).toEqual([
      `nations/modern.json: nations[${vc[1]}] (vc).terrain.heavy-jungel: there is no terrain "heavy-jungel"; ` +
        'did you mean "heavy-jungle"?',
    ]);
  });

  it('of a key', () => {
    expect(complaints('units/german.json', [...squad, 'moral'], 5)).toEqual([
      `${PLACE}: has an unknown key: moral; did you mean "morale"? Otherwise leave it out`,
    ]);
  });

  it('of a key inside an object', () => {
    const found = complaints('terrain/wwii.json', ['terrain', 'brush', 'cost', 'legs'], 1);
    expect(found).toEqual([
      'terrain/wwii.json: terrain.brush.cost: has an unknown key: legs; did you mean "leg"? Otherwise leave it out',
    ]);
  });

  it('of a kind of unit', () => {
    expect(complaints('units/german.json', [...squad, 'kind'], 'sqad')).toEqual([
      expect.stringContaining(
        `${PLACE}.kind: is "sqad", which it cannot be; did you mean "squad"? write one of: "squad", `,
      ),
    ]);
  });

  it('of the kind of file', () => {
    expect(complaints('skills.json', ['kind'], 'skill')).toEqual([
      'skills.json: kind: is "skill", which it cannot be; did you mean "skills"? ' +
        'write one of: "terrain-chart", "nations", "units", "weapons", "skills", "names", "board", "scenario", "scenario-texts"',
    ]);
  });

  it('of a borrowed terrain', () => {
    const found = complaints('terrain/wwii.json', ['borrows', 0, 'terrain', 0], 'heavy-jungl');
    expect(found).toEqual([
      'terrain/wwii.json: borrows[0].terrain[0]: there is no row in chart "modern" called "heavy-jungl"; ' +
        'did you mean "heavy-jungle"?',
    ]);
  });

  it('of a weapon owner', () => {
    expect(complaints('weapons/wwii.json', ['weapons', 0, 'nations', 0], 'britsh')).toEqual([
      'weapons/wwii.json: weapons[0] (bren).nations[0]: there is no nation "britsh"; did you mean "british"?',
    ]);
  });
});

describe('a wrong value', () => {
  it.each<[string, string, Path, Json, string]>([
    ['missing', 'units/german.json', [...squad, 'morale'], undefined, 'morale: is missing; write a number'],
    ['a text', 'units/german.json', [...squad, 'morale'], 'five', 'morale: is "five", not a number; write a number'],
    ['too low', 'units/german.json', [...squad, 'morale'], 0, 'morale: is 0; write a number that is at least 1'],
    ['too high', 'units/german.json', [...squad, 'morale'], 21, 'morale: is 21; write a number that is at most 12'],
    [
      'a fraction',
      'units/german.json',
      [...squad, 'movement'],
      4.5,
      'movement: is 4.5, not a whole number; write a whole number',
    ],
    [
      'a bad id',
      'skills.json',
      ['skills', 0, 'id'],
      'Bad Id',
      'id: is "Bad Id"; write lower-case words joined by hyphens',
    ],
    [
      'no list',
      'skills.json',
      ['skills', 0, 'holders'],
      'hero',
      'holders: is "hero", not a list in [ ]; write a list in [ ]',
    ],
    [
      'empty',
      'skills.json',
      ['skills', 0, 'holders'],
      [],
      'holders: is []: at least 1 expected; fill it in, or leave the key out',
    ],
    [
      'a height',
      'terrain/wwii.json',
      ['terrain', 'forest', 'height'],
      'tall',
      'height: is "tall", which it cannot be; write a number or "ground"',
    ],
    ['no die', 'nations/modern.json', [...vc, 'attackDie'], 7, 'attackDie: is 7, which it cannot be; write 6 or 8'],
    [
      'a bad terrain id',
      'terrain/wwii.json',
      ['terrain', 'Big Forest'],
      {},
      'terrain.Big Forest: is no good key; write lower-case words joined by hyphens',
    ],
  ])('%s', (_what, file, path, value, expected) => {
    expect(complaints(file, path, value)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('values that do not go together', () => {
  it.each<[string, string, Path, Json, string]>([
    [
      'a squad without a half',
      'units/german.json',
      [...squad, 'reducesTo'],
      undefined,
      'is a squad without "reducesTo"; name the half-squad',
    ],
    [
      'a squad reduced to a leader',
      'units/german.json',
      [...squad, 'reducesTo'],
      'lt-koch',
      '"lt-koch" is a leader; name a half-squad',
    ],
    [
      'a half of another force',
      'units/german.json',
      [...squad, 'reducesTo'],
      'vc-half-squad-0-3-3',
      'has the badge "vc", this counter "german"; give both one badge',
    ],
    [
      'a leader that is reduced',
      'units/german.json',
      [...koch, 'reducesTo'],
      'german-half-squad-1-5-4-5',
      'only squads are reduced to half-squads; leave it out',
    ],
    ['a squad that leads', 'units/german.json', [...squad, 'leadership'], 1, 'a squad does not lead; leave it out'],
    [
      'a team without a weapon',
      'units/german.json',
      [...mortar, 'weapon'],
      undefined,
      'is a weapon team without "weapon"; say what it serves',
    ],
    [
      'a leader with a team weapon',
      'units/german.json',
      [...koch, 'weapon'],
      'mortar',
      'a leader serves no team weapon',
    ],
    [
      'ranges the wrong way round',
      'units/german.json',
      [...mortar, 'minRange'],
      31,
      '31 is more than the range of 30; exchange the two',
    ],
    [
      'a dismantled side without a tripod',
      'weapons/wwii.json',
      ['weapons', 0, 'dismantled'],
      { firepower: 1, range: 5 },
      'has no dismantled side; add "tripod": true',
    ],
    [
      'a skill that does nothing',
      'skills.json',
      ['skills', 0, 'unitsAssault'],
      undefined,
      '(assaulter): has no effect; name its effects',
    ],
    [
      'a skill both known and unknown',
      'skills.json',
      ['skills', 0, 'unknown'],
      true,
      '(assaulter): is unknown and yet has an effect',
    ],
    [
      'an estimate without its values',
      'units/german.json',
      [...koch, 'guessed'],
      undefined,
      'is estimated but has no "guessed"; write both',
    ],
    [
      'guesses without the mark',
      'units/german.json',
      [...koch, 'estimated'],
      undefined,
      'has "guessed" but is not estimated; write both',
    ],
    [
      'an estimate without a note',
      'units/german.json',
      [...koch, 'note'],
      undefined,
      'is estimated without a note; say in "note"',
    ],
    [
      'a guess at a value that is not there',
      'units/german.json',
      [...koch, 'guessed'],
      ['move'],
      'there is no value here named "move"; did you mean "movement"?',
    ],
    [
      'a terrain borrowed twice',
      'terrain/wwii.json',
      ['borrows', 0, 'terrain', 0],
      'clear',
      '"clear" is in this chart already; drop one of the two',
    ],
    [
      'a loan from nowhere',
      'terrain/wwii.json',
      ['borrows', 0, 'from'],
      'ancient',
      'there is no terrain chart "ancient"',
    ],
    [
      'an id taken twice',
      'units/german.json',
      [...koch, 'id'],
      'german-medic',
      '"german-medic" is taken: units/german.json, units[',
    ],
    ['an id taken in another file', 'units/german.json', [...koch, 'id'], 'vc-sniper', '"vc-sniper" is taken: units/'],
  ])('%s', (_what, file, path, value, expected) => {
    expect(complaints(file, path, value)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('files from elsewhere', () => {
  const extra = (data: Json) => [...contentFiles, { file: 'mine.json', data }];
  const poles: Json = { kind: 'nations', nations: [] };

  it('are checked like our own', () => {
    expect(checkContent(extra(poles))).toEqual([]);
    expect(checkContent(extra('nothing')).map(describeProblem)).toEqual([
      expect.stringMatching(/^mine\.json: kind: is missing; write one of: "terrain-chart", /),
    ]);
    expect(checkContent(extra(null))).toHaveLength(1);
    expect(checkContent(extra([])).map(({ place }) => place)).toEqual(['kind']);
  });

  it('do not make good references look bad when a record is broken', () => {
    const found = complaints('nations/wwii.json', ['nations', 1, 'smoke'], 'much');
    expect(found).toEqual(['nations/wwii.json: nations[1] (german).smoke: is "much", not a number; write a number']);
  });

  it('add counters without any code', () => {
    const marks = { source: 'home', name: 'Squad' };
    const values = { firepower: 1, range: 5, movement: 4, morale: 5 };
    const files = extra({
      kind: 'units',
      nation: 'dutch',
      badge: 'dutch',
      units: [
        { id: 'dutch-marines', kind: 'squad', reducesTo: 'dutch-marines-half', ...values, ...marks },
        { id: 'dutch-marines-half', kind: 'half-squad', ...values, ...marks },
      ],
    });
    expect(checkContent(files)).toEqual([]);
    const { unitTypes } = loadLibrary(files);
    expect(unitTypes['dutch-marines']).toMatchObject({
      nation: 'dutch',
      badge: 'dutch',
      shakenMorale: 5,
      leadership: 0,
    });
    expect(Object.keys(unitTypes).length).toBeGreaterThan(100);
  });
});
