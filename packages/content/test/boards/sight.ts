/** Boards compiled for tests, and what one sees on them. */
import { type Board, type BoardDefinition, compileBoard, explainSight, makeWorld, type World } from '@opfire/engine';
import { readPosition, type WrittenPosition } from '@opfire/engine/notation';
import { library } from '../../src/index.ts';

const worlds = new Map<string, World>();

/** A board of the library, ready to look over. */
export function worldOf(number: string): World {
  let world = worlds.get(number);
  if (!world) {
    world = worldWith({ board: number });
    worlds.set(number, world);
  }
  return world;
}

/** The same for a board written out. */
export function worldWith(ground: Pick<WrittenPosition, 'board' | 'chart'>): World {
  const read = readPosition({ ...ground, phase: 'over' }, library);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return makeWorld(read.ok.setup);
}

export const boardOf = (number: string): Board => worldOf(number).board;

export function hexOn(number: string, name: string): Board['hexes'][number] {
  const { board } = worldOf(number);
  const hex = board.hexes[board.hexNamed.get(name) ?? -1];
  if (!hex) throw new Error(`no hex ${name} on board ${number}`);
  return hex;
}

export const terrainOn = (number: string, name: string): string => hexOn(number, name).terrain.id;
export const levelOn = (number: string, name: string): number => hexOn(number, name).level;

/** "clear", "blocked", "degraded by 1". */
export function sightOn(number: string, from: string, to: string): string {
  const world = worldOf(number);
  const [a, b] = [from, to].map((name) => world.board.locationNamed.get(name) ?? -1) as [number, number];
  const { verdict, degrading } = explainSight(world, [], a, b);
  return verdict === 'degraded' ? `degraded by ${degrading}` : verdict;
}

/** What stands on the side that two hexes share. */
export function sideOn(number: string, from: string, to: string): string | undefined {
  const { board } = worldOf(number);
  const [a, b] = [hexOn(number, from).index, hexOn(number, to).index];
  const direction = [0, 1, 2, 3, 4, 5].find((d) => board.neighbours[6 * a + d] === b) ?? -1;
  return board.hexsides[6 * a + direction]?.id;
}

/** Range in hexes. */
export function rangeOn(number: string, from: string, to: string): number {
  const { board } = worldOf(number);
  return board.distances[hexOn(number, from).index * board.hexes.length + hexOn(number, to).index] as number;
}

/** Whether a road runs from hex to hex along the whole path. */
export function hasRoad(number: string, path: string): boolean {
  const { board } = worldOf(number);
  const hexes = path.split(' ').map((name) => hexOn(number, name));
  return hexes.every((hex, i) => {
    const next = hexes[i + 1];
    if (!next) return true;
    const direction = [0, 1, 2, 3, 4, 5].find((d) => board.neighbours[6 * hex.index + d] === next.index) ?? -1;
    return ((hex.roads >> direction) & 1) === 1;
  });
}

export const compileWith = (definition: BoardDefinition, chart: string): Board => {
  const terrain = library.charts[chart];
  if (!terrain) throw new Error(`no chart ${chart}`);
  return compileBoard(definition, terrain);
};
