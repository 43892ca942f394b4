/** What many games of one scenario say about it. */
import type { Side, World } from '@opfire/engine';
import type { Ending, GameRecord } from '../game.ts';
import { mean, type Share, wilson } from '../statistics.ts';

type Pair = readonly [number, number];

export interface TurnFigures {
  readonly turn: number;
  /** Games that came so far. */
  readonly games: number;
  /** Means by side. */
  readonly points: Pair;
  readonly control: Pair;
  readonly losses: Pair;
}

export interface SideFigures {
  readonly side: string;
  readonly wins: number;
  /** Of decided games. */
  readonly share: Share;
  readonly points: number;
  readonly losses: number;
}

export interface BalanceFigures {
  readonly games: number;
  readonly draws: number;
  readonly turns: number;
  readonly sides: readonly [SideFigures, SideFigures];
  readonly byTurn: readonly TurnFigures[];
  /** Where units were lost, by side; most first. */
  readonly deaths: readonly { readonly hex: string; readonly losses: Pair }[];
  /** Events of the scenario, and in how many games each happened. */
  readonly events: readonly { readonly event: string; readonly games: number }[];
  readonly endings: readonly { readonly winner: string; readonly by: Ending; readonly games: number }[];
}

const means = (pairs: readonly Pair[]): Pair => [
  mean(pairs.map((pair) => pair[0])),
  mean(pairs.map((pair) => pair[1])),
];

function turnFigures(records: readonly GameRecord[]): TurnFigures[] {
  const all = records.flatMap(({ byTurn }) => byTurn);
  const turns = [...new Set(all.map(({ turn }) => turn))].sort((a, b) => a - b);
  return turns.map((turn) => {
    const own = all.filter((one) => one.turn === turn);
    return {
      turn,
      games: own.length,
      points: means(own.map((one) => one.points)),
      control: means(own.map((one) => one.control)),
      losses: means(own.map((one) => one.losses)),
    };
  });
}

function sideFigures(records: readonly GameRecord[], side: string, at: Side): SideFigures {
  const wins = records.filter(({ winner }) => winner === side).length;
  const decided = records.filter(({ winner }) => winner !== 'draw').length;
  return {
    side,
    wins,
    share: wilson(wins, decided),
    points: mean(records.map(({ points }) => points[at])),
    losses: mean(records.map(({ losses }) => losses[at])),
  };
}

/** How often each key came up, most often first. */
function counted(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function deathsIn(records: readonly GameRecord[]): BalanceFigures['deaths'] {
  const all = records.flatMap(({ deaths }) => deaths);
  return counted(all.map(({ hex }) => hex)).map(([hex]) => {
    const own = (side: Side): number => all.filter((death) => death.hex === hex && death.side === side).length;
    return { hex, losses: [own(0), own(1)] };
  });
}

export const eventsOf = ({ setup }: World): string[] => setup.scenario.events.map(({ id }) => id);

/** `events`: all that may happen, so that those that never did are told of too. */
export function balanceOf(
  records: readonly GameRecord[],
  sides: readonly [string, string],
  events: readonly string[] = [],
): BalanceFigures {
  const endings = counted(records.map(({ winner, ending }) => `${winner} ${ending}`));
  return {
    games: records.length,
    draws: records.filter(({ winner }) => winner === 'draw').length,
    turns: mean(records.map(({ turns }) => turns)),
    sides: [sideFigures(records, sides[0], 0), sideFigures(records, sides[1], 1)],
    byTurn: turnFigures(records),
    deaths: deathsIn(records),
    events: counted([...records.flatMap((record) => record.events), ...events]).map(([event, times]) => ({
      event,
      games: events.includes(event) ? times - 1 : times,
    })),
    endings: endings.map(([key, games]) => {
      const [winner = '', by = ''] = key.split(' ');
      return { winner, by: by as Ending, games };
    }),
  };
}

/** What a change does to the first side's share of wins. */
export interface Effect {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** The difference of two shares with Newcombe's interval, from Wilson's of each. */
export function effectOf(before: Share, after: Share): Effect {
  const difference = after.share - before.share;
  return {
    difference,
    low: difference - Math.hypot(after.share - after.low, before.high - before.share),
    high: difference + Math.hypot(after.high - after.share, before.share - before.low),
  };
}

/** Between these shares of wins a scenario counts as balanced. */
export const BALANCED = [0.4, 0.6] as const;

export type Verdict = 'balanced' | 'first' | 'second' | 'unsure';

/** What the interval allows to say: balanced when all of it is, lopsided when none of it is. */
export function verdictOf({ low, high }: Share): Verdict {
  const [least, most] = BALANCED;
  if (low > most) return 'first';
  if (high < least) return 'second';
  return low >= least && high <= most ? 'balanced' : 'unsure';
}
