/** Forecasts of orders, and what a case expects of them. */
import { decision, type Forecast, forecast, type Game, give, type Order, type Refusal, whyNot } from '@opfire/engine';
import { type ForecastFacts, readOrder, writeNamed } from '@opfire/engine/notation';
import type { Finding } from './failure.ts';
import { Malformed } from './malformed.ts';
import { difference } from './match.ts';

/** The locations of the units that an order names; a mortar is called wherever it is (ruling D-170). */
function locationsOf({ state }: Game, order: Order): number[] {
  const units = 'units' in order ? order.units : 'unit' in order ? [order.unit] : [];
  return [...new Set(units.map((unit) => state.units[unit]?.at ?? -1))].sort((a, b) => a - b);
}

/** The game in which the order can be given: as it is, or with the locations of its units activated. */
export function readyFor(game: Game, order: Order): { readonly game: Game } | { readonly refused: Refusal } {
  const refused = whyNot(game, order);
  if (!refused) return { game };
  if (decision(game)?.kind !== 'impulse') return { refused };
  const activated = give(game, { do: 'activate', at: locationsOf(game, order) });
  if ('refused' in activated) return { refused };
  const still = whyNot(activated.game, order);
  return still ? { refused: still } : { game: activated.game };
}

export type Foretold = { readonly game: Game; readonly forecast: Forecast } | { readonly refused: Refusal } | undefined;

/** What an order would bring; undefined where nothing is left to chance or choice. */
export function foretell(game: Game, order: Order): Foretold {
  const ready = readyFor(game, order);
  if ('refused' in ready) return ready;
  const foretold = forecast(ready.game, order);
  return foretold && { game: ready.game, forecast: foretold };
}

const FRACTION = /^(\d+)\/(\d+)$/;
const PERCENT = /^\d+(?:\.(\d+))?%$/;

/** Whether a chance is as written, to as many digits as are written. */
function isChance(expected: unknown, actual: number): boolean {
  if (typeof expected === 'number') return Math.abs(expected - actual) < 0.5e-4;
  if (typeof expected !== 'string') return false;
  const fraction = FRACTION.exec(expected);
  if (fraction) return Math.abs(Number(fraction[1]) / Number(fraction[2]) - actual) < 1e-9;
  const percent = PERCENT.exec(expected);
  if (!percent) return false;
  return Math.abs(Number.parseFloat(expected) - 100 * actual) <= 0.5 * 10 ** -(percent[1]?.length ?? 0) + 1e-9;
}

/** The forecast with each chance that is as expected written as expected, so that the rest can be compared. */
function inWordsOf(expected: unknown, actual: unknown): unknown {
  if (typeof actual === 'number') return isChance(expected, actual) ? expected : actual;
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.map((one, place) => inWordsOf(counterpart(expected, one) ?? expected[place], one));
  }
  if (typeof actual !== 'object' || actual === null || typeof expected !== 'object' || expected === null) return actual;
  const wanted = expected as Record<string, unknown>;
  return Object.fromEntries(Object.entries(actual).map(([key, value]) => [key, inWordsOf(wanted[key], value)]));
}

/** Which of the expected objects speaks of the same unit or hex. */
function counterpart(expected: readonly unknown[], actual: unknown): unknown {
  const { unit, hex } = (actual ?? {}) as { unit?: unknown; hex?: unknown };
  if (unit === undefined && hex === undefined) return undefined;
  return expected.find((one) => {
    const said = one as { unit?: unknown; hex?: unknown };
    return said.unit === unit && said.hex === hex;
  });
}

export function checkForecast(facts: ForecastFacts, game: Game): Finding[] {
  const { order: written, ...expected } = facts;
  const order = readOrder(game, written, ['forecast', 'order']);
  if ('problems' in order) throw new Malformed(order.problems);
  const foretold = foretell(game, order.ok);
  const what = `forecast of "${written.do}"`;
  if (!foretold) return [{ what, expected, actual: 'such an order has no forecast' }];
  if ('refused' in foretold) return [{ what, expected, actual: foretold }];
  const actual = writeNamed(foretold.game, foretold.forecast);
  const found = difference(expected, inWordsOf(expected, actual));
  return found ? [{ what: `${what}: ${found.path}`, expected: found.expected, actual: found.actual }] : [];
}
