import { describe, expect, test } from 'vitest';
import { clearSpottedMarkers, isSpotted, spottedBecause } from '../../src/rules/sight/spotting.ts';
import type { Side } from '../../src/state/state.ts';
import { Skirmish, type Spec } from '../indirect-fire/skirmish.ts';

const HEXES = {
  E3: 'stone-building',
  D3: 'stone-building',
  E4: 'stone-building',
  G4: 'light-woods',
  I4: 'forest',
  K4: 'clear',
};

/** The enemy of side 1 stands in a place; why does side 0 see into it? */
const CASES: readonly [name: string, spec: Spec, at: string, why: string | undefined][] = [
  [
    'a building two hexes away is not (SPOT-1)',
    { units: { squad: { at: 'C4' }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    undefined,
  ],
  ['degrading terrain is not', { units: { squad: { at: 'C4' }, 'squad/2': { at: 'G4', side: 1 } } }, 'G4', undefined],
  ['open ground is', { units: { squad: { at: 'C4' }, 'squad/2': { at: 'K4', side: 1 } } }, 'K4', 'open-terrain'],
  [
    'open ground in smoke is not',
    { units: { 'squad/2': { at: 'K4', side: 1 } }, ground: [{ at: 'K4', kind: 'smoke' }] },
    'K4',
    undefined,
  ],
  [
    'open ground with rubble is not',
    { units: { 'squad/2': { at: 'K4', side: 1 } }, ground: [{ at: 'K4', kind: 'rubble' }] },
    'K4',
    undefined,
  ],
  [
    'open ground with a wreck is',
    { units: { 'squad/2': { at: 'K4', side: 1 } }, ground: [{ at: 'K4', kind: 'wreck' }] },
    'K4',
    'open-terrain',
  ],
  [
    'open ground under shells is',
    { units: { 'squad/2': { at: 'K4', side: 1 } }, ground: [{ at: 'K4', kind: 'ffe' }] },
    'K4',
    'open-terrain',
  ],
  [
    'next to a good-order friend it is (SPOT-2)',
    { units: { squad: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    'adjacent-good-order-unit',
  ],
  [
    'next to a shaken friend it is not (SPOT-2)',
    { units: { squad: { at: 'E5', shaken: true }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    undefined,
  ],
  [
    'two hexes from a friend it is not (SPOT-2)',
    { units: { squad: { at: 'E6' }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    undefined,
  ],
  [
    'a friend who has been used sees his neighbours',
    { units: { squad: { at: 'E5', marks: ['fired'] }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    'adjacent-good-order-unit',
  ],
  ['a medic sees nobody', { units: { medic: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1 } } }, 'E4', undefined],
  [
    'a medic of the older rules does',
    { edition: 'v4.1', units: { medic: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    'adjacent-good-order-unit',
  ],
  [
    'a chaplain sees his neighbours',
    { units: { chaplain: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    'adjacent-good-order-unit',
  ],
  [
    'an own marker counts',
    { units: { 'squad/2': { at: 'E4', side: 1 } }, spotted: [{ at: 'E4', side: 0 }] },
    'E4',
    'spotted-marker',
  ],
  [
    'the enemy’s marker does not (D-34)',
    { units: { 'squad/2': { at: 'E4', side: 1 } }, spotted: [{ at: 'E4', side: 1 }] },
    'E4',
    undefined,
  ],
  [
    'the other floor is another place',
    { units: { squad: { at: 'E6', marks: ['fired'] }, 'squad/2': { at: 'E4', side: 1, marks: ['fired'] } } },
    'E4:upper',
    undefined,
  ],
  [
    'a melee gives itself away',
    { units: { squad: { at: 'E4' }, 'squad/2': { at: 'E4', side: 1 } }, melees: ['E4'] },
    'E4',
    'melee',
  ],
  [
    'stealthy neighbours stay unseen (D-37)',
    { units: { squad: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1, marks: ['stealth'] } } },
    'E4',
    undefined,
  ],
  [
    'unless somebody else is with them',
    {
      units: { squad: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1, marks: ['stealth'] }, hero: { at: 'E4', side: 1 } },
    },
    'E4',
    'adjacent-good-order-unit',
  ],
  [
    'stealthy units in the open are seen',
    { units: { squad: { at: 'K5' }, 'squad/2': { at: 'K4', side: 1, marks: ['stealth'] } } },
    'K4',
    'open-terrain',
  ],
  [
    'crawlers are seen by good-order neighbours',
    { units: { squad: { at: 'E5' }, 'squad/2': { at: 'E4', side: 1, marks: ['low-crawl'] } } },
    'E4',
    'adjacent-good-order-unit',
  ],
  [
    'but not by shaken ones',
    { units: { squad: { at: 'E5', shaken: true }, 'squad/2': { at: 'E4', side: 1, marks: ['low-crawl'] } } },
    'E4',
    undefined,
  ],
  [
    'except in the older rules',
    {
      edition: 'v4.2.1',
      units: { squad: { at: 'E5', shaken: true }, 'squad/2': { at: 'E4', side: 1, marks: ['low-crawl'] } },
    },
    'E4',
    'crawling-next-to-an-enemy',
  ],
  [
    'who do not see others',
    { edition: 'v4.2.1', units: { squad: { at: 'E5', shaken: true }, 'squad/2': { at: 'E4', side: 1 } } },
    'E4',
    undefined,
  ],
  [
    'a friend under marks gives nothing away to his own side',
    { units: { squad: { at: 'E4', marks: ['fired'] } } },
    'E4',
    undefined,
  ],
];

const MARKS = [
  ['moved', true],
  ['assault-move', true],
  ['hit-and-run', true],
  ['fired', true],
  ['melee', true],
  ['low-crawl', false],
  ['stealth', false],
  ['ops-complete', false],
] as const;

describe('10.1 spotting', () => {
  test.each(CASES)('%s', (_name, spec, at, why) => {
    const s = new Skirmish({ hexes: HEXES, buildings: [['D3', 'E3', 'E4']], ...spec });
    expect(spottedBecause(s.game, s.at(at), 0)?.why).toBe(why);
    expect(isSpotted(s.game, s.at(at), 0)).toBe(why !== undefined);
  });

  test.each(MARKS)('a unit under %s: %s', (mark, expected) => {
    const s = new Skirmish({ hexes: HEXES, units: { squad: { at: 'I4', side: 1, marks: [mark] } } });
    expect(isSpotted(s.game, s.at('I4'), 0)).toBe(expected);
  });

  test('a unit moving there now is seen, and no longer when it has left (D-35)', () => {
    const s = new Skirmish({ hexes: HEXES, units: { squad: { at: 'I4', side: 1 } } });
    expect(isSpotted(s.game, s.at('I4'), 0, true)).toBe(true);
    expect(isSpotted(s.game, s.at('I4'), 0)).toBe(false);
  });

  test('a bunker in open ground hides those inside, not those outside', () => {
    const s = new Skirmish({
      strata: [{ at: 'K4', stratum: 'bunker' }],
      units: { squad: { at: 'K4:bunker', side: 1 } },
    });
    expect(isSpotted(s.game, s.at('K4:bunker'), 0)).toBe(false);
    expect(isSpotted(s.game, s.at('K4'), 0)).toBe(true);
  });

  const markers: readonly [string, Spec, readonly Side[]][] = [
    ['goes when the place is empty', { units: {}, spotted: [{ at: 'E4', side: 0 }] }, []],
    [
      'stays while somebody is there',
      { units: { squad: { at: 'E4', side: 1 } }, spotted: [{ at: 'E4', side: 0 }] },
      [0],
    ],
    ['is not kept by the side that spotted', { units: { squad: { at: 'E4' } }, spotted: [{ at: 'E4', side: 0 }] }, []],
    ['stays where assault fire left it', { units: {}, spotted: [{ at: 'E4', side: 0, stays: true }] }, [0]],
  ];
  test.each(markers)('a marker %s (D-33)', (_name, spec, left) => {
    const play = new Skirmish({ hexes: HEXES, ...spec }).play();
    clearSpottedMarkers(play);
    expect(play.state.spotted.map((marker) => marker.side)).toEqual(left);
  });
});
