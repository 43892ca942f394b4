/** Goes on along the way that was pointed at, step by step, and stops as soon as anything happens. */
import type { EventType } from '@opfire/engine';
import { mayMove } from '../../settings/apply-settings.ts';
import type { TableStore } from './table-store.ts';
import type { Step, Table } from './types.ts';

/** A counter slides this long from hex to hex. */
const STRIDE = 230;

/** What comes with every step and is nothing to stop for. */
const USUAL: ReadonlySet<EventType> = new Set<EventType>(['flow', 'moved', 'marked', 'controlled', 'unspotted']);

const isUneventful = ({ order, events, sealed }: Step): boolean =>
  order.do === 'hold' || (!sealed && events.every(({ t }) => USUAL.has(t)));

/** Whether the way goes on: the movers stand where they should and nothing has happened to anybody. */
function mayGoOn({ decision, game, way }: Table): boolean {
  const [next] = way;
  if (decision?.kind !== 'move' || next === undefined) return false;
  const frame = game.state.stack.at(-1);
  return frame?.f === 'move' && decision.orders.some((order) => order.do === 'step' && order.to === next);
}

function takeNext(store: TableStore): void {
  const { way, give } = store.getState();
  const [to, ...rest] = way;
  if (to === undefined || !mayGoOn(store.getState())) return store.setState({ way: [] });
  store.setState({ way: rest });
  give({ do: 'step', to });
}

/** Begins to walk whenever there is a way; returns how to stop. */
export function walk(store: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.subscribe((now, before) => {
    if (now.way.length === 0 || (now.game === before.game && now.way === before.way)) return;
    clearTimeout(timer);
    const fresh = now.steps.slice(before.way === now.way ? before.steps.length : now.steps.length);
    if (now.decision?.kind === 'opportunity-fire') return;
    if (!mayGoOn(now) || !fresh.every(isUneventful)) return store.setState({ way: [] });
    timer = setTimeout(() => takeNext(store), mayMove() ? STRIDE : 0);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
