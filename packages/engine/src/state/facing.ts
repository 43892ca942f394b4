/**
 * Facing (14.1, 15.1): vehicles, bunkers and guns with a red corner face a vertex of their hex. Vertices are numbered
 * clockwise from the one between the north and the north-east hexside, so that vertex v lies between hexsides v and v + 1.
 */
export const FACINGS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type FacingName = (typeof FACINGS)[number];
/** A vertex, 0 to 5. */
export type Facing = number;
/** Of whatever faces nowhere: units on foot, machine guns without an arc, hulls without a turret. */
export const NO_FACING: Facing = -1;

/** How many vertices lie between two facings, by the shorter way round. */
export const verticesBetween = (a: Facing, b: Facing): number => {
  const turn = (((b - a) % 6) + 6) % 6;
  return Math.min(turn, 6 - turn);
};
