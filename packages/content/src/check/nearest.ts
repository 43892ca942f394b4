/** Letters to change, add or leave out to get from one word to the other. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const BEGINNING = 3;

/** The name that was probably meant: at most a third of its letters wrong, or else only begun. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  let best = word.length < BEGINNING ? undefined : names.find((name) => name.startsWith(word));
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    const far = slips(word, name);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

const LISTED = 20;

/** "did you mean …?" where a name is near; otherwise the names to choose from. */
export function suggest(word: string, names: Iterable<string>): string {
  const all = [...names];
  const near = nearest(word, all);
  if (near !== undefined) return `did you mean "${near}"?`;
  const more = all.length > LISTED ? `, … (${all.length} in all)` : '';
  return `use one of: ${all.slice(0, LISTED).join(', ')}${more}`;
}
