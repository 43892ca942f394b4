/** The line of sight from what is in hand to the hex pointed at. */
import { explainSight, type LocationId, type SightReport } from '@opfire/engine';
import { useMemo } from 'react';
import { useTable } from '../store/table-context.tsx';

export interface SightLine {
  readonly from: LocationId;
  readonly to: LocationId;
  readonly report: SightReport;
}

export function useSightLine(): SightLine | undefined {
  const game = useTable((table) => table.game);
  const from = useTable((table) => table.selection.at);
  const to = useTable((table) => table.game.world.board.ground[table.hover] ?? -1);
  return useMemo(() => {
    if (from < 0 || to < 0 || from === to) return undefined;
    return { from, to, report: explainSight(game.world, game.state.ground, from, to) };
  }, [game, from, to]);
}
