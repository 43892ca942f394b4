/** From the written ground to a board definition, and to the board that names are looked up on. */
import type { Board, BoardDefinition, HexDefinition } from '../board/board.ts';
import { BoardError } from '../board/board-error.ts';
import { compileBoard } from '../board/compile.ts';
import type { TerrainChart } from '../board/terrain.ts';
import { isAircraft } from '../state/query.ts';
import type { EventEffect } from '../state/scenario.ts';
import type { Library } from './library.ts';
import { boardSchema, type ReadPosition } from './position-schema.ts';
import type { Problems } from './problem.ts';

const DEFAULT_CHART = 'wwii';

export interface Ground {
  readonly chart: TerrainChart;
  readonly definition: BoardDefinition;
  readonly board: Board;
}

type InlineBoard = Exclude<NonNullable<ReadPosition['board']>, string>;

/** A key may name several hexes: "D4 D5 E5". */
function spreadHexes(hexes: InlineBoard['hexes']): BoardDefinition['hexes'] {
  const single: Record<string, string | HexDefinition> = {};
  for (const [names, ground] of Object.entries(hexes ?? {})) {
    for (const name of names.trim().split(/[\s,]+/)) single[name] = ground as string | HexDefinition;
  }
  return single;
}

function definitionOf(
  written: ReadPosition['board'],
  library: Library,
  problems: Problems,
): BoardDefinition | undefined {
  if (typeof written !== 'string') {
    const inline = written ?? boardSchema.parse({});
    return { ...inline, hexes: spreadHexes(inline.hexes) } as BoardDefinition;
  }
  const boards = library.boards ?? {};
  const named = Object.hasOwn(boards, written) ? boards[written] : undefined;
  if (!named) problems.in('board').unknown('board', written, Object.keys(boards));
  return named;
}

const BUNKER_TM = 2;

/** Hexes, still by name, where an event puts bunkers, whichever way a check goes. */
function bunkersBy(effects: readonly EventEffect[]): string[] {
  return effects.flatMap((one) => {
    if (one.effect === 'morale-check') return [...bunkersBy(one.pass), ...bunkersBy(one.fail)];
    if (one.effect !== 'lay') return [];
    return one.markers.filter(({ kind }) => kind === 'bunker').map(({ hex }) => String(hex));
  });
}

/** The modifier of each bunker that a side has laid or may lay, by hex; the first that is named for a hex counts. */
function bunkerSites({ bunkers = {}, fortifications = [], events = [] }: ReadPosition): Map<string, number> {
  const supplies = fortifications.flatMap((supply) =>
    supply.kind === 'bunker' ? supply.hexes.map((hex) => [hex, supply.tm] as const) : [],
  );
  const plain = [...Object.keys(bunkers), ...events.flatMap(({ effects }) => bunkersBy(effects as EventEffect[]))];
  const sites = new Map<string, number>();
  for (const [hex, tm] of [...supplies, ...plain.map((one) => [one, BUNKER_TM] as const)])
    if (!sites.has(hex)) sites.set(hex, tm);
  return sites;
}

/** Every such hex is a site for it, unless a bunker stands there or cannot (21.1). */
function withSites(definition: BoardDefinition, position: ReadPosition, chart: TerrainChart): BoardDefinition {
  const { strata = [], hexes = {} } = definition;
  const isGround = (hex: string): boolean => {
    const ground = hexes[hex];
    const id = (typeof ground === 'string' ? ground : ground?.terrain) ?? definition.default ?? 'clear';
    const terrain = chart.terrain[id];
    return terrain !== undefined && !terrain.structure && terrain.cost.leg !== null;
  };
  const built = new Set(strata.filter(({ stratum }) => stratum === 'bunker').map(({ at }) => at));
  const fresh = [...bunkerSites(position)].filter(([hex]) => !built.has(hex) && isGround(hex));
  if (fresh.length === 0) return definition;
  return {
    ...definition,
    strata: [...strata, ...fresh.map(([at, tm]) => ({ at, stratum: 'bunker', tm, site: true }) as const)],
  };
}

/** Whether there must be air above the hexes (19.0). */
const hasAircraft = ({ units, counters }: ReadPosition, library: Library): boolean =>
  Object.values(units ?? {}).some(({ is }) => {
    const type = counters?.[is] ?? library.unitTypes[is];
    return type !== undefined && isAircraft(type);
  });

export function readGround(position: ReadPosition, library: Library, problems: Problems): Ground | undefined {
  const definition = definitionOf(position.board, library, problems);
  const id = position.chart ?? definition?.chart ?? DEFAULT_CHART;
  const chart = Object.hasOwn(library.charts, id) ? library.charts[id] : undefined;
  if (!chart) problems.in('chart').unknown('terrain chart', id, Object.keys(library.charts));
  if (!chart || !definition) return undefined;
  const sited = withSites(definition, position, chart);
  try {
    return { chart, definition: sited, board: compileBoard(sited, chart, hasAircraft(position, library)) };
  } catch (error) {
    if (!(error instanceof BoardError)) throw error;
    problems.in('board', error.place).add(error.problem, error.remedy);
    return undefined;
  }
}
