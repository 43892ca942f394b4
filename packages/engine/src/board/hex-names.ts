import type { BoardDefinition, HexId } from './board.ts';
import { BoardError } from './board-error.ts';

/** Where a hex is, and its name there: column and row. */
export interface Place {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/** What people call each hex: one name or several, the first of which is written on the map. */
export function labelsOf(definition: BoardDefinition, names: HexNames, places: readonly Place[]): string[][] {
  const { number, labels } = definition;
  const called = places.map(({ name }) => (number === undefined ? [name] : [name, number + name]));
  for (const [name, given] of Object.entries(labels ?? {})) {
    if (given.length > 0) called[names.find(name, 'labels')] = [...given];
  }
  checkUnique(called);
  return called;
}

function checkUnique(labels: readonly (readonly string[])[]): void {
  const taken = new Set<string>();
  for (const label of labels.flat()) {
    if (taken.has(label)) throw new BoardError('labels', `two hexes are called "${label}"`, 'give each its own name');
    taken.add(label);
  }
}

/** Finds hexes by name while a board is built. */
export class HexNames {
  readonly index: ReadonlyMap<string, HexId>;
  private readonly places: readonly Place[];

  constructor(places: readonly Place[]) {
    this.places = places;
    this.index = new Map(places.map(({ name }, hex) => [name, hex]));
  }

  /** The hex of that name; `part` says which part of the definition asks. */
  find(name: string, part: string): HexId {
    const hex = this.index.get(name);
    if (hex !== undefined) return hex;
    throw new BoardError(part, `hex "${name}" is not on the board`, this.remedyFor(name));
  }

  nameOf(hex: HexId): string {
    return (this.places[hex] as Place).name;
  }

  private remedyFor(name: string): string {
    const upper = name.toUpperCase();
    if (this.index.has(upper)) return `did you mean "${upper}"?`;
    const first = this.places[0] as Place;
    const last = this.places[this.places.length - 1] as Place;
    return `the board runs from ${first.name} to ${last.name}`;
  }
}
