/**
 * A Vite plugin: `units/NAME.json?machines` is no more of a file of counters than the vehicles, helicopters and planes in
 * it, by id. The first page says which battles have them, and need not fetch everything that is printed for it.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?machines';
const MACHINES: ReadonlySet<string> = new Set(['vehicle', 'helicopter', 'plane']);

interface Counters {
  readonly units: readonly { readonly id: string; readonly kind: string }[];
}

export const machines = (): Plugin => ({
  name: 'opfire-machines',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.json${QUERY}`)) return undefined;
    const { units } = JSON.parse(readFileSync(id.slice(0, -QUERY.length), 'utf8')) as Counters;
    const found = units.flatMap((one) => (MACHINES.has(one.kind) ? [[one.id, one.kind]] : []));
    return { code: `export default ${JSON.stringify(Object.fromEntries(found))}`, moduleType: 'js' };
  },
});
