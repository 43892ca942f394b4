/** `opfire odds`: what orders would bring, exactly, with every number explained. */
import { parseArgs } from 'node:util';
import { library } from '@opfire/content';
import { writeNamed } from '@opfire/engine/notation';
import { type Odds, oddsIn } from '../case/odds-file.ts';
import { oddsText, orderText } from '../case/odds-text.ts';
import { type Command, Complaint } from '../command.ts';

/** The order with its forecast, a refusal, or null where nothing is left to chance. */
function named({ order, foretold }: Odds): {
  readonly order: unknown;
  readonly refused?: unknown;
  readonly forecast?: unknown;
} {
  if (foretold === undefined) return { order, forecast: null };
  if ('refused' in foretold) return { order, refused: foretold.refused };
  return { order, forecast: writeNamed(foretold.game, foretold.forecast) };
}

function textOf(odds: Odds): string {
  const { forecast } = named(odds);
  const { foretold, order } = odds;
  if (foretold && 'refused' in foretold) {
    return `${orderText(order)}\n  refused: ${foretold.refused.why.replaceAll('-', ' ')} (${foretold.refused.rule})`;
  }
  return forecast ? oddsText(order, forecast) : `${orderText(order)}\n  leaves nothing to chance`;
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, case: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Complaint('say: opfire odds FILE');
  const odds = oddsIn(file, values.case, library);
  const text = values.json ? JSON.stringify(odds.map(named), null, 2) : odds.map(textOf).join('\n\n');
  console.log(text);
  return odds.some(({ foretold }) => foretold && 'refused' in foretold) ? 1 : 0;
}

export const command: Command = {
  name: 'odds',
  summary: 'Forecasts orders: the chance of each result, with every modifier and its rule.',
  usage: `FILE [--case NAME] [--json]

FILE holds a position and an "order" or "orders", after the "steps" that lead there, if any (docs/notation.md). Of a
case it forecasts each order of its steps. --case NAME picks the case of a file of several by a part of its name.`,
  run: (args) => Promise.resolve(run(args)),
};
