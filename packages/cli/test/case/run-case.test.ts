import { library } from '@opfire/content';
import { describe, expect, it } from 'vitest';
import { type RunnableCase, readCase } from '../../src/case/read-cases.ts';
import { runCase } from '../../src/case/run-case.ts';

const POSITION = {
  board: { hexes: { D6: 'light-woods' } },
  units: {
    sq1: { is: 'squad 4-5-4-6', side: 'us', at: 'D4' },
    sq2: { is: 'squad 2-5-4-6', side: 'us', at: 'D4' },
    k1: { is: 'squad 1-6-4-5', side: 'german', at: 'D6' },
  },
  spotted: { us: ['D6'] },
};

const ACTIVATE = { order: { do: 'activate', at: ['D4'] } };
const FIRE = { do: 'fire', units: ['sq1'], at: 'D6' };

function read(written: object): RunnableCase {
  const { cases, problems } = readCase('test.json', { case: 'a case', position: POSITION, ...written });
  if (problems.length > 0) throw new Error(problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n'));
  return cases[0] as RunnableCase;
}

const failuresOf = (written: object) => runCase(read(written), library).failures;

describe('dice', () => {
  it('of a step are used by it, all of them', () => {
    expect(failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [1, 5] }] })).toEqual([]);
    expect(failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [1, 5, 6] }] })).toEqual([
      { step: 2, what: 'dice', expected: 'all used', actual: '6 left over' },
    ]);
    expect(failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [1] }] })).toMatchObject([{ step: 2, what: 'dice' }]);
  });

  it('of a case serve all its steps', () => {
    expect(failuresOf({ dice: [1, 5], steps: [ACTIVATE, { order: FIRE }] })).toEqual([]);
    expect(failuresOf({ dice: [1, 5, 6], steps: [ACTIVATE, { order: FIRE }] })).toMatchObject([
      { step: 0, what: 'dice' },
    ]);
  });
});

describe('dice that cannot be', () => {
  it('are told with what they were for, as those that are missing', () => {
    expect(failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [7, 1] }] })).toMatchObject([
      { step: 2, actual: 'a die of 6 faces cannot show 7 (for: attack)' },
    ]);
    expect(failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [6, 1] }] })).toMatchObject([
      { step: 2, what: 'dice', actual: 'the dice script holds 2 dice, and one more is needed for: damage-check' },
    ]);
  });
});

describe('refusals', () => {
  const again = { ...FIRE, units: ['sq2'] };

  it('are expected by rule, by reason, or at all', () => {
    for (const refused of [true, '4.0', { rule: '4.0' }, { why: 'declare-the-locations-first' }]) {
      expect(failuresOf({ steps: [{ order: FIRE, refused }] })).toEqual([]);
    }
  });

  it('fail a case that did not expect them, and say so', () => {
    expect(failuresOf({ steps: [{ order: again }] })).toMatchObject([
      {
        step: 1,
        what: 'order "fire"',
        expected: 'accepted',
        actual: { refused: { rule: '4.0' }, at: 'us to decide: impulse' },
      },
    ]);
    expect(failuresOf({ steps: [{ order: FIRE, refused: '6.0' }] })).toMatchObject([
      { what: 'refused', expected: { rule: '6.0' }, actual: { rule: '4.0' } },
    ]);
    expect(failuresOf({ steps: [{ ...ACTIVATE, refused: '4.0' }] })).toMatchObject([{ actual: 'accepted' }]);
  });
});

describe('what has ended by itself', () => {
  const RALLY = { phase: 'rally', units: { ...POSITION.units, sq1: { ...POSITION.units.sq1, shaken: true } } };
  const MOVE = { do: 'move', units: ['sq1'], path: ['D3', 'D2', 'D1', 'E1'] };
  const HERO = { ...POSITION.units.sq1, is: 'squad 4-5-4(AM)-6' };

  it('still says why it would refuse', () => {
    const rally = { order: { do: 'rally', unit: 'sq1' } };
    expect(failuresOf({ position: RALLY, steps: [{ ...rally, refused: '3.0' }] })).toEqual([]);
    expect(failuresOf({ position: RALLY, steps: [rally] })).toMatchObject([
      { actual: { refused: { rule: '3.0' }, at: 'nobody has anything left to do in this phase' } },
    ]);
    const step = { order: { do: 'step', to: 'F1' }, refused: { rule: '6.0', why: 'not-enough-movement-points' } };
    expect(failuresOf({ steps: [ACTIVATE, { order: MOVE }, step] })).toEqual([]);
  });

  it('may be ended once more', () => {
    const ends = ['hold', 'stop', 'hold', 'done'].map((verb) => ({ order: { do: verb } }));
    const alone = { units: { sq1: POSITION.units.sq1, k1: POSITION.units.k1 } };
    expect(failuresOf({ position: alone, steps: [ACTIVATE, { order: MOVE }, ...ends] })).toEqual([]);
    expect(failuresOf({ steps: [{ order: { do: 'done' } }] })).toMatchObject([{ expected: 'accepted' }]);
    expect(failuresOf({ otherwise: 'ask', steps: [{ order: { do: 'hold' } }] })).toMatchObject([
      { expected: 'accepted' },
    ]);
  });

  it('was refused without dice, if it was', () => {
    const steps = [ACTIVATE, { order: FIRE, refused: true }];
    expect(failuresOf({ steps })).toMatchObject([{ what: 'order "fire"', actual: 'accepted' }]);
  });

  it('or was no choice is not asked for', () => {
    const position = {
      board: { hexes: { 'C5 E5': 'river' } },
      units: { sq1: POSITION.units.sq1, sq2: POSITION.units.sq2, k1: { ...POSITION.units.k1, at: 'D5' } },
      weapons: { flames: { is: 'flamethrower 6-1', by: 'sq2' } },
    };
    const burn = { order: { do: 'fire', units: ['sq2'], weapons: ['flames'], at: 'D5' }, dice: [1, 6, 1] };
    const fallen = { units: { k1: { at: 'D6' } } };
    const on = { order: { do: 'move', units: ['sq1'], path: ['D3'] }, expect: fallen };
    expect(failuresOf({ position, steps: [ACTIVATE, burn, on] })).toEqual([]);
  });

  it('assault fire has begun the move that follows', () => {
    const position = { ...POSITION, units: { ...POSITION.units, sq1: HERO } };
    const fire = { order: { ...FIRE, assaultFire: ['sq1'] }, dice: [1, 6] };
    const expected = { units: { sq1: { at: 'D2' } } };
    const on = { do: 'move', units: ['sq1'], mode: 'assault-fire', path: ['D3', 'D2'] };
    expect(failuresOf({ position, steps: [ACTIVATE, fire, { order: on, expect: expected }] })).toEqual([]);
    expect(failuresOf({ position, steps: [ACTIVATE, fire, { order: { ...on, units: ['sq2'] } }] })).toHaveLength(1);
  });
});

describe('refusals of orders that have no turn', () => {
  const stand = [ACTIVATE, { order: FIRE, dice: [1, 5] }];

  it('may be cited by the section of the order', () => {
    for (const refused of ['5.0', '5.3', { rule: '5.0', why: 'this-unit-has-fired-this-turn' }])
      expect(failuresOf({ steps: [...stand, { order: FIRE, refused }] })).toEqual([]);
    expect(failuresOf({ steps: [...stand, { order: { do: 'step', to: 'D5' }, refused: '6.0' }] })).toEqual([]);
    expect(failuresOf({ steps: [...stand, { order: { do: 'step', to: 'D5' }, refused: '5.0' }] })).toMatchObject([
      { what: 'refused' },
    ]);
    const rally = { order: { do: 'rally', unit: 'sq1' }, refused: '3.0' };
    expect(failuresOf({ position: { ...POSITION, phase: 'rally' }, steps: [rally] })).toEqual([]);
  });

  it('but not any other', () => {
    const far = { order: { ...FIRE, at: 'D8' }, refused: '5.3' };
    expect(failuresOf({ steps: [ACTIVATE, far] })).toMatchObject([{ what: 'refused' }]);
  });

  it('are by 1.4 where the board has no such location', () => {
    const out = { order: { do: 'move', units: ['sq1'], path: ['D4:upper'] } };
    for (const refused of [true, '1.4']) expect(failuresOf({ steps: [ACTIVATE, { ...out, refused }] })).toEqual([]);
    expect(() => failuresOf({ steps: [ACTIVATE, out] })).toThrow();
  });
});

describe('who ends what', () => {
  const alone = { ...POSITION, units: { sq1: POSITION.units.sq1, k1: { ...POSITION.units.k1, at: 'J8' } } };
  const walk = { order: { do: 'move', units: ['sq1'], path: ['D3', 'D2', 'D1', 'C1'] } };
  const end = (verb: string, as?: string) => ({ order: { do: verb }, ...(as && { as }) });

  it('may be a pass of the side that the step names', () => {
    const passes = [end('pass', 'german'), end('pass', 'us'), { expect: { passes: 2 } }];
    expect(failuresOf({ position: alone, steps: [ACTIVATE, walk, ...passes] })).toEqual([]);
    expect(failuresOf({ steps: [end('pass', 'us'), end('pass', 'us')] })).toMatchObject([{ step: 2 }]);
  });

  it('is a rally: "done" is not for the other side, which has just begun', () => {
    const shaken = { is: 'squad 2-5-4-6', shaken: true };
    const units = {
      a: { ...shaken, side: 'us', at: 'D4' },
      l: { is: 'leader 6-0-6', side: 'us', at: 'D4' },
      k: { ...shaken, side: 'german', at: 'D8' },
      m: { is: 'leader 6-0-6', side: 'german', at: 'D8' },
    };
    const rally = (unit: string) => ({ order: { do: 'rally', unit }, dice: [6, 6] });
    const position = { units, phase: 'rally' };
    expect(failuresOf({ position, onward: true, steps: [rally('a'), end('done'), rally('k')] })).toEqual([]);
  });
});

describe('helpers at a weapon', () => {
  it('need not be named among those who fire', () => {
    const units = {
      l: { is: 'leader 6-2-6', side: 'us', at: 'D4' },
      h: { is: 'hero 1-6-6-6', side: 'us', at: 'D4' },
      k1: POSITION.units.k1,
    };
    const weapons = { mg: { is: 'machine-gun 3-9', by: 'l' } };
    const order = { do: 'fire', units: ['l'], at: 'D6', weapons: ['mg'], helpers: [{ weapon: 'mg', unit: 'h' }] };
    const shot = { order, dice: [1, 6], expect: { events: [{ t: 'attacked', firepower: 3 }] } };
    expect(failuresOf({ position: { ...POSITION, units, weapons }, steps: [ACTIVATE, shot] })).toEqual([]);
  });
});

describe('expectations that are not met', () => {
  const after = (expected: object) =>
    failuresOf({ steps: [ACTIVATE, { order: FIRE, dice: [4, 2, 3], expect: expected }] });

  it.each([
    ['events', { events: [{ t: 'attacked', firepower: 9 }] }, 'events[0]'],
    ['events in another order', { events: [{ t: 'damage-checked' }, { t: 'attacked' }] }, 'events[1]'],
    ['no events', { noEvents: [{ t: 'attacked' }] }, 'noEvents[0]'],
    ['facts about units', { units: { k1: { shaken: false } } }, 'units.k1.shaken'],
    ['fates', { units: { k1: 'eliminated' } }, 'units.k1'],
    ['kinds', { units: { k1: { is: 'half-squad' } } }, 'units.k1.is'],
    ['marks', { units: { sq1: { marks: [] } } }, 'units.sq1.marks'],
    ['absent marks', { units: { sq1: { unmarked: ['fired'] } } }, 'units.sq1.unmarked'],
    ['spotting', { unspotted: { us: ['D6'] } }, 'unspotted.us'],
    ['spotted markers', { spottedMarkers: { us: [] } }, 'spottedMarkers'],
    ['smoke', { smoke: { D6: 1 } }, 'smoke.D6'],
    ['foxholes', { foxholes: { D6: 1 } }, 'foxholes.D6'],
    ['bunkers', { bunkers: { D6: 'N' } }, 'bunkers.D6'],
    ['rubble', { rubble: ['D6'] }, 'rubble'],
    ['wrecks', { wrecks: ['D6'] }, 'wrecks'],
    ['wire', { wire: ['D6'] }, 'wire'],
    ['roadblocks', { roadblocks: ['D6'] }, 'roadblocks'],
    ['starshells', { starshells: ['D6'] }, 'starshells'],
    ['mines', { mines: ['D6'] }, 'mines'],
    ['fire for effect', { ffe: ['D6'] }, 'ffe'],
    ['acquisitions', { acquisitions: [{ firer: 'sq1' }] }, 'acquisitions'],
    ['melee', { melee: ['D6'] }, 'melee'],
    ['control', { control: { us: ['D6'] } }, 'control.us'],
    ['the turn', { turn: 2 }, 'turn'],
    ['the decision', { decision: { side: 'german' } }, 'decision'],
    ['orders offered', { offers: [{ do: 'rally' }] }, 'offers'],
    ['orders not offered', { offersNot: [{ do: 'move', units: ['sq2'] }] }, 'offersNot'],
    ['sight', { sight: { from: 'D4', to: 'D6', verdict: 'blocked' } }, 'sight D4 to D6: verdict'],
    ['adjacency', { adjacent: [['D4', 'D6']] }, 'adjacent'],
  ])('are told: %s', (_, expected, what) => {
    expect(after(expected)).toMatchObject([{ step: 2, what }]);
  });

  it('are told: a Hero who did not appear', () => {
    const position = { ...POSITION, sides: { us: {}, german: { heroes: { koch: 'hero 1-6-6-6' } } } };
    expect(failuresOf({ position, expect: { units: { koch: { at: 'D6' } } } })).toMatchObject([
      { actual: 'not created' },
    ]);
  });

  it('and met, they say nothing', () => {
    expect(
      after({
        events: [
          { t: 'attacked', firepower: 4, targets: [{ unit: 'k1', check: 5 }] },
          { t: 'shaken', unit: 'k1' },
        ],
        noEvents: [{ t: 'eliminated' }],
        units: { k1: { shaken: true, is: 'squad 1-6-4-5', morale: 5 }, sq1: { marks: ['fired'], unmarked: ['moved'] } },
        spotted: { us: ['D6'], german: ['D4'] },
        spottedMarkers: { us: ['D6'] },
        smoke: { D6: null },
        decision: { side: 'us', kind: 'activation' },
        offers: [{ do: 'done' }, { do: 'move', units: ['sq2'] }],
        offersNot: [{ do: 'move', units: ['sq1', 'sq2'] }],
        notAdjacent: [['D4', 'D6']],
        adjacent: [['D4', 'D5']],
        sight: [{ from: 'D4', to: 'D6', verdict: 'clear', degrading: 0, range: 2 }],
      }),
    ).toEqual([]);
  });
});

describe('decisions that the case does not care about', () => {
  const walk = { order: { do: 'move', units: ['sq2'], path: ['D5', 'C5'] } };
  const germans = { order: { do: 'activate', at: ['D6'] } };

  it('are declined when they are chances of opportunity fire', () => {
    const steps = [ACTIVATE, { ...walk, expect: { units: { sq2: { at: 'C5' } } } }, { order: { do: 'stop' } }];
    expect(failuresOf({ steps })).toEqual([]);
    expect(failuresOf({ otherwise: 'ask', steps })).toMatchObject([{ step: 2 }]);
  });

  it('are ended for a case that asks for it', () => {
    const steps = [ACTIVATE, walk, germans];
    expect(failuresOf({ otherwise: 'done', steps })).toEqual([]);
    expect(failuresOf({ steps })).toMatchObject([{ step: 3 }]);
  });

  it('do not hide that a side forgot to activate', () => {
    const steps = [{ order: { do: 'move', units: ['sq2'] }, refused: '4.0' }];
    expect(failuresOf({ otherwise: 'done', steps })).toEqual([]);
  });

  it('belong to the side that the step names', () => {
    expect(failuresOf({ steps: [{ as: 'german', order: { do: 'pass' } }] })).toMatchObject([
      { actual: 'it is for us to decide: impulse' },
    ]);
    expect(failuresOf({ steps: [{ as: 'german', order: { do: 'pass' }, refused: true }] })).toEqual([]);
  });
});

describe('what ends by itself', () => {
  const sq2 = { ...POSITION.units.sq2, at: 'A8' };
  const alone = { ...POSITION, units: { ...POSITION.units, sq2 } };
  const toTheLast = { order: { do: 'move', units: ['sq1'], path: ['D3', 'D2', 'D1', 'C1'] } };
  const [stop, done] = [{ order: { do: 'stop' } }, { order: { do: 'done' } }];

  it('may be ended in words all the same', () => {
    expect(failuresOf({ position: alone, steps: [ACTIVATE, toTheLast, stop, done] })).toEqual([]);
  });

  it('but what has not begun cannot', () => {
    expect(failuresOf({ position: alone, steps: [stop] })).toMatchObject([{ step: 1, what: 'order "stop"' }]);
    expect(failuresOf({ position: alone, steps: [done] })).toMatchObject([{ step: 1, what: 'order "done"' }]);
    expect(failuresOf({ position: alone, steps: [ACTIVATE, stop] })).toMatchObject([{ step: 2 }]);
  });
});

describe('a helicopter', () => {
  const huey = { is: 'uh-1d-huey', side: 'us', at: 'D4:air', status: ['hovering'] };
  const men = { is: 'squad 2-5-4-6', side: 'us', aboard: 'huey' };
  const position = { ...POSITION, units: { k1: POSITION.units.k1, huey, men } };
  const activate = { order: { do: 'activate', at: ['D4:air'] } };

  it('is on the move as soon as somebody gets off it or it changes its mode', () => {
    const off = { order: { do: 'alight', units: ['men'] }, expect: { units: { men: { at: 'D4' } } } };
    const on = { order: { do: 'fly', unit: 'huey' }, expect: { units: { huey: { status: [] } } } };
    expect(failuresOf({ position, steps: [activate, off] })).toEqual([]);
    expect(failuresOf({ position, steps: [activate, on] })).toEqual([]);
  });
});

describe('the end of the phase', () => {
  const position = { ...POSITION, units: { sq1: POSITION.units.sq1 } };
  const steps = [ACTIVATE, { order: { do: 'move', units: ['sq1'], path: ['D3'] } }, { order: { do: 'stop' } }];

  it('leaves the case standing with its markers', () => {
    const last = { expect: { decision: null, phase: 'operations', units: { sq1: { marks: ['moved'] } } } };
    expect(failuresOf({ position, steps: [...steps, last] })).toEqual([]);
  });

  it('leads into the next for a case that goes onward', () => {
    const last = { expect: { turn: 2, units: { sq1: { marks: [] } } } };
    expect(failuresOf({ position, onward: true, dice: [3, 4], steps: [...steps, last] })).toEqual([]);
  });
});
