/** How what a learner gives compares with what he was asked for. */
import type { Order } from '@opfire/engine';

/** Go without saying: they stand before the order that is meant. */
const IMPLIED: ReadonlySet<Order['do']> = new Set<Order['do']>(['activate', 'move']);

/** What must be the same; who exactly takes part is left to the learner, unless it matters. */
const COMPARED = ['at', 'to', 'mode', 'unit', 'weapon', 'targets', 'healer', 'patient', 'battery'] as const;

const sorted = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...(value as number[])].sort((a, b) => a - b) : value);

function isSame(given: Order, asked: Order, exactly: boolean): boolean {
  if (given.do !== asked.do) return false;
  const [one, other] = [given, asked] as unknown as readonly [Record<string, unknown>, Record<string, unknown>];
  const usual = (value: unknown, key: string): unknown => value ?? (key === 'mode' ? 'move' : undefined);
  const compared = exactly ? [...COMPARED, 'units'] : COMPARED;
  return compared.every((key) => sorted(usual(one[key], key)) === sorted(usual(other[key], key)));
}

/** meant: that is it; on-the-way: it leads there, such as the first steps of a way; astray: something else. */
export type Answer = 'meant' | 'on-the-way' | 'astray';

/** Each order must be asked for, or go without saying where nothing of its kind is asked for. */
export function compare(given: readonly Order[], asked: readonly Order[], exactly = false): Answer {
  const [meant, last] = [asked.at(-1), given.at(-1)];
  if (meant === undefined || last === undefined) return 'astray';
  const fits = given.every((order) => {
    const ofItsKind = asked.filter((one) => one.do === order.do);
    return ofItsKind.length === 0 ? IMPLIED.has(order.do) : ofItsKind.some((one) => isSame(order, one, exactly));
  });
  if (!fits) return 'astray';
  return isSame(last, meant, exactly) ? 'meant' : 'on-the-way';
}
