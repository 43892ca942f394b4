/** Painted terrain, levels, buildings, strata and silhouettes. */
import { directionBetween } from '../../boards/grid.ts';
import { suggest } from '../suggest.ts';
import type { Survey } from './survey.ts';

export function checkTerrain(survey: Survey): void {
  const { file, rows } = survey;
  const known = [...rows.terrain.keys()];
  if (file.default !== undefined && !rows.terrain.has(file.default)) {
    survey.add(['default'], `chart "${file.chart}" has no terrain "${file.default}"`, suggest(file.default, known));
  }
  for (const id of Object.keys(file.terrain ?? {})) {
    if (rows.terrain.has(id)) continue;
    survey.add(['terrain', id], `chart "${file.chart}" has no terrain "${id}"`, suggest(id, known));
  }
  checkOnce(survey, 'terrain', 'painted');
  checkOnce(survey, 'levels', 'given a level');
}

/** Each hex stands in one list. */
function checkOnce(survey: Survey, part: 'terrain' | 'levels', done: string): void {
  const first = new Map<string, string>();
  for (const [key, list] of Object.entries(survey.file[part] ?? {})) {
    for (const hex of survey.hexesAt([part, key], list)) {
      const earlier = first.get(hex);
      if (earlier !== undefined) {
        const where = earlier === key ? `in "${key}"` : `in "${earlier}" and in "${key}"`;
        survey.add([part, key], `${hex} is ${done} twice: ${where}`, 'keep it in one of them');
      }
      first.set(hex, key);
    }
  }
}

export function checkBuildings(survey: Survey): void {
  const taken = new Set<string>();
  for (const [index, list] of (survey.file.buildings ?? []).entries()) {
    const path = ['buildings', index];
    const hexes = survey.hexesAt(path, list);
    for (const hex of hexes) {
      if (taken.has(hex)) survey.add(path, `${hex} is listed twice`, 'list each hex once and in one building');
      taken.add(hex);
    }
    checkOneKind(survey, path, hexes);
    checkTouching(survey, path, hexes);
  }
}

function checkOneKind(survey: Survey, path: readonly PropertyKey[], hexes: readonly string[]): void {
  const first = hexes.find((hex) => survey.rowAt(hex)?.structure !== undefined);
  for (const hex of hexes) {
    const terrain = survey.terrainAt(hex);
    if (survey.rowAt(hex)?.structure === undefined) {
      survey.add(path, `${hex} is ${terrain}, not a building`, 'paint a building there, or leave the hex out');
    } else if (first !== undefined && terrain !== survey.terrainAt(first)) {
      const mix = `${first} is ${survey.terrainAt(first)} and ${hex} is ${terrain}`;
      survey.add(path, mix, 'paint the whole building alike, or list two buildings');
    }
  }
}

function checkTouching(survey: Survey, path: readonly PropertyKey[], hexes: readonly string[]): void {
  const reached = new Set(hexes.slice(0, 1));
  for (const hex of reached) for (const other of hexes) if (directionBetween(hex, other) >= 0) reached.add(other);
  const alone = hexes.find((hex) => !reached.has(hex));
  if (alone !== undefined) survey.add(path, `${alone} does not touch the rest`, 'list it as a building of its own');
}

export function checkStrata(survey: Survey): void {
  for (const [stratum, list] of Object.entries(survey.file.strata ?? {})) {
    const path = ['strata', stratum];
    const hexes = survey.hexesAt(path, list);
    for (const [index, hex] of hexes.entries()) {
      if (hexes.indexOf(hex) < index) survey.add(path, `${hex} is listed twice`, 'name it once');
      if (stratum === 'rooftop' && survey.rowAt(hex)?.structure === undefined) {
        survey.add(
          path,
          `${hex} is ${survey.terrainAt(hex)}, and has no roof`,
          'paint a building there, or leave it out',
        );
      }
    }
  }
}

/** Silhouettes reach into the neighbouring hexes at most: the engine looks no further. */
const REACH = 250;

export function checkShapes(survey: Survey): void {
  for (const [hex, shapes] of Object.entries(survey.file.shapes ?? {})) {
    const path = ['shapes', hex];
    if (!survey.isOnBoard(path, hex)) continue;
    if (survey.rowAt(hex)?.open) {
      const problem = `${hex} is ${survey.terrainAt(hex)}: its silhouettes would be in nobody's way`;
      survey.add(path, problem, 'paint terrain that stands in the way of sight, or leave them out');
    }
    for (const [index, shape] of shapes.entries()) {
      const numbers = 'circle' in shape ? shape.circle : shape.polygon.flat();
      const far = numbers.find((number) => Math.abs(number) > REACH);
      if (far === undefined) continue;
      const remedy = `keep within ${REACH} of the hex centre (a corner is at 100)`;
      survey.add([...path, index], `${far} lies beyond the neighbouring hexes`, remedy);
    }
  }
}

export function checkPlaces(survey: Survey): void {
  for (const [index, { at }] of (survey.file.places ?? []).entries()) survey.isOnBoard(['places', index, 'at'], at);
}
