import { describe, expect, it } from 'vitest';
import { checkContent, describeProblem, displayNames, estimates, library } from '../src/index.ts';

const REMARKS = ['name', 'source', 'estimated', 'guessed', 'note', 'era', 'badges', 'nations'];

describe('the library', () => {
  it('is made of files that nothing is wrong with', () => {
    expect(checkContent().map(describeProblem)).toEqual([]);
  });

  it('holds every part under its own id', () => {
    const { charts, nations, unitTypes, weaponTypes, skills } = library;
    for (const part of [charts, nations, unitTypes, weaponTypes, skills]) {
      expect(Object.keys(part).length).toBeGreaterThan(0);
      for (const [id, value] of Object.entries(part)) expect(value.id).toBe(id);
    }
    for (const chart of Object.values(library.charts)) {
      for (const [id, row] of Object.entries({ ...chart.terrain, ...chart.hexsides })) expect(row.id).toBe(id);
    }
  });

  it('leaves behind what only people read', () => {
    const rows = Object.values(library.charts).flatMap((chart) =>
      Object.values({ ...chart.terrain, ...chart.hexsides }),
    );
    const { nations, unitTypes, weaponTypes, skills } = library;
    const values = [nations, unitTypes, weaponTypes, skills].flatMap((part) => Object.values(part));
    for (const value of [...values, ...rows]) {
      expect(
        Object.keys(value).filter((key) => REMARKS.includes(key)),
        value.id,
      ).toEqual([]);
    }
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(library))).toEqual(library);
  });

  it('gives every unit type the same values in the same order first', () => {
    const first = 'id kind nation badge firepower range movement morale shakenMorale leadership'.split(' ');
    for (const type of Object.values(library.unitTypes))
      expect(Object.keys(type).slice(0, first.length)).toEqual(first);
  });

  it('knows what people call things', () => {
    expect(displayNames['lt-koch']).toBe('Lt. Koch');
    expect(displayNames['m-60']).toBe('M-60');
    for (const part of [library.nations, library.unitTypes, library.weaponTypes, library.skills]) {
      for (const id of Object.keys(part)) expect(displayNames[id], id).toBeTruthy();
    }
  });

  it('says how each estimated value was chosen', () => {
    expect(estimates().length).toBeGreaterThan(0);
    for (const { of, values, note } of estimates()) {
      expect(note, of).not.toBe('');
      for (const [key, value] of Object.entries(values)) expect(value, `${of} ${key}`).toBeDefined();
    }
  });
});
