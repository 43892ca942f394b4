/** Where a vehicle can go without turning: the two hexes ahead of it and the two behind (15.1). */
import { type Board, directionTo, hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import { FACINGS, type Facing } from '../../state/facing.ts';

export type Heading = 'ahead' | 'back' | 'aside';

const isAround = (direction: number, vertex: Facing): boolean => direction === vertex || direction === (vertex + 1) % 6;

/** How a direction lies to a vertex that is faced: vertex v lies between the hexsides v and v + 1. */
export function headingOf(facing: Facing, direction: number): Heading {
  if (isAround(direction, facing)) return 'ahead';
  return isAround(direction, (facing + 3) % 6) ? 'back' : 'aside';
}

/** How a step to a neighbouring location would be taken. Onto the map one drives ahead. */
export function headingTo(board: Board, facing: Facing, from: LocationId, to: LocationId): Heading {
  if (from === OFF_MAP) return 'ahead';
  const direction = directionTo(board, hexOf(board, from), hexOf(board, to));
  return direction < 0 ? 'aside' : headingOf(facing, direction);
}

export const ALL_FACINGS: readonly Facing[] = FACINGS.map((_, facing) => facing);

/** Facings in which the map ends behind the vehicle: those in which it can have driven onto a hex of the edge. */
export const facingsInward = (board: Board, at: LocationId): Facing[] => facingsAtEdge(board, at, 'back');

/** Facings in which the map ends ahead: those in which it can drive off. */
export const facingsOutward = (board: Board, at: LocationId): Facing[] => facingsAtEdge(board, at, 'ahead');

function facingsAtEdge(board: Board, at: LocationId, side: Heading): Facing[] {
  const hex = hexOf(board, at);
  const endsAt = (direction: number): boolean => (board.neighbours[6 * hex + direction] as number) < 0;
  return ALL_FACINGS.filter((facing) =>
    ALL_FACINGS.some((direction) => headingOf(facing, direction) === side && endsAt(direction)),
  );
}
