/** From the words for hexes to the hexes of a board. */
import { type Board, type HexId, NEIGHBOUR_OFFSETS } from '@opfire/engine';
import { hexesIn } from '../boards/grid.ts';
import type { EdgeName, HexConditions, HexSet } from '../schema/hex-set.ts';

type Hex = Board['hexes'][number];
type Test = (hex: Hex) => boolean;

/** A name that no hex has, or a column or terrain that cannot be: where it stands below the set, and what is wrong. */
export interface HexProblem {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly remedy: string;
}

const SIDES = { northOf: 'north', eastOf: 'east', southOf: 'south', westOf: 'west' } as const;

/** Looks hexes up on one board and gathers what cannot be found. */
export class HexFinder {
  readonly board: Board;
  readonly problems: HexProblem[] = [];

  constructor(board: Board) {
    this.board = board;
  }

  /** Hexes of the set, in order of the board. */
  find(set: HexSet, path: readonly PropertyKey[] = []): HexId[] {
    const test = this.testOf(set, path);
    return this.board.hexes.filter(test).map(({ index }) => index);
  }

  name(hex: HexId): string {
    return (this.board.hexes[hex] as Hex).name;
  }

  /** The hexes named in a text. */
  list(text: string, path: readonly PropertyKey[]): HexId[] {
    return hexesIn(text).flatMap((name) => {
      const hex = this.board.hexNamed.get(name);
      if (hex === undefined) this.complain(path, `there is no hex "${name}" on the board`, this.remedyFor(name));
      return hex === undefined ? [] : [hex];
    });
  }

  private complain(path: readonly PropertyKey[], problem: string, remedy: string): void {
    this.problems.push({ path, problem, remedy });
  }

  private remedyFor(name: string): string {
    const bare = name.replace(/^\d+/, '');
    if (bare !== name && this.board.hexNamed.has(bare)) return `did you mean "${bare}"?`;
    const { hexes } = this.board;
    return `the board runs from ${hexes[0]?.name} to ${hexes[hexes.length - 1]?.name}`;
  }

  private testOf(set: HexSet, path: readonly PropertyKey[]): Test {
    if (typeof set === 'string') return isAmong(this.list(set, path));
    const tests = [
      ...this.placeTests(set, path),
      ...this.groundTests(set, path),
      ...(set.any ? [this.anyOf(set.any, [...path, 'any'])] : []),
      ...(set.except === undefined ? [] : [not(this.testOf(set.except, [...path, 'except']))]),
    ];
    return (hex) => tests.every((test) => test(hex));
  }

  private anyOf(sets: readonly HexSet[], path: readonly PropertyKey[]): Test {
    const tests = sets.map((set, index) => this.testOf(set, [...path, index]));
    return (hex) => tests.some((test) => test(hex));
  }

  private placeTests(set: HexConditions, path: readonly PropertyKey[]): Test[] {
    const tests: Test[] = [];
    if (set.hexes !== undefined) tests.push(isAmong(this.list(set.hexes, [...path, 'hexes'])));
    if (set.within !== undefined) tests.push(this.isWithin(set.within, set.of, path));
    if (set.edge !== undefined) tests.push(isAmong(this.edge(set.edge)));
    for (const [key, side] of Object.entries(SIDES) as [keyof typeof SIDES, EdgeName][]) {
      const line = set[key];
      if (line !== undefined) tests.push(this.isBeyond(side, this.list(line, [...path, key])));
    }
    if (set.columns) tests.push(this.inColumns(set.columns, [...path, 'columns']));
    if (set.rows) tests.push(inRows(set.rows));
    return tests;
  }

  private groundTests(set: HexConditions, path: readonly PropertyKey[]): Test[] {
    const tests: Test[] = [];
    if (set.buildings) tests.push(isBuilding);
    if (set.terrain) tests.push(this.hasTerrain(set.terrain, [...path, 'terrain']));
    return tests;
  }

  private hasTerrain(terrain: readonly string[], path: readonly PropertyKey[]): Test {
    const there = new Set(this.board.hexes.map((hex) => hex.terrain.id));
    for (const [index, id] of terrain.entries()) {
      if (!there.has(id)) this.complain([...path, index], `the board has no ${id}`, `it has ${[...there].join(', ')}`);
    }
    return (hex) => terrain.includes(hex.terrain.id);
  }

  private isWithin(range: number, of: string | undefined, path: readonly PropertyKey[]): Test {
    if (of === undefined) {
      this.complain([...path, 'of'], 'this is missing', 'say from which hex: { "within": 3, "of": "H6" }');
      return () => false;
    }
    const { distances, hexes } = this.board;
    const centres = this.list(of, [...path, 'of']);
    return (hex) => centres.some((centre) => (distances[centre * hexes.length + hex.index] as number) <= range);
  }

  private inColumns([first, last]: readonly [string, string], path: readonly PropertyKey[]): Test {
    const numbers = [first, last].map((letter, index) => {
      const found = this.board.hexes.find((hex) => hex.name.replace(/^\d+|\d+$/g, '') === letter);
      if (!found) this.complain([...path, index], `there is no column "${letter}" on the board`, this.remedyFor(''));
      return found?.column ?? 0;
    });
    return ({ column }) => column >= Math.min(...numbers) && column <= Math.max(...numbers);
  }

  /** Hexes on an edge of the map, half-hexes too. */
  edge(edge: EdgeName): HexId[] {
    const { hexes } = this.board;
    const columns = hexes.map(({ column }) => column);
    if (edge === 'east') return hexes.filter(({ column }) => column === Math.max(...columns)).map(indexOf);
    if (edge === 'west') return hexes.filter(({ column }) => column === Math.min(...columns)).map(indexOf);
    const beyond = edge === 'north' ? 0 : 3;
    return hexes.filter(({ index }) => this.board.neighbours[6 * index + beyond] === -1).map(indexOf);
  }

  /** Reached from that edge of the map without stepping on the line. */
  private isBeyond(side: EdgeName, named: readonly HexId[]): Test {
    const line = new Set(this.throughAll(named));
    const reached = new Set(this.edge(side).filter((hex) => !line.has(hex)));
    for (const hex of reached) for (const next of this.around(hex)) if (!line.has(next)) reached.add(next);
    return ({ index }) => reached.has(index);
  }

  private around(hex: HexId): HexId[] {
    return NEIGHBOUR_OFFSETS.map((_, d) => this.board.neighbours[6 * hex + d] as HexId).filter((next) => next >= 0);
  }

  private alongRoad(hex: HexId): HexId[] {
    const { roads } = this.board.hexes[hex] as Hex;
    return NEIGHBOUR_OFFSETS.flatMap((_, d) =>
      (roads & (1 << d)) === 0 ? [] : [this.board.neighbours[6 * hex + d] as HexId],
    ).filter((next) => next >= 0);
  }

  /** The hexes of a line from one named hex to the next: along the road, or straight. */
  private throughAll(named: readonly HexId[]): HexId[] {
    return named.flatMap((hex, index) => {
      const next = named[index + 1];
      if (next === undefined) return [hex];
      const way = shortest(hex, next, (at) => this.alongRoad(at)) ?? shortest(hex, next, (at) => this.around(at));
      return way ?? [hex];
    });
  }
}

function shortest(from: HexId, to: HexId, steps: (hex: HexId) => readonly HexId[]): HexId[] | undefined {
  const cameFrom = new Map<HexId, HexId>([[from, -1]]);
  for (const hex of cameFrom.keys()) {
    if (hex === to) break;
    for (const next of steps(hex)) if (!cameFrom.has(next)) cameFrom.set(next, hex);
  }
  if (!cameFrom.has(to)) return undefined;
  const way: HexId[] = [];
  for (let hex = to; hex >= 0; hex = cameFrom.get(hex) as HexId) way.push(hex);
  return way.reverse();
}

const indexOf = ({ index }: Hex): HexId => index;

function isAmong(hexes: readonly HexId[]): Test {
  const named = new Set(hexes);
  return ({ index }) => named.has(index);
}

const not =
  (test: Test): Test =>
  (hex) =>
    !test(hex);

const inRows =
  ([first, last]: readonly [number, number]): Test =>
  ({ row }) =>
    row >= first && row <= last;

const isBuilding: Test = ({ terrain }) => terrain.structure === 'stone' || terrain.structure === 'wooden';
