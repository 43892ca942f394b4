import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../src/core/dice.ts';
import { type Decision, decision, drawLegalOrder, gameIn, give } from '../../src/index.ts';
import { FRAMES } from '../../src/rules/frames.ts';
import { foldEvents, loadGame, replay, saveGame } from '../../src/state/codec.ts';
import type { GameEvent } from '../../src/state/events.ts';
import { hashState } from '../../src/state/hash.ts';
import type { Order } from '../../src/state/orders.ts';
import type { Game } from '../../src/state/state.ts';
import { viewFor } from '../../src/view/view.ts';
import { type Battle, battle, told } from './battle.ts';

/** Side 0 breaks through from the west; side 1 holds the middle and is reinforced by what the breakthrough sets off. */
const breakthrough: Battle = battle({
  units: [
    ...Array.from({ length: 4 }, () => ({ is: 'squad', carries: 'tripod-mg' }) as const),
    { is: 'leader' },
    { is: 'squad', side: 1, at: 'D2' },
    { is: 'half', side: 1, at: 'C5' },
    { is: 'squad', side: 1 },
    { is: 'leader', side: 1 },
    { is: 'squad', side: 1 },
    { is: 'sniper', side: 1 },
  ],
  scenario: (find) => ({
    turns: 4,
    entries: [
      { side: 0, units: [0, 1, 2, 3, 4], turn: 1, hexes: ['A2', 'A3', 'A4'].map(find.hex), optional: false },
      { side: 1, units: [7, 8], turn: -1, hexes: ['F2', 'F3'].map(find.hex), optional: true },
    ],
    events: [
      {
        id: 'A',
        trigger: 'sight',
        hex: find.hex('D2'),
        side: 0,
        effects: [{ effect: 'open-entry', entry: 1, turnsFromNow: 0 }],
      },
      {
        id: 'B',
        trigger: 'occupation',
        hex: find.hex('C3'),
        effects: [
          {
            effect: 'morale-check',
            pass: [{ effect: 'fire-mission', side: 0, firepower: 5, missions: 1 }],
            fail: [{ effect: 'place', units: [9], at: find.at('C3'), marks: ['assault-move'] }, { effect: 'stop' }],
          },
        ],
      },
    ],
    exits: [{ side: 0, hexes: ['F3', 'E4', 'B5', 'B1'].map(find.hex) }],
    victory: [
      { for: 'exit', points: 2, side: 0 },
      { for: 'elimination', points: 1, side: 1 },
      { for: 'control', hexes: [find.hex('C5'), find.hex('D4')], points: 1 },
    ],
  }),
});

interface Played {
  readonly start: Game;
  readonly last: Game;
  readonly orders: readonly Order[];
  readonly events: readonly GameEvent[];
}

function playOut(seed: number, watch: (game: Game, owed: Decision) => void): Played {
  const chance = xoroshiro128plus(seed);
  const { world, state } = breakthrough.game;
  const start = gameIn(world, {
    ...state,
    phase: 'setup',
    dice: seededDice(seed),
    stack: [{ f: 'turn', step: 'begin' }],
  });
  const orders: Order[] = [];
  const events: GameEvent[] = [];
  let game = start;
  for (let owed = decision(game); owed; owed = decision(game)) {
    watch(game, owed);
    const order = drawLegalOrder(game, owed, (n) => uniformInt(chance, 0, n - 1));
    const outcome = give(game, order);
    if ('refused' in outcome)
      throw new Error(`${JSON.stringify(order)} was offered and refused: ${outcome.refused.why}`);
    orders.push(order);
    events.push(...outcome.events);
    game = outcome.game;
    if (orders.length > 3000) throw new Error('the battle does not end');
  }
  return { start, last: game, orders, events };
}

function happening(event: GameEvent): string {
  if (event.t === 'event-triggered') return `event ${event.event}`;
  if (event.t === 'moved' && event.from < 0) return event.mode === 'placement' ? 'placed' : 'entered';
  return event.t === 'exited' || event.t === 'entry-opened' ? event.t : 'something else';
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);

describe('a breakthrough played at random', () => {
  it.each(SEEDS)('with seed %i ends, and can be told, saved and replayed', (seed) => {
    let asked = 0;
    const { start, last, orders, events } = playOut(seed, (game) => {
      if (asked++ % 20 > 0) return;
      const loaded = loadGame(JSON.stringify(saveGame(game)));
      expect(loaded).not.toHaveProperty('problems');
      expect('ok' in loaded && hashState(loaded.ok.state)).toBe(hashState(game.state));
    });
    expect(told(events, 'victory')).toHaveLength(1);
    const again = replay(FRAMES, { setup: start.world.setup, start: start.state, orders });
    expect(hashState((again.games.at(-1) as Game).state)).toBe(hashState(last.state));
    expect(hashState(foldEvents(start.state, events))).toBe(hashState(last.state));
  });

  it('never shows a side what the other still holds', () => {
    playOut(99, (game) => {
      for (const side of [0, 1] as const) {
        const held = game.state.units.filter((unit) => unit.side !== side && unit.fate === 'reserve');
        const view = viewFor(game, side);
        expect(view.units.filter((unit) => held.some((hidden) => hidden.id === unit.id))).toEqual([]);
      }
    });
  });

  it('sees entries, exits and both events happen', () => {
    const seen = SEEDS.flatMap((seed) => playOut(seed, () => undefined).events.map(happening));
    expect(new Set(seen)).toEqual(
      new Set(['entered', 'entry-opened', 'event A', 'event B', 'exited', 'placed', 'something else']),
    );
  });
});
