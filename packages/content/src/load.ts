/** From files to engine types: fills in what files leave out, and leaves behind what only people read. */
import type { BoardDefinition, Nation, SkillType, TerrainChart, UnitType, WeaponType } from '@opfire/engine';
import { paintBoard } from './boards/paint.ts';
import { withSilhouettes } from './boards/silhouettes/index.ts';
import type { ContentFile } from './files.ts';
import type { Library } from './library.ts';
import type { BoardFile } from './schema/board.ts';
import type { ContentData } from './schema/index.ts';
import type { Language } from './schema/scenario.ts';
import type { ChartFile, HexsideEntry, TerrainEntry } from './schema/terrain.ts';
import type { UnitEntry, UnitsFile } from './schema/unit.ts';

const REMARKS = ['name', 'source', 'estimated', 'guessed', 'note', 'era', 'badges', 'nations'] as const;
type Printed<T> = Omit<T, (typeof REMARKS)[number]>;

function printed<T extends object>(entry: T): Printed<T> {
  const values: Record<string, unknown> = { ...(entry as object) };
  for (const remark of REMARKS) delete values[remark];
  return values as Printed<T>;
}

type FileOf<K extends ContentData['kind']> = Extract<ContentData, { kind: K }>;

/** The files of one kind. Their shape is taken on trust here: checkContent is what verifies it. */
export function filesOf<K extends ContentData['kind']>(files: readonly ContentFile[], kind: K): FileOf<K>[] {
  return files.map(({ data }) => data as ContentData).filter((data): data is FileOf<K> => data.kind === kind);
}

/** The values that every counter has come first and in one order, so that all unit types look alike to the machine. */
function unitType(entry: UnitEntry, { nation, badge }: UnitsFile): UnitType {
  const { id, kind, firepower = 0, range = 0, movement, morale, leadership = 0, ...rest } = printed(entry);
  const { shakenMorale = morale } = rest;
  const always = { firepower, range, movement, morale, shakenMorale, leadership };
  return { id, kind, nation, badge, ...always, ...rest };
}

const named = <T extends { readonly id: string }>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.map((value) => [value.id, value]));

/** The rows that a chart borrows from others. */
function borrowed<T>(chart: ChartFile, charts: readonly ChartFile[], part: 'terrain' | 'hexsides'): Record<string, T> {
  const rows = (chart.borrows ?? []).flatMap(({ from, ...ids }) => {
    const lender = charts.find(({ id }) => id === from);
    return (ids[part] ?? []).map((id) => [id, lender?.[part][id]]);
  });
  return Object.fromEntries(rows);
}

const withIds = <T extends object>(rows: Readonly<Record<string, T>>) =>
  named(Object.entries(rows).map(([id, row]) => ({ id, ...printed(row) })));

function terrainChart(chart: ChartFile, charts: readonly ChartFile[]): TerrainChart {
  const { id, terrain, hexsides, climb } = chart;
  return {
    id,
    terrain: withIds({ ...terrain, ...borrowed<TerrainEntry>(chart, charts, 'terrain') }),
    hexsides: withIds({ ...hexsides, ...borrowed<HexsideEntry>(chart, charts, 'hexsides') }),
    climb,
  };
}

/** A board with the silhouettes that its chart asks for. */
function drawnBoard(file: BoardFile, charts: Readonly<Record<string, TerrainChart>>): BoardDefinition {
  const chart = charts[file.chart];
  const painted = paintBoard(file);
  return chart ? withSilhouettes(painted, chart) : painted;
}

function textsOf(files: readonly ContentFile[]): Library['texts'] {
  const texts: Record<string, Library['texts'][string]> = {};
  for (const file of filesOf(files, 'scenario-texts'))
    texts[file.scenario] = { ...texts[file.scenario], [file.language]: file };
  return texts;
}

/** Makes a library of files that checkContent has nothing to say about. */
export function loadLibrary(files: readonly ContentFile[]): Library {
  const chartFiles = filesOf(files, 'terrain-chart');
  const charts = named(chartFiles.map((chart) => terrainChart(chart, chartFiles)));
  return {
    charts,
    nations: named<Nation>(filesOf(files, 'nations').flatMap((file) => file.nations.map(printed))),
    unitTypes: named(filesOf(files, 'units').flatMap((file) => file.units.map((entry) => unitType(entry, file)))),
    weaponTypes: named<WeaponType>(filesOf(files, 'weapons').flatMap((file) => file.weapons.map(printed))),
    skills: named<SkillType>(filesOf(files, 'skills').flatMap((file) => file.skills.map(printed))),
    boards: Object.fromEntries(filesOf(files, 'board').map((file) => [file.number, drawnBoard(file, charts)])),
    scenarios: named(filesOf(files, 'scenario')),
    texts: textsOf(files),
  };
}

/** Everything that has an id of its own: nations, counters, weapons, skills. */
export const recordsOf = (files: readonly ContentFile[]) => [
  ...filesOf(files, 'nations').flatMap(({ nations }) => nations),
  ...filesOf(files, 'units').flatMap(({ units }) => units),
  ...filesOf(files, 'weapons').flatMap(({ weapons }) => weapons),
  ...filesOf(files, 'skills').flatMap(({ skills }) => skills),
];

/** What people call them in a language, by id; what it has no name for is called as it is printed. */
export function loadNames(files: readonly ContentFile[], language: Language = 'en'): Readonly<Record<string, string>> {
  const printedNames = Object.fromEntries(recordsOf(files).map(({ id, name }) => [id, name]));
  const own = filesOf(files, 'names').filter((file) => file.language === language);
  return Object.assign(printedNames, ...own.map(({ names }) => names));
}
