/** `opfire scenarios`: lists every battle there is. */
import { parseArgs } from 'node:util';
import { library, type ScenarioFile } from '@opfire/content';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly era: string;
  readonly board: string;
  readonly turns: number;
  readonly sides: readonly string[];
  readonly editions: readonly string[];
}

const boardOf = ({ board }: ScenarioFile): string =>
  typeof board === 'string' ? board : board.boards.map((one) => one.board).join('+');

function listed(scenario: ScenarioFile): Listed {
  const { id, era, turns, editions } = scenario;
  const texts = library.texts[id]?.en;
  const sides = Object.keys(scenario.sides).map(
    (side) => (texts?.sides as Record<string, string> | undefined)?.[side] ?? side,
  );
  return { id, title: texts?.title ?? id, era, board: boardOf(scenario), turns, sides, editions };
}

function text(battles: readonly Listed[]): string {
  const head = ['id', 'title', 'era', 'board', 'turns', 'sides', 'editions'];
  const rows = battles.map(({ id, title, era, board, turns, sides, editions }) => [
    id,
    title,
    era,
    board,
    String(turns),
    sides.join(' v. '),
    editions.join(', '),
  ]);
  return columns([head, ...rows]).join('\n');
}

export const command: Command = {
  name: 'scenarios',
  summary: 'Lists the battles that can be played.',
  usage: `[--json]

Each with its id, title, era, board, turns, sides and the editions it can be played in.`,
  run(args) {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const battles = Object.values(library.scenarios).map(listed);
    process.stdout.write(`${values.json ? JSON.stringify(battles, undefined, 2) : text(battles)}\n`);
    return Promise.resolve(0);
  },
};
