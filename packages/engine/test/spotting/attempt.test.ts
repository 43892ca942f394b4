import { describe, expect, test } from 'vitest';
import { spotAction, spottingChance, spottingNeeded, spottingTally } from '../../src/rules/sight/spotting-attempt.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import type { Unit } from '../../src/state/state.ts';
import { diceLeft, Skirmish, type Spec, told } from '../indirect-fire/skirmish.ts';

/** J5 is light jungle, J4 open between; N5 a forest. */
const HEXES = { J3: 'light-jungle', J5: 'light-jungle', N5: 'forest', D3: 'brush', D4: 'brush' };
const enemy = (at: string) => ({ guerrillas: { at, side: 1 } }) as const;

describe('10.1.1 spotting attempts', () => {
  test.each([
    ['J5', 3],
    ['N5', 2],
  ] as const)('%s is spotted on %i or less (SPOT-3)', (at, needed) => {
    const s = new Skirmish({ hexes: HEXES, units: enemy(at) });
    expect(spottingNeeded(s.game, s.game.state.units[0] as Unit, s.at(at))).toBe(needed);
  });

  test('smoke makes any hex blocking (D-36)', () => {
    const s = new Skirmish({ hexes: HEXES, units: enemy('J5'), ground: [{ at: 'J5', kind: 'smoke' }] });
    expect(spottingNeeded(s.game, s.game.state.units[0] as Unit, s.at('J5'))).toBe(2);
  });

  test('a Leader’s own modifier helps, and he is done whatever comes of it (EOP-MINF-2)', () => {
    const s = new Skirmish({
      hexes: HEXES,
      units: { leader: { at: 'J3' }, squad: { at: 'J3' }, ...enemy('J5') },
      dice: [3],
    });
    const play = s.give(spotAction, { do: 'spot', unit: s.id('leader'), at: s.at('J5') });
    const [rolled] = told(play.events, 'spotting-rolled');
    expect(rolled).toMatchObject({ die: 3, needed: 3, spotted: true, sum: { total: 2 } });
    expect(play.state.spotted).toEqual([{ at: s.at('J5'), side: 0, stays: false }]);
    expect(s.marks('leader', play)).toEqual(['ops-complete']);
    expect(play.state.led).toEqual([{ at: s.at('J3'), leader: s.id('leader') }]);
    expect(play.stack.at(-1)).toMatchObject({ spotter: s.id('leader'), spotted: s.at('J5'), acted: false });
    expect(diceLeft(play)).toBe(0);
  });

  test('a failure leaves nothing but the marker of the spotter', () => {
    const s = new Skirmish({ hexes: HEXES, units: { squad: { at: 'J3' }, ...enemy('J5') }, dice: [4] });
    const play = s.give(spotAction, { do: 'spot', unit: 0, at: s.at('J5') });
    expect(play.state.spotted).toEqual([]);
    expect(s.marks('squad', play)).toEqual(['ops-complete']);
    expect(play.stack.at(-1)).toMatchObject({ spotter: 0, spotted: -1 });
  });

  const tallies: readonly [string, string, Spec, number][] = [
    ['nothing in between', 'squad', { units: { squad: { at: 'J3' }, ...enemy('J5') } }, 0],
    ['one hex of brush', 'squad', { units: { squad: { at: 'D2' }, ...enemy('D4') } }, 1],
    ['a Scout', 'scout', { units: { scout: { at: 'J3' }, ...enemy('J5') } }, -2],
    [
      'a Scout who serves a weapon',
      'scout',
      { units: { scout: { at: 'J3' }, ...enemy('J5') }, weapons: { mg: { holder: 'scout' } } },
      0,
    ],
    ['a Captain', 'captain', { units: { captain: { at: 'J3' }, ...enemy('J5') } }, -2],
    ['a wounded Captain', 'captain', { units: { captain: { at: 'J3', wounds: 1 }, ...enemy('J5') } }, -1],
    [
      'a Squad beside a Captain (D-31)',
      'squad',
      { units: { squad: { at: 'J3' }, captain: { at: 'J3' }, ...enemy('J5') } },
      0,
    ],
    [
      'the same where others may help',
      'squad',
      {
        switches: { 'spotting.otherLeaderLm': true },
        units: { squad: { at: 'J3' }, captain: { at: 'J3' }, ...enemy('J5') },
      },
      -2,
    ],
    [
      'a helper who has been used',
      'squad',
      {
        switches: { 'spotting.otherLeaderLm': true },
        units: { squad: { at: 'J3' }, captain: { at: 'J3', marks: ['fired'] }, ...enemy('J5') },
      },
      0,
    ],
    ['a skill', 'squad', { units: { squad: { at: 'J3', skills: ['eagle-eyes'] }, ...enemy('J5') } }, -1],
  ];
  test.each(tallies)('%s', (_name, spotter, spec, total) => {
    const s = new Skirmish({ hexes: HEXES, ...spec });
    const target = s.unit('guerrillas').at;
    const tally = spottingTally(s.game, s.unit(spotter), target);
    expect(tally.total).toBe(total);
    expect(spottingChance(s.game, s.unit(spotter), target)).toBeCloseTo((3 - total) / 6);
  });

  const refusals: readonly [string, Spec, string][] = [
    ['shaken', { units: { squad: { at: 'J3', shaken: true }, ...enemy('J5') } }, 'shaken-units-cannot-spot'],
    [
      'already used',
      { units: { squad: { at: 'J3', marks: ['moved'] }, ...enemy('J5') } },
      'units-already-used-cannot-spot',
    ],
    [
      'having laid smoke',
      { units: { squad: { at: 'J3', marks: ['laid-smoke'] }, ...enemy('J5') } },
      'units-already-used-cannot-spot',
    ],
    ['a medic', { units: { medic: { at: 'J3' }, ...enemy('J5') } }, 'this-single-man-counter-cannot-spot'],
    ['a chaplain', { units: { chaplain: { at: 'J3' }, ...enemy('J5') } }, 'this-single-man-counter-cannot-spot'],
    ['in melee', { units: { squad: { at: 'J3' }, ...enemy('J5') }, melees: ['J3'] }, 'units-in-melee-cannot-spot'],
    ['the enemy', { units: { 'squad/2': { at: 'J3', side: 1 }, ...enemy('J5') } }, 'not-a-unit-of-yours-on-the-map'],
    ['off the map', { units: { squad: {}, ...enemy('J5') } }, 'not-a-unit-of-yours-on-the-map'],
    [
      'a second attempt',
      { units: { squad: { at: 'J3' }, ...enemy('J5') }, impulse: { spotter: 5 } },
      'one-spotting-attempt-in-an-impulse',
    ],
    ['nobody there', { units: { squad: { at: 'J3' }, ...enemy('N5') } }, 'no-enemy-there'],
    [
      'already spotted',
      { units: { squad: { at: 'J3' }, ...enemy('J5') }, spotted: [{ at: 'J5', side: 0 }] },
      'already-spotted',
    ],
    [
      'out of sight',
      { hexes: { ...HEXES, J4: 'forest' }, units: { squad: { at: 'J3' }, ...enemy('J5') } },
      'no-line-of-sight',
    ],
  ];
  test.each(refusals)('refused: %s', (_name, spec, why) => {
    const s = new Skirmish({ hexes: HEXES, ...spec });
    expect(s.why(spotAction, { do: 'spot', unit: 0, at: s.at('J5') })).toBe(why);
    expect(s.listed(spotAction)).not.toContainEqual({ do: 'spot', unit: 0, at: s.at('J5') });
  });

  test('a chaplain of the older rules may try', () => {
    const s = new Skirmish({ edition: 'v4.2.1', hexes: HEXES, units: { chaplain: { at: 'J3' }, ...enemy('J5') } });
    expect(s.why(spotAction, { do: 'spot', unit: 0, at: s.at('J5') })).toBeUndefined();
  });

  test('lists every attempt, whatever has been declared (D-136), and no other', () => {
    const s = new Skirmish({
      hexes: HEXES,
      units: {
        squad: { at: 'J3' },
        leader: { at: 'L5' },
        medic: { at: 'L5' },
        ...enemy('J5'),
        'guerrillas/2': { at: 'N5', side: 1 },
      },
      declared: ['L5'],
    });
    const frame: ImpulseFrame = s.frame;
    const orders = s.listed(spotAction);
    expect(orders.map(({ unit, at }) => [unit, at])).toEqual([
      [0, s.at('J5')],
      [0, s.at('N5')],
      [1, s.at('J5')],
      [1, s.at('N5')],
    ]);
    for (const order of orders) expect(spotAction.check(s.game, frame, order)).toBeUndefined();
  });
});
