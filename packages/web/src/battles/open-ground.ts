/** The ground of a battle without its counters and rules: as much as a picture of it needs. */
import { boardOf, type ContentFile, loadLibrary, type ScenarioFile } from '@opfire/content/loading';
import type { GameSetup } from '@opfire/engine';
import { boardFiles } from './boards.ts';

const charts = import.meta.glob<unknown>('../../../content/data/terrain/*.json', { eager: true, import: 'default' });
const chartFiles: readonly ContentFile[] = Object.entries(charts).map(([file, data]) => ({ file, data }));

export type Ground = Pick<GameSetup, 'board' | 'chart'>;

export async function openGround(scenario: ScenarioFile): Promise<Ground> {
  const library = loadLibrary([...chartFiles, ...(await boardFiles(scenario))]);
  const board = boardOf(scenario, library);
  const chart = library.charts[board?.chart ?? ''];
  if (board === undefined || chart === undefined) throw new Error(`${scenario.id} has no ground`);
  return { board, chart };
}
