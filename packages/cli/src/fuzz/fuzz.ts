/** Plays many games at random with all invariants on. */
import { EDITIONS, type EditionId } from '@opfire/engine';
import { type Written, writeOrder } from '@opfire/engine/notation';
import { BATTLES, type Battle, drawBattle, RANDOM, readBattle } from '../random-play/battles.ts';
import { always } from '../random-play/invariants/always.ts';
import { sometimes, type Thoroughness } from '../random-play/invariants/sometimes.ts';
import { Broken, type Failed, type Played, playOut } from '../random-play/play.ts';
import { playerOf } from '../random-play/player.ts';
import { together } from '../random-play/watchers.ts';
import { Coverage } from './coverage.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  readonly battles?: readonly string[];
  readonly editions?: readonly EditionId[];
  readonly thoroughness?: Thoroughness;
}

/** A failure with all that is needed to see it again. */
export interface FuzzFailure {
  readonly battle: string;
  readonly edition: EditionId;
  readonly seed: number;
  /** The number of the order after which it was found, from 1; 0 at the start. */
  readonly order: number;
  readonly invariant: string;
  readonly found: string;
  /** Every order given, the last one being that order. */
  readonly orders: readonly Written[];
}

export interface FuzzReport {
  readonly games: number;
  readonly orders: number;
  readonly failure?: FuzzFailure;
  readonly coverage: Coverage;
}

const EVERYWHERE: readonly string[] = [...BATTLES, RANDOM];

const THOROUGH: Thoroughness = { oneIn: 25, mostOrders: 2000, mutations: 60, replays: true };

function failureOf(name: string, edition: EditionId, seed: number, failed: Failed): FuzzFailure {
  const { error, orders, last } = failed;
  const broken = error instanceof Broken;
  return {
    battle: name,
    edition,
    seed,
    order: orders.length,
    invariant: broken ? error.invariant : 'no rule throws',
    found: broken ? error.message.slice(error.invariant.length + 2) : (error.stack ?? error.message),
    orders: orders.map((order) => writeOrder(last, order)),
  };
}

const hasFailed = (played: Played | Failed): played is Failed => 'error' in played;

/** Where the games are played: one battle for all seeds, or one for each. */
type Ground = (seed: number) => Battle;

function groundOf(name: string, edition: EditionId): Ground {
  if (name === RANDOM) return (seed) => drawBattle(edition, seed);
  const battle = readBattle(name, edition);
  return () => battle;
}

/** Battles and editions take turns; each game has the next seed. Stops at the first failure. */
export function fuzz({ games, seed, battles = EVERYWHERE, editions = EDITIONS, ...rest }: FuzzOptions): FuzzReport {
  const coverage = new Coverage();
  const grounds = battles.flatMap((name) => editions.map((edition) => groundOf(name, edition)));
  let orders = 0;
  for (let game = 0; game < games; game++) {
    const own = seed + game;
    const battle = (grounds[game % grounds.length] as Ground)(own);
    const close = sometimes(own, rest.thoroughness ?? THOROUGH);
    const played = playOut(battle, own, together(coverage.watcher, always(), close), playerOf(own));
    orders += played.orders.length;
    if (hasFailed(played)) {
      return { games: game + 1, orders, coverage, failure: failureOf(battle.name, battle.edition, own, played) };
    }
  }
  return { games, orders, coverage };
}
