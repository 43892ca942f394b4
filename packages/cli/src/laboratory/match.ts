/** A match between two players: their games, sides changed or not, and the figures. */
import type { Side } from '@opfire/engine';
import type { Assignment } from './assignment.ts';
import type { BattleSource } from './battle-source.ts';
import type { Contestant, GameRecord } from './game.ts';
import { mean, type Share, wilson } from './statistics.ts';

export interface MatchPlan {
  readonly source: BattleSource;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly games: number;
  readonly seed: number;
  /**
   * `never`: a plays the first side throughout. `each-seed`: two games with each seed, sides changed. `each-game`: sides
   * are changed from one game to the next, and each has dice of its own. Two equal players who leave nothing to chance
   * play the same game again with the same dice, and whoever counts it twice believes too much.
   */
  readonly swap: 'never' | 'each-seed' | 'each-game';
}

export const assignmentsOf = ({ source, a, b, games, seed, swap }: MatchPlan): Assignment[] =>
  Array.from({ length: games }, (_, index) => ({
    source,
    pairing: {
      scenario: source.name,
      edition: source.edition,
      seed: seed + (swap === 'each-seed' ? index >> 1 : index),
      a,
      b,
      aSide: (swap === 'never' ? 0 : index & 1) as Side,
    },
  }));

export interface PlayerFigures {
  readonly games: number;
  readonly wins: number;
  /** Of decided games. */
  readonly rate: Share;
  readonly points: number;
  readonly losses: number;
  readonly millisecondsPerDecision: number;
}

export interface Figures {
  readonly games: number;
  readonly draws: number;
  readonly a: PlayerFigures;
  readonly b: PlayerFigures;
}

const sideOf = (record: GameRecord, player: 'a' | 'b'): Side =>
  player === 'a' ? record.aSide : record.aSide === 0 ? 1 : 0;

function figuresOf(records: readonly GameRecord[], player: 'a' | 'b'): PlayerFigures {
  const wins = records.filter((record) => record.won === player).length;
  const decided = records.filter((record) => record.won !== 'draw').length;
  const decisions = records.reduce((sum, record) => sum + record.effort[player].decisions, 0);
  const time = records.reduce((sum, record) => sum + record.effort[player].milliseconds, 0);
  return {
    games: records.length,
    wins,
    rate: wilson(wins, decided),
    points: mean(records.map((record) => record.points[sideOf(record, player)])),
    losses: mean(records.map((record) => record.losses[sideOf(record, player)])),
    millisecondsPerDecision: decisions === 0 ? 0 : time / decisions,
  };
}

/** Figures of any games; a and b are as given, whichever side they played. */
export const summary = (records: readonly GameRecord[]): Figures => ({
  games: records.length,
  draws: records.filter((record) => record.won === 'draw').length,
  a: figuresOf(records, 'a'),
  b: figuresOf(records, 'b'),
});

/** By side of the scenario: the games in which a played it, and those in which b did. */
export function bySide(records: readonly GameRecord[], sides: readonly [string, string]) {
  const of = (side: Side) => {
    const byA = records.filter((record) => record.aSide === side);
    const byB = records.filter((record) => record.aSide !== side);
    return {
      games: records.length,
      draws: records.filter((record) => record.won === 'draw').length,
      wins: records.filter((record) => record.winner === sides[side]).length,
      a: figuresOf(byA, 'a'),
      b: figuresOf(byB, 'b'),
    };
  };
  return { [sides[0]]: of(0), [sides[1]]: of(1) };
}
