/** What a unit has fired of several weapons on one occasion, and where it may fire the rest (15.0, ruling D-118). */
import { hexOf, type LocationId } from '../../board/board.ts';
import type { Engagement } from '../../state/frames.ts';
import type { Position } from '../../state/query.ts';
import type { UnitId, WeaponId } from '../../state/state.ts';

/** One weapon fired, and what was turned to fire it. */
export interface Discharge {
  readonly gun?: number;
  readonly mg?: number;
  readonly weapon?: WeaponId;
  readonly pivoted?: number;
  readonly turned?: boolean;
  readonly assaultFire?: boolean;
}

export const engagementOf = (engaged: readonly Engagement[] | undefined, unit: UnitId): Engagement | undefined =>
  engaged?.find((one) => one.unit === unit);

const and = <T>(list: readonly T[], one: T | undefined): readonly T[] => (one === undefined ? list : [...list, one]);

/** The list with one more weapon fired. */
export function withDischarge(
  engaged: readonly Engagement[],
  unit: UnitId,
  at: LocationId,
  fired: Discharge,
): Engagement[] {
  const before = engagementOf(engaged, unit);
  const after: Engagement = {
    unit,
    at: before?.at ?? at,
    guns: and(before?.guns ?? [], fired.gun),
    mgs: and(before?.mgs ?? [], fired.mg),
    weapons: and(before?.weapons ?? [], fired.weapon),
    pivoted: (before?.pivoted ?? 0) + (fired.pivoted ?? 0),
    turned: (before?.turned ?? false) || (fired.turned ?? false),
    assaultFire: (before?.assaultFire ?? false) || (fired.assaultFire ?? false),
  };
  return [...engaged.filter((one) => one.unit !== unit), after].sort((a, b) => a.unit - b.unit);
}

/** Whether a place lies in the hex that the unit has fired into; anywhere before it has fired at all. */
export const isSameHex = (p: Position, engagement: Engagement | undefined, at: LocationId): boolean =>
  !engagement || hexOf(p.world.board, engagement.at) === hexOf(p.world.board, at);
