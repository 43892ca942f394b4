/** Who shows himself as movers do (5.3, 6.0). */
import { EXPOSED, marksFrom } from '../../state/marks.ts';
import type { Unit, UnitId } from '../../state/state.ts';

/** Low Crawl and Stealth Movement give the attacker nothing; their markers are on from the start of the move. */
const CONCEALED = marksFrom(['low-crawl', 'stealth']);

/** Under Moved or Assault Move, also a crawler who has been driven back since; or on the move in the open. */
export const isExposed = (unit: Unit, movers: readonly UnitId[]): boolean =>
  (unit.marks & EXPOSED) !== 0 || (movers.includes(unit.id) && (unit.marks & CONCEALED) === 0);
