/** What attacks those who come to a place whoever holds it: shells that keep falling, and mines (18.1, 18.2, 21.4). */
import { hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { UnitId } from '../../state/state.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';
import { checkStruck } from '../vehicles/checks.ts';

/** Step 2 of every entry; only those who enter are attacked, by mines only those who come into the hex (ruling D-61). */
export function hazardsAttack(play: Play, entering: readonly UnitId[], from: LocationId, at: LocationId): void {
  ffeAttack(play, entering, at);
  const { board } = play.world;
  if (from === OFF_MAP || hexOf(board, from) !== hexOf(board, at)) minesAttack(play, entering, at, checkStruck);
}
