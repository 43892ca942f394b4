/** The way to the hex under the pointer and what it risks, worked out once for all who show it. */
import { forecastPath, type PathStep } from '@opfire/engine';
import { useMemo } from 'react';
import { useTable } from '../store/table-context.tsx';
import type { Way } from './types.ts';
import { useOffers } from './use-offers.ts';

export interface WayAhead {
  readonly way: Way;
  /** Empty where the referee says nothing of odds. */
  readonly steps: readonly PathStep[];
}

const known = new WeakMap<Way, readonly PathStep[]>();

export function risksOf(way: Way): readonly PathStep[] {
  const found = known.get(way) ?? forecastPath(way.from, way.path);
  known.set(way, found);
  return found;
}

export function useHoveredWay(): WayAhead | undefined {
  const hover = useTable((table) => table.hover);
  const assist = useTable((table) => table.record.assist);
  const { places } = useOffers();
  const way = places.get(hover)?.find((offer) => offer.way)?.way;
  return useMemo(() => way && { way, steps: assist === 'referee' ? [] : risksOf(way) }, [way, assist]);
}
