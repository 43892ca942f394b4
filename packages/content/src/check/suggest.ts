/** How an unknown name is answered. */
import { nearest } from '@opfire/engine';

const LISTED = 20;

/** "did you mean …?" where a name is near; otherwise the names to choose from. */
export function suggest(word: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(word, all);
  if (near !== undefined) return `did you mean "${near}"?`;
  const more = all.length > LISTED ? `, … (${all.length} in all)` : '';
  return `use one of: ${all.slice(0, LISTED).join(', ')}${more}`;
}
