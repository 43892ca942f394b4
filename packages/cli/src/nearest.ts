/** Letters to insert, drop or replace to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
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

/** The name most likely meant: one that the word begins, or one at most two slips away. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const begun = names.find((name) => word !== '' && name.startsWith(word));
  if (begun !== undefined) return begun;
  const close = names
    .map((name) => ({ name, slips: distance(word, name) }))
    .filter(({ name, slips }) => slips <= 2 && slips < name.length);
  return close.sort((a, b) => a.slips - b.slips)[0]?.name;
}
