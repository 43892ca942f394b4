/** A vehicle's machine guns (15.0): how far they reach, where they point, what one of them fires at. */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { OrderTo } from '../../state/orders.ts';
import { has, hasStatus, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import type { VehicleMachineGun } from '../../state/vehicles.ts';
import { smallArmsRange } from '../aircraft/small-arms.ts';
import { rangeOf, type Shot, type ShotContext } from '../fire-combat/shot.ts';
import { inCoveredArc } from '../ordnance/arcs.ts';
import { engagementOf } from '../ordnance/engagement.ts';
import { type Lay, layOn, type Mounted } from '../ordnance/lay.ts';
import { areAdjacent } from '../sight/adjacency.ts';
import { lineSeenBy } from '../sight/line-of-sight.ts';

export type FireMg = OrderTo<'fire-mg'>;

const NO_SUCH_MG = refusal('15.0', 'this-vehicle-has-no-such-machine-gun');
const BUTTONED = refusal('15.0', 'this-machine-gun-is-fired-only-from-an-open-vehicle');
const OUT_OF_REAR_ARC = refusal('15.0', 'outside-the-rear-arc');
const NO_PIVOT = refusal('15.0', 'it-pivots-only-to-bring-its-gun-to-bear');
const TURRET_IN_LINE = refusal('15.0', 'turret-and-hull-fire-apart-only-when-they-point-apart');

/** The least firepower that reaches farther. */
const HEAVY = 4;
const HALF = 2;

/** Firepower 2 reaches ten hexes, 4 fourteen (ruling D-119). */
export const mgRange = (firepower: number): number => (firepower >= HEAVY ? 14 : 10);

const NONE: readonly VehicleMachineGun[] = [];

/**
 * A counter's machine guns, in the order in which orders number them. Where the option to split is in force, the hull
 * halves of those that can be split are numbered after all others (15.0).
 */
export function machineGunsOf(p: Position, unit: Unit): readonly (VehicleMachineGun & { readonly hull?: true })[] {
  const { vehicle, helicopter } = typeOf(p, unit);
  const printed = vehicle?.machineGuns ?? helicopter?.machineGuns ?? NONE;
  if (!p.world.rules.vehicles.splitMachineGuns || !vehicle?.turret) return printed;
  const halves = printed.filter(isSplittable).map(() => ({ firepower: HALF, mount: 'arc', hull: true }) as const);
  return [...printed, ...halves];
}

const isSplittable = ({ firepower, mount }: VehicleMachineGun): boolean => mount === 'arc' && firepower >= HEAVY;

/** One machine gun about to fire: an order with everything looked up. */
export interface MgAim {
  readonly shot: Shot;
  readonly mg: VehicleMachineGun & { readonly hull?: true };
  readonly firepower: number;
  readonly lay: Lay;
  readonly pivoted: boolean;
  readonly assaultFire: boolean;
  /** Under Ops Complete, with its penalty: opportunity fire, not fire at a place just spotted (4.1). */
  readonly hampered: boolean;
}

/** To the rear, or where the hull points and the turret does not: not bound to where the rest fires (15.0, ruling R-410). */
export const pointsApart = ({ mount, hull }: MgAim['mg']): boolean => mount === 'rear' || hull === true;

const asItStands = ({ facing, turret }: Unit): Lay => ({ facing, turret, pivoted: 0, turned: false });

/** How the gun is carried: in the turret or hull, or on a ring of its own. */
export function mountedIn(unit: Unit, mg: VehicleMachineGun & { readonly hull?: true }): Mounted {
  if (mg.mount === 'all-round' || unit.facing < 0) return { unit, mount: 'free' };
  return { unit, mount: unit.turret >= 0 && !mg.hull ? 'turret' : 'fixed' };
}

function layMg(p: Position, unit: Unit, mg: MgAim['mg'], order: FireMg, before: number): Lay | Refusal {
  if (mg.mount === 'rear') {
    if (order.pivot !== undefined) return NO_PIVOT;
    const back = ((unit.turret >= 0 ? unit.turret : unit.facing) + 3) % 6;
    return inCoveredArc(p.world.board, unit.at, back, order.at) ? asItStands(unit) : OUT_OF_REAR_ARC;
  }
  if (mg.hull && unit.turret === unit.facing) return TURRET_IN_LINE;
  return layOn(p, mountedIn(unit, mg), order.at, order.pivot, before);
}

/** Where turret and hull point apart, half the firepower stays with the hull (15.0, optional). */
function firepowerOf(p: Position, mg: MgAim['mg'], lay: Lay): number {
  const split = p.world.rules.vehicles.splitMachineGuns && isSplittable(mg) && lay.turret >= 0;
  return split && lay.turret !== lay.facing ? HALF : mg.firepower;
}

function shotOf(p: Position, order: FireMg, context: ShotContext): Shot {
  const unit = unitOf(p, order.unit);
  const from: LocationId = unit.at;
  return {
    occasion: context.occasion,
    movers: context.movers,
    spotter: context.spotter,
    side: unit.side,
    from,
    at: order.at,
    target: order.target === undefined ? undefined : unitOf(p, order.target),
    units: [unit],
    weapons: [],
    helped: [],
    helpers: [],
    spent: [],
    hampered: [],
    inherent: false,
    assaultFirers: order.assaultFire ? [unit.id] : [],
    leader: undefined,
    range: smallArmsRange(p, order.at, rangeOf(p, from, order.at)),
    adjacent: areAdjacent(p.world, from, order.at),
    sight: lineSeenBy(p, unit, order.at),
  };
}

/** Everything about the fire that an order stands for, or why the machine gun does not bear. */
export function mgAimOf(p: Position, order: FireMg, context: ShotContext): MgAim | Refusal {
  const unit = unitOf(p, order.unit);
  const mg = machineGunsOf(p, unit)[order.mg];
  if (!mg) return NO_SUCH_MG;
  if (mg.mount === 'all-round' && hasStatus(unit, 'buttoned')) return BUTTONED;
  const before = engagementOf(context.engaged, unit.id);
  const lay = layMg(p, unit, mg, order, before?.pivoted ?? 0);
  if ('why' in lay) return lay;
  return {
    shot: shotOf(p, order, context),
    mg,
    lay,
    firepower: firepowerOf(p, mg, lay),
    pivoted: lay.pivoted > 0 || (before?.pivoted ?? 0) > 0,
    assaultFire: order.assaultFire === true,
    hampered: context.occasion === 'opportunity' && (before?.opsComplete ?? has(unit, 'ops-complete')),
  };
}
