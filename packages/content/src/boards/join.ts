/** Geomorphic boards joined to a larger one: half-hexes become whole, and hexes keep their names (1.4). */
import type { BoardDefinition, HexDefinition } from '@opfire/engine';
import { BoardError, columnName, columnNumber } from '@opfire/engine';
import { type Extent, hexNames, nameOf, type Place, placeNamed } from './grid.ts';
import { halfTurn, renamed } from './turn.ts';

export interface LaidBoard {
  readonly board: BoardDefinition;
  /** Degrees; a board is laid as it is drawn, or upside down. */
  readonly turned?: 0 | 180;
}

export interface Layout {
  /** Boards in each row: they are laid in the order of reading. */
  readonly across: number;
}

/** One board in its place: every name is that of the whole. */
interface Part {
  readonly number: string;
  readonly definition: BoardDefinition;
  /** What the hexes of the whole are called on this board. */
  readonly called: ReadonlyMap<string, string>;
}

const PLAIN: Readonly<Record<string, number>> = { clear: 0, road: 1 };
const rank = (terrain: string): number => PLAIN[terrain] ?? 2;

export function joinBoards(boards: readonly LaidBoard[], { across }: Layout): BoardDefinition {
  const size = sizeOf(boards);
  const down = boards.length / across;
  if (!Number.isInteger(across) || across < 1 || !Number.isInteger(down) || down < 1) {
    throw new BoardError('layout', `${boards.length} boards do not fill rows of ${across}`, 'give as many as fill it');
  }
  const parts = boards.map((laid, index) => place(laid, size, index % across, Math.floor(index / across)));
  const grounds = mergeGrounds(parts);
  const labels = labelsOf(parts);
  const label = (hex: string): string => labels[hex]?.[0] ?? hex;
  const streams = [
    ...parts.flatMap(({ definition }) => definition.streams ?? []),
    ...seams(parts, 'streams', size, down),
  ];
  const charts = new Set(boards.map(({ board }) => board.chart));
  const [chart] = charts;
  return {
    name: parts.map(({ number }) => number).join(' + '),
    ...(charts.size === 1 && chart !== undefined && { chart }),
    columns: ['A', columnName((size.width - 1) * across + 1)],
    rows: [1, size.height * down],
    halfHexes: true,
    hexes: Object.fromEntries([...grounds].map(([hex, { ground }]) => [hex, ground])),
    hexsides: mergeSides(parts),
    roads: [...parts.flatMap(({ definition }) => definition.roads ?? []), ...seams(parts, 'roads', size, down)],
    streams: streams.map((stream) => stream.map(label)),
    buildings: mergeBuildings(parts, grounds),
    strata: mergeStrata(parts),
    places: parts.flatMap(({ definition }) => definition.places ?? []).map((one) => ({ ...one, at: label(one.at) })),
    labels,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(boards: readonly LaidBoard[]): Size {
  const [first] = boards;
  if (!first) throw new BoardError('boards', 'there is none', 'name at least one');
  const numbers = boards.map(({ board }) => board.number);
  for (const { board } of boards) {
    const name = `board ${board.number ?? board.name ?? ''}`;
    if (board.number === undefined)
      throw new BoardError(name, 'it has no number', 'give it one: hexes are named by it');
    if (numbers.filter((number) => number === board.number).length > 1) {
      throw new BoardError(name, 'it is laid twice', 'use each board once');
    }
    if (!isGeomorphic(board) || board.rows[1] !== first.board.rows[1] || board.columns[1] !== first.board.columns[1]) {
      throw new BoardError(name, 'it does not fit the others', 'join boards of one size, A1 to O8, with half-hexes');
    }
  }
  return { width: columnNumber(first.board.columns[1]) as number, height: first.board.rows[1] };
}

/** From an odd column to an odd column, so that the outer columns are halves; from row 1. */
const isGeomorphic = ({ columns, rows, halfHexes }: Extent): boolean =>
  halfHexes === true && columns[0] === 'A' && ((columnNumber(columns[1]) ?? 0) & 1) === 1 && rows[0] === 1;

function place({ board, turned }: LaidBoard, size: Size, right: number, down: number): Part {
  const move = (hex: string): string => {
    const { column, row } = turn(placeNamed(hex) as Place, turned === 180 ? size : undefined);
    return nameOf({ column: column + right * (size.width - 1), row: row + down * size.height });
  };
  const number = board.number as string;
  const named = hexNames(board);
  const whole = { ...board, hexes: groundOf(board, named) };
  return {
    number,
    definition: renamed(whole, move, turned === 180 ? halfTurn : (shape) => shape),
    called: new Map(named.map((hex) => [move(hex), number + hex])),
  };
}

function turn({ column, row }: Place, size: Size | undefined): Place {
  if (!size) return { column, row };
  return { column: size.width + 1 - column, row: size.height + (column & 1 ? 0 : 1) - row };
}

/** The ground of every hex, for boards differ in what a hex is when it is not named. */
function groundOf(board: BoardDefinition, named: readonly string[]): Record<string, HexDefinition> {
  return Object.fromEntries(
    named.map((hex) => {
      const ground = board.hexes?.[hex] ?? {};
      return [
        hex,
        { terrain: board.default ?? 'clear', ...(typeof ground === 'string' ? { terrain: ground } : ground) },
      ];
    }),
  );
}

interface Merged {
  readonly ground: HexDefinition;
  readonly part: Part;
}

/** Of two halves that differ the one with more on it makes the hex; a higher level wins. */
function mergeGrounds(parts: readonly Part[]): Map<string, Merged> {
  const merged = new Map<string, Merged>();
  for (const part of parts) {
    for (const [hex, given] of Object.entries(part.definition.hexes ?? {})) {
      const ground = given as HexDefinition;
      const known = merged.get(hex);
      const level = Math.max(ground.level ?? 0, known?.ground.level ?? 0);
      const wins = !known || rank(ground.terrain as string) > rank(known.ground.terrain as string);
      const winner = wins ? { ground, part } : known;
      merged.set(hex, { ...winner, ground: { ...winner.ground, ...(level !== 0 && { level }) } });
    }
  }
  return merged;
}

/** A hexside that two boards share is built by the first that builds there. */
function mergeSides(parts: readonly Part[]): NonNullable<BoardDefinition['hexsides']> {
  const sides = new Map<string, NonNullable<BoardDefinition['hexsides']>[number]>();
  for (const side of parts.flatMap(({ definition }) => definition.hexsides ?? [])) {
    const key = [...side.between].sort().join('/');
    if (!sides.has(key)) sides.set(key, side);
  }
  return [...sides.values()];
}

function mergeStrata(parts: readonly Part[]): NonNullable<BoardDefinition['strata']> {
  const strata = parts.flatMap(({ definition }) => definition.strata ?? []);
  return [...new Map(strata.map((one) => [`${one.at}:${one.stratum}`, one])).values()];
}

/** Buildings, without hexes that became something else; those that share a merged hex are one. */
function mergeBuildings(parts: readonly Part[], grounds: ReadonlyMap<string, Merged>): string[][] {
  const buildings: string[][] = [];
  for (const part of parts) {
    for (const listed of part.definition.buildings ?? []) {
      const own = part.definition.hexes as Readonly<Record<string, HexDefinition>>;
      const hexes = listed.filter((hex) => grounds.get(hex)?.ground.terrain === own[hex]?.terrain);
      const known = buildings.find((building) => building.some((hex) => hexes.includes(hex)));
      if (known) known.push(...hexes.filter((hex) => !known.includes(hex)));
      else if (hexes.length > 0) buildings.push(hexes);
    }
  }
  return buildings;
}

/** What ends at the edge in a whole hex goes on across it, if it does so on the other board as well. */
function seams(parts: readonly Part[], kind: 'roads' | 'streams', { height }: Size, down: number): string[][] {
  const ends = new Set(
    parts.flatMap(({ definition }) => (definition[kind] ?? []).flatMap((path) => [path[0], path[path.length - 1]])),
  );
  const found: string[][] = [];
  for (const end of ends) {
    const { column, row } = placeNamed(end as string) as Place;
    const across = nameOf({ column, row: row + 1 });
    const isSeam = (column & 1) === 0 && row % height === 0 && row < height * down;
    if (isSeam && ends.has(across)) found.push([end as string, across]);
  }
  return found;
}

function labelsOf(parts: readonly Part[]): Record<string, string[]> {
  const labels: Record<string, string[]> = {};
  for (const { called } of parts) {
    for (const [hex, name] of called) labels[hex] = [...(labels[hex] ?? []), name];
  }
  return labels;
}
