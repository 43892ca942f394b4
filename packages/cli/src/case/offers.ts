/** Which legal orders fit one that is written in part. */
import { type Game, type Order, orders } from '@opfire/engine';
import { type Lexicon, type Written, writeOrder } from '@opfire/engine/notation';
import { matches, nearestOf } from './match.ts';

interface Offer {
  readonly order: Order;
  readonly written: Written;
}

/** Enough for any stack; where the combinations explode further one should name less. */
const MOST_ORDERS = 200_000;

function* offered(game: Game, lexicon: Lexicon): Generator<Offer> {
  let count = 0;
  for (const order of orders(game)) {
    if (++count > MOST_ORDERS) return;
    yield { order, written: writeOrder(game, order, lexicon) };
  }
}

/** The first legal order that has every key as written. */
export function firstOffer(game: Game, part: Written, lexicon: Lexicon): Order | undefined {
  for (const { order, written } of offered(game, lexicon)) if (matches(part, written)) return order;
  return undefined;
}

export const isOffered = (game: Game, part: Written, lexicon: Lexicon): boolean =>
  firstOffer(game, part, lexicon) !== undefined;

/** What is offered instead, nearest to what was written. */
export function someOffers(game: Game, part: Written, lexicon: Lexicon): unknown {
  const alike: Written[] = [];
  const verbs = new Set<unknown>();
  for (const { written } of offered(game, lexicon)) {
    verbs.add(written.do);
    if (written.do === part.do && alike.push(written) >= 500) break;
  }
  return nearestOf(part, alike) ?? `only ${[...verbs].join(', ') || 'nothing'} offered`;
}
