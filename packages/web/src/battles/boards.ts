/** The boards of a battle: each is fetched when somebody wants to see it. */
import type { ContentFile, ScenarioFile } from '@opfire/content/loading';

const boards = import.meta.glob<unknown>('../../../content/data/boards/*.json', { import: 'default' });

async function boardFile(number: string): Promise<ContentFile> {
  const file = `../../../content/data/boards/${number}.json`;
  const load = boards[file];
  if (load === undefined) throw new Error(`there is no board ${number}`);
  return { file, data: await load() };
}

export const boardFiles = ({ board }: ScenarioFile): Promise<ContentFile[]> =>
  Promise.all((typeof board === 'string' ? [board] : board.boards.map((one) => one.board)).map(boardFile));
