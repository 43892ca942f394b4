/** The line of sight from what is in hand to the hex pointed at, and to each of its floors. */
import { type Game, type HexId, isBuilt, type LocationId, lookAlong, type SightInPlay } from '@opfire/engine';
import { useMemo } from 'react';
import { useTable } from '../store/table-context.tsx';

export interface SightLine {
  readonly from: LocationId;
  readonly to: LocationId;
  readonly report: SightInPlay;
}

/** The places of a hex in which somebody can stand; those where somebody does come first. */
export function placesIn(game: Game, hex: HexId): readonly LocationId[] {
  const { world, state } = game;
  const { board } = world;
  const places = (board.strata[hex] ?? []).filter((at) => {
    const stratum = board.locations[at]?.stratum;
    return stratum !== 'air' && stratum !== 'aboard' && isBuilt(game, at);
  });
  const held = places.filter((at) => state.units.some((unit) => unit.at === at));
  return [...held, ...places.filter((at) => !held.includes(at))];
}

/** That to whoever is there, or to the ground, first. */
export function useSightLines(): readonly SightLine[] {
  const game = useTable((table) => table.game);
  const from = useTable((table) => table.selection.at);
  const hover = useTable((table) => table.hover);
  return useMemo(
    () =>
      from < 0
        ? []
        : placesIn(game, hover)
            .filter((to) => to !== from)
            .map((to) => ({ from, to, report: lookAlong(game, from, to) })),
    [game, from, hover],
  );
}
