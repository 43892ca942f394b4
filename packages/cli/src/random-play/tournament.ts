/** Many random games of one battle, and what became of them. */
import type { EventOf, Game, GameEvent, Side } from '@opfire/engine';
import type { Battle } from './battles.ts';
import { errandRunner } from './errands.ts';
import { type Failed, type Played, playOut } from './play.ts';

export interface GameResult {
  readonly seed: number;
  /** A side by name, or a draw. */
  readonly winner: string;
  readonly turns: number;
  readonly orders: number;
  readonly points: readonly [number, number];
  /** Units eliminated, by side. */
  readonly losses: readonly [number, number];
  readonly events: readonly string[];
}

export interface Tournament {
  readonly scenario: string;
  readonly edition: string;
  readonly sides: readonly [string, string];
  readonly games: readonly GameResult[];
  /** The first game that broke down, if any. */
  readonly failure?: { readonly seed: number; readonly after: number; readonly error: string };
}

const isFailed = (played: Played | Failed): played is Failed => 'error' in played;

const lossesOf = (game: Game, side: Side): number =>
  game.state.units.filter((unit) => unit.side === side && unit.fate === 'eliminated').length;

/** Hears of a game what the state at its end no longer tells. */
class Reporter {
  victory: EventOf<'victory'> | undefined;
  readonly triggered = new Set<string>();

  answered(_before: Game, _order: unknown, events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.t === 'victory') this.victory = event;
      else if (event.t === 'event-triggered') this.triggered.add(event.event);
    }
  }
}

function playOne(battle: Battle, seed: number): GameResult | Failed {
  const reporter = new Reporter();
  const played = playOut(battle, seed, reporter, errandRunner(seed));
  if (isFailed(played)) return played;
  const { last, orders } = played;
  const winner = reporter.victory?.winner ?? 'draw';
  return {
    seed,
    winner: winner === 'draw' ? winner : battle.world.setup.sides[winner].id,
    turns: last.state.turn,
    orders: orders.length,
    points: reporter.victory?.points ?? [0, 0],
    losses: [lossesOf(last, 0), lossesOf(last, 1)],
    events: [...reporter.triggered].sort(),
  };
}

/** Plays games with consecutive seeds, up to the first that breaks down. */
export function playTournament(battle: Battle, games: number, seed: number): Tournament {
  const { name: scenario, edition } = battle;
  const [first, second] = battle.world.setup.sides;
  const results: GameResult[] = [];
  const told = { scenario, edition, sides: [first.id, second.id] as const, games: results };
  for (let next = seed; next < seed + games; next++) {
    const result = playOne(battle, next);
    if ('error' in result) {
      return { ...told, failure: { seed: next, after: result.orders.length, error: result.error.message } };
    }
    results.push(result);
  }
  return told;
}
