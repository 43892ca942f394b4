/** Guesses which name somebody meant who wrote another: for errors that say how to mend them. */

/** Letters to change, add, leave out or exchange with their neighbour to get from one word to the other. */
function slips(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const [left = 0, above = 0, diagonal = 0] = [next[j], row[j + 1], row[j]];
      const exchanged =
        i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j] ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(left + 1, above + 1, diagonal + (a[i] === b[j] ? 0 : 1), exchanged));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** How many slips a word may have: of a letter or two nothing would be left. */
const allowance = ({ length }: string): number => (length < 3 ? length - 1 : Math.max(2, Math.floor(length / 3)));

const BEGINNING = 3;

/** The name that was probably meant: at most a third of its letters wrong, or else only begun. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  const all = [...names];
  let best = written.length < BEGINNING ? undefined : all.find((name) => name.toLowerCase().startsWith(written));
  let least = allowance(written) + 1;
  for (const name of all) {
    const far = slips(written, name.toLowerCase());
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
