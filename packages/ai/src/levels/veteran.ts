/** Looks further than regulars: plays the best candidates on, with imagined dice and the enemy's likely replies. */
import type { DecisionKind } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { isIdle } from '../plan/idle.ts';
import { holdingOn, mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { drawAnOrder } from '../random-player.ts';
import { Clock } from '../search/clock.ts';
import { Moments } from '../search/moment.ts';
import { Race, type Racecourse } from '../search/race.ts';
import type { Thinker, Thinking, Verdict } from '../thinker.ts';
import { TEMPERS } from '../values/style.ts';

/** Where looking further pays, and the share of the budget that each kind of decision gets. */
const SHARES: Readonly<Partial<Record<DecisionKind, number>>> = {
  impulse: 1,
  activation: 0.7,
  'opportunity-fire': 0.7,
  move: 0.35,
};

const MOST = 4;
/** Of one verb: two shots that differ by a rifle are hardly two ideas. Locations to activate are each an idea. */
const MOST_ALIKE = 2;
/** Points behind the best at which a candidate is not worth a second look. */
const FAR_BEHIND = 15;

const lead = (candidates: readonly Candidate[]): Verdict => candidates as unknown as Verdict;

/** The best of each verb that come close to the best of all. */
function unlike(candidates: Verdict): Candidate[] {
  const [best] = candidates;
  const alike = new Map<string, number>();
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    const { order, value } = candidate;
    const others = alike.get(order.do) ?? 0;
    if (best.value - value >= FAR_BEHIND || (order.do !== 'activate' && others >= MOST_ALIKE)) continue;
    alike.set(order.do, others + 1);
    found.push(candidate);
  }
  return found;
}

/** The best, and whatever comes close; doing nothing is always one of them. */
function shortlist(candidates: Verdict): Verdict {
  const close = unlike(candidates).slice(0, MOST);
  const idle = candidates.find(isIdle);
  return lead(idle && !close.includes(idle) ? [...close, idle] : close);
}

/** He looks beyond the turn where so many trials of his favourite fit into his time. */
const ENOUGH = 12;

function* race(
  course: Omit<Racecourse, 'horizon'>,
  candidates: Verdict,
  clock: Clock,
  share: number,
): Generator<{ done: number }, Race, boolean> {
  // The first trial tells how long they take, and need not end to tell that it is too long.
  let most = share / ENOUGH;
  const isTimeUp = (): boolean => clock.isTimeUp(most);
  let runners = new Race({ ...course, horizon: { turns: 1, isTimeUp } }, candidates);
  while (!runners.isDecided) {
    for (const nodes of runners.round()) {
      clock.count(nodes);
      if (clock.spent >= share || (yield { done: Math.min(1, clock.spent / share) })) return runners;
      const isTooFar = most < share && clock.spent >= most;
      most = share;
      if (!isTooFar) continue;
      runners = new Race({ ...course, horizon: { isTimeUp } }, candidates);
      break;
    }
  }
  return runners;
}

export const lookAhead: Thinker = function* (question): Thinking {
  const { game, owed, style, seed, budget } = question;
  const mind = holdingOn(mindOf(game, owed.side, TEMPERS[style]));
  const weighed = weigh(mind, owed);
  const [first] = weighed;
  if (!first) return yield* drawAnOrder(question);
  // Trials tell less than the eye where nothing is to be gained: their chance would find a reason to stir.
  if (mind.steadfast && isIdle(first)) return lead(weighed);
  const share = SHARES[owed.kind] ?? 0;
  const short = shortlist(lead(weighed));
  if (share === 0 || short.length < 2) return lead(weighed);
  const clock = new Clock(budget);
  const runners = yield* race({ start: new Moments().of(game), side: owed.side, seed }, short, clock, share);
  const found = runners.result();
  const rest = weighed.filter(({ order }) => !found.some((one) => one.order === order));
  return lead(
    found.length > 0 ? [...found, ...rest.map((one) => ({ ...one, value: one.value - FAR_BEHIND }))] : weighed,
  );
};
