/** Vehicles coming onto the map (15.1, 22.0): which of them, by which hex, and facing where. */
import { driveBetween, type Facing, type LocationId, pointsToMove, type Unit, waysFrom } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { lossOfStep } from '../values/danger.ts';
import { typeOf } from '../values/worth.ts';
import { type Entry, machinesNamedIn, weighArrival } from './entering.ts';
import { type Group, groupOf, type Mind } from './mind.ts';

/** Of all the hexes by which a vehicle may come, those that are looked at closely. */
const LOOKED_AT = 3;
const LOOKED_AT_IN_HASTE = 1;

/** What lies ahead of a vehicle that comes on there, facing so. */
function leadOf({ game, mission }: Mind, vehicle: Unit, at: LocationId, facing: Facing): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const to of waysFrom(game, at)) {
    const drive = driveBetween(game, vehicle, facing, at, to);
    if (drive?.facing === facing && drive.turning === 0)
      best = Math.max(best, mission.gain({ units: [vehicle], to }) - drive.points);
  }
  return best;
}

interface Gate {
  readonly order: Entry;
  readonly facing: Facing;
  readonly lead: number;
}

/** For each hex the order that sets it on its best way, and of these hexes the few that promise most. */
function gatesFor(mind: Mind, { units: [vehicle], target }: Group, orders: readonly Entry[]): Gate[] {
  const best = new Map<LocationId, Gate>();
  for (const order of orders) {
    if (order.units[0] !== vehicle?.id || order.facing === undefined || !vehicle) continue;
    const lead = leadOf(mind, vehicle, order.at, order.facing);
    if (lead > (best.get(order.at)?.lead ?? Number.NEGATIVE_INFINITY))
      best.set(order.at, { order, facing: order.facing, lead });
  }
  const risk = ({ order: { at } }: Gate): number => mind.temper.risk * lossOfStep(mind.field, target, at, 1);
  return [...best.values()]
    .sort((a, b) => b.lead - risk(b) - (a.lead - risk(a)))
    .slice(0, mind.hasty ? LOOKED_AT_IN_HASTE : LOOKED_AT);
}

export function drivesIn(mind: Mind, orders: readonly Entry[]): Candidate[] {
  const { game } = mind;
  const driving = orders.filter(
    ({ mode, facing, units }) => mode === 'move' && facing !== undefined && units.length === 1,
  );
  const found: Candidate[] = [];
  for (const vehicle of machinesNamedIn(mind, driving)) {
    const group = typeOf(game, vehicle).kind === 'vehicle' ? groupOf(mind, [vehicle.id]) : undefined;
    if (!group) continue;
    const points = pointsToMove(game, vehicle, 'move');
    for (const { order, facing } of gatesFor(mind, group, driving))
      found.push(weighArrival(mind, order, { group, at: order.at, points, facing }));
  }
  return found;
}
