/** Whole random games on battles of forty units, on foot and with vehicles and guns: decisions listed and answered, in one thread. */

import { decision, type Game, give } from '@opfire/engine';
import { type Battle, readBattle, startOf } from '../random-play/battles.ts';
import { chooseOrder, chooserFrom } from '../random-play/player.ts';

export interface GamesPerSecond {
  readonly units: number;
  readonly games: number;
  readonly decisionsPerGame: number;
  /** Medians over the games. */
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Lists and answers every decision of one game. */
function playOut(start: Game, seed: number): { decisions: number; last: Game } {
  const choose = chooserFrom(seed);
  let game = start;
  for (let decisions = 0; ; decisions++) {
    const owed = decision(game);
    if (!owed) return { decisions, last: game };
    const outcome = give(game, chooseOrder(game, owed, choose));
    if ('refused' in outcome) throw new Error(`an offered order was refused by ${outcome.refused.rule}`);
    game = outcome.game;
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;

export function benchGames(battle: Battle, games: number, warmUp: number): GamesPerSecond {
  const rates: number[] = [];
  const times: number[] = [];
  let total = 0;
  for (let seed = 1; seed <= warmUp + games; seed++) {
    const start = startOf(battle, seed);
    const before = performance.now();
    const { decisions } = playOut(start, seed);
    const ms = performance.now() - before;
    if (seed <= warmUp) continue;
    total += decisions;
    rates.push((decisions * 1000) / ms);
    times.push(ms);
  }
  return {
    units: battle.state.units.length,
    games,
    decisionsPerGame: Math.round(total / games),
    decisionsPerSecond: Math.round(median(rates)),
    gamesPerSecond: Math.round(10_000 / median(times)) / 10,
  };
}

export const fortyUnits = (): Battle => readBattle('meeting-engagement', 'v5.0');

/** As many, with tanks, guns, carriers and passengers among them. */
export const fortyMixed = (): Battle => readBattle('combined-arms', 'v5.0');
