import { decision, type Game, give, type Order } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer, type Suggestion, suggestionsFrom } from '../src/index.ts';
import { startOf } from './battles.ts';

interface Asked {
  readonly game: Game;
  readonly kind: string;
  readonly suggestions: readonly Suggestion[];
}

/** What is suggested at each decision of a game's first orders. */
function advised(scenario: string, orders: number): Asked[] {
  const player = makePlayer({ level: 'regular', seed: 2 });
  const found: Asked[] = [];
  let game = startOf(scenario, 1);
  for (let owed = decision(game); owed && found.length < orders; owed = decision(game)) {
    const outcome = give(game, player.choose(game));
    const why = player.explain();
    if ('refused' in outcome || !why) throw new Error('the player is at a loss');
    found.push({ game, kind: owed.kind, suggestions: suggestionsFrom(game, why) });
    game = outcome.game;
  }
  return found;
}

const ASKED = advised('assault-on-vierville', 110);

/** Gives orders as long as the same side decides; the enemy's fire would cut a way short. */
function allowed(game: Game, orders: readonly Order[]): boolean {
  const side = decision(game)?.side;
  let now = game;
  for (const order of orders) {
    const outcome = give(now, order);
    if ('refused' in outcome) return false;
    if (decision(outcome.game)?.side !== side) return true;
    now = outcome.game;
  }
  return true;
}

describe('a suggestion', () => {
  it('can be carried out, order by order', () => {
    const all = ASKED.flatMap(({ game, suggestions }) => suggestions.map(({ orders }) => allowed(game, orders)));
    expect(all.length).toBeGreaterThan(110);
    expect(all).not.toContain(false);
  });

  it('begins with the best idea, and says no idea twice', () => {
    for (const { suggestions } of ASKED) {
      expect(suggestions.length).toBeGreaterThan(0);
      const said = suggestions.map(({ order, orders, way }) => JSON.stringify([order, orders.at(-1), way.at(-1)]));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('says what those activated would do, not only who is activated', () => {
    const impulses = ASKED.filter(({ kind }) => kind === 'impulse').flatMap(({ suggestions }) => suggestions);
    const active = impulses.filter(({ orders }) => orders[0]?.do === 'activate' && orders.length > 1);
    expect(active.map(({ order }) => order.do)).not.toContain('activate');
    const moves = active.filter(({ order }) => order.do === 'move');
    expect(moves.length).toBeGreaterThan(0);
    for (const { orders } of moves) expect(orders.map((order) => order.do)).toEqual(['activate', 'move', 'step']);
  });
});
