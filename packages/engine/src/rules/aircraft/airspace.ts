/** The air above the hexes: who is there, and where a helicopter may go (1.3, 19.2.1, 19.2.2). */
import { directionTo, type HexId, hexOf, isAloft, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { hasStatus, isAircraft, isHelicopter, type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';

const HOVERING = refusal('19.2.1', 'a-hovering-helicopter-stays-in-its-hex');
const NO_WAY = refusal('19.2.2', 'no-neighbouring-hex');
const TAKEN = refusal('19.2.1', 'one-aircraft-in-a-hex');

export const airOver = (p: Position, hex: HexId): LocationId => p.world.board.air[hex] as LocationId;

/** The ground below an aircraft. */
export const groundBelow = (p: Position, at: LocationId): LocationId =>
  p.world.board.ground[hexOf(p.world.board, at)] as LocationId;

/** Whether the rules have room for one more helicopter in the air over a hex (1.3). */
export function isTaken(p: Position, at: LocationId, except: Unit): boolean {
  const { aircraftPerHex } = p.world.rules.stacking;
  if (aircraftPerHex === 'unlimited') return false;
  const counts = aircraftPerHex === 'one-helicopter' ? isHelicopter : isAircraft;
  return p.state.units.some((unit) => unit.at === at && unit.id !== except.id && counts(typeOf(p, unit)));
}

/** Why a helicopter cannot fly on to a place. */
export function whyNotFlyTo(p: Position, unit: Unit, to: LocationId): Refusal | undefined {
  if (hasStatus(unit, 'hovering')) return HOVERING;
  const { board } = p.world;
  if (!isAloft(board, to) || directionTo(board, hexOf(board, unit.at), hexOf(board, to)) < 0) return NO_WAY;
  return isTaken(p, to, unit) ? TAKEN : undefined;
}

/** The air of the neighbouring hexes. */
export function airAround(p: Position, at: LocationId): LocationId[] {
  const { board } = p.world;
  const hex = hexOf(board, at);
  return Array.from(board.neighbours.subarray(6 * hex, 6 * hex + 6))
    .filter((next) => next >= 0)
    .map((next) => airOver(p, next));
}
