/** An impulse planned: which locations to activate for what, or to spot, bring on, wait (4.0). */
import { type Decision, decision, type Game, give, type LocationId, type Unit, whyNot } from '@opfire/engine';
import type { Candidate, Fact } from '../explain/explanation.ts';
import { isLeader, typeOf } from '../values/worth.ts';
import { actionsOf, ordersTo } from './actions.ts';
import { drivesIn } from './driving-in.ts';
import { entriesIn } from './entering.ts';
import { decoysFirst, passFirst, safestFirst } from './first-or-later.ts';
import { fliesIn } from './flights.ts';
import { inGame, type Mind } from './mind.ts';
import { weighSnipers } from './snipers.ts';
import { weighSpotting } from './spotting.ts';
import { sparingWorkers, workersOf } from './tasks.ts';

/** What the units of one location would do if it were activated. */
interface Plan {
  readonly at: LocationId;
  readonly value: number;
  readonly facts: readonly Fact[];
}

/** A Leader who only brings others along has done his part of the turn. */
const BROUGHT_ALONG = 0.4;

function activated(game: Game, at: readonly LocationId[]): Game | undefined {
  const outcome = give(game, { do: 'activate', at });
  return 'refused' in outcome ? undefined : outcome.game;
}

function planAt(mind: Mind, at: LocationId): Plan {
  const game = activated(mind.game, [at]);
  const owed = game && decision(game);
  if (!game || !owed || owed.side !== mind.side) return { at, value: 0, facts: [] };
  const candidates = actionsOf(inGame(mind, game), owed).sort((a, b) => b.value - a.value);
  return { at, value: Math.max(0, candidates[0]?.value ?? 0), facts: candidates[0]?.facts ?? [] };
}

const leadersAt = ({ game, field, side }: Mind, at: LocationId): Unit[] =>
  field.stacks[side].get(at)?.units.filter((unit) => !unit.shaken && isLeader(typeOf(game, unit))) ?? [];

/** Locations that a Leader in one of them can activate with it (11.1.2): not one who is at work, as that would end it (1.8). */
function linked(mind: Mind, plans: readonly Plan[], from: LocationId): LocationId[] {
  const { game } = mind;
  const busy = workersOf(mind);
  const atWork = (at: LocationId): boolean => leadersAt(mind, at).some(({ id }) => busy.includes(id));
  if (leadersAt(mind, from).length === 0 || atWork(from)) return [];
  const set = [from];
  for (const { at, value } of plans) {
    if (at === from || value <= 0 || atWork(at)) continue;
    if (!whyNot(game, { do: 'activate', at: [...set, at].sort((a, b) => a - b) })) set.push(at);
  }
  return set.length > 1 ? set.sort((a, b) => a - b) : [];
}

function* activations(mind: Mind, at: readonly LocationId[]): Generator<Candidate> {
  const plans = at.map((one) => planAt(mind, one)).sort((a, b) => b.value - a.value);
  for (const plan of plans) yield { order: { do: 'activate', at: [plan.at] }, value: plan.value, facts: plan.facts };
  const known = new Set<string>();
  for (const { at: from } of plans) {
    const set = linked(mind, plans, from);
    if (set.length === 0 || known.has(set.join())) continue;
    known.add(set.join());
    let value = -BROUGHT_ALONG;
    for (const plan of plans) if (set.includes(plan.at)) value += Math.max(0, plan.value);
    const facts = plans.find((plan) => set.includes(plan.at))?.facts ?? [];
    yield { order: { do: 'activate', at: set }, value, facts };
  }
}

/** Reinforcements that are due must come on before anybody may pass (22.0): putting it off would never end. */
function mustEnter({ orders, parts }: Decision): boolean {
  return !orders.some((order) => order.do === 'pass') && [...orders, ...parts].some(({ do: verb }) => verb === 'enter');
}

export function impulsesOf(mind: Mind, owed: Decision): Candidate[] {
  const entries = [
    ...owed.parts.flatMap((part) => (part.do === 'enter' ? entriesIn(mind, part) : [])),
    ...drivesIn(mind, ordersTo(owed, 'enter')),
    ...fliesIn(mind, ordersTo(owed, 'enter')),
  ];
  if (mustEnter(owed) && entries.length > 0) return decoysFirst(mind, entries);
  const found: Candidate[] = [...ordersTo(owed, 'pass').map((order) => ({ order, value: 0, facts: [] }))];
  for (const part of owed.parts) if (part.do === 'activate') found.push(...activations(mind, part.at));
  found.push(...sparingWorkers(mind, weighSpotting(mind, ordersTo(owed, 'spot'))));
  found.push(...weighSnipers(mind, ordersTo(owed, 'place-sniper')));
  return passFirst(mind, [...safestFirst(mind, found), ...decoysFirst(mind, entries)]);
}
