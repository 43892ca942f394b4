/** The store of one game at the table. The engine decides everything; the store remembers and passes on. */
import { type Decision, decision, type Game, give, makeWorld, type Order, type Refusal } from '@opfire/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { actionable } from '../offers/actionable.ts';
import {
  type GameRecord,
  NOTHING,
  type Selection,
  type Step,
  type Table,
  type TableState,
  UNRESTRAINED,
} from './types.ts';
import { seals, takeable, undoable } from './undo.ts';

export type TableStore = StoreApi<Table>;

interface Played {
  readonly game: Game;
  readonly steps: readonly Step[];
}

/** With `refused` when the rules did not allow the order after the last step. */
type Replayed = Played & { readonly refused: Refusal | undefined };

/** Carries out orders until one is refused. */
function play({ game, steps }: Played, orders: readonly Order[]): Replayed {
  let now = game;
  const taken = [...steps];
  for (const order of orders) {
    const side = decision(now)?.side ?? 0;
    const outcome = give(now, order);
    if ('refused' in outcome) return { game: now, steps: taken, refused: outcome.refused };
    taken.push({ order, side, events: outcome.events, before: now, sealed: seals(now, outcome.game, outcome.events) });
    now = outcome.game;
  }
  return { game: now, steps: taken, refused: undefined };
}

/** Who lays or takes up markers goes on with them while there are any. */
function nextToLay({ orders }: Decision, { intent, fortification }: Selection): Selection | undefined {
  if (intent !== 'lay' && intent !== 'lift') return undefined;
  const more = orders.filter((order) => order.do === intent);
  if (more.length === 0) return undefined;
  const same = more.some((order) => order.do === 'lay' && order.fortification === fortification);
  return { ...NOTHING, intent, ...(same && fortification !== undefined && { fortification }) };
}

/** Whoever waits to be set up comes to hand by himself; those seated in a vehicle wait no longer. */
function nextToSetUp(game: Game, owed: Decision, before: Selection): Selection {
  const laying = nextToLay(owed, before);
  if (laying) return laying;
  const waiting = owed.orders.find(
    (order) => order.do === 'deploy' && game.state.units[order.unit]?.fate === 'reserve',
  );
  return waiting?.do === 'deploy' ? { ...NOTHING, units: [waiting.unit] } : NOTHING;
}

/** A move goes on with the same units in hand, an activation with the same stack; after anything else hands are empty. */
function selectionFor(game: Game, owed: Decision | undefined, before: Selection): Selection {
  const frame = game.state.stack.at(-1);
  if (owed?.kind === 'setup') return nextToSetUp(game, owed, before);
  if (owed?.kind === 'move' && frame?.f === 'move') {
    return { ...NOTHING, at: frame.at, units: frame.units, mode: frame.mode };
  }
  if (owed?.kind === 'flight' && frame?.f === 'flight') {
    return { ...NOTHING, at: game.state.units[frame.unit]?.at ?? -1, units: [frame.unit] };
  }
  return owed?.kind === 'activation' && before.at >= 0 ? actionable(game, owed, before.at) : NOTHING;
}

const EMPTY_HANDED = { pending: undefined, ambiguity: undefined, refused: undefined } as const;

/** The dice that fell last; those of the computer stay until a person goes on. */
function outcomeOf(table: TableState, steps: readonly Step[]): Step | undefined {
  const fresh = steps.slice(table.steps.length).findLast(({ events }) => events.some(({ t }) => t === 'rolled'));
  if (fresh) return fresh;
  const last = steps.at(-1);
  return last && table.record.seats[last.side].kind === 'computer' ? table.outcome : undefined;
}

function after(table: TableState, { game, steps }: Played): Partial<TableState> {
  const owed = decision(game);
  return {
    ...EMPTY_HANDED,
    game,
    steps,
    decision: owed,
    selection: selectionFor(game, owed, table.selection),
    outcome: outcomeOf(table, steps),
    record: { ...table.record, orders: steps.map(({ order }) => order) },
  };
}

/** Plays a game's orders again, as far as the rules allow them. */
export const playAgain = ({ setup, start, orders }: GameRecord): Replayed =>
  play({ game: { world: makeWorld(setup), state: start }, steps: [] }, orders);

function opened(record: GameRecord): TableState {
  const { game, steps, refused } = playAgain(record);
  if (refused)
    throw new Error(`the game cannot be played again: order ${steps.length + 1} is refused (${refused.why})`);
  const owed = decision(game);
  const selection = selectionFor(game, owed, NOTHING);
  return {
    ...{ record, game, steps, decision: owed, selection, ...EMPTY_HANDED },
    ...{
      hover: -1,
      sought: undefined,
      thinking: false,
      way: [],
      lens: undefined,
      restraint: UNRESTRAINED,
      outcome: undefined,
      turning: -1,
      said: '',
    },
    ...{ advice: undefined, askAdvice: undefined, hurry: undefined },
  };
}

/** Opens a game: plays its orders again and stands where it was left. */
export const createTable = (record: GameRecord): TableStore =>
  createStore<Table>()((set, get) => ({
    ...opened(record),

    give(...orders) {
      const { refused, ...played } = play(get(), orders);
      set({ ...after(get(), played), refused });
      return refused === undefined;
    },

    ask: (orders, way = []) => set({ pending: { orders, way }, ambiguity: undefined, refused: undefined }),
    confirm() {
      const { pending, go } = get();
      if (pending) go(pending.orders, pending.way);
    },
    dismiss() {
      const { pending, ambiguity, refused, selection, outcome, lens, advice, game } = get();
      if (pending || ambiguity || refused) set(EMPTY_HANDED);
      else if (advice?.game === game) set({ advice: undefined });
      else if (lens) set({ lens: undefined });
      else if (outcome) set({ outcome: undefined });
      else if (selection.intent) set({ selection: { ...selection, intent: undefined } });
      else set({ selection: NOTHING });
    },

    select: (change) => set(({ selection }) => ({ ...EMPTY_HANDED, selection: { ...selection, ...change } })),

    pick(at, together = false) {
      const { game, decision: owed, selection } = get();
      if (together && selection.at >= 0 && at !== selection.at) {
        const others = selection.together;
        const change = others.includes(at) ? others.filter((one) => one !== at) : [...others, at];
        return set({ ...EMPTY_HANDED, selection: { ...selection, together: change } });
      }
      return set({ ...EMPTY_HANDED, outcome: undefined, selection: actionable(game, owed, at) });
    },

    hoverOver: (hex) => {
      if (hex !== get().hover) set({ hover: hex });
    },
    seek: (hex) => set({ hover: hex, sought: { hex } }),
    offer: (ambiguity) => set({ ...EMPTY_HANDED, outcome: undefined, ambiguity }),

    undo() {
      const { steps, record: kept } = get();
      const last = undoable(steps, kept);
      if (last) set({ ...after(get(), { game: last.before, steps: steps.slice(0, steps.indexOf(last)) }), way: [] });
    },

    takeBack() {
      const { steps, record: kept } = get();
      const last = takeable(steps, kept);
      if (last) set({ ...after(get(), { game: last.before, steps: steps.slice(0, steps.indexOf(last)) }), way: [] });
    },

    go(orders, way) {
      if (get().give(...orders)) set({ way });
    },

    refuse: (refused) => set({ refused }),
    look: (lens) => set({ lens }),
    letTurn: (turning) => set({ turning }),
    restrain: (change) => set(({ restraint }) => ({ restraint: { ...restraint, ...change } })),
    seat: (side, seat) =>
      set((table) => {
        const [first, second] = table.record.seats;
        return { record: { ...table.record, seats: side === 0 ? [seat, second] : [first, seat] } };
      }),
  }));
