/** Holds fire for a person as he has said: for this move, below a chance, or where only a Sniper could be placed. */
import { type Forecast, forecast, type Game, type Order } from '@opfire/engine';
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

type Struck = Extract<Forecast, { kind: 'attack' }>['targets'];

const worst = (targets: Struck): number => Math.max(0, ...targets.map(({ results }) => 1 - results['no-effect']));

/** The chance that a shot does anything to anybody: the best of its targets. */
export function chanceOf(game: Game, order: Order): number {
  const odds = forecast(game, order);
  if (odds?.kind === 'attack') return worst(odds.targets);
  if (odds?.kind === 'shot') return odds.machine ? 1 - odds.machine.results['no-effect'] : worst(odds.targets);
  return odds && 'chance' in odds ? odds.chance : 1;
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

/** Begins to answer for the person; returns how to stop. */
export function holdFire(store: TableStore): () => void {
  const answer = (): void => {
    while (isAsked(store.getState()) && wishesToHold(store.getState())) {
      store.getState().give({ do: 'hold' });
      const given = store.getState().steps.at(-1);
      if (given) unasked.add(given);
    }
  };
  answer();
  return store.subscribe((now, before) => {
    if (now.game !== before.game || now.restraint !== before.restraint) answer();
  });
}
