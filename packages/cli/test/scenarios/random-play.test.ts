import { library } from '@opfire/content';
import type { GameEvent, Order } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { type Battle, scenarioBattle } from '../../src/random-play/battles.ts';
import { errandRunner } from '../../src/random-play/errands.ts';
import { always } from '../../src/random-play/invariants/always.ts';
import { sometimes, type Thoroughness } from '../../src/random-play/invariants/sometimes.ts';
import { playOut, type Watcher } from '../../src/random-play/play.ts';
import { together } from '../../src/random-play/watchers.ts';

const GLANCES: Thoroughness = { oneIn: 300, mostOrders: 100, mutations: 20, replays: false };
const GAMES = 7;

/** What was ordered, and how many battles came to their end. */
class Diary implements Watcher {
  readonly orders = new Set<Order['do']>();
  battlesEnded = 0;

  answered(_before: unknown, order: Order, events: readonly GameEvent[]): void {
    this.orders.add(order.do);
    for (const event of events) if (event.t === 'victory') this.battlesEnded++;
  }
}

const ids = Object.keys(library.scenarios);
const options = ids.flatMap((id) => Object.keys(library.scenarios[id]?.options ?? {}).map((option) => [id, option]));

describe('battles at random', { timeout: 240_000 }, () => {
  it.each(ids)('%s is played from setup to victory by the rules of each of its editions', (id) => {
    const diary = new Diary();
    const battles = (library.scenarios[id]?.editions ?? []).map((edition) => scenarioBattle(id, { edition }));
    for (let game = 1; game <= GAMES; game++) {
      const battle = battles[game % battles.length] as Battle;
      const watchers = together(always(), sometimes(game, { ...GLANCES, replays: game === 1 }), diary);
      const played = playOut(battle, game, watchers, errandRunner(game));
      if ('error' in played) throw played.error;
    }
    expect(diary.battlesEnded).toBe(GAMES);
    expect([...diary.orders]).toEqual(expect.arrayContaining(['deploy', 'ready', 'move', 'fire', 'hold']));
  });

  it.each(options)('%s is played with the option %s', (id = '', option = '') => {
    const played = playOut(scenarioBattle(id, { options: [option] }), 5, always(), errandRunner(5));
    expect('error' in played ? played.error : undefined).toBeUndefined();
  });
});
