import { describe, expect, test } from 'vitest';
import { artilleryAction, driftDistance } from '../../src/rules/indirect-fire/artillery.ts';
import { spottingRoundRules } from '../../src/rules/indirect-fire/spotting-round.ts';
import type { SpottingRoundFrame } from '../../src/state/frames.ts';
import type { OrderTo } from '../../src/state/orders.ts';
import { Skirmish, type Spec } from './skirmish.ts';

const MISSION = { procedure: 'starter-kit' } as const;
const LED: Spec = {
  hexes: { E3: 'brush', E4: 'brush' },
  units: { captain: { at: 'B4' }, squad: { at: 'B4' }, scout: { at: 'B4' } },
  declared: ['B4'],
  batteries: [MISSION],
};
const UNLED: Spec = { ...LED, units: { squad: { at: 'B4' }, scout: { at: 'B4' }, half: { at: 'B4' } } };

const call = (s: Skirmish, unit: number): OrderTo<'call-artillery'> => ({
  do: 'call-artillery',
  unit,
  battery: 0,
  at: s.hex('H4'),
});

describe("18.2 the starter kit's own fire mission", () => {
  test('belongs to the Leader, and without one to a Squad', () => {
    const led = new Skirmish(LED);
    expect([0, 1, 2].map((unit) => led.why(artilleryAction, call(led, unit)))).toEqual([
      undefined,
      'only-the-leader-calls-this-mission',
      'only-the-leader-calls-this-mission',
    ]);
    const unled = new Skirmish(UNLED);
    expect([0, 1, 2].map((unit) => unled.why(artilleryAction, call(unled, unit)))).toEqual([
      undefined,
      'only-a-squad-calls-this-mission-without-a-leader',
      'only-a-squad-calls-this-mission-without-a-leader',
    ]);
    expect(led.listed(artilleryAction)).toContainEqual(call(led, 0));
  });

  test.each([
    [1, 1],
    [4, 2],
    [5, 3],
  ])('drifts by half of the die alone: %i', (white, hexes) => {
    const s = new Skirmish(LED);
    const { total } = driftDistance(s.game, s.unit('captain'), { at: s.hex('H4'), battery: 0 }, white);
    expect(total).toBe(hexes);
  });

  test('may land unseen, is corrected by the Leader anywhere, and cannot be called off', () => {
    const s = new Skirmish({ ...LED, hexes: { I2: 'forest', I3: 'forest' }, dice: [4, 2] });
    const play = s.give(artilleryAction, call(s, 0));
    const round = play.stack.at(-1) as SpottingRoundFrame;
    expect(round.f).toBe('spotting-round');
    const { orders } = spottingRoundRules.decide(play, round);
    expect(orders.map((order) => order.do)).toEqual(Array.from({ length: orders.length }, () => 'land'));
    expect(orders.length).toBeGreaterThan(4);
    expect(spottingRoundRules.check(play, round, { do: 'abort' })?.why).toBe('this-mission-cannot-be-called-off');
  });

  test('is not corrected by a Squad', () => {
    const s = new Skirmish({ ...UNLED, dice: [1, 4] });
    const play = s.give(artilleryAction, call(s, 0));
    const round = play.stack.at(-1) as SpottingRoundFrame;
    expect(spottingRoundRules.decide(play, round).orders).toEqual([{ do: 'land', at: s.hex('H5') }]);
    expect(spottingRoundRules.check(play, round, { do: 'land', at: s.hex('H4') })?.why).toBe(
      'only-a-leader-corrects-this-mission',
    );
  });
});
