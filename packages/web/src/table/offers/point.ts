/** Pointing at a hex: by click, tap or the Enter key. */
import type { HexId } from '@opfire/engine';
import { isAsked } from '../store/table-context.tsx';
import type { TableStore } from '../store/table-store.ts';
import type { Choice, Table } from '../store/types.ts';
import { offersOf } from './use-offers.ts';
import { asksFirst } from './verbs.ts';
import { wayOf } from './way-of.ts';
import { whyNotThere } from './why-not-there.ts';

const UNDER_WAY: ReadonlySet<string> = new Set(['move', 'flight', 'attack-run']);

/** Whatever a click there could mean. */
function choicesAt(table: Table, hex: HexId): Choice[] {
  const { places, pickable } = offersOf(table);
  const orders = (places.get(hex) ?? []).map(
    (offer): Choice => ({ kind: 'orders', orders: offer.orders, way: offer.way?.path.slice(1) ?? [] }),
  );
  const { intent, at: held, units } = table.selection;
  // Somebody who waits to be set up is in hand.
  const placing = table.decision?.kind === 'setup' && held < 0 && units.length > 0 && orders.length > 0;
  // On the move, or with a kind of order chosen, nobody means to look at another stack.
  if (placing || intent !== undefined || UNDER_WAY.has(table.decision?.kind ?? '')) return orders;
  const strata = table.game.world.board.strata[hex] ?? [];
  const stacks = strata.filter((at) => pickable.has(at) && at !== held);
  return [...orders, ...stacks.map((at): Choice => ({ kind: 'select', at }))];
}

export function choose(store: TableStore, choice: Choice): void {
  const table = store.getState();
  const { ask, go, pick } = table;
  if (choice.kind === 'select') return pick(choice.at);
  // Whoever has seen the odds and points there once more means it.
  if (isPending(table, choice)) return table.confirm();
  // Nobody goes into a melee by a slip of the hand.
  if (asksFirst(choice.orders) || wayOf(table, choice.orders)?.melee) ask(choice.orders, choice.way);
  else go(choice.orders, choice.way ?? []);
}

const isPending = ({ pending }: Table, choice: Choice): boolean =>
  choice.kind === 'orders' && JSON.stringify(choice.orders) === JSON.stringify(pending?.orders);

/** `together` adds the stack to those that are to be activated with the one in hand. */
export function pointAt(store: TableStore, hex: HexId, together = false): void {
  const table = store.getState();
  const { joinable } = offersOf(table);
  const strata = table.game.world.board.strata[hex] ?? [];
  const joining = strata.find((at) => joinable.has(at) || table.selection.together.includes(at));
  if (together && joining !== undefined) return table.pick(joining, true);
  const choices = choicesAt(table, hex);
  const [only] = choices;
  if (only === undefined) return look(table, hex);
  const meant = choices.find((choice) => isPending(table, choice));
  if (choices.length > 1 && meant === undefined) return table.offer({ hex, choices });
  return choose(store, meant ?? only);
}

/** Nothing to do there: the rules say why, and a second time the hex is only looked at, or let go of. */
function look(table: Table, hex: HexId): void {
  const { selection, select, game, dismiss, refused, refuse } = table;
  const at = game.world.board.ground[hex] ?? -1;
  const why = refused || !isAsked(table) ? undefined : whyNotThere(table, at);
  if (why) return refuse(why);
  if (selection.at === at) return dismiss();
  return select({ at, units: [], weapons: [], together: [], intent: undefined });
}
