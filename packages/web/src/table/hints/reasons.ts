/**
 * Why the computer did what it did. It is told on request, once the impulse is over: nobody lays his plans open while he
 * carries them out. Ideas that name somebody of whom the other side may not know are left out.
 */
import type { Candidate, Explanation } from '@opfire/ai';
import { type Game, type Side, type Verb, viewFor } from '@opfire/engine';
import { actorsOf } from '../offers/verbs.ts';
import type { Step, TableState } from '../store/types.ts';

/** By the game as it stood when the computer decided. */
const reasons = new WeakMap<Game, Explanation>();

export const noteReason = (game: Game, why: Explanation): void => {
  reasons.set(game, why);
};

/** Reasons as they are kept with a game: each by the place of its order among all. */
export type KeptReasons = Readonly<Record<number, Explanation>>;

/** Whether the reasons of a decision are known here: a game that came in a file or a link brings none. */
export const isKnown = ({ before }: Step): boolean => reasons.has(before);

/** What is known of the steps of a game, to be kept with it. */
export const reasonsOf = (steps: readonly Step[]): KeptReasons =>
  Object.fromEntries(
    steps.flatMap(({ before }, at) => {
      const why = reasons.get(before);
      return why ? [[at, why]] : [];
    }),
  );

/** The same steps, played again, have the same reasons. */
export function recallReasons(steps: readonly Step[], kept: KeptReasons = {}): void {
  for (const [at, { before }] of steps.entries()) {
    const why = kept[at];
    if (why) noteReason(before, why);
  }
}

/** Nothing is under way that somebody has begun, not even beneath what an event has brought about. */
function isQuiet({ state }: Game): boolean {
  const frame = state.stack.at(-1);
  if (state.stack.some((one) => one.f === 'impulse' && one.declared.length > 0)) return false;
  return (
    frame === undefined || frame.f === 'impulse' || frame.f === 'turn' || frame.f === 'rally' || frame.f === 'setup'
  );
}

/** How many of the steps belong to what is over. */
function finished({ steps, game }: TableState): number {
  if (isQuiet(game)) return steps.length;
  return Math.max(
    0,
    steps.findLastIndex(({ before }) => isQuiet(before)),
  );
}

const SETS_OUT: ReadonlySet<Verb> = new Set<Verb>(['move', 'withdraw', 'dash']);
const GOES_ON: ReadonlySet<Verb> = new Set<Verb>(['step', 'enter']);

/** The decision that a step stands for: a way is explained once, where it was chosen. */
function decisive(steps: readonly Step[], at: number): Step | undefined {
  const step = steps[at];
  if (step?.order.do !== 'step') return step;
  const before = steps.slice(0, at).findLast(({ order }) => order.do !== 'hold');
  if (before && GOES_ON.has(before.order.do)) return undefined;
  return before && SETS_OUT.has(before.order.do) ? before : step;
}

/** The decision whose reasons belong to a step of the computer and may be told now. */
export function explained(table: TableState, step: Step): Step | undefined {
  const { record, steps } = table;
  if (record.assist === 'referee' || record.seats[step.side].kind === 'person') return undefined;
  const at = steps.indexOf(step);
  return at < finished(table) ? decisive(steps, at) : undefined;
}

/** The impulse that a decision belongs to: who was activated for it, if it is the first thing that they did. */
function impulseOf(steps: readonly Step[], decided: Step): Step | undefined {
  const before = steps[steps.indexOf(decided) - 1];
  return before?.order.do === 'activate' && before.side === decided.side ? before : undefined;
}

/** As much of each decision as anybody would read. */
const MOST_OTHERS = 3;

export interface Reason {
  /** What was chosen, then what else was weighed for the same units. */
  readonly candidates: readonly Candidate[];
  /** What the impulse was to be for, and what others could have done in it instead. */
  readonly impulse: Candidate | undefined;
  readonly instead: readonly Candidate[];
}

/** Those who are known to a side, worked out once for all who ask. */
const knownTo = new WeakMap<Game, Map<Side, ReadonlySet<number>>>();

function known(now: Game, viewer: Side): ReadonlySet<number> {
  const sides = knownTo.get(now) ?? new Map<Side, ReadonlySet<number>>();
  const found = sides.get(viewer) ?? new Set(viewFor(now, viewer).units.map((unit) => unit.id));
  knownTo.set(now, sides.set(viewer, found));
  return found;
}

/** What a decision weighed, as far as a side may know of it in the game as it is now; empty where there was no choice. */
function weighedIn({ before }: Step, now: Game, viewer: Side): readonly Candidate[] {
  const why = reasons.get(before);
  if (why === undefined || why.side === viewer) return [];
  const seen = known(now, viewer);
  const isOpen = ({ order }: Candidate): boolean => actorsOf(now, order).every((unit) => seen.has(unit));
  const [chosen, ...others] = why.candidates;
  // Where there was no choice there is nothing to explain.
  const explains = others.length > 0 || chosen.facts.length > 0;
  return explains && isOpen(chosen) ? [chosen, ...others.filter(isOpen)] : [];
}

/** The reason of a decision, and of the impulse that it began. */
export function reasonFor(
  { steps, game }: Pick<TableState, 'steps' | 'game'>,
  decided: Step,
  viewer: Side,
): Reason | undefined {
  const candidates = weighedIn(decided, game, viewer).slice(0, 1 + MOST_OTHERS);
  const impulse = impulseOf(steps, decided);
  const said = new Set(candidates.map(({ order }) => JSON.stringify(order)));
  const [began, ...others] = impulse ? weighedIn(impulse, game, viewer) : [];
  const instead = others.filter(({ order }) => !said.has(JSON.stringify(order))).slice(0, MOST_OTHERS);
  return candidates.length > 0 ? { candidates, impulse: began, instead } : undefined;
}
