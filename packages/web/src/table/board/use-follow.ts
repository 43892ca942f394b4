/** Brings into sight what happens: where somebody has moved or been shot at, and what the log is asked to show. */
import type { Verb } from '@opfire/engine';
import { type RefObject, useEffect } from 'react';
import { hexCentre, type Point } from '../../drawing/plane.ts';
import { entrancesOf } from '../offers/singly.ts';
import { offersOf } from '../offers/use-offers.ts';
import { heard, useTableStore, viewerOf } from '../store/table-context.tsx';
import type { Table } from '../store/types.ts';
import { edgeOf } from './edge.ts';
import { placeOfEvent } from './place-of-event.ts';
import type { Zoom } from './use-zoom.ts';

/** What those who look at the map would like to see first: their own people, or where they come from. */
export function focusOf(table: Table): readonly Point[] {
  const { board } = table.game.world;
  const viewer = viewerOf(table);
  const own = table.game.state.units.filter((unit) => unit.side === viewer && unit.at >= 0).map(({ at }) => at);
  const entries = table.decision ? entrancesOf(table.decision) : [];
  const points = (own.length > 0 ? own : entries).flatMap((at) => {
    const hex = board.hexes[board.locations[at]?.hex ?? -1];
    return hex ? [hexCentre(hex)] : [];
  });
  const { x, y, width, height } = edgeOf(board);
  return points.length > 0 ? points : [[x + width / 2, y + height / 2]];
}

/** The last place where something happened in a step. */
function happenedAt(table: Table): number {
  const step = table.steps.at(-1);
  const places = step ? heard(step, viewerOf(table)).map((event) => placeOfEvent(event)) : [];
  return table.game.world.board.locations[places.findLast((at) => at !== undefined && at >= 0) ?? -1]?.hex ?? -1;
}

/** Where something can be done with what is in hand, or somebody be taken in hand. */
function offeredIn(table: Table): readonly Point[] {
  const { places, pickable } = offersOf(table);
  const { board } = table.game.world;
  const hexes = places.size > 0 ? [...places.keys()] : [...pickable].map((at) => board.locations[at]?.hex ?? -1);
  return hexes.flatMap((index) => {
    const hex = board.hexes[index];
    return hex ? [hexCentre(hex)] : [];
  });
}

const TARGETED: ReadonlySet<Verb> = new Set<Verb>(['fire', 'shoot']);

const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

/** Whoever is taken in hand wants to see at whom he can fire: the nearest of them, if none is in sight. */
function showTargets(zoom: Zoom, table: Table): void {
  const { board } = table.game.world;
  const own = board.hexes[board.locations[table.selection.at]?.hex ?? -1];
  if (own === undefined) return;
  const from = hexCentre(own);
  const targets = [...offersOf(table).places].flatMap(([index, offers]) => {
    const hex = board.hexes[index];
    return hex && offers.some(({ verb }) => TARGETED.has(verb)) ? [hexCentre(hex)] : [];
  });
  const [nearest] = targets.toSorted((one, other) => apart(one, from) - apart(other, from));
  if (nearest === undefined || targets.some((point) => zoom.isInSight(point))) return;
  zoom.show(nearest);
  zoom.show(from);
}

/** Brings a place where something can be done into sight, if none is. */
function showOffers(zoom: Zoom, table: Table): void {
  const points = offeredIn(table);
  const [first] = points;
  if (first && !points.some((point) => zoom.isInSight(point))) zoom.show(first);
}

export function useFollow(zoom: RefObject<Zoom | undefined>): void {
  const store = useTableStore();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const grown = now.steps.length > before.steps.length;
        const sought = now.sought === before.sought ? undefined : now.sought?.hex;
        const hex = now.game.world.board.hexes[sought ?? (grown ? happenedAt(now) : -1)];
        if (zoom.current === undefined) return;
        if (hex) zoom.current.show(hexCentre(hex));
        if (now.game !== before.game || now.selection !== before.selection) showOffers(zoom.current, now);
        if (now.selection.at !== before.selection.at) showTargets(zoom.current, now);
      }),
    [store, zoom],
  );
}
