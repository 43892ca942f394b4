/**
 * How a battle stands, as one number: for the first side when above zero. A squad or single man lost counts 1 and half a
 * squad ½ (22.0, as the engine reckons losses); a shaken unit counts ½; whatever the victory conditions count, be it a
 * point or a hex held, counts ½. Enemies eliminated are not counted a second time where they also score.
 */
import { type Game, type Reckoning, reckon, type Side } from '@opfire/engine';
import type { Step } from '../table/store/types.ts';

const SHAKEN = 0.5;
const GOAL = 0.5;

const shakenOf = ({ state }: Game, side: Side): number =>
  state.units.filter((unit) => unit.side === side && unit.at >= 0 && unit.shaken).length;

function goalsOf({ points, ways }: Reckoning, side: Side): number {
  const scored = points.filter((line) => line.side === side && line.for !== 'elimination');
  const met = ways.filter((way) => way.side === side).flatMap(({ measures }) => measures);
  return (
    scored.reduce((sum, { times, each }) => sum + times * each, 0) +
    met.filter(({ what }) => what !== 'points').reduce((sum, { have }) => sum + have, 0)
  );
}

export function balanceOf(game: Game): number {
  const reckoning = reckon(game);
  const [first, second] = reckoning.losses;
  return (
    second -
    first +
    SHAKEN * (shakenOf(game, 1) - shakenOf(game, 0)) +
    GOAL * (goalsOf(reckoning, 0) - goalsOf(reckoning, 1))
  );
}

export interface Swing {
  /** Which order, counted from 1. */
  readonly order: number;
  readonly step: Step;
  readonly turn: number;
  /** By how much the balance changed. */
  readonly by: number;
}

export interface Course {
  /** The balance at the start and after each order, from zero at the first impulse on. */
  readonly balance: readonly number[];
  /** After which order each turn began. */
  readonly turns: readonly { readonly turn: number; readonly order: number }[];
  /** The orders that changed most, in the order in which they were given. */
  readonly moments: readonly Swing[];
}

const MOMENTS = 5;
/** Half a squad, or one unit shaken: less decides nothing. */
const LEAST = 0.5;

function swingsOf(balance: readonly number[], steps: readonly Step[]): Swing[] {
  return steps.map((step, i) => ({
    order: i + 1,
    step,
    turn: step.before.state.turn,
    by: (balance[i + 1] ?? 0) - (balance[i] ?? 0),
  }));
}

/** What is held at the start is nobody's merit: the balance is counted from there. */
export function courseOf(steps: readonly Step[], end: Game): Course {
  const games = [...steps.map(({ before }) => before), end];
  const isFighting = games.map(({ state }) => state.phase !== 'setup');
  const standing = games.map((game, i) => (isFighting[i] ? balanceOf(game) : 0));
  const zero = standing[isFighting.indexOf(true)] ?? 0;
  const balance = standing.map((value, i) => (isFighting[i] ? value - zero : 0));
  const turns = games.flatMap(({ state }, order) =>
    order === 0 || state.turn !== games[order - 1]?.state.turn ? [{ turn: state.turn, order }] : [],
  );
  const moments = swingsOf(balance, steps)
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOMENTS)
    .sort((a, b) => a.order - b.order);
  return { balance, turns, moments };
}
