/** The first of each kind: of two alike it does not matter which is taken. */
export function oneOfEach<T>(items: readonly T[], kindOf: (item: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return items.filter((item) => {
    const kind = kindOf(item);
    return !seen.has(kind) && seen.add(kind);
  });
}
