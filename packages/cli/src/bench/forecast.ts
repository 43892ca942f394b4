/** The forecast of a three-squad attack on a location with three units. */
import { library } from '@opfire/content';
import { forecast, type Game, give, newGame, type Order } from '@opfire/engine';
import { readOrder, readPosition } from '@opfire/engine/notation';
import { type Measure, measure } from './measure.ts';

const POSITION = {
  board: { hexes: { D6: 'light-woods' } },
  units: {
    ash: { is: 'leader 6-1-6', side: 'us', at: 'D3' },
    a: { is: 'squad 2-5-4-6', side: 'us', at: 'D3' },
    b: { is: 'squad 2-5-4-6', side: 'us', at: 'D3' },
    c: { is: 'squad 2-5-4-6', side: 'us', at: 'D3' },
    koch: { is: 'leader 7-1-6', side: 'german', at: 'D6' },
    k1: { is: 'squad 1-6-4-5', half: '1-5-4-5', side: 'german', at: 'D6' },
    k2: { is: 'squad 1-6-4-5', half: '1-5-4-5', side: 'german', at: 'D6' },
  },
  spotted: { us: ['D6'] },
};

function ordered(game: Game, written: object): Order {
  const read = readOrder(game, written);
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  return read.ok;
}

function attack(): { readonly game: Game; readonly order: Order } {
  const read = readPosition(POSITION, library);
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  const start = newGame(read.ok.setup, read.ok.state);
  const outcome = give(start, ordered(start, { do: 'activate', at: ['D3'] }));
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  const { game } = outcome;
  return { game, order: ordered(game, { do: 'fire', units: ['a', 'b', 'c'], at: 'D6' }) };
}

export function benchForecast(): Measure {
  const { game, order } = attack();
  return measure(() => forecast(game, order));
}
