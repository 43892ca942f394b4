/**
 * Questions of whoever plans ahead and asks them by the thousand: bare numbers, without the lines that explain them.
 * The rules behind them are the same.
 */
import { directionTo, hexOf, type LocationId } from './board/board.ts';
import { targetModifier } from './rules/fire-combat/target-modifier.ts';
import { pointsOf } from './rules/movement/allowance.ts';
import { stepCost, stepsFrom } from './rules/movement/costs.ts';
import type { SightCode } from './rules/sight/line-of-sight.ts';
import { lineBetween } from './rules/sight/line-of-sight.ts';
import { facingsOutward, headingOf } from './rules/vehicles/facing.ts';
import { type Facing, verticesBetween } from './state/facing.ts';
import type { MoveMode } from './state/frames.ts';
import { type Position, typeOf } from './state/query.ts';
import type { Unit } from './state/state.ts';

/** The line of sight between two locations as a code for `isBlocked`, `degradingOf` and `hasGap`. */
export const sightBetween = (p: Position, from: LocationId, to: LocationId): SightCode => lineBetween(p, from, to);

/** Where one step can lead, whoever takes it. */
export const waysFrom = (p: Position, at: LocationId): readonly LocationId[] => stepsFrom(p, at);

/** Movement points of a step, or undefined where the unit finds no way; from off the map (−1) only the hex counts. */
export const pointsForStep = (p: Position, unit: Unit, from: LocationId, to: LocationId): number | undefined =>
  stepCost(p, unit, from, to)?.total;

/** A vehicle's step: the points for turning first and for the step itself, and where it faces then. */
export interface Drive {
  readonly turning: number;
  readonly points: number;
  readonly facing: Facing;
}

/** How a vehicle gets to the next hex for the fewest points: turning to it, or backing at twice the cost (15.1.1). */
export function driveBetween(
  p: Position,
  vehicle: Unit,
  facing: Facing,
  from: LocationId,
  to: LocationId,
): Drive | undefined {
  const points = pointsForStep(p, vehicle, from, to);
  const { board } = p.world;
  const direction = directionTo(board, hexOf(board, from), hexOf(board, to));
  if (points === undefined || direction < 0) return undefined;
  if (headingOf(facing, direction) === 'ahead') return { turning: 0, points, facing };
  const backing = headingOf(facing, direction) === 'back' ? 2 * points : Number.POSITIVE_INFINITY;
  const [left, right] = [direction, (direction + 5) % 6] as const;
  const ahead = verticesBetween(facing, left) < verticesBetween(facing, right) ? left : right;
  const turning = verticesBetween(facing, ahead);
  return backing < turning + points ? { turning: 0, points: backing, facing } : { turning, points, facing: ahead };
}

/** The nearest facing in which a vehicle can drive off the map there (22.0), and the points for turning to it. */
export function turnToLeave({ world: { board } }: Position, facing: Facing, at: LocationId): Omit<Drive, 'points'> {
  let best = { turning: Number.POSITIVE_INFINITY, facing };
  for (const outward of facingsOutward(board, at)) {
    const turning = verticesBetween(facing, outward);
    if (turning < best.turning) best = { turning, facing: outward };
  }
  return best;
}

/** Movement points that a unit has in a mode, with the Leader of a double-time move if there is one. */
export const pointsToMove = (p: Position, unit: Unit, mode: MoveMode, leader?: Unit): number =>
  pointsOf(p, unit, mode, leader);

/** The target modifier of a unit in a location, against fire from another or, without one, from anywhere. */
export const coverOf = (p: Position, unit: Unit, at: LocationId, from?: LocationId): number =>
  targetModifier(p, at, { nation: typeOf(p, unit).nation, ...(from !== undefined && { from }) }).total;
