/** `opfire fuzz`: plays random games and checks what must hold. */
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionId } from '@opfire/engine';
import { type Command, Complaint } from '../command.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { writeJson, writeText } from '../fuzz/report.ts';
import { BATTLES, RANDOM } from '../random-play/battles.ts';

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Complaint(`--${option} takes a whole number, not "${text}"`);
  return Number(text);
}

function editionNamed(name: string): EditionId {
  const found = EDITIONS.find((edition) => edition === name);
  if (!found) throw new Complaint(`there is no edition "${name}"; one of ${EDITIONS.join(', ')}`);
  return found;
}

function run(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      battle: { type: 'string' },
      edition: { type: 'string' },
      coverage: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const report = fuzz({
    games: wholeNumber('games', values.games),
    seed: wholeNumber('seed', values.seed),
    ...(values.battle !== undefined && { battles: [values.battle] }),
    ...(values.edition !== undefined && { editions: [editionNamed(values.edition)] }),
  });
  const write = values.json ? writeJson : writeText;
  process.stdout.write(`${write(report, values.coverage)}\n`);
  return report.failure ? 1 : 0;
}

export const command: Command = {
  name: 'fuzz',
  summary: 'Plays whole games at random and checks that no rule is ever broken.',
  usage: `[--games N] [--seed S] [--battle FILE] [--edition E] [--coverage] [--json]

--games N     how many; 100 when left out
--seed S      of the first game, the next one has S + 1 …; 1 when left out
--battle B    one of ${BATTLES.join(', ')}, ${RANDOM} (another position for every game), or a file with a position;
              all of ours when left out
--edition E   one of ${EDITIONS.join(', ')}; all when left out
--coverage    also says how often each verb, event and decision came up
Exit code 0: everything held; 1: something is broken, and printed so that it can be seen again.`,
  run: (args) => Promise.resolve(run(args)),
};
