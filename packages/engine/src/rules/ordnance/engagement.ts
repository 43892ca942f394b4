/** What a unit has fired of several weapons on one occasion, and where it may fire the rest (15.0, ruling D-118). */
import { hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Engagement } from '../../state/frames.ts';
import { has, isHelicopter, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Acquisition, Unit, UnitId, WeaponId } from '../../state/state.ts';

/** One weapon fired, and what was turned to fire it. */
export interface Discharge {
  readonly gun?: number;
  readonly mg?: number;
  readonly weapon?: WeaponId;
  readonly pivoted?: number;
  readonly turned?: boolean;
  readonly assaultFire?: boolean;
  /** Points where nothing else does, and binds nothing else to its target (15.0, ruling R-410). */
  readonly apart?: boolean;
}

/** Where the rest of its weapons must fire: where the first of them did; OFF_MAP while that is open. */
function boundTo(before: Engagement | undefined, at: LocationId, { apart }: Discharge): LocationId {
  if (before && before.at !== OFF_MAP) return before.at;
  return apart ? OFF_MAP : at;
}

export const engagementOf = (engaged: readonly Engagement[] | undefined, unit: UnitId): Engagement | undefined =>
  engaged?.find((one) => one.unit === unit);

/** Vehicles are bound to one hex by 15.0, helicopters that hover by 19.2.8. */
export const otherHex = (p: Position, unit: Unit): Refusal =>
  refusal(isHelicopter(typeOf(p, unit)) ? '19.2.8' : '15.0', 'all-its-weapons-fire-into-one-hex');

const and = <T>(list: readonly T[], one: T | undefined): readonly T[] => (one === undefined ? list : [...list, one]);

/** What a unit's guns had their sights on when this occasion began (14.3). */
export const sightsOf = (
  p: Position,
  engaged: readonly Engagement[] | undefined,
  unit: UnitId,
): readonly Acquisition[] =>
  engagementOf(engaged, unit)?.sights ?? p.state.acquisitions.filter(({ firer }) => firer === unit);

/** The list with one more weapon fired; to be asked before the shot is resolved. */
export function withDischarge(
  p: Position,
  engaged: readonly Engagement[],
  unit: UnitId,
  at: LocationId,
  fired: Discharge,
): Engagement[] {
  const before = engagementOf(engaged, unit);
  const after: Engagement = {
    unit,
    at: boundTo(before, at, fired),
    guns: and(before?.guns ?? [], fired.gun),
    mgs: and(before?.mgs ?? [], fired.mg),
    weapons: and(before?.weapons ?? [], fired.weapon),
    pivoted: (before?.pivoted ?? 0) + (fired.pivoted ?? 0),
    turned: (before?.turned ?? false) || (fired.turned ?? false),
    assaultFire: (before?.assaultFire ?? false) || (fired.assaultFire ?? false),
    opsComplete: before?.opsComplete ?? has(unitOf(p, unit), 'ops-complete'),
    sights: sightsOf(p, engaged, unit),
  };
  return [...engaged.filter((one) => one.unit !== unit), after].sort((a, b) => a.unit - b.unit);
}

/** Whether a place lies in the hex that the unit has fired into; anywhere before that has been decided. */
export const isSameHex = (p: Position, engagement: Engagement | undefined, at: LocationId): boolean =>
  !engagement || engagement.at === OFF_MAP || hexOf(p.world.board, engagement.at) === hexOf(p.world.board, at);
