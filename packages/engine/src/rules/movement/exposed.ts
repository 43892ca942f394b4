/** Who shows himself as movers do, and what that gives whoever fires at him (5.3, 6.0, 6.6). */
import { type Hex, hexOf, type LocationId } from '../../board/board.ts';
import type { Modifier } from '../../core/tally.ts';
import { EXPOSED, marksFrom } from '../../state/marks.ts';
import type { Position } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { DIRECT_FIRE_TABLE } from '../fire-tables.ts';
import { isMounted, mountedModifier } from './mounted.ts';

/** Low Crawl and Stealth Movement give the attacker nothing; their markers are on from the start of the move. */
const CONCEALED = marksFrom(['low-crawl', 'stealth']);

/** Under Moved or Assault Move, also a crawler who has been driven back since; or on the move in the open. */
export const isExposed = (unit: Unit, movers: readonly UnitId[]): boolean =>
  (unit.marks & EXPOSED) !== 0 || (movers.includes(unit.id) && (unit.marks & CONCEALED) === 0);

/** The +1 against movers, unless the terrain hides them (5.3); in the saddle other numbers count (6.6). */
export function motionModifier(
  p: Position,
  unit: Unit,
  at: LocationId,
  movers: readonly UnitId[],
): Modifier | undefined {
  if (p.world.mounts && isMounted(p, unit)) return mountedModifier(unit, movers);
  const { terrain } = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  return isExposed(unit, movers) && !terrain.hidesMovement ? DIRECT_FIRE_TABLE.movingTarget : undefined;
}
