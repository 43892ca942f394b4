/** What attacks those who come to a place whoever holds it: shells that keep falling, and mines (18.1, 18.2, 21.4). */
import { hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { UnitId, World } from '../../state/state.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';
import { checkStruck } from '../vehicles/checks.ts';

/** Comes from another hex or off the map: on the stairs, or in a bunker's door, nobody does (ruling R-670). */
export const entersHex = ({ board }: World, from: LocationId, at: LocationId): boolean =>
  from === OFF_MAP || hexOf(board, from) !== hexOf(board, at);

/** Step 2 of every entry; only those who come into the hex are attacked (ruling D-61). */
export function hazardsAttack(play: Play, entering: readonly UnitId[], from: LocationId, at: LocationId): void {
  if (!entersHex(play.world, from, at)) return;
  ffeAttack(play, entering, at);
  minesAttack(play, entering, at, checkStruck);
}
