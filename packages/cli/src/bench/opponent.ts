/** How fast the opponent thinks: decisions of each level, simulations, and games on many cores against one. */
import { LEVELS, type Level, makePlayer, playOn } from '@opfire/ai';
import { decision, type Game, give, type Order } from '@opfire/engine';
import { sourceOf } from '../laboratory/battle-source.ts';
import { playAll } from '../laboratory/crew.ts';
import { assignmentsOf } from '../laboratory/match.ts';
import { type Battle, startOf } from '../random-play/battles.ts';

export interface OpponentBench {
  /** A veteran's with a budget of so many nodes; the others need none. */
  readonly nodes: number;
  readonly decisionsPerSecond: Readonly<Record<Level, number>>;
  /** Orders played on to the end of the turn and looked at, as a veteran does. */
  readonly simulationsPerSecond: number;
  /** How many times as many games are played in the same time with a thread for each core; `games` for each core. */
  readonly scaling: { readonly cores: number; readonly games: number; readonly ratio: number };
}

const NODES = 60;

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

/** Games a second on so many threads, once each thread has played one: starting and warming up is no part of it. */
async function gamesPerSecond(games: number, jobs: number): Promise<number> {
  const player = { level: 'recruit', style: 'balanced' } as const;
  const source = sourceOf('rejoining-the-regiment', 'v5.0');
  const all = { source, a: player, b: player, games: games + jobs, seed: 1, swap: 'each-game' } as const;
  let played = 0;
  let start = performance.now();
  await playAll(assignmentsOf(all), jobs === 1 ? 0 : jobs, () => {
    if (++played === jobs) start = performance.now();
  });
  return (games * 1000) / (performance.now() - start);
}

export interface Extent {
  /** How long each level thinks. */
  readonly milliseconds: number;
  /** Games played for each core. */
  readonly games: number;
  readonly cores: number;
}

export async function benchOpponent(battle: Battle, { milliseconds, games, cores }: Extent): Promise<OpponentBench> {
  const rates = LEVELS.map((level): [Level, number] => [level, decisionsOf(battle, level, milliseconds)]);
  const alone = await gamesPerSecond(games, 1);
  const together = await gamesPerSecond(games * cores, cores);
  return {
    nodes: NODES,
    decisionsPerSecond: Object.fromEntries(rates) as Record<Level, number>,
    simulationsPerSecond: simulations(battle, milliseconds),
    scaling: { cores, games, ratio: together / alone },
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
  `simulations a second ${simulationsPerSecond} (an order played on to the end of the turn)`,
  `${scaling.cores} cores play ${scaling.ratio.toFixed(1)} times as many games as one (${scaling.games} games a core)`,
];
