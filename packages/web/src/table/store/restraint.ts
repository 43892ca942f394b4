/**
 * Answers for a person where there is nothing to decide, or as he has said: fire is held for a move, below a chance, or
 * where only a Sniper could be placed; an impulse ends when only that and spotting are left, which come first.
 */
import type { Game, Order, Verb } from '@opfire/engine';
import { chanceOf } from '../offers/chance-of.ts';
import { opportunityShots } from '../offers/shots.ts';
import { isAsked } from './table-context.tsx';
import type { TableStore } from './table-store.ts';
import type { Table } from './types.ts';
import { unasked } from './undo.ts';

/** Names the move that is being answered, as long as it lasts. */
export function moveAnswered({ state }: Game): string | undefined {
  const depth = state.stack.findLastIndex(({ f }) => f === 'move');
  const frame = state.stack[depth];
  return frame?.f === 'move' ? `${state.turn} ${depth} ${frame.side} ${frame.origin} ${frame.mode}` : undefined;
}

const ONLY_SNIPERS = new Set(['hold', 'place-sniper']);

function wishesToHold({ game, decision, restraint }: Table): boolean {
  if (decision?.kind !== 'opportunity-fire' || !decision.orders.some((order) => order.do === 'hold')) return false;
  if (restraint.move !== undefined && restraint.move === moveAnswered(game)) return true;
  const others = decision.parts.length > 0 || decision.orders.some((order) => !ONLY_SNIPERS.has(order.do));
  if (!others) return !restraint.snipers;
  if (restraint.below <= 0 || decision.parts.some((part) => part.do !== 'fire')) return false;
  return opportunityShots(game, decision).every((order) => chanceOf(game, order) < restraint.below);
}

/** What can be done before an activation as well, and seldom is done after it. */
const LEFT_OVER: ReadonlySet<Verb> = new Set<Verb>(['done', 'spot', 'place-sniper']);

function wishesToEnd({ game, decision, restraint }: Table): boolean {
  const frame = game.state.stack.at(-1);
  if (decision?.kind !== 'activation' || frame?.f !== 'impulse' || !frame.acted || restraint.lingers) return false;
  return decision.parts.length === 0 && decision.orders.every((order) => LEFT_OVER.has(order.do));
}

/** Orders that let the game go on; where one of them is all that is left nobody has to say it. */
const GOING_ON: ReadonlySet<Verb> = new Set<Verb>(['stop', 'done', 'hold', 'pass']);

function answerOf(table: Table): Order | undefined {
  const { decision } = table;
  if (decision === undefined || !isAsked(table)) return undefined;
  if (wishesToHold(table)) return { do: 'hold' };
  if (wishesToEnd(table)) return { do: 'done' };
  const [only, ...others] = decision.orders;
  return only && others.length === 0 && decision.parts.length === 0 && GOING_ON.has(only.do) ? only : undefined;
}

/** Gives an order without having asked: what the dice did stays in sight. */
function giveUnasked(store: TableStore, order: Order): boolean {
  const { outcome, give } = store.getState();
  if (!give(order)) return false;
  const given = store.getState().steps.at(-1);
  if (given) unasked.add(given);
  if (store.getState().outcome === undefined) store.setState({ outcome });
  return true;
}

/** Begins to answer for the person; returns how to stop. */
export function answerUnasked(store: TableStore): () => void {
  let busy = false;
  const answer = (): void => {
    if (busy) return;
    busy = true;
    for (let order = answerOf(store.getState()); order; order = answerOf(store.getState()))
      if (!giveUnasked(store, order)) break;
    busy = false;
  };
  answer();
  return store.subscribe((now, before) => {
    if (now.game !== before.game || now.restraint !== before.restraint) answer();
  });
}
