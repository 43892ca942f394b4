/** Roads, streams, walls and hedges: paths without jumps, over ground that bears them. */
import { centreX, centreY } from '@opfire/engine';
import { directionBetween, hexesIn, type Place, placeNamed, sidesCrossed } from '../../boards/grid.ts';
import { BRIDGE, sidesIn } from '../../boards/paint.ts';
import { suggest } from '../suggest.ts';
import type { Survey } from './survey.ts';

export function checkPaths(survey: Survey): void {
  for (const part of ['roads', 'streams'] as const) {
    for (const [index, text] of (survey.file[part] ?? []).entries()) {
      const hexes = survey.hexesAt([part, index], text);
      for (const [step, hex] of hexes.entries()) {
        const before = hexes[step - 1];
        if (before === undefined || directionBetween(before, hex) >= 0) continue;
        survey.add([part, index], `it jumps from ${before} to ${hex}`, 'name every hex it runs through');
      }
    }
  }
  checkWater(survey);
}

function checkWater(survey: Survey): void {
  const roads = (survey.file.roads ?? []).map(hexesIn);
  for (const [index, road] of roads.entries()) {
    const wet = road.find((hex) => survey.rowAt(hex)?.impassable);
    if (wet === undefined) continue;
    survey.add(['roads', index], `it runs through the ${survey.terrainAt(wet)} in ${wet}`, 'paint a bridge there');
  }
  const crossed = sidesCrossed(roads);
  for (const bridge of hexesIn(survey.file.terrain?.[BRIDGE] ?? '')) {
    if (survey.has(bridge) && !crossed.has(bridge)) {
      survey.add(['terrain', BRIDGE], `no road runs over the bridge in ${bridge}`, 'lead a road over it');
    }
  }
}

export function checkHexsides(survey: Survey): void {
  const built = new Map<string, string>();
  for (const [kind, paths] of Object.entries(survey.file.hexsides ?? {})) {
    const { hexsides } = survey.rows;
    if (!hexsides.includes(kind)) {
      const problem = `chart "${survey.file.chart}" has no hexside terrain "${kind}"`;
      survey.add(['hexsides', kind], problem, suggest(kind, hexsides));
    }
    for (const [index, text] of paths.entries()) checkSides(survey, kind, index, text, built);
  }
}

function checkSides(survey: Survey, kind: string, index: number, text: string, built: Map<string, string>): void {
  const path = ['hexsides', kind, index];
  let before: [string, string] | undefined;
  for (const side of sidesIn(text)) {
    const name = side.join('/');
    if (!side.every((hex) => survey.isOnBoard(path, hex))) continue;
    if (directionBetween(...side) < 0) {
      survey.add(path, `${name} is no hexside: the two hexes do not touch`, 'name two hexes that share a side');
      continue;
    }
    const key = [...side].sort().join('/');
    const earlier = built.get(key);
    if (earlier !== undefined) survey.add(path, `${name} is built twice: ${earlier} and ${kind}`, 'keep one of them');
    built.set(key, kind);
    if (before && !meet(before, side)) {
      survey.add(
        path,
        `it jumps from ${before.join('/')} to ${name}`,
        'name every hexside on the way, or begin another path',
      );
    }
    before = side;
  }
}

/** The two ends of a hexside, in the engine's whole numbers: halfway between its hexes, and a side's half away. */
function endsOf([a, b]: [string, string]): string[] {
  const [from, to] = [a, b].map((hex) => placeNamed(hex) as Place) as [Place, Place];
  const x = centreX(from.column) + centreX(to.column);
  const y = centreY(from.column, from.row) + centreY(to.column, to.row);
  // Along the side: east and west where the hexes lie north and south of each other, else slanting.
  const slant =
    Math.sign(to.column - from.column) * Math.sign(centreY(to.column, to.row) - centreY(from.column, from.row));
  const [dx, dy] = slant === 0 ? [2, 0] : [1, -slant];
  return [`${x + dx},${y + dy}`, `${x - dx},${y - dy}`];
}

const meet = (one: [string, string], other: [string, string]): boolean =>
  endsOf(one).some((end) => endsOf(other).includes(end));
