/** How fast the opponent thinks: decisions of each level, simulations, and games on many cores against one. */
import { LEVELS, type Level, makePlayer, playOn } from '@opfire/ai';
import { decision, type Game, give, type Order } from '@opfire/engine';
import { playAll } from '../laboratory/crew.ts';
import { assignmentsOf } from '../laboratory/match.ts';
import { type Battle, startOf } from '../random-play/battles.ts';

export interface OpponentBench {
  /** A veteran's with a budget of so many nodes; the others need none. */
  readonly nodes: number;
  readonly decisionsPerSecond: Readonly<Record<Level, number>>;
  /** Orders played on to the end of the turn and looked at, as a veteran does. */
  readonly simulationsPerSecond: number;
  /** How many times faster the same games are done with a thread for each core, starting the threads included. */
  readonly scaling: { readonly cores: number; readonly games: number; readonly ratio: number };
}

const NODES = 60;
const SCENARIO = { scenario: 'rejoining-the-regiment', edition: 'v5.0' };

const rate = (count: number, milliseconds: number): number =>
  Math.round((10_000 * count) / Math.max(1, milliseconds)) / 10;

/** Does it until the time is up, once at least; how often. */
function repeat(milliseconds: number, once: () => void): number {
  const start = performance.now();
  let count = 0;
  while (count === 0 || performance.now() - start < milliseconds) {
    once();
    count++;
  }
  return rate(count, performance.now() - start);
}

/** How often a second, once warm. */
function countIn(milliseconds: number, once: () => void): number {
  repeat(milliseconds / 2, once);
  return repeat(milliseconds, once);
}

function ordered(game: Game, order: Order): Game {
  const outcome = give(game, order);
  if ('refused' in outcome) throw new Error(`${JSON.stringify(order)} was refused: ${outcome.refused.why}`);
  return outcome.game;
}

/** A player plays both sides; a game that ends is followed by another. */
function decisionsOf(battle: Battle, level: Level, milliseconds: number): number {
  const player = makePlayer({ level, seed: 1, budget: { nodes: NODES } });
  let seed = 1;
  let game = startOf(battle, seed);
  return countIn(milliseconds, () => {
    if (!decision(game)) game = startOf(battle, ++seed);
    game = ordered(game, player.choose(game));
  });
}

function simulations(battle: Battle, milliseconds: number): number {
  const game = startOf(battle, 1);
  const owed = decision(game);
  if (!owed) return 0;
  const order = makePlayer({ level: 'regular', seed: 1 }).choose(game);
  let seed = 0;
  return countIn(milliseconds, () => {
    playOn(game, order, owed.side, ++seed);
  });
}

async function timed(games: number, jobs: number): Promise<number> {
  const player = { level: 'recruit', style: 'balanced' } as const;
  const assignments = assignmentsOf({ ...SCENARIO, a: player, b: player, games, seed: 1, swap: true });
  const start = performance.now();
  await playAll(assignments, jobs, () => undefined);
  return performance.now() - start;
}

export interface Extent {
  /** How long each level thinks. */
  readonly milliseconds: number;
  /** Games played on one core and on several. */
  readonly games: number;
  readonly cores: number;
}

export async function benchOpponent(battle: Battle, { milliseconds, games, cores }: Extent): Promise<OpponentBench> {
  const rates = LEVELS.map((level): [Level, number] => [level, decisionsOf(battle, level, milliseconds)]);
  const alone = await timed(games, 1);
  const together = await timed(games, cores);
  return {
    nodes: NODES,
    decisionsPerSecond: Object.fromEntries(rates) as Record<Level, number>,
    simulationsPerSecond: simulations(battle, milliseconds),
    scaling: { cores, games, ratio: alone / together },
  };
}

export const opponentLines = ({
  nodes,
  decisionsPerSecond,
  simulationsPerSecond,
  scaling,
}: OpponentBench): string[] => [
  'the opponent, decisions a second:',
  ...Object.entries(decisionsPerSecond).map(([level, each]) => {
    const budget = level === 'veteran' ? ` (${nodes} nodes each)` : '';
    return `  ${level.padEnd(8)} ${each}${budget}`;
  }),
  `simulations a second        ${simulationsPerSecond}`,
  `${scaling.games} games on ${scaling.cores} cores: ${scaling.ratio.toFixed(1)} times as fast as on one`,
];
