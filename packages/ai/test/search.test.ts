import { decision, type Game, give, seededDice } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer, playOn } from '../src/index.ts';
import { Moments } from '../src/search/moment.ts';
import { playOnFrom } from '../src/search/rollout.ts';
import { startOf } from './battles.ts';

/** The first impulse of a battle, and what a regular would do in it. */
function firstImpulse(scenario: string) {
  const player = makePlayer({ level: 'regular', seed: 1 });
  let game = startOf(scenario, 1);
  for (let owed = decision(game); owed && owed.kind !== 'impulse'; owed = decision(game)) {
    const outcome = give(game, player.choose(game));
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    game = outcome.game;
  }
  const side = decision(game)?.side ?? expect.fail('the battle is over');
  return { game, side, order: player.choose(game) };
}

describe('a continuation', () => {
  it('is the same for the same dice, and another for others', () => {
    const { game, order, side } = firstImpulse('a-friend-in-need');
    // Most first impulses come to the same whatever is thrown: some of eight do not.
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const values = seeds.map((seed) => playOn(game, order, side, seed).value);
    expect(values).toEqual(seeds.map((seed) => playOn(game, order, side, seed).value));
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('goes on after the first impulses, until the turn is over: a whole company comes on', () => {
    const { game, order, side } = firstImpulse('a-friend-in-need');
    const company = game.state.units.filter((unit) => unit.side === side && unit.fate === 'reserve').length;
    expect(company).toBeGreaterThan(5);
    expect(playOn(game, order, side, 1).nodes).toBeGreaterThan(company);
  });

  it('goes on to the end of a later turn where that is asked for', () => {
    const { game, order, side } = firstImpulse('a-friend-in-need');
    const [near, far] = [0, 1].map((turns) => playOn(game, order, side, 1, { turns }).nodes);
    expect(far).toBeGreaterThan((near ?? 0) + 10);
  });

  it('leaves the game as it was', () => {
    const { game, order, side } = firstImpulse('rejoining-the-regiment');
    const before = JSON.stringify(game.state);
    playOn(game, order, side, 1);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('what has been thought through before', () => {
  const { game, order, side } = firstImpulse('a-friend-in-need');
  const withState = (state: Partial<Game['state']>): Game => ({ ...game, state: { ...game.state, ...state } });

  it('is the same position whatever dice are to come, and another when anything else differs', () => {
    const moments = new Moments();
    const moment = moments.of(game);
    const [first, ...others] = game.state.units;
    if (!first) expect.fail('nobody is there');
    expect(moments.of(withState({ dice: seededDice(99), units: [{ ...first }, ...others] }))).toBe(moment);
    expect(moments.of(withState({ units: [{ ...first, shaken: !first.shaken }, ...others] }))).not.toBe(moment);
    expect(moments.of(withState({ turn: game.state.turn + 1 }))).not.toBe(moment);
  });

  it('changes no continuation', () => {
    const from = new Moments().of(game);
    const seeds = Array.from({ length: 12 }, (_, at) => at);
    const remembered = seeds.map((seed) => playOnFrom(from, order, side, seed));
    expect(remembered).toEqual(seeds.map((seed) => playOn(game, order, side, seed)));
    expect(remembered).toEqual(seeds.map((seed) => playOnFrom(from, order, side, seed)));
  });

  it('leads nowhere with an order that is refused', () => {
    const from = new Moments().of(game);
    const nonsense = { ...order, do: 'rally', unit: 999 } as unknown as typeof order;
    expect(from.after(nonsense, seededDice(1))).toBeUndefined();
  });
});

describe('a veteran in a hurry', () => {
  it('breaks a continuation off when his time is up, and it does not count', () => {
    const { game, order, side } = firstImpulse('a-friend-in-need');
    const { nodes, finished } = playOn(game, order, side, 1, { isTimeUp: () => true });
    expect(finished).toBe(false);
    expect(nodes).toBe(1);
  });

  it('gives the order that he saw first when he has no time at all', () => {
    const { game } = firstImpulse('a-friend-in-need');
    const hasty = makePlayer({ level: 'veteran', seed: 1, budget: { milliseconds: 0 } });
    const regular = makePlayer({ level: 'regular', seed: 1 });
    expect(hasty.choose(game)).toEqual(regular.choose(game));
  });
});
