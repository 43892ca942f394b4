/** Setting up: cover with a view, on or near the ground that wins, not all in one place (22.0). */
import {
  coverOf,
  type Decision,
  type Game,
  isBlocked,
  type LocationId,
  type Order,
  sightBetween,
  type Unit,
} from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { isLeader, isMany, typeOf } from '../values/worth.ts';
import { ordersTo } from './actions.ts';
import { bunkersOf, layingsOf } from './laying.ts';
import { groupOf, type Mind, standing } from './mind.ts';

const COVER = 0.9;
const VIEW = 0.05;
const CROWDED = 1.6;
const COMPANY = 1.5;

/** How many places of ground can be seen within range. */
function viewFrom(game: Game, at: LocationId, range: number): number {
  const { locations, distances, hexes } = game.world.board;
  const own = locations[at]?.hex ?? 0;
  let seen = 0;
  for (const { index, hex, stratum } of locations) {
    if (stratum !== 'ground' || (distances[own * hexes.length + hex] as number) > range) continue;
    if (!isBlocked(sightBetween(game, at, index))) seen++;
  }
  return seen;
}

function crowding(mind: Mind, unit: Unit, at: LocationId): number {
  const others = (mind.field.stacks[mind.side].get(at)?.units ?? []).filter((one) => one.id !== unit.id);
  const squads = others.filter((one) => isMany(typeOf(mind.game, one))).length;
  if (isMany(typeOf(mind.game, unit))) return -CROWDED * squads;
  return (squads > 0 ? COMPANY : -COMPANY) - 0.5 * (others.length - squads);
}

/** Distance to the nearest friends: a line holds together. */
function cohesion(mind: Mind, unit: Unit, at: LocationId): number {
  const { distances, hexes, locations } = mind.game.world.board;
  const own = locations[at]?.hex ?? 0;
  let nearest = 4;
  for (const stack of mind.field.stacks[mind.side].values()) {
    if (stack.at === at || stack.units.every((one) => one.id === unit.id)) continue;
    nearest = Math.min(nearest, distances[own * hexes.length + (locations[stack.at]?.hex ?? 0)] as number);
  }
  return -0.3 * Math.max(0, nearest - 2);
}

function worthOfPlace(mind: Mind, unit: Unit, at: LocationId): number {
  const { game, mission, temper } = mind;
  const type = typeOf(game, unit);
  const group = groupOf(mind, [unit.id]);
  if (!group) return 0;
  const ground = temper.mission * mission.gain({ units: [unit], to: at });
  const cover = COVER * coverOf(game, unit, at);
  const view = isMany(type) ? VIEW * viewFrom(game, at, Math.min(8, Math.max(4, type.range))) : 0;
  const leads = isLeader(type) ? 0.3 : 0;
  return (
    ground +
    standing(mind, group, at, false) +
    cover +
    view +
    crowding(mind, unit, at) +
    cohesion(mind, unit, at) +
    leads
  );
}

type Deploy = Extract<Order, { do: 'deploy' }>;

/** Squads first, so that single men find company. */
function nextToPlace(mind: Mind, orders: readonly Deploy[]): Unit | undefined {
  const waiting = orders
    .map((order) => mind.game.state.units[order.unit] as Unit)
    .filter((unit) => unit.fate === 'reserve');
  return waiting.find((unit) => isMany(typeOf(mind.game, unit))) ?? waiting[0];
}

export function setupsOf(mind: Mind, owed: Decision): Candidate[] {
  const deployments = ordersTo(owed, 'deploy');
  const unit = nextToPlace(mind, deployments);
  const bunkers = unit ? bunkersOf(mind, owed, unit) : [];
  if (bunkers.length > 0) return bunkers;
  if (unit) {
    return deployments
      .filter((order) => order.unit === unit.id)
      .map((order) => ({ order, value: worthOfPlace(mind, unit, order.at), facts: [] }));
  }
  const layings = layingsOf(mind, owed);
  if (layings.length > 0) return layings;
  return ordersTo(owed, 'ready').map((order) => ({ order, value: 0, facts: [] }));
}
