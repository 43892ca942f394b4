/**
 * Questions of whoever plans ahead and asks them by the thousand: bare numbers, without the lines that explain them.
 * The rules behind them are the same.
 */
import type { LocationId } from './board/board.ts';
import { targetModifier } from './rules/fire-combat/target-modifier.ts';
import { pointsOf } from './rules/movement/allowance.ts';
import { stepCost, stepsFrom } from './rules/movement/costs.ts';
import type { SightCode } from './rules/sight/line-of-sight.ts';
import { lineBetween } from './rules/sight/line-of-sight.ts';
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

/** Movement points that a unit has in a mode, with the Leader of a double-time move if there is one. */
export const pointsToMove = (p: Position, unit: Unit, mode: MoveMode, leader?: Unit): number =>
  pointsOf(p, unit, mode, leader);

/** The target modifier of a unit in a location, against fire from another or, without one, from anywhere. */
export const coverOf = (p: Position, unit: Unit, at: LocationId, from?: LocationId): number =>
  targetModifier(p, at, { nation: typeOf(p, unit).nation, ...(from !== undefined && { from }) }).total;
