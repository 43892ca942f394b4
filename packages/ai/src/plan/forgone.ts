/** What units forgo that fire now: a move of their own, later in the turn. */
import { ACTIVATED, type LocationId, pointsToMove, type Unit, type UnitId } from '@opfire/engine';
import { destinationsOf } from './destinations.ts';
import { groupOf, type Mind, unitsOf } from './mind.ts';

/** The share of a move's worth that is lost when it has to wait for another turn. */
const STILL_TO_COME = 0.6;

/** Not yet used in this turn, and on his own feet: passengers go where they are taken. */
const isFreeToMove = ({ marks, aboard }: Unit): boolean => (marks & ACTIVATED) === 0 && aboard < 0;

export function forgoneMove(mind: Mind, from: LocationId, ids: readonly UnitId[]): number {
  const fresh = unitsOf(mind, ids)
    .filter(isFreeToMove)
    .map((unit) => unit.id);
  const group = groupOf(mind, fresh);
  if (!group) return 0;
  const points = Math.min(...group.units.map((unit) => pointsToMove(mind.game, unit, 'move')));
  const [best] = destinationsOf(mind, { group, from, mode: 'move', points, begun: false });
  return STILL_TO_COME * Math.max(0, best?.value ?? 0);
}
