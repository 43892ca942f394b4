/** Builds a board from its definition and a terrain chart, or says what is wrong with the definition. */
import type {
  Board,
  BoardDefinition,
  Hex,
  HexDefinition,
  HexId,
  Location,
  LocationId,
  Shape,
  Stratum,
  StratumDefinition,
} from './board.ts';
import { HEXSIDES } from './board.ts';
import { BoardError, unknownName } from './board-error.ts';
import { type Buildings, compileBuildings } from './compile-buildings.ts';
import { compileHexsides, compileRoads } from './compile-paths.ts';
import { centreX, centreY, columnName, columnNumber, distanceBetween, NEIGHBOUR_OFFSETS } from './geometry.ts';
import { HexNames, labelsOf, type Place } from './hex-names.ts';
import { obstacleHeight } from './obstacles.ts';
import type { Terrain, TerrainChart } from './terrain.ts';

/** Terrain of hexes that the definition does not name. */
const DEFAULT_TERRAIN = 'clear';

/** How far a silhouette may reach, in hundredths of the distance from centre to corner: into neighbours only. */
const REACH = 250;

/** With `air`, there is a location above each hex for aircraft (19.2). */
export function compileBoard(definition: BoardDefinition, chart: TerrainChart, air = false): Board {
  const places = placesOf(definition);
  const names = new HexNames(places);
  const neighbours = neighboursOf(places);
  const labels = labelsOf(definition, names, places);
  const bare = bareHexes(definition, chart, places, names);
  const buildings = compileBuildings(definition, bare, names, neighbours);
  const roads = compileRoads(definition, names, neighbours);
  // Every field is written out: hexes put together by spreading get a shape each, and reading them is slow.
  const hexes = bare.map((hex) => ({
    index: hex.index,
    name: labels[hex.index]?.[0] as string,
    column: hex.column,
    row: hex.row,
    terrain: hex.terrain,
    level: hex.level,
    building: buildingOf(buildings, hex.index).building,
    multiStory: buildingOf(buildings, hex.index).multiStory,
    roads: roads[hex.index] as number,
    shapes: hex.shapes,
  }));
  const locations = locationsOf(definition, hexes, names);
  const above = air ? hexes.map((hex) => locationIn(hex, 'air', locations.length + hex.index)) : [];
  const all = [...locations, ...above];
  return {
    name: definition.name ?? '',
    hexes,
    locations: all,
    hexNamed: new Map(labels.flatMap((called, hex) => called.map((label) => [label, hex] as const))),
    locationNamed: new Map(all.flatMap((location) => callsOf(location, labels))),
    neighbours,
    hexsides: compileHexsides(definition, chart, names, neighbours),
    distances: distancesOf(places),
    ground: hexes.map((hex) => hex.index),
    strata: strataOf(hexes, locations),
    air: above.map(({ index }) => index),
  };
}

function placesOf(definition: BoardDefinition): Place[] {
  const [firstColumn, lastColumn] = columnsOf(definition);
  const [firstRow, lastRow] = definition.rows;
  if (!Number.isInteger(firstRow) || !Number.isInteger(lastRow) || firstRow < 0 || firstRow > lastRow) {
    throw new BoardError(
      'rows',
      `${firstRow} to ${lastRow} is no range of rows`,
      'give two whole numbers, the first not above the second',
    );
  }
  const places: Place[] = [];
  for (let column = firstColumn; column <= lastColumn; column++) {
    const top = definition.halfHexes && column & 1 ? firstRow - 1 : firstRow;
    if (top < 0) throw new BoardError('rows', 'half-hexes need a row before the first', 'begin the rows at 1');
    for (let row = top; row <= lastRow; row++) places.push({ name: columnName(column) + row, column, row });
  }
  return places;
}

function columnsOf(definition: BoardDefinition): [number, number] {
  const [first, last] = definition.columns.map(columnNumber);
  if (first === undefined || last === undefined || first > last) {
    const given = definition.columns.join(' to ');
    throw new BoardError('columns', `${given} is no range of columns`, 'give two letters in order, such as A and O');
  }
  return [first, last];
}

function neighboursOf(places: readonly Place[]): Int16Array {
  const byCentre = new Map(
    places.map((place, hex) => [`${centreX(place.column)},${centreY(place.column, place.row)}`, hex]),
  );
  const neighbours = new Int16Array(6 * places.length);
  for (const [hex, { column, row }] of places.entries()) {
    for (const [direction, [dx, dy]] of NEIGHBOUR_OFFSETS.entries()) {
      const beyond = byCentre.get(`${centreX(column) + dx},${centreY(column, row) + dy}`);
      neighbours[6 * hex + direction] = beyond ?? -1;
    }
  }
  return neighbours;
}

function distancesOf(places: readonly Place[]): Uint8Array {
  const distances = new Uint8Array(places.length ** 2);
  let at = 0;
  for (const a of places) {
    for (const b of places) {
      distances[at++] = distanceBetween(
        centreX(a.column),
        centreY(a.column, a.row),
        centreX(b.column),
        centreY(b.column, b.row),
      );
    }
  }
  return distances;
}

/** A hex before buildings and roads are laid over it. */
export type BareHex = Omit<Hex, 'building' | 'multiStory' | 'roads'>;

function bareHexes(
  definition: BoardDefinition,
  chart: TerrainChart,
  places: readonly Place[],
  names: HexNames,
): BareHex[] {
  const given = new Map<HexId, HexDefinition>();
  for (const [name, hex] of Object.entries(definition.hexes ?? {})) {
    given.set(names.find(name, 'hexes'), typeof hex === 'string' ? { terrain: hex } : hex);
  }
  const otherwise = definition.default ?? DEFAULT_TERRAIN;
  return places.map(({ name, column, row }, index) => {
    const hex = given.get(index) ?? {};
    const terrain = terrainNamed(chart, hex.terrain ?? otherwise, hex.terrain === undefined ? 'default' : name);
    return { index, name, column, row, terrain, level: levelOf(hex, name), shapes: shapesOf(hex, name) };
  });
}

function terrainNamed(chart: TerrainChart, id: string, place: string): Terrain {
  const terrain = Object.hasOwn(chart.terrain, id) ? chart.terrain[id] : undefined;
  if (!terrain) throw unknownName(place, 'terrain', id, Object.keys(chart.terrain));
  return terrain;
}

function levelOf(hex: HexDefinition, name: string): number {
  const level = hex.level ?? 0;
  if (!Number.isInteger(level) || Math.abs(level) > 9) {
    throw new BoardError(name, `${level} is no level`, 'give a whole number of levels, 0 for ground level');
  }
  return level;
}

function shapesOf(hex: HexDefinition, name: string): readonly Shape[] | undefined {
  for (const [number, shape] of (hex.shapes ?? []).entries()) {
    const problem = shapeProblem(shape);
    if (problem) throw new BoardError(`${name}, shape ${number + 1}`, problem[0], problem[1]);
  }
  return hex.shapes;
}

function shapeProblem(shape: Shape): readonly [problem: string, remedy: string] | undefined {
  const isCircle = 'circle' in shape;
  const numbers = isCircle ? shape.circle : shape.polygon.flat();
  if (!isCircle && shape.polygon.length < 3) return ['a polygon of fewer than three corners', 'give three or more'];
  if (isCircle && !(shape.circle[2] > 0)) return ['a circle without a radius', 'give a radius above 0'];
  const far = numbers.find((number) => !(Math.abs(number) <= REACH));
  if (far === undefined) return undefined;
  return [`${far} lies beyond the neighbouring hexes`, `keep within ${REACH} of the hex centre (a corner is at 100)`];
}

const NO_BUILDING = { building: -1, multiStory: false };

function buildingOf(buildings: Buildings, hex: HexId): Pick<Hex, 'building' | 'multiStory'> {
  const building = buildings.ofHex[hex] as number;
  return building < 0 ? NO_BUILDING : { building, multiStory: buildings.multiStory[building] as boolean };
}

/** The ground locations come first and bear the numbers of their hexes; the other strata follow (10.4.1). */
function locationsOf(definition: BoardDefinition, hexes: readonly Hex[], names: HexNames): Location[] {
  const locations: Location[] = hexes.map((hex) => locationIn(hex, 'ground', hex.index));
  for (const hex of hexes) if (hex.multiStory) locations.push(locationIn(hex, 'upper', locations.length));
  for (const { at, stratum, ...built } of definition.strata ?? []) {
    const hex = hexes[names.find(at, 'strata')] as Hex;
    const location = { ...locationIn(hex, stratum, locations.length), ...bunkerOf(hex, stratum, built) };
    if (stratum === 'rooftop' && hex.building < 0) {
      throw new BoardError(at, 'a rooftop without a building', 'put a building there, or leave the rooftop out');
    }
    if (locations.some(({ name }) => name === location.name)) {
      throw new BoardError(at, `two strata called "${stratum}"`, 'name each once');
    }
    locations.push(location);
  }
  return locations;
}

const locationIn = (hex: Hex, stratum: Stratum, index: LocationId): Location => ({
  index,
  name: nameIn(hex.name, stratum),
  hex: hex.index,
  stratum,
  level: hex.level + liftOf(hex, stratum),
  front: -1,
  tm: 0,
});

const BUNKER_TM = 2;

/** Bunkers stand neither in buildings nor in water (21.1). */
function bunkerOf(
  hex: Hex,
  stratum: Stratum,
  { front, tm, site }: Pick<StratumDefinition, 'front' | 'tm' | 'site'>,
): Pick<Location, 'front' | 'tm' | 'site'> {
  if (stratum !== 'bunker') {
    if (front === undefined && tm === undefined && !site) return { front: -1, tm: 0 };
    throw new BoardError(hex.name, `a ${stratum} with a front or a modifier`, 'only bunkers have them, or sites');
  }
  if (hex.terrain.structure || hex.terrain.cost.leg === null)
    throw new BoardError(
      hex.name,
      `a bunker in ${hex.terrain.id}`,
      'put it on ground where neither house nor water is',
    );
  return {
    front: front === undefined ? -1 : HEXSIDES.indexOf(front),
    tm: tm ?? BUNKER_TM,
    ...(site && { site }),
  };
}

/** Every name of a location: those of its hex, and its stratum. */
const callsOf = (location: Location, labels: readonly (readonly string[])[]): [string, LocationId][] =>
  (labels[location.hex] as readonly string[]).map((label) => [nameIn(label, location.stratum), location.index]);

const nameIn = (hex: string, stratum: Stratum): string => (stratum === 'ground' ? hex : `${hex}:${stratum}`);

/** Levels above the ground: one upstairs, a roof on every story, aircraft one above all that stands there (10.2, 19.2.3). */
function liftOf(hex: Hex, stratum: Stratum): number {
  if (stratum === 'ground') return hex.terrain.raises ?? 0;
  if (stratum === 'upper') return 1;
  if (stratum === 'rooftop') return hex.multiStory ? 2 : 1;
  if (stratum === 'air') return obstacleHeight(hex) + 1;
  return 0;
}

function strataOf(hexes: readonly Hex[], locations: readonly Location[]): LocationId[][] {
  const strata: LocationId[][] = hexes.map(() => []);
  for (const location of locations) (strata[location.hex] as LocationId[]).push(location.index);
  return strata;
}
