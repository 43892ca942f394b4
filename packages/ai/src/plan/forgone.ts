/** What units forgo that fire now: a move of their own, later in the turn. */
import { type LocationId, type Order, pointsToMove, type UnitId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { exitsBy } from './destinations.ts';
import { destinationsOf } from './drawing-fire.ts';
import { costOfFire } from './first-or-later.ts';
import { groupOf, isFreeToMove, type Mind, unitsOf } from './mind.ts';
import { unitsIn } from './tasks.ts';

/** The share of a move's worth that is lost when it has to wait for another turn. */
const STILL_TO_COME = 0.6;

export function forgoneMove(mind: Mind, from: LocationId, ids: readonly UnitId[]): number {
  const fresh = unitsOf(mind, ids)
    .filter(isFreeToMove)
    .map((unit) => unit.id);
  const group = groupOf(mind, fresh);
  if (!group) return 0;
  const points = Math.min(...group.units.map((unit) => pointsToMove(mind.game, unit, 'move')));
  const [best] = destinationsOf(mind, { group, from, mode: 'move', points, begun: false });
  return STILL_TO_COME * Math.max(0, (best?.value ?? 0) - (best?.spared ?? 0));
}

/**
 * On the last turn whoever fires takes no further part in what wins (22.0): those fire who can be spared. Only an enemy who
 * bars an exit is worth everybody's fire.
 */
export function lastSteps(mind: Mind, ids: readonly UnitId[], target: LocationId): number {
  const { game, mission, temper } = mind;
  if (game.state.turn < game.world.setup.scenario.turns || exitsBy(mind, target)) return 0;
  const fresh = unitsOf(mind, ids).filter(isFreeToMove);
  const [first] = fresh;
  return first ? temper.mission * Math.max(0, -mission.gain({ units: fresh, to: first.at })) : 0;
}

/** How likely the move is still to be made in this turn, and the share of the fire on the way that others will have drawn. */
const LATER = 0.6;
const DRAWN = 0.5;

/** Fire before a melee takes nothing from it: the enemy is weaker then. */
const isMove = ({ order, facts }: Candidate): boolean =>
  ['move', 'withdraw', 'dash'].includes(order.do) && !facts.some(({ is }) => is === 'succeeds');
const takesTheTurn = ({ do: verb }: Order): boolean => verb === 'fire' || verb === 'smoke';

/** What each unit could gain by going once the enemy has fired at others: its part of the best move that it has part in. */
function movesLater(mind: Mind, candidates: readonly Candidate[]): ReadonlyMap<UnitId, number> {
  const best = new Map<UnitId, number>();
  for (const candidate of candidates.filter(isMove)) {
    const units = unitsIn(candidate.order);
    const share = (candidate.value - (candidate.spared ?? 0) + DRAWN * costOfFire(mind, candidate)) / units.length;
    for (const unit of units) best.set(unit, Math.max(best.get(unit) ?? 0, share));
  }
  return best;
}

/**
 * The same actions, each shot less by what its firers could gain by a later move (4.0). Once somebody has passed the turn may
 * end before they get to it: then nothing is charged.
 */
export function sparingMovers(mind: Mind, candidates: readonly Candidate[]): Candidate[] {
  if (mind.game.state.passes > 0) return [...candidates];
  const moves = movesLater(mind, candidates);
  return candidates.map((candidate) => {
    if (!takesTheTurn(candidate.order)) return candidate;
    const forgone = unitsIn(candidate.order).reduce((sum, unit) => sum + (moves.get(unit) ?? 0), 0);
    return forgone > 0 ? { ...candidate, value: candidate.value - LATER * forgone } : candidate;
  });
}
