import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/core/decision.ts';
import { meleeAction } from '../../src/rules/melee/melee-action.ts';
import { MARK } from '../../src/state/marks.ts';
import type { Order } from '../../src/state/orders.ts';
import { impulse, leader, Melee, type MeleeSpec, squad, team } from './fixture.ts';

const C3 = new Melee({ units: {} }).at('C3');

/** Side 0 has activated C3. */
function why(spec: MeleeSpec, declared = [C3]): string | undefined {
  const melee = new Melee(spec);
  const units = melee.game.state.units.filter((unit) => unit.side === 0).map((unit) => unit.id);
  return meleeAction.check(melee.game, impulse(0, { declared, units }), { do: 'melee', at: C3 })?.why;
}

describe('8.1 fighting on', () => {
  const units = { a: squad(0, 1), e: squad(1, 1) };
  const melees = { C3: false };

  it('spends an impulse on a round', () => {
    const melee = new Melee({ units, melees, dice: [1, 1, 1, 1] });
    const frame = impulse(0, { declared: [C3], units: [0] });
    const orders: Order[] = [];
    const parts: Part[] = [];
    meleeAction.list(melee.game, frame, orders, parts);
    expect(orders).toEqual([{ do: 'melee', at: C3 }]);
    melee.run((play) => meleeAction.carryOut(play, frame, { do: 'melee', at: C3 }));
    expect(melee.told('melee-struck').map((event) => event.side)).toEqual([0, 1]);
    expect(melee.game.state.stack).toMatchObject([{ f: 'impulse', acted: true }]);
    expect(melee.game.state.melees).toEqual([{ at: C3, fought: true }]);
  });

  it('needs an activated location, a melee, and one not yet fought', () => {
    expect(why({ units, melees })).toBeUndefined();
    expect(why({ units, melees }, [])).toBe('that-location-is-not-activated-now');
    expect(why({ units })).toBe('no-melee-here');
    expect(why({ units: { a: squad(0, 1) }, melees })).toBe('no-melee-here');
    expect(why({ units, melees: { C3: true } })).toBe('one-round-of-melee-per-location-and-turn');
  });

  it('needs somebody unused who can attack', () => {
    const reason = 'nobody-here-can-attack-in-melee';
    expect(why({ units: { ...units, a: squad(0, 1, { marks: MARK['ops-complete'] }) }, melees })).toBe(reason);
    expect(why({ units: { ...units, a: squad(0, 1, { shaken: true }) }, melees })).toBe(reason);
    expect(why({ units: { ...units, a: team(0, 'mortar', 2) }, melees })).toBe(reason);
    expect(why({ units: { ...units, a: leader(0, 1) }, melees })).toBe(reason);
    expect(why({ units: { ...units, a: team(0, 'machine-gun', 2) }, melees })).toBeUndefined();
  });
});
