/**
 * Roofs: rectangles, the main one first, each with its ridge along its longer side. Where a building goes on
 * beyond a hexside its roof does so too, in one line from centre to centre.
 */
import type { Shape } from '@opfire/engine';
import type { Chance } from './chance.ts';
import { scatter } from './crowns.ts';
import {
  angleOf,
  type Circle,
  circleShape,
  fitsHex,
  INRADIUS,
  type Point,
  plus,
  polar,
  polygonShape,
  QUARTER,
  rectangle,
  TURN,
} from './figures.ts';
import { directionsIn, hasBit, ROADSIDE, type Site } from './site.ts';

interface Style {
  /** Half of its length and width. */
  readonly length: readonly [number, number];
  readonly width: readonly [number, number];
}

const WOODEN: Style = { length: [50, 58], width: [33, 37] };
const STONE: Style = { length: [52, 60], width: [36, 41] };

export const woodenHouse = (site: Site): Shape[] => building(site, WOODEN);
export const stoneHouse = (site: Site): Shape[] => building(site, STONE);

function building(site: Site, style: Style): Shape[] {
  const roofs = site.kin === 0 ? lonely(site, style) : wings(site, style);
  return roofs.map(polygonShape);
}

/** A building of one hex. */
function lonely(site: Site, style: Style): Point[][] {
  if (site.roads !== 0) return besideRoad(site);
  const { chance, heading } = site;
  const angle = heading + chance.between(-1, 1);
  const [length, width] = [chance.between(...style.length), chance.between(...style.width)];
  const centre: Point = [chance.between(-6, 6), chance.between(-6, 6)];
  const main = rectangle(centre, angle, length, width);
  const wing = chance.oneIn(3) ? undefined : sideWing(site, centre, angle, length, width);
  return wing ? [main, wing] : [main];
}

/** A lower roof at right angles, from the ridge of the main one outward, at one of its ends. */
function sideWing({ chance }: Site, centre: Point, angle: number, length: number, width: number): Point[] | undefined {
  const side = chance.oneIn(2) ? QUARTER : -QUARTER;
  const half = chance.between(18, 24);
  const shift = (chance.oneIn(2) ? 1 : -1) * (length - half);
  for (let reach = width + chance.between(18, 30); reach > width + 9; reach -= 3) {
    const middle = plus(plus(centre, polar(angle, shift)), polar(angle + side, Math.floor(reach / 2)));
    const wing = rectangle(middle, angle + QUARTER, Math.floor(reach / 2), half);
    if (fitsHex(wing, 0)) return wing;
  }
  return undefined;
}

/** Houses on both sides of a straight road, or on the wider side of a bend. */
function besideRoad({ chance, roads }: Site): Point[][] {
  const [arm = 0, other = arm] = directionsIn(roads);
  const along = angleOf(arm);
  const houses = [QUARTER, -QUARTER].map((side) => {
    const width = chance.between(22, 25);
    const centre = plus(polar(along + side, ROADSIDE + width + 2), polar(along, chance.between(-6, 6)));
    return rectangle(centre, along, chance.between(34, 40), width);
  });
  const isStraight = other === arm || other === arm + 3;
  return isStraight ? houses : houses.filter((_, index) => index === (other - arm < 3 ? 1 : 0));
}

/** From the centre toward each hex in which the building goes on; straight through where it can. */
function wings({ kin, chance, buildingChance }: Site, style: Style): Point[][] {
  const width = buildingChance.between(...style.width);
  const directions = directionsIn(kin);
  const through = directions.filter((d) => d < 3 && hasBit(kin, d + 3));
  const single = directions.filter((d) => !hasBit(kin, (d + 3) % 6));
  const reach = INRADIUS + 1;
  const back = endOf(directions.length, width, chance.between(38, 48));
  return [
    ...through.map((d) => rectangle([0, 0], angleOf(d), reach, width)),
    ...single.map((d) => {
      const middle = polar(angleOf(d), Math.floor((reach - back) / 2));
      return rectangle(middle, angleOf(d), Math.floor((reach + back) / 2), width);
    }),
  ];
}

/** How far a wing goes back beyond the centre: to the gable, or as far as a corner needs to close. */
const endOf = (wingCount: number, width: number, gable: number): number =>
  wingCount === 1 ? gable : Math.round((width * 577) / 1000);

/** Bamboo huts: a round roof among small square ones. */
export function huts(site: Site): Shape[] {
  const { chance, heading, roads } = site;
  if (roads !== 0) return hutsBesideRoad(site);
  const round: Circle = [chance.between(-5, 5), chance.between(-5, 5), chance.between(25, 28)];
  const count = chance.between(5, 6);
  const start = chance.below(TURN);
  const square = Array.from({ length: count }, (_, k) => {
    const centre = polar(start + Math.floor((TURN * k) / count) + chance.between(-1, 1), chance.between(52, 60));
    return squareRoof(chance, centre, heading, chance.between(12, 15));
  });
  return [circleShape(round), ...square.map(polygonShape)];
}

const squareRoof = (chance: Chance, centre: Point, heading: number, half: number): Point[] =>
  rectangle(centre, heading + 3 * chance.between(-1, 1), half, half - chance.below(3));

function hutsBesideRoad(site: Site): Shape[] {
  const { chance, heading } = site;
  const plots = scatter(site, { count: 6, least: 15, most: 21, overhang: 0, overlap: false });
  return plots.map(([x, y, radius], index) =>
    index === 0
      ? circleShape([x, y, radius])
      : polygonShape(squareRoof(chance, [x, y], heading, Math.floor((radius * 5) / 7))),
  );
}
