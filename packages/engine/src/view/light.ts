/** How dark it is, hex by hex, for a side at night (20.1, 20.2). */
import type { LocationId } from '../board/board.ts';
import { isHiddenByNight, isLit, isNight } from '../rules/night/darkness.ts';
import type { Position } from '../state/query.ts';
import type { Side } from '../state/state.ts';

/** lit: below a starshell; seen: near enough to somebody of the side, or betrayed by its own fire; dark: neither. */
export type Light = 'lit' | 'seen' | 'dark';

/** By hex; undefined by day. */
export function lightFor(p: Position, side: Side): readonly Light[] | undefined {
  if (!isNight(p)) return undefined;
  const { hexes, ground } = p.world.board;
  return hexes.map(({ index }) => {
    if (isLit(p, index)) return 'lit';
    return isHiddenByNight(p, ground[index] as LocationId, side) ? 'dark' : 'seen';
  });
}
