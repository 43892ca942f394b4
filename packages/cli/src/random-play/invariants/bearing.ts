/** Directions on the map in degrees, clockwise from north: an arithmetic of its own, to check the engine's against. */
import { centreX, centreY, type Game } from '@opfire/engine';

/** A little for rounding: what lies on the line counts as inside. */
const HAIR = 0.001;

/** From one location to another; undefined within a hex. */
export function bearing({ world }: Game, from: number, to: number): number | undefined {
  const { hexes, locations } = world.board;
  const here = hexes[locations[from]?.hex ?? -1];
  const there = hexes[locations[to]?.hex ?? -1];
  if (!here || !there || here === there) return undefined;
  const east = (centreX(there.column) - centreX(here.column)) / 2;
  const south = ((centreY(there.column, there.row) - centreY(here.column, here.row)) * Math.sqrt(3)) / 2;
  return (Math.atan2(east, -south) * 180) / Math.PI;
}

/** Whether two directions are no farther apart than that, the shorter way round. */
export function isWithin(a: number, b: number, degrees: number): boolean {
  const apart = Math.abs(((((a - b) % 360) + 540) % 360) - 180);
  return apart <= degrees + HAIR;
}

/** Vertex 0 lies between the north and the north-east hexside. */
export const towardsVertex = (facing: number): number => 30 + 60 * facing;
export const towardsHexside = (direction: number): number => 60 * direction;
