/** A library of a few counters, for tests of the notation. */
import type { Library } from '../../src/notation/library.ts';
import { CHART } from '../fixtures/chart.ts';

const airborne = {
  nation: 'us',
  badge: 'us-airborne',
  movement: 4,
  morale: 6,
  shakenMorale: 6,
  leadership: 0,
  assault: true,
};

export const LIBRARY: Library = {
  charts: { wwii: { ...CHART, id: 'wwii' } },
  nations: {
    us: { id: 'us', smoke: 2, starshell: 2 },
    german: { id: 'german', smoke: 2, starshell: 2 },
    generic: { id: 'generic', smoke: 2, starshell: 2 },
  },
  unitTypes: {
    'us-squad': { id: 'us-squad', kind: 'squad', firepower: 2, range: 5, reducesTo: 'us-half', ...airborne },
    'us-half': { id: 'us-half', kind: 'half-squad', firepower: 1, range: 4, ...airborne },
  },
  weaponTypes: {
    bar: { id: 'bar', class: 'machine-gun', firepower: 1, range: 5 },
    m1919: { id: 'm1919', class: 'machine-gun', firepower: 2, range: 9, tripod: true },
  },
  skills: { deadly: { id: 'deadly', holders: ['hero'], firepower: 1 } },
};
