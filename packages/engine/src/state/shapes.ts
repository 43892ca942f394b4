/** Printed things in one shape: what reads objects of many shapes is several times slower. */
import type { GameSetup } from './state.ts';

type Entries<T> = Readonly<Record<string, T>>;

/** Copies with the same keys in the same order; what a thing did not have is undefined in it. */
function alike<T extends object>(things: readonly T[]): T[] {
  const keys = [...new Set(things.flatMap((thing) => Object.keys(thing)))].sort();
  return things.map((thing) => {
    const copy: Record<string, unknown> = {};
    for (const key of keys) copy[key] = (thing as Readonly<Record<string, unknown>>)[key];
    return copy as T;
  });
}

function alikeEntries<T extends object>(entries: Entries<T>): Entries<T> {
  const names = Object.keys(entries);
  const copies = alike(Object.values(entries));
  return Object.fromEntries(names.map((name, index) => [name, copies[index] as T]));
}

/** The same setup; as JSON, too. */
export const inOneShape = (setup: GameSetup): GameSetup => ({
  ...setup,
  chart: { ...setup.chart, terrain: alikeEntries(setup.chart.terrain) },
  unitTypes: alike(setup.unitTypes),
  weaponTypes: alike(setup.weaponTypes),
  nations: alikeEntries(setup.nations),
});
