import type { Order } from '../state/orders.ts';
import type { Game } from '../state/state.ts';
export interface Forecast {
  readonly order: Order;
}
export function forecast(_game: Game, _order: Order): Forecast | undefined {
  return undefined;
}
