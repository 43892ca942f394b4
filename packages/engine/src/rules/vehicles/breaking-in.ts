/** Vehicles that break into wooden buildings and huts, and what is left of them (15.1.2; notes of the terrain chart). */
import { directionTo, type Hex, hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Structure } from '../../board/terrain.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { groundCover, RUBBLE } from '../movement/ground-cover.ts';
import { abandonVehicle } from './damage.ts';

const STONE = refusal('15.1.2', 'stone-buildings-keep-vehicles-out');
const TOO_THIN = refusal('15.1.2', 'the-front-armour-is-too-thin-to-break-in');

/** Front armour that dares to break into huts: more than this. */
const HUTS_ARMOUR = 1;
const WOODEN_ARMOUR = 3;
/** Taken off the roll in huts, which give way more easily. */
const HUTS_EASE = 2;
/** The natural roll that always costs the vehicle. */
const STUCK = 12;

const frontArmour = (p: Position, vehicle: Unit): number => typeOf(p, vehicle).vehicle?.hull.front ?? 0;

/** The structure that a step would break into; a road runs past it, and rubble was one. */
export function structureAhead(p: Position, vehicle: Unit, from: LocationId, to: LocationId): Structure | undefined {
  const { board } = p.world;
  const { structure } = (board.hexes[hexOf(board, to)] as Hex).terrain;
  if (!structure || (groundCover(p, to, vehicle.side) & RUBBLE) !== 0) return undefined;
  if (from === OFF_MAP) return structure;
  const here = board.hexes[hexOf(board, from)] as Hex;
  const direction = directionTo(board, here.index, hexOf(board, to));
  return (here.roads & (1 << direction)) === 0 ? structure : undefined;
}

function isThickEnough(p: Position, structure: Structure, armour: number): boolean {
  if (structure === 'huts') return armour > HUTS_ARMOUR;
  return p.world.rules.vehicles.buildingEntryArmour === 'at-least-3' ? armour >= WOODEN_ARMOUR : armour > WOODEN_ARMOUR;
}

export function whyNotBreakIn(p: Position, vehicle: Unit, from: LocationId, to: LocationId): Refusal | undefined {
  const structure = structureAhead(p, vehicle, from, to);
  if (!structure) return undefined;
  if (structure === 'stone') return STONE;
  return isThickEnough(p, structure, frontArmour(p, vehicle)) ? undefined : TOO_THIN;
}

/** The vehicles among the movers break into what stands in the hex that they have come to. */
export function breakThrough(play: Play, movers: readonly UnitId[], from: LocationId, to: LocationId): void {
  for (const id of movers) {
    const vehicle = unitOf(play, id);
    if (!isVehicle(typeOf(play, vehicle))) continue;
    const structure = structureAhead(play, vehicle, from, to);
    if (structure) breakIn(play, id, structure);
  }
}

/** Rubble is left, in which the vehicle may get stuck for good. */
function breakIn(play: Play, id: UnitId, structure: Structure): void {
  const vehicle = unitOf(play, id);
  const hex = hexOf(play.world.board, vehicle.at);
  tell(play, { t: 'ground-laid', marker: { kind: 'rubble', hex }, rule: '15.1.2' });
  const dice = roll(play, [6, 6], 'breaking-in');
  const natural = (dice[0] as number) + (dice[1] as number);
  const total = structure === 'huts' ? natural - HUTS_EASE : natural;
  if (natural === STUCK || total > frontArmour(play, vehicle)) abandonVehicle(play, id, '15.1.2');
}
