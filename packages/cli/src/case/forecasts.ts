/** Checks what a case expects of a forecast. */
import { forecast, type Game } from '@opfire/engine';
import { type ForecastFacts, readOrder } from '@opfire/engine/notation';
import type { Finding } from './failure.ts';
import { Malformed } from './malformed.ts';

export function checkForecast(facts: ForecastFacts, game: Game): Finding[] {
  const order = readOrder(game, facts.order);
  if ('problems' in order) throw new Malformed(order.problems);
  const forecasted = forecast(game, order.ok);
  return forecasted ? [] : [{ what: 'forecast', expected: facts, actual: 'no forecast of such an order' }];
}
