import { describe, expect, test } from 'vitest';
import { artilleryAction, driftDistance, driftOdds } from '../../src/rules/indirect-fire/artillery.ts';
import { spottingRoundRules } from '../../src/rules/indirect-fire/spotting-round.ts';
import type { ImpulseFrame, SpottingRoundFrame } from '../../src/state/frames.ts';
import type { OrderTo } from '../../src/state/orders.ts';
import { diceLeft, Skirmish, type Spec, told } from './skirmish.ts';

const CALL: Spec = { units: { leader: { at: 'B4' } }, declared: ['B4'], batteries: [{}] };
const call = (s: Skirmish, at = 'H4', unit = 0, battery = 0): OrderTo<'call-artillery'> => ({
  do: 'call-artillery',
  unit,
  battery,
  at: s.hex(at),
});

describe('18.2 calling artillery', () => {
  const distances: readonly [string, Spec, number, number][] = [
    [
      'white 4, one degrading hex, LM 1 (IMP-14)',
      { ...CALL, hexes: { E4: 'brush', E5: 'brush' }, units: { leader: { at: 'E3' } } },
      4,
      2,
    ],
    ['white 6, nothing else', { ...CALL, units: { scout: { at: 'E3' } } }, 6, 3],
    ['white 5 rounds up', { ...CALL, units: { scout: { at: 'E3' } } }, 5, 3],
    ['never less than nothing', { ...CALL, units: { captain: { at: 'E3' } } }, 1, 0],
    ['a wounded Leader’s modifier is one less', { ...CALL, units: { leader: { at: 'E3', wounds: 1 } } }, 4, 2],
  ];
  test.each(distances)('drift: %s', (_name, spec, white, hexes) => {
    const s = new Skirmish(spec);
    const caller = s.unit(Object.keys(spec.units)[0] as string);
    const tally = driftDistance(s.game, caller, { at: s.hex(spec.hexes ? 'E5' : 'E6'), battery: 0 }, white);
    expect(tally.total).toBe(hexes);
    expect(tally.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(hexes);
  });

  test.each([
    [1, 'H3'],
    [4, 'H5'],
  ])('direction %i of a drift of one hex', (coloured, hex) => {
    const s = new Skirmish({ ...CALL, dice: [3, coloured] });
    const play = s.give(artilleryAction, call(s));
    expect(told(play.events, 'drifted')).toMatchObject([
      {
        aimed: s.hex('H4'),
        hex: s.hex(hex),
        distance: { total: 1 },
        direction: coloured - 1,
        dice: [3, coloured],
        inSight: true,
      },
    ]);
    expect(play.stack.at(-1)).toEqual({ f: 'spotting-round', side: 0, caller: 0, battery: 0, hex: s.hex(hex) });
    expect(play.stack.at(-2)).toMatchObject({ acted: true });
    expect(play.state.scenario.batteries[0]).toMatchObject({ missions: 2, calledTurn: 3, callers: [0] });
    expect(s.marks('leader', play)).toEqual(['called-fire']);
  });

  test('off the map or out of sight: the mission is kept, the caller done (D-105)', () => {
    const s = new Skirmish({ ...CALL, dice: [6, 1] });
    const play = s.give(artilleryAction, call(s, 'H1'));
    expect(told(play.events, 'drifted')).toMatchObject([{ hex: -1, inSight: false }]);
    expect(play.stack).toHaveLength(1);
    expect(play.state.scenario.batteries[0]?.missions).toBe(2);
    expect(s.marks('leader', play)).toEqual(['ops-complete', 'called-fire']);
  });

  const refusals: readonly [string, Spec, string][] = [
    ['no battery', { ...CALL, batteries: [] }, 'no-such-battery-of-yours'],
    ['the enemy’s battery', { ...CALL, batteries: [{ side: 1 }] }, 'no-such-battery-of-yours'],
    ['no missions left', { ...CALL, batteries: [{ missions: 0 }] }, 'no-fire-missions-left'],
    ['landed this turn', { ...CALL, batteries: [{ calledTurn: 3 }] }, 'one-fire-mission-per-formation-and-turn'],
    [
      'the formation has called another',
      { ...CALL, batteries: [{}, { calledTurn: 3, callers: [4] }] },
      'one-fire-mission-per-formation-and-turn',
    ],
    [
      'called before by himself',
      { ...CALL, batteries: [{ calledTurn: 3, callers: [0] }] },
      'only-another-caller-may-try-again-this-turn',
    ],
    ['not activated', { ...CALL, declared: [] }, 'not-activated-in-this-impulse'],
    ['used', { ...CALL, units: { leader: { at: 'B4', marks: ['moved'] } } }, 'the-caller-has-already-been-used'],
    ['shaken', { ...CALL, units: { leader: { at: 'B4', shaken: true } } }, 'shaken-units-call-no-artillery'],
    [
      'having helped fire',
      { ...CALL, units: { leader: { at: 'B4', marks: ['led-fire'] } } },
      'a-leader-who-helped-direct-fire-calls-none-this-turn',
    ],
    ['in melee', { ...CALL, melees: ['B4'] }, 'units-in-melee-call-no-fire'],
    ['a squad', { ...CALL, units: { squad: { at: 'B4' } } }, 'this-unit-cannot-call-fire'],
    [
      'blind',
      { ...CALL, hexes: { C4: 'forest', C3: 'forest', C5: 'forest', B3: 'forest', B5: 'forest', A4: 'forest' } },
      'the-caller-has-no-line-of-sight',
    ],
  ];
  test.each(refusals)('refused: %s', (_name, spec, why) => {
    const s = new Skirmish(spec);
    expect(s.why(artilleryAction, call(s))).toBe(why);
    expect(s.listed(artilleryAction)).not.toContainEqual(call(s));
  });

  const allowed: readonly [string, Spec][] = [
    ['a mission that came to nothing, by another (D-104)', { ...CALL, batteries: [{ calledTurn: 3, callers: [7] }] }],
    ['last turn’s mission does not count', { ...CALL, batteries: [{ calledTurn: 2 }] }],
    ['another formation', { ...CALL, batteries: [{}, { formation: 'B', calledTurn: 3 }] }],
    ['a second mission in the older rules', { ...CALL, edition: 'v4.2.1', batteries: [{ calledTurn: 3 }] }],
    ['a shaken caller in the older rules', { ...CALL, edition: 'v4.1', units: { leader: { at: 'B4', shaken: true } } }],
  ];
  test.each(allowed)('allowed: %s', (_name, spec) => {
    const s = new Skirmish(spec);
    expect(s.why(artilleryAction, call(s))).toBeUndefined();
    expect(s.listed(artilleryAction)).toContainEqual(call(s));
  });

  test('the odds of the drift add up, and agree with the dice', () => {
    const s = new Skirmish({ ...CALL, hexes: { I2: 'forest', I3: 'forest' } });
    const odds = driftOdds(s.game, s.unit('leader'), { at: s.hex('H2'), battery: 0 });
    expect(new Set(odds.map(({ inSight }) => inSight)).size).toBe(2);
    expect(odds.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
    const landed = new Map<number, number>();
    for (let white = 1; white <= 6; white++) {
      for (let coloured = 1; coloured <= 6; coloured++) {
        const thrown = new Skirmish({ ...CALL, hexes: { I2: 'forest', I3: 'forest' }, dice: [white, coloured] });
        const [drifted] = told(thrown.give(artilleryAction, call(thrown, 'H2')).events, 'drifted');
        const hex = drifted?.hex as number;
        landed.set(hex, (landed.get(hex) ?? 0) + 1);
        expect(odds.find((chance) => chance.hex === hex)?.inSight).toBe(drifted?.inSight);
      }
    }
    for (const { hex, ways } of odds) expect(landed.get(hex)).toBe(ways);
  });
});

describe('18.2 the spotting round', () => {
  const landing = (s: Skirmish, hex = 'H4'): SpottingRoundFrame => ({
    f: 'spotting-round',
    side: 0,
    caller: 0,
    battery: 0,
    hex: s.hex(hex),
  });
  const answer = (s: Skirmish, order: OrderTo<'land'> | OrderTo<'abort'>) => {
    const play = s.play();
    play.stack.push(landing(s));
    expect(spottingRoundRules.check(s.game, landing(s), order)).toBeUndefined();
    spottingRoundRules.answer(play, landing(s), order);
    return play;
  };
  const SEEN: Spec = { ...CALL, batteries: [{ calledTurn: 3, callers: [0] }] };

  test('stays, shifts by one hex in sight, or is called off', () => {
    const s = new Skirmish({ ...SEEN, hexes: { G3: 'stone-building', H3: 'stone-building' } });
    const { orders } = spottingRoundRules.decide(s.game, landing(s));
    expect(orders.at(-1)).toEqual({ do: 'abort' });
    for (const { index: at } of s.game.world.board.hexes) {
      const legal = spottingRoundRules.check(s.game, landing(s), { do: 'land', at }) === undefined;
      expect(orders.some((order) => order.do === 'land' && order.at === at)).toBe(legal);
    }
    expect(spottingRoundRules.check(s.game, landing(s), { do: 'land', at: s.hex('H6') })?.why).toBe(
      'shifted-by-more-than-one-hex',
    );
    expect(spottingRoundRules.check(s.game, landing(s), { do: 'pass' })?.why).toBe('not-offered-now');
  });

  test('lands on seven hexes, friend and foe, each with its own dice, clockwise from the north (D-106)', () => {
    const s = new Skirmish({
      ...SEEN,
      hexes: { H5: 'light-woods' },
      units: {
        leader: { at: 'B4' },
        squad: { at: 'H5', side: 1 },
        'squad/2': { at: 'H4', side: 1, marks: ['moved'] },
        'squad/3': { at: 'H3' },
        'squad/4': { at: 'H6', side: 1 },
      },
      melees: ['H3'],
      dice: [1, 6, 1, 1, 6, 1, 6],
    });
    const play = answer(s, { do: 'land', at: s.hex('H4') });
    expect(told(play.events, 'attacked').map(({ at, dice, defence }) => [at, dice, defence])).toEqual([
      [s.at('H4'), [1], [6]],
      [s.at('H3'), [1], [6]],
      [s.at('H5'), [1], [6]],
    ]);
    expect(told(play.events, 'attacked')[0]).toMatchObject({
      how: 'artillery',
      targets: [{ attack: { total: 6 }, check: 1 }],
    });
    expect(play.state.scenario.batteries[0]).toMatchObject({ missions: 1, calledTurn: 3, callers: [] });
    expect(play.state.ground).toMatchObject([
      { kind: 'ffe', source: 'artillery', hex: s.hex('H4'), firepower: 5, side: 0 },
    ]);
    expect(s.marks('leader', play)).toContain('ops-complete');
    expect(play.stack.at(-1)?.f).toBe('impulse');
    expect(diceLeft(play)).toBe(0);
  });

  test.each([
    ['v5.0', ['ops-complete'], [0]],
    ['v4.2.1', [], []],
  ] as const)('called off in %s: the caller is done for this impulse', (edition, marks, units) => {
    const s = new Skirmish({ ...SEEN, edition });
    const play = answer(s, { do: 'abort' });
    expect(told(play.events, 'mission-aborted')).toHaveLength(1);
    expect(play.state.scenario.batteries[0]?.missions).toBe(2);
    expect(s.marks('leader', play)).toEqual(marks);
    expect(play.stack.at(-1)).toMatchObject({ f: 'impulse', units });
    expect(play.state.ground).toEqual([]);
  });

  test('a call and its landing leave nothing to the caller in that turn', () => {
    const s = new Skirmish({ ...CALL, dice: [1, 1] });
    const called = s.give(artilleryAction, call(s));
    const round = called.stack.at(-1) as SpottingRoundFrame;
    spottingRoundRules.answer(called, round, { do: 'land', at: round.hex });
    const game = { world: called.world, state: called.state };
    const frame: ImpulseFrame = { ...s.frame, units: [0], origins: [s.at('B4')] };
    expect(artilleryAction.check(game, frame, call(s))?.why).toBe('the-caller-has-already-been-used');
  });
});
