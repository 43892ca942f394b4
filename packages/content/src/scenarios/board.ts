/** The ground of a battle: one board, or several joined (1.4). */
import { type Board, type BoardDefinition, BoardError, compileBoard } from '@opfire/engine';
import { joinBoards } from '../boards/index.ts';
import type { Library } from '../library.ts';
import type { ScenarioFile } from '../schema/scenario.ts';

type Ground = Pick<ScenarioFile, 'board' | 'rules' | 'bunkers'>;

/** The definition of the whole, with what the scenario builds and takes away; undefined where a board is unknown. */
export function boardOf({ board, rules, bunkers = {} }: Ground, library: Library): BoardDefinition | undefined {
  const whole = typeof board === 'string' ? library.boards[board] : joined(board, library);
  if (!whole) return undefined;
  const built = Object.entries(bunkers).map(([at, bunker]) => ({ at, stratum: 'bunker' as const, ...bunker }));
  return {
    ...whole,
    ...(rules?.oneStory && { oneStory: true }),
    ...(built.length > 0 && { strata: [...(whole.strata ?? []), ...built] }),
  };
}

function joined(layout: Exclude<ScenarioFile['board'], string>, library: Library): BoardDefinition | undefined {
  const laid = layout.boards.flatMap(({ board, turned }) => {
    const found = library.boards[board];
    return found ? [{ board: found, turned: turned ? 180 : 0 } as const] : [];
  });
  return laid.length < layout.boards.length ? undefined : joinBoards(laid, layout);
}

/** The board that names are looked up on, or why there is none. */
export function compiledBoard(scenario: ScenarioFile, library: Library): Board | BoardError | undefined {
  try {
    const definition = boardOf(scenario, library);
    const chart = library.charts[definition?.chart ?? scenario.era];
    return definition && chart && compileBoard(definition, chart);
  } catch (error) {
    if (error instanceof BoardError) return error;
    throw error;
  }
}
