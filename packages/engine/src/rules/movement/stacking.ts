/** Stacking limits, at all times and in every location of its own (1.3, 10.4.1; rulings D-01 to D-06). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { isMachine, type Position, typeOf, unitOf, unitsAt } from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { countedRiders, tooManyVehicles } from '../vehicles/stacking.ts';
import { tooManyMounts } from './mounted.ts';

const SQUADS = refusal('1.3', 'no-more-than-three-squads-or-their-equivalent');
const SMCS = refusal('1.3', 'no-more-than-two-single-man-counters');
const TERRAIN_SQUADS = refusal('1.3', 'this-terrain-holds-fewer-squads');
const TERRAIN_WEAPONS = refusal('1.3', 'this-terrain-holds-fewer-support-weapons');

/** Half-squads worth of room that a unit takes; single-man counters take none. */
export function roomOf(kind: ReturnType<typeof typeOf>['kind']): number {
  if (kind === 'squad' || kind === 'weapon-team') return 2;
  return kind === 'half-squad' || kind === 'crew' ? 1 : 0;
}

const SQUAD_ROOM = 6;
const SMC_LIMIT = 2;

/** Everybody of a side who would be there. */
const gathered = (p: Position, at: LocationId, arriving: readonly UnitId[], side: Side): Unit[] =>
  p.state.units.filter((unit) => (unit.at === at && unit.side === side) || arriving.includes(unit.id));

/** Why a location cannot hold these arrivals beside the units of their side already there. */
export function overstacked(p: Position, at: LocationId, arriving: readonly UnitId[], side: Side): Refusal | undefined {
  let room = 0;
  let smcs = 0;
  const count = (unit: Unit): void => {
    const type = typeOf(p, unit);
    if (isMachine(type)) {
      // Who gets off is there already, on top, and takes no more room on foot.
      for (const rider of countedRiders(p, unit)) if (!arriving.includes(rider.id)) count(rider);
      return;
    }
    const taken = roomOf(type.kind);
    room += taken;
    if (taken === 0 && type.kind !== 'armor-leader') smcs++;
  };
  for (const unit of unitsAt(p.state, at, side)) if (!arriving.includes(unit.id)) count(unit);
  for (const id of arriving) count(unitOf(p, id));
  if (room > SQUAD_ROOM) return SQUADS;
  if (smcs > SMC_LIMIT) return SMCS;
  const mounts = p.world.mounts ? tooManyMounts(p, gathered(p, at, arriving, side)) : undefined;
  if (mounts) return mounts;
  const crowded = p.world.machines ? tooManyVehicles(p, at, arriving, side) : undefined;
  if (crowded) return crowded;
  const { terrain } = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  if (!terrain.stacking) return undefined;
  return tightly(p, gathered(p, at, arriving, side), room, terrain);
}

/** Whether nobody of the stack minds the terrain. */
const areAtHome = (p: Position, stack: readonly Unit[], terrain: string): boolean =>
  stack.every((unit) => p.world.setup.nations[typeOf(p, unit).nation]?.terrain?.[terrain]?.fullStacking === true);

const weaponsInHand = (p: Position, stack: readonly Unit[]): number =>
  p.state.weapons.filter((weapon) => stack.some((unit) => unit.id === weapon.holder)).length;

/** Heavy jungle holds less, except for those at home in it. */
function tightly(p: Position, there: readonly Unit[], room: number, terrain: Hex['terrain']): Refusal | undefined {
  if (!terrain.stacking || areAtHome(p, there, terrain.id)) return undefined;
  if (room > 2 * terrain.stacking.squads) return TERRAIN_SQUADS;
  return weaponsInHand(p, there) > terrain.stacking.weapons ? TERRAIN_WEAPONS : undefined;
}

/** Why nobody of a side can take one more weapon in hand in a location (ruling D-05). */
export function noRoomForWeapon(p: Position, at: LocationId, side: Side): Refusal | undefined {
  const { terrain } = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  if (!terrain.stacking) return undefined;
  const stack = unitsAt(p.state, at, side);
  const full = weaponsInHand(p, stack) >= terrain.stacking.weapons && !areAtHome(p, stack, terrain.id);
  return full ? TERRAIN_WEAPONS : undefined;
}
