/** What attacks those who come to a place whoever holds it: shells that keep falling, and mines (18.1, 18.2, 21.4). */
import type { LocationId } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { UnitId } from '../../state/state.ts';
import { minesAttack } from '../fortifications/mines.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';

/** Step 2 of every entry; only those who enter are attacked (ruling D-61). */
export function hazardsAttack(play: Play, entering: readonly UnitId[], at: LocationId): void {
  ffeAttack(play, entering, at);
  minesAttack(play, entering, at);
}
