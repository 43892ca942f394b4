/** Snipers come into play where their owner says (11.4). Their fire is direct fire and lives there. */

import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { anyUnitAt, isMelee, isVehicle, onMap, type Position, typeOf } from '../../state/query.ts';
import { enemyOf, type Side, type State, type Unit, type UnitId, type World } from '../../state/state.ts';
import { groundShelter, shelterOf } from '../fire-combat/target-modifier.ts';
import { overstacked } from '../movement/stacking.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';

const NOT_A_SNIPER = refusal('11.4', 'not-a-sniper-of-yours-to-place');
const NO_SUCH_PLACE = refusal('11.4', 'no-such-location');
const NO_SHELTER = refusal('11.4', 'needs-a-positive-target-modifier');
const ENEMY_THERE = refusal('11.4', 'enemies-are-there');
const MELEE_THERE = refusal('11.4', 'a-melee-marker-is-there');
const NO_SIGHT = refusal('11.4', 'no-line-of-sight-to-fire');

/** By scenario rule some come only after an event. */
const isWithheld = (p: Position, id: UnitId): boolean =>
  (p.world.setup.scenario.withheld ?? []).some(
    ({ units, event }) => units.includes(id) && p.state.scenario.events.includes(event),
  );

/** Still off the map: placed once, and never moved afterwards. */
const isPlaceable = (p: Position, unit: Unit, side: Side): boolean =>
  unit.side === side && unit.fate === 'reserve' && typeOf(p, unit).kind === 'sniper' && !isWithheld(p, unit.id);

/** Why a location is no place for the Sniper: it is one stratum that counts, not its hex (ruling D-164). */
function noPlaceFor(p: Position, unit: Unit, at: LocationId): Refusal | undefined {
  if (!p.world.board.locations[at]) return NO_SUCH_PLACE;
  if (shelterOf(p, at, typeOf(p, unit).nation) <= 0) return NO_SHELTER;
  if (anyUnitAt(p.state, at, enemyOf(unit.side))) return ENEMY_THERE;
  if (isMelee(p.state, at)) return MELEE_THERE;
  return overstacked(p, at, [unit.id], unit.side);
}

/** Why the Sniper may not be placed there; with a target, also why he could not fire at it (ruling D-111). */
export function placeSniperCheck(
  p: Position,
  side: Side,
  id: UnitId,
  at: LocationId,
  target?: LocationId,
): Refusal | undefined {
  const unit = p.state.units[id];
  if (!unit || !isPlaceable(p, unit, side)) return NOT_A_SNIPER;
  return noPlaceFor(p, unit, at) ?? outOfSight(p, at, target);
}

const outOfSight = (p: Position, at: LocationId, target: LocationId | undefined): Refusal | undefined =>
  target !== undefined && isBlocked(lineBetween(p, at, target)) ? NO_SIGHT : undefined;

/** Locations where the Sniper may be placed, in order; only those that see the target, if one is given. */
export function placeableLocations(p: Position, unit: Unit, target?: LocationId): LocationId[] {
  const places: LocationId[] = [];
  if (!isPlaceable(p, unit, unit.side)) return places;
  for (const at of [...shelters(p, typeOf(p, unit).nation), ...besideVehicles(p)]) {
    if (places.includes(at)) continue;
    if (!outOfSight(p, at, target) && !noPlaceFor(p, unit, at)) places.push(at);
  }
  return places;
}

/** A vehicle is cover to who lies beside it, as any other counter is (10.4). */
const besideVehicles = (p: Position): LocationId[] =>
  p.world.machines ? p.state.units.filter((unit) => isVehicle(typeOf(p, unit)) && onMap(unit)).map(({ at }) => at) : [];

/** Locations whose ground has a positive modifier, as last asked for: they depend on the nation and on what lies on the ground. */
let sheltered: readonly LocationId[] = [];
let lastAsked: { readonly world?: World; readonly ground?: State['ground']; readonly nation?: string } = {};

function shelters(p: Position, nation: string): readonly LocationId[] {
  const { world } = p;
  const { ground } = p.state;
  if (lastAsked.world !== world || lastAsked.ground !== ground || lastAsked.nation !== nation) {
    sheltered = world.board.locations.map(({ index }) => index).filter((at) => groundShelter(p, at, nation) > 0);
    lastAsked = { world, ground, nation };
  }
  return sheltered;
}

/** Snipers of a side that are still to be placed. */
export function snipersInHand(p: Position, side: Side): Unit[] {
  const found: Unit[] = [];
  for (const unit of p.state.units) if (unit.fate === 'reserve' && isPlaceable(p, unit, side)) found.push(unit);
  return found;
}

export function placeSniper(play: Play, unit: UnitId, at: LocationId): void {
  const cost = { total: 0, parts: [] };
  tell(play, { t: 'moved', units: [unit], from: OFF_MAP, to: at, cost, mode: 'placement', rule: '11.4' });
}

/** In a location already declared he is activated with the rest of it. */
function joinDeclared(frame: ImpulseFrame, unit: UnitId, at: LocationId): ImpulseFrame {
  if (!frame.declared.includes(at)) return frame;
  return impulseWith(frame, { units: [...frame.units, unit], origins: [...frame.origins, at] });
}

/** Placing uses no activation and is no action of the impulse; firing afterwards is (ruling D-111). */
export const placeSniperAction: ImpulseAction<'place-sniper'> = {
  verb: 'place-sniper',
  list(game, frame, orders: Order[]): void {
    for (const unit of snipersInHand(game, frame.side)) {
      for (const at of placeableLocations(game, unit)) orders.push({ do: 'place-sniper', unit: unit.id, at });
    }
  },
  check: (game, frame, order) => placeSniperCheck(game, frame.side, order.unit, order.at),
  carryOut(play, frame, order): void {
    succeed(play, joinDeclared(frame, order.unit, order.at));
    placeSniper(play, order.unit, order.at);
  },
};
