/** Which counters are vehicles, helicopters or planes; of all others nothing is known here. */
export type Machine = 'vehicle' | 'helicopter' | 'plane';

const found = import.meta.glob<Readonly<Record<string, Machine>>>('../../../content/data/units/*.json', {
  eager: true,
  import: 'default',
  // See machines.ts beside vite.config.ts.
  query: '?machines',
});

export const machines: Readonly<Record<string, Machine>> = Object.assign({}, ...Object.values(found));
