/** A board definition that cannot be built: where, what is wrong, and what would be right. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  readonly place: string;
  readonly problem: string;
  readonly remedy: string;

  constructor(place: string, problem: string, remedy: string) {
    super(`${place}: ${problem}; ${remedy}`);
    this.place = place;
    this.problem = problem;
    this.remedy = remedy;
  }
}

/** The error for a name that no entry of the chart bears, with the nearest that exists. */
export function unknownName(place: string, kind: string, name: string, known: readonly string[]): BoardError {
  const nearest = nearestName(name, known);
  const remedy = nearest === undefined ? `the chart has ${known.join(', ') || 'none'}` : `did you mean "${nearest}"?`;
  return new BoardError(place, `no ${kind} is called "${name}"`, remedy);
}

function nearestName(name: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = 1 + Math.ceil(name.length / 2);
  for (const candidate of known) {
    const edits = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least) {
      least = edits;
      nearest = candidate;
    }
  }
  return nearest;
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const swap = (above[column - 1] as number) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(swap, (above[column] as number) + 1, (current[column - 1] as number) + 1));
    }
    above = current;
  }
  return above[b.length] as number;
}
