/** Whole random games as properties of their seed. */
import type { EditionId } from '@opfire/engine';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type Battle, drawBattle, readBattle } from '../../src/random-play/battles.ts';
import { always } from '../../src/random-play/invariants/always.ts';
import { sometimes, type Thoroughness } from '../../src/random-play/invariants/sometimes.ts';
import { playOut } from '../../src/random-play/play.ts';
import { playerOf } from '../../src/random-play/player.ts';
import { together } from '../../src/random-play/watchers.ts';

/** A glance now and then: `opfire fuzz` looks more closely. */
const GLANCES: Thoroughness = { oneIn: 300, mostOrders: 200, mutations: 25, replays: false };
const WITH_REPLAY: Thoroughness = { ...GLANCES, replays: true };

const seeds = fc.integer({ min: 1, max: 0x7f_ff_ff_ff });

/** The same seeds on every run, so that a failure is about the change that was made. */
function holds(ground: (seed: number) => Battle, games: number, seed: number): void {
  const property = fc.property(seeds, (own) => {
    const played = playOut(
      ground(own),
      own,
      together(always(), sometimes(own, own % 10 === 0 ? WITH_REPLAY : GLANCES)),
      playerOf(own),
    );
    if ('error' in played) throw played.error;
  });
  fc.assert(property, { numRuns: games, seed, endOnFailure: true });
}

const PORTIONS = [1, 2, 3, 4, 5, 6] as const;

/** 210 games of a small battle, and some of others. */
export function randomGames(edition: EditionId): void {
  describe(`random games by ${edition}`, { timeout: 120_000 }, () => {
    it.each(PORTIONS)('keep every rule in 35 skirmishes (%i of 6)', (portion) => {
      const battle = readBattle('skirmish', edition);
      holds(() => battle, 35, portion);
    });

    it('keep every rule in 30 jungle battles', () => {
      const battle = readBattle('jungle', edition);
      holds(() => battle, 30, 7);
    });

    it.each([
      ['armour', 10],
      ['modern', 10],
      ['night-assault', 8],
      ['steppe', 10],
      ['combined-arms', 2],
    ] as const)('keep every rule in mixed battles: %s', (name, games) => {
      const battle = readBattle(name, edition);
      holds(() => battle, games, 9);
    });

    it('keep every rule in 45 random positions', () => {
      holds((seed) => drawBattle(edition, seed), 45, 8);
    });
  });
}
