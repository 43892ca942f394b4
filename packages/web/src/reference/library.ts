/** The charts, nations and counters of the game, loaded when somebody looks them up. */
import { loadLibrary, loadNames } from '@opfire/content/loading';
import type { Nation, TerrainChart, UnitType } from '@opfire/engine';
import { useEffect, useState } from 'react';

export interface Shelf {
  readonly charts: readonly TerrainChart[];
  readonly nations: readonly Nation[];
  readonly unitTypes: readonly UnitType[];
  readonly names: Readonly<Record<string, string>>;
}

async function fetchShelf(): Promise<Shelf> {
  const { counterFiles } = await import('../battles/counters.ts');
  const { charts, nations, unitTypes } = loadLibrary(counterFiles);
  return {
    charts: Object.values(charts),
    nations: Object.values(nations),
    unitTypes: Object.values(unitTypes),
    names: loadNames(counterFiles),
  };
}

let shelf: Promise<Shelf> | undefined;

/** Undefined while it is being fetched. */
export function useShelf(): Shelf | undefined {
  const [found, setFound] = useState<Shelf>();
  useEffect(() => {
    shelf ??= fetchShelf();
    shelf.then(setFound, reportError);
  }, []);
  return found;
}
