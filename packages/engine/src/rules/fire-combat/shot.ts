/** A direct-fire attack as it is about to be made: an order with everything looked up. */
import { hexOf, type LocationId, rangeBetween } from '../../board/board.ts';
import type { Engagement, PartlyFired } from '../../state/frames.ts';
import type { FireOrder } from '../../state/orders.ts';
import { type Position, placeOf, typeOf, unitOf, weaponOf } from '../../state/query.ts';
import type { Side, Unit, UnitId, Weapon, WeaponId } from '../../state/state.ts';
import { smallArmsRange } from '../aircraft/small-arms.ts';
import { areAdjacent } from '../sight/adjacency.ts';
import { lineBetween, type SightCode } from '../sight/line-of-sight.ts';
import { bestFireLeader } from './leadership.ts';

/** On what occasion the fire happens. */
export type Occasion = 'impulse' | 'opportunity' | 'hit-and-run';

export interface Shot {
  readonly occasion: Occasion;
  readonly side: Side;
  readonly from: LocationId;
  readonly at: LocationId;
  /** The vehicle or helicopter fired at; undefined for all others there (17.2). */
  readonly target: Unit | undefined;
  readonly units: readonly Unit[];
  readonly weapons: readonly Weapon[];
  /** Weapons that a second single-man counter helps to serve. */
  readonly helped: readonly WeaponId[];
  /** Those second single-man counters; they fire nothing else (1.6, ruling D-79). */
  readonly helpers: readonly UnitId[];
  /** Whether inherent firepower is fired, beside support weapons. */
  readonly inherent: boolean;
  /** Squads that have fired one support weapon already, and units that began to fire under Ops Complete (1.6.4, 4.1). */
  readonly spent: readonly UnitId[];
  readonly hampered: readonly UnitId[];
  /** Units that fire by assault fire and move afterwards (6.1.1). */
  readonly assaultFirers: readonly UnitId[];
  readonly leader: Unit | undefined;
  readonly range: number;
  readonly adjacent: boolean;
  readonly sight: SightCode;
  /** Units moving in the target location just now (5.3). */
  readonly movers: readonly UnitId[];
  /** Who spotted the target in this impulse and so fires at full firepower (4.1). */
  readonly spotter: UnitId;
}

/** The circumstances in which an order to fire is given. */
export interface ShotContext {
  readonly occasion: Occasion;
  /** Units moving in the target location just now (5.3). */
  readonly movers: readonly UnitId[];
  /** Who spotted in this impulse, and what: he fires at it at full firepower (4.1). */
  readonly spotter: UnitId;
  readonly spottedAt?: LocationId;
  /** Squads that have fired only in part (1.6). */
  readonly partly?: readonly PartlyFired[];
  /** What guns, vehicles and ordnance have fired on this occasion (15.0). */
  readonly engaged?: readonly Engagement[];
  /** Opportunity fire: where the mover is, whether it is hidden, and who won the right to react (5.3, 5.3.1). */
  readonly window?: LocationId;
  readonly concealed?: boolean;
  /** The launcher of a missile, who may be fired at although he does not move (14.4). */
  readonly launcher?: UnitId;
  readonly reacting?: readonly UnitId[];
}

export function shotFrom(p: Position, order: FireOrder<UnitId, WeaponId, LocationId>, context: ShotContext): Shot {
  const units = order.units.map((id) => unitOf(p, id));
  const first = units[0] as Unit;
  const from = placeOf(p, first);
  const leader =
    order.leader === undefined ? bestFireLeader(p, units, spotterOf(context, order.at)) : leaderNamed(p, order.leader);
  return {
    occasion: context.occasion,
    movers: context.movers,
    spotter: spotterOf(context, order.at),
    side: first.side,
    from,
    at: order.at,
    target: order.target === undefined ? undefined : unitOf(p, order.target),
    units,
    weapons: (order.weapons ?? []).map((id) => weaponOf(p, id)),
    helped: (order.helpers ?? []).map((helper) => helper.weapon),
    helpers: (order.helpers ?? []).map((helper) => helper.unit),
    inherent: order.inherent !== false,
    spent: spentIn(context),
    hampered: hamperedIn(context),
    assaultFirers: order.assaultFire ?? [],
    leader,
    range: smallArmsRange(p, order.at, rangeOf(p, from, order.at)),
    adjacent: areAdjacent(p.world, from, order.at),
    sight: lineBetween(p, from, order.at),
  };
}

const NOBODY_YET: readonly UnitId[] = [];

const spentIn = ({ partly }: ShotContext): readonly UnitId[] =>
  partly ? [...new Set(partly.filter(({ by }) => by !== 'group').map(({ unit }) => unit))] : NOBODY_YET;

const hamperedIn = ({ partly }: ShotContext): readonly UnitId[] =>
  partly ? partly.filter(({ opsComplete }) => opsComplete).map(({ unit }) => unit) : NOBODY_YET;

/** The one who has just spotted the target, or −1. */
export const spotterOf = (context: ShotContext, at: LocationId): UnitId =>
  context.spottedAt === at ? context.spotter : -1;

const leaderNamed = (p: Position, id: UnitId | null): Unit | undefined => (id === null ? undefined : unitOf(p, id));

/** Range in hexes; another stratum of the same hex is at range one (ruling D-49). */
export function rangeOf(p: Position, from: LocationId, to: LocationId): number {
  return hexOf(p.world.board, from) === hexOf(p.world.board, to) ? 1 : rangeBetween(p.world.board, from, to);
}

/** Snipers and marksmen attack one unit of the target at random (11.4, 11.12). */
export const isSharpshooter = (p: Position, unit: Unit): boolean => {
  const { kind } = typeOf(p, unit);
  return kind === 'sniper' || kind === 'marksman';
};
