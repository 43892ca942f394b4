/** Who has won (22.0, 22.1). Reckoned once, after the last turn: no sudden victory (ruling D-169). */
import type { Hex, HexId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { UnitType } from '../../state/counters.ts';
import { hasStatus, isLeader, isMmc, type Position, typeOf } from '../../state/query.ts';
import type { Achievement, VictoryCondition } from '../../state/scenario.ts';
import { enemyOf, SIDES, type Side, type Unit } from '../../state/state.ts';
import { controls, controlsBuilding } from './control.ts';
import { isDone } from './tasks.ts';

/** Half a squad scores half (22.0); a crew is the size of a half-squad. */
const worthOf = (type: UnitType): number => (type.kind === 'half-squad' || type.kind === 'crew' ? 0.5 : 1);

/** A half-squad that was a squad: half of it is lost (ruling D-133). */
const isReduced = (unit: Unit): boolean => unit.root >= 0;

/**
 * How much of a unit the enemy has eliminated. A vehicle that its crew has left for good is lost (ruling R-602). Of two
 * half-squads that joined, one lives on whole and the other, replaced, stands for what both had lost.
 */
export function lossOf(p: Position, unit: Unit): number {
  if (unit.fate === 'replaced') return isReduced(unit) ? worthOf(typeOf(p, unit)) : 0;
  if (isReduced(unit)) return unit.fate === 'eliminated' ? 1 : 0.5;
  return unit.fate === 'eliminated' || hasStatus(unit, 'abandoned') ? worthOf(typeOf(p, unit)) : 0;
}

function sumOver(p: Position, side: Side, count: (unit: Unit) => number): number {
  let sum = 0;
  for (const unit of p.state.units) if (unit.side === side) sum += count(unit);
  return sum;
}

export const eliminatedOf = (p: Position, side: Side): number => sumOver(p, side, (unit) => lossOf(p, unit));

/** Shaken or not, who has left has left (ruling D-130). */
const exitedOf = (p: Position, side: Side, counts: (type: UnitType) => boolean): number =>
  sumOver(p, side, (unit) => {
    const type = typeOf(p, unit);
    return unit.fate === 'exited' && counts(type) ? worthOf(type) : 0;
  });

function heldBy(p: Position, side: Side, hexes: readonly HexId[], holds: typeof controls): number {
  let held = 0;
  for (const hex of hexes) if (holds(p, hex, side)) held++;
  return held;
}

/** Of each building one hex: a building that is held whole is held once, however many of its hexes are named (22.1). */
function oncePerBuilding(p: Position, hexes: readonly HexId[]): readonly HexId[] {
  if (!p.world.rules.control.wholeBuilding) return hexes;
  const buildingOf = (hex: HexId): number => (p.world.board.hexes[hex] as Hex).building;
  return hexes.filter(
    (hex, place) => buildingOf(hex) < 0 || hexes.findIndex((other) => buildingOf(other) === buildingOf(hex)) === place,
  );
}

export const scores = (condition: VictoryCondition, side: Side): boolean =>
  condition.side === undefined || condition.side === side;

/** How often a side has met a condition: hexes held, squads eliminated, squads gone off the map. */
export function timesMet(p: Position, condition: VictoryCondition, side: Side): number {
  switch (condition.for) {
    case 'control':
      return heldBy(p, side, condition.hexes, controls);
    case 'building':
      return heldBy(p, side, oncePerBuilding(p, condition.hexes), controlsBuilding);
    case 'elimination':
      return eliminatedOf(p, enemyOf(side));
    case 'exit':
      return exitedOf(p, side, () => true);
  }
}

export const citing = (condition: VictoryCondition): RuleRef =>
  condition.for === 'control' || condition.for === 'building' ? '22.1' : '22.0';

/** What a condition would give a side if the battle ended now. */
export const pointsFor = (p: Position, condition: VictoryCondition, side: Side): number =>
  scores(condition, side) ? condition.points * timesMet(p, condition, side) : 0;

/** What a need counts, how much of it the side has and how much it must have. */
export interface Measure {
  readonly what: 'control' | 'points' | 'task' | 'exit-squads' | 'exit-leaders';
  readonly have: number;
  readonly atLeast: number;
}

export function measuresOf(p: Position, need: Achievement, side: Side): Measure[] {
  switch (need.need) {
    case 'control':
      return [{ what: 'control', have: heldBy(p, side, need.hexes, controls), atLeast: need.atLeast }];
    case 'points':
      return [{ what: 'points', have: p.state.scenario.points[side], atLeast: need.atLeast }];
    case 'task':
      return [{ what: 'task', have: isDone(p, need.task) ? 1 : 0, atLeast: 1 }];
    case 'exit':
      return [
        { what: 'exit-squads', have: exitedOf(p, side, isMmc), atLeast: need.squads },
        { what: 'exit-leaders', have: exitedOf(p, side, isLeader), atLeast: need.leaders },
      ];
  }
}

const isAchieved = (p: Position, need: Achievement, side: Side): boolean =>
  measuresOf(p, need, side).every(({ have, atLeast }) => have >= atLeast);

/** Whether the side has all that one of its ways to win outright asks for. */
function winsOutright(p: Position, side: Side): boolean {
  for (const { side: winner, needs } of p.world.setup.scenario.outright ?? []) {
    if (winner === side && needs.every((need) => isAchieved(p, need, side))) return true;
  }
  return false;
}

/** The winner if the battle ended now with the points scored so far; equal points are a draw. */
export function winnerNow(p: Position): Side | 'draw' {
  const { outright, otherwise } = p.world.setup.scenario;
  if (outright) {
    const [first, second] = [winsOutright(p, 0), winsOutright(p, 1)];
    if (first === second) return otherwise ?? 'draw';
    return first ? 0 : 1;
  }
  const [first, second] = p.state.scenario.points;
  if (first === second) return 'draw';
  return first > second ? 0 : 1;
}

/** Scores every condition line by line, then names the winner. */
export function finalReckoning(play: Play): void {
  for (const condition of play.world.setup.scenario.victory) {
    for (const side of SIDES) {
      const points = pointsFor(play, condition, side);
      if (points !== 0) tell(play, { t: 'scored', side, points, for: condition.for, rule: citing(condition) });
    }
  }
  tell(play, { t: 'victory', winner: winnerNow(play), points: play.state.scenario.points, rule: '22.0' });
}
