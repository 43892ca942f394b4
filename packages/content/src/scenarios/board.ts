/** The ground of a battle: one board, or several joined (1.4). */
import { type Board, type BoardDefinition, BoardError, compileBoard } from '@opfire/engine';
import { joinBoards } from '../boards/index.ts';
import type { Library } from '../library.ts';
import type { ScenarioFile } from '../schema/scenario.ts';

/** The definition of the whole, with the levels that the scenario leaves it; undefined where a board is unknown. */
export function boardOf(
  { board, rules }: Pick<ScenarioFile, 'board' | 'rules'>,
  library: Library,
): BoardDefinition | undefined {
  const whole = typeof board === 'string' ? library.boards[board] : joined(board, library);
  return whole && rules?.oneStory ? { ...whole, oneStory: true } : whole;
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
