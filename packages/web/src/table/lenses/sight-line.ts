/** The line of sight from what is in hand to the hex pointed at, and to each of its floors. */
import {
  type Board,
  type Game,
  type HexId,
  isBuilt,
  type LocationId,
  lookAlong,
  type SightInPlay,
} from '@opfire/engine';
import { useMemo } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
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

/** What lies in the way, the nearest first: the ray is cut at the first thing that blocks it. */
function inOrder(board: Board, from: LocationId, report: SightInPlay): SightInPlay {
  const start = board.hexes[board.locations[from]?.hex ?? -1];
  const far = (hex: HexId): number => {
    const there = board.hexes[hex];
    if (start === undefined || there === undefined) return 0;
    const [[x, y], [fromX, fromY]] = [hexCentre(there), hexCentre(start)];
    return Math.hypot(x - fromX, y - fromY);
  };
  return { ...report, causes: report.causes.toSorted((one, other) => far(one.hex) - far(other.hex)) };
}

export const sightAlong = (game: Game, from: LocationId, to: LocationId): SightLine => ({
  from,
  to,
  report: inOrder(game.world.board, from, lookAlong(game, from, to)),
});

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
            .map((to) => sightAlong(game, from, to)),
    [game, from, hover],
  );
}
