/** The reckoning line by line (22.0, 22.1): what each condition has given, and what each way to win has and lacks. */
import type { RuleRef } from '../../core/rule.ts';
import type { Position } from '../../state/query.ts';
import type { VictoryCondition } from '../../state/scenario.ts';
import { SIDES, type Side } from '../../state/state.ts';
import { citing, eliminatedOf, type Measure, measuresOf, scores, timesMet, winnerNow } from './victory.ts';

/** Points of one side for one condition: so many times so many. */
export interface PointsLine {
  readonly side: Side;
  readonly for: VictoryCondition['for'];
  readonly times: number;
  readonly each: number;
  readonly rule: RuleRef;
}

/** One way to win outright: it is won when every measure is full. */
export interface WayToWin {
  readonly side: Side;
  readonly measures: readonly Measure[];
  readonly won: boolean;
}

export interface Reckoning {
  readonly points: readonly PointsLine[];
  readonly ways: readonly WayToWin[];
  /** Who wins when no way, or ways of both sides, are won; only where there are ways. */
  readonly otherwise: Side | 'draw';
  readonly total: readonly [number, number];
  readonly winner: Side | 'draw';
  /** Squads and single men lost by each side, half a squad counting half (22.0). */
  readonly losses: readonly [number, number];
}

function pointsLines(p: Position): PointsLine[] {
  return p.world.setup.scenario.victory.flatMap((condition) =>
    SIDES.filter((side) => scores(condition, side)).map((side) => ({
      side,
      for: condition.for,
      times: timesMet(p, condition, side),
      each: condition.points,
      rule: citing(condition),
    })),
  );
}

/** Before the end no points have been scored yet: they are counted as if it were now. */
function totalOf({ state }: Position, lines: readonly PointsLine[]): readonly [number, number] {
  const { points } = state.scenario;
  if (state.phase === 'over') return points;
  const add = (side: Side): number =>
    lines.filter((line) => line.side === side).reduce((sum, { times, each }) => sum + times * each, points[side]);
  return [add(0), add(1)];
}

/** How the battle stands: at its end, or as if it ended now. */
export function reckon(p: Position): Reckoning {
  const points = pointsLines(p);
  const total = totalOf(p, points);
  const counted: Position = { ...p, state: { ...p.state, scenario: { ...p.state.scenario, points: total } } };
  const { outright = [], otherwise = 'draw' } = p.world.setup.scenario;
  const ways = outright.map(({ side, needs }) => {
    const measures = needs.flatMap((need) => measuresOf(counted, need, side));
    return { side, measures, won: measures.every(({ have, atLeast }) => have >= atLeast) };
  });
  const losses = [eliminatedOf(p, 0), eliminatedOf(p, 1)] as const;
  return { points, ways, otherwise, total, winner: winnerNow(counted), losses };
}
