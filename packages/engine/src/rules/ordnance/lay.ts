/** Bringing a gun to bear: turrets turn by themselves, guns and hulls pivot at a cost (14.1, 15.1, 1.7.1). */

import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Facing, verticesBetween } from '../../state/facing.ts';
import { MARK } from '../../state/marks.ts';
import { isVehicle, type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { facingsTo, facingTo, inCoveredArc } from './arcs.ts';
import type { Gun } from './gun.ts';

/** How the firer stands when it fires, and what it turned for that. */
export interface Lay {
  readonly facing: Facing;
  readonly turret: Facing;
  /** Vertices that the gun or the hull pivoted. */
  readonly pivoted: number;
  readonly turned: boolean;
}

const OUT_OF_ARC = refusal('14.1', 'outside-the-covered-arc');
const NO_PIVOT = refusal('14.1', 'it-pivots-only-to-bring-its-gun-to-bear');
const STILL_OUT_OF_ARC = refusal('14.1', 'outside-the-covered-arc-even-then');
const TOO_FAR = refusal('15.1', 'pivots-no-farther-than-its-movement-factor');
const IN_HASTE = refusal('15.2', 'turns-its-hull-only-while-it-moves-by-assault');

const VERTICES_PER_POINT = 2;

/** A team turns its gun by two vertices for a point, a vehicle by one (1.7.1, 15.1). */
export const pivotCost = (p: Position, unit: Unit, vertices: number): number =>
  isVehicle(typeOf(p, unit)) ? vertices : Math.ceil(vertices / VERTICES_PER_POINT);

const asItStands = ({ facing, turret }: Unit): Lay => ({ facing, turret, pivoted: 0, turned: false });

/** As much of a gun as laying it depends on. */
export type Mounted = Pick<Gun, 'unit' | 'mount'>;

const bears = (p: Position, { unit, mount }: Mounted, at: LocationId): boolean =>
  mount === 'free' || inCoveredArc(p.world.board, unit.at, mount === 'turret' ? unit.turret : unit.facing, at);

/** Why it cannot pivot as far as that; `before` is what it has pivoted to fire already. */
function whyNotPivot(p: Position, unit: Unit, vertices: number, before: number): Refusal | undefined {
  if ((unit.marks & MARK['assault-move']) !== 0) return IN_HASTE;
  return pivotCost(p, unit, vertices + before) > typeOf(p, unit).movement ? TOO_FAR : undefined;
}

/** How a gun is brought to bear on a place, pivoting as ordered; or why it cannot be. */
export function layOn(
  p: Position,
  gun: Mounted,
  at: LocationId,
  pivot: Facing | undefined,
  before: number,
): Lay | Refusal {
  const { unit, mount } = gun;
  const { board } = p.world;
  if (bears(p, gun, at)) return pivot === undefined ? asItStands(unit) : NO_PIVOT;
  if (pivot === undefined) {
    if (mount !== 'turret') return OUT_OF_ARC;
    return { facing: unit.facing, turret: facingTo(board, unit.at, unit.turret, at), pivoted: 0, turned: true };
  }
  const vertices = verticesBetween(unit.facing, pivot);
  if (vertices === 0 || !inCoveredArc(board, unit.at, pivot, at)) return STILL_OUT_OF_ARC;
  const barred = whyNotPivot(p, unit, vertices, before);
  const turret = unit.turret < 0 ? unit.turret : pivot;
  return barred ?? { facing: pivot, turret, pivoted: vertices, turned: false };
}

/** The pivots worth naming in an order: none where the gun bears or its turret turns, and all that bring it to bear. */
export function pivotsFor(p: Position, gun: Mounted, at: LocationId): (Facing | undefined)[] {
  if (bears(p, gun, at)) return [undefined];
  const hull = facingsTo(p.world.board, gun.unit.at, at);
  return gun.mount === 'turret' ? [undefined, ...hull] : [...hull];
}
