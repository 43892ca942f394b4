import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/core/decision.ts';
import { pop, tell } from '../../src/core/play.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { withdrawAction } from '../../src/rules/melee/withdrawal.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import { MARK } from '../../src/state/marks.ts';
import type { OrderTo } from '../../src/state/orders.ts';
import { impulse, leader, Melee, type MeleeSpec, smc, squad, team } from './fixture.ts';

type Withdrawal = OrderTo<'withdraw'>;

const C3 = new Melee({ units: {} }).at('C3');
const MELEE = { C3: false } as const;

/** Side 0 has activated C3. */
const activated = (melee: Melee): ImpulseFrame => {
  const units = melee.game.state.units.filter((unit) => unit.side === 0 && unit.at === C3).map((unit) => unit.id);
  return impulse(0, { declared: [C3], units, origins: units.map(() => C3) });
};

const withdraw = (melee: Melee, order: Omit<Withdrawal, 'do'>): Melee =>
  melee.run((play) => {
    const frame = activated(melee);
    play.stack.splice(0, play.stack.length, frame);
    withdrawAction.carryOut(play, frame, { do: 'withdraw', ...order });
  });

/** The movers leave C3 for D3, and their move is over. */
const leave = (melee: Melee, ...names: string[]): Melee =>
  melee.run((play) => {
    const [from, to] = [C3, melee.at('D3')];
    const cost = { total: 1, parts: [] };
    tell(play, { t: 'moved', units: melee.ids(...names), from, to, cost, mode: 'move', rule: '6.0' });
    pop(play);
  });

function why(spec: MeleeSpec, order: Partial<Withdrawal> = {}, frame: Partial<ImpulseFrame> = {}): string | undefined {
  const melee = new Melee(spec);
  const full: Withdrawal = { do: 'withdraw', units: [0], mode: 'move', ...order };
  return withdrawAction.check(melee.game, { ...activated(melee), ...frame }, full)?.why;
}

describe('8.1.1 who may withdraw, and how', () => {
  const units = { a: squad(0, 1), e: squad(1, 1) };

  it('units locked in a melee not yet fought this turn', () => {
    expect(why({ units, melees: MELEE })).toBeUndefined();
    expect(why({ units: { ...units, a: squad(0, 1, { shaken: true }) }, melees: MELEE })).toBeUndefined();
    expect(why({ units })).toBe('no-melee-here');
    expect(why({ units, melees: { C3: true } })).toBe('one-round-of-melee-per-location-and-turn');
  });

  it('units activated in this impulse and unused, each named once, somebody at all', () => {
    expect(why({ units, melees: MELEE }, { units: [] })).toBe('nobody-named-to-withdraw');
    expect(why({ units, melees: MELEE }, { units: [0, 0] })).toBe('a-unit-is-named-twice');
    expect(why({ units, melees: MELEE }, { units: [1] })).toBe('that-unit-is-not-activated-now');
    expect(why({ units: { ...units, a: squad(0, 1, { marks: MARK['ops-complete'] }) }, melees: MELEE })).toBe(
      'this-unit-has-been-used-this-turn',
    );
    expect(why({ units, melees: MELEE }, {}, { moved: [C3] })).toBe('the-movers-of-that-location-have-moved');
  });

  it('in any mode they are capable of, but not by assault fire', () => {
    const able = { a: squad(0, 1, { assault: true, stealth: true, hitAndRun: true }), e: squad(1, 1) };
    const modes = [
      'move',
      'assault-move',
      'low-crawl',
      'stealth',
      'hit-and-run',
      'assault-fire',
      'stealth-assault-fire',
    ] as const;
    expect(modes.map((mode) => why({ units: able, melees: MELEE }, { mode }))).toEqual([
      ...new Array(5).fill(undefined),
      'not-a-way-to-withdraw-from-melee',
      'not-a-way-to-withdraw-from-melee',
    ]);
    expect(why({ units, melees: MELEE }, { mode: 'assault-move' })).toBe('not-capable-of-assault-movement');
  });

  it('leaving behind what cannot be carried', () => {
    const armed = { a: squad(0, 1, { holds: ['assembled tripod'] }), e: squad(1, 1) };
    expect(why({ units: armed, melees: MELEE })).toBe('an-assembled-weapon-must-be-abandoned-first');
    expect(why({ units: armed, melees: MELEE }, { abandon: [0] })).toBeUndefined();
  });

  it('is offered as a part', () => {
    const melee = new Melee({
      units: { ...units, lt: leader(0, 1), gun: { ...team(0, 'ordnance', 1), immobile: true } },
      melees: MELEE,
    });
    const parts: Part[] = [];
    withdrawAction.list(melee.game, activated(melee), [], parts);
    expect(parts).toEqual([
      { do: 'withdraw', from: C3, units: melee.ids('a', 'lt'), modes: ['move', 'low-crawl'], leaders: melee.ids('lt') },
    ]);
  });
});

describe('8.1.1 Morale Checks', () => {
  const units = { a: squad(0, 1), lt: leader(0, 1), e: squad(1, 1) };
  const checks = (melee: Melee): object[] =>
    melee.told('morale-checked').map(({ unit, sum, passed }) => ({ unit, total: sum.total, passed }));

  it('are taken by Leaders first, then by the others with their help', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [3, 4, 3, 4] }), { units: [0, 1], mode: 'move' });
    expect(checks(melee)).toEqual([
      { unit: 1, total: 7, passed: false },
      { unit: 0, total: 6, passed: true },
    ]);
    expect(melee.told('led')).toMatchObject([{ leader: 1 }]);
  });

  it('gain nothing from Leaders of another badge, Shaken or under Ops Complete, nor from those who only rally', () => {
    const others = {
      a: squad(0, 1),
      badge: leader(0, 1, { badge: 'vc' }),
      shaken: leader(0, 1, { shaken: true }),
      used: leader(0, 1, { marks: MARK['ops-complete'] }),
      chaplain: smc(0, 'chaplain', { leadership: 2 }),
      e: squad(1, 1),
    };
    const melee = withdraw(new Melee({ units: others, melees: MELEE, dice: [3, 4, 1, 1, 1, 1] }), {
      units: [0],
      mode: 'move',
    });
    expect(checks(melee)).toEqual([{ unit: 0, total: 7, passed: false }]);
  });

  it.each<[EditionId, number]>([
    ['v4.2.1', 8],
    ['v5.0', 6],
  ])('in smoke, under %s: %i', (edition, total) => {
    const state = {
      ground: [{ kind: 'smoke', hex: new Melee({ units: {} }).game.world.board.hexNamed.get('C3') as number, life: 1 }],
    } as const;
    const spec = {
      units: { a: squad(0, 1), b: squad(0, 1), e: squad(1, 1) },
      melees: MELEE,
      dice: [4, 4, 1, 1, 1, 1],
      edition,
      state,
    };
    const melee = withdraw(new Melee(spec), { units: [0], mode: 'move' });
    expect(checks(melee)).toMatchObject([{ total }]);
  });
});

describe('8.1.1 after the checks', () => {
  const units = { a: squad(0, 1), b: squad(0, 1), e: squad(1, 1) };

  it('the marker goes when nobody stays', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [1, 1, 1, 1] }), { units: [0, 1], mode: 'move' });
    expect(melee.game.state.melees).toEqual([]);
    expect(melee.game.state.stack).toMatchObject([
      { f: 'impulse', acted: true, moved: [C3] },
      { f: 'move', units: [0, 1], mode: 'move', reason: 'withdrawal', at: C3 },
    ]);
  });

  it('a rearguard keeps it, and need not fight', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [1, 1] }), { units: [0], mode: 'low-crawl' });
    expect(melee.game.state.melees).toEqual([{ at: C3, fought: false }]);
    leave(melee, 'a');
    expect(melee.told('melee-struck')).toEqual([]);
    expect(melee.unit('b').marks).toBe(0);
  });

  it('those who fail fight once the others have left', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [1, 1, 6, 6, 1, 1, 6, 6] }), {
      units: [0, 1],
      mode: 'move',
    });
    expect(melee.game.state.stack.map((frame) => frame.f)).toEqual(['impulse', 'melee', 'move']);
    expect(melee.told('melee-struck')).toEqual([]);
    leave(melee, 'a');
    expect(melee.told('melee-struck')).toMatchObject([
      { side: 0, units: [1] },
      { side: 1, killed: true },
    ]);
    expect(melee.fallen).toEqual(['b']);
  });

  it('all who fail fight at once, with those who did not try', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [6, 6, 1, 1, 1, 1] }), { units: [0], mode: 'move' });
    expect(melee.told('melee-struck')[0]).toMatchObject({ side: 0, units: [0, 1] });
    expect(melee.isOver).toBe(false);
    expect(melee.strike('a').isOver).toBe(true);
  });

  it('the helpless who fail are lost to an eligible enemy', () => {
    const helpless = { a: squad(0, 1, { shaken: true }), e: squad(1, 1) };
    const melee = withdraw(new Melee({ units: helpless, melees: MELEE, dice: [6, 6] }), { units: [0], mode: 'move' });
    expect(melee.fallen).toEqual(['a']);
  });

  it('the helpless who fail among the helpless have used their impulse', () => {
    const helpless = { a: squad(0, 1, { shaken: true }), e: squad(1, 1, { shaken: true }) };
    const melee = withdraw(new Melee({ units: helpless, melees: MELEE, dice: [6, 6] }), { units: [0], mode: 'move' });
    expect(melee.fallen).toEqual([]);
    expect(melee.unit('a').marks).toBe(MARK.melee);
    expect(melee.game.state.melees).toEqual([{ at: C3, fought: false }]);
  });

  it('fights no second round where one was fought meanwhile', () => {
    const melee = withdraw(new Melee({ units, melees: MELEE, dice: [1, 1, 6, 6] }), { units: [0, 1], mode: 'move' });
    melee.run((play) => {
      tell(play, { t: 'melee-marked', at: C3, fought: true, rule: '8.0' });
      pop(play);
    });
    expect(melee.told('melee-struck')).toEqual([]);
    expect(melee.isOver).toBe(true);
  });

  it('double-time and assault movement end with what made them possible', () => {
    const led = { a: squad(0, 1, { assault: true }), lt: leader(0, 1), e: squad(1, 1) };
    const melee = withdraw(new Melee({ units: led, melees: MELEE, dice: [1, 1, 6, 6] }), {
      units: [0, 1],
      mode: 'assault-move',
    });
    expect(melee.game.state.stack[2]).toMatchObject({ f: 'move', units: [1], mode: 'move', leader: -1 });
  });

  it('those who leave abandon what they were told to', () => {
    const armed = { a: squad(0, 1, { holds: ['mg1'] }), b: squad(0, 1, { holds: ['mg1'] }), e: squad(1, 1) };
    const melee = withdraw(new Melee({ units: armed, melees: MELEE, dice: [1, 1, 6, 6] }), {
      units: [0, 1],
      mode: 'move',
      abandon: [0, 1],
    });
    expect([melee.weapon(0).at, melee.weapon(1).holder]).toEqual([C3, 1]);
  });
});
