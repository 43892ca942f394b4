/** The way that orders on offer begin. */
import type { Order } from '@opfire/engine';
import type { Table } from '../store/types.ts';
import type { Way } from './types.ts';
import { offersOf } from './use-offers.ts';

export function wayOf(table: Table, orders: readonly Order[]): Way | undefined {
  for (const offers of offersOf(table).places.values()) {
    const found = offers.find((offer) => offer.orders === orders);
    if (found) return found.way;
  }
  return undefined;
}
