/**
 * Who goes first: waiting enemies fire once, and whoever goes after others have drawn that fire, or silenced it, goes
 * safer. So what is dangerous is put off while there is something else to do.
 */
import { type Game, whyNot } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { dangerOfStaying, enemyOf, hurtByStaying } from '../values/danger.ts';
import { SQUAD } from '../values/worth.ts';
import type { Mind } from './mind.ts';
import { NEXT_IMPULSE, Sequence } from './sequence.ts';
import { unitsIn } from './tasks.ts';

/** The share of the danger that those are spared who follow others. */
const SPARED = 0.5;
/** The share of that by which danger puts an impulse back: whoever waits for ever does not get there either. */
const PATIENCE = 0.5;
const PUT_OFF = (PATIENCE * SPARED) / (1 - NEXT_IMPULSE);

/** What fire on the way costs an action: those it hurts, and the ground that it keeps them from. */
export function costOfFire({ temper }: Mind, { facts }: Candidate): number {
  let stopped = 0;
  let ground = 0;
  let loss = 0;
  for (const { is, chance, amount = 0 } of facts) {
    if (is === 'risk') stopped = chance ?? 0;
    if (is === 'ground') ground = Math.max(0, amount);
    if (is === 'loss') loss = Math.max(0, amount);
  }
  return SQUAD * (temper.risk * loss + (ground * stopped) / Math.max(0.05, 1 - stopped));
}

/** The best that others can do after somebody, each once; the candidates best first. */
function afterwards(
  mind: Mind,
  candidates: readonly Candidate[],
  costs: ReadonlyMap<Candidate, number>,
  first: Candidate,
): number {
  const sequence = new Sequence(mind, first);
  let credited = (first.spared ?? 0) > 0;
  const spared = (costs.get(first) ?? 0) > 0 ? SPARED : 0;
  let sum = 0;
  for (const candidate of candidates) {
    const value = candidate.value - (credited ? (candidate.spared ?? 0) : 0) + spared * (costs.get(candidate) ?? 0);
    const sureness = value > 0 ? sequence.sureness(candidate) : 0;
    if (sureness === 0) continue;
    sum += sureness * value;
    sequence.add(candidate);
    credited ||= (candidate.spared ?? 0) > 0;
  }
  return sum;
}

/** The same actions of one impulse, each with what the others can do after it. */
export function withTheRest(mind: Mind, candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => b.value - a.value);
  const costs = new Map(sorted.map((candidate) => [candidate, costOfFire(mind, candidate)]));
  return sorted.map((candidate) =>
    candidate.value <= 0 || unitsIn(candidate.order).length === 0
      ? candidate
      : { ...candidate, value: candidate.value + afterwards(mind, sorted, costs, candidate) },
  );
}

/** The same impulses, those that draw fire behind those that do not: still better than nothing. */
export const safestFirst = (mind: Mind, candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((candidate) => {
    const { value } = candidate;
    const cost = value > 0 ? costOfFire(mind, candidate) : 0;
    return cost > 0 ? { ...candidate, value: value * Math.exp((-PUT_OFF * cost) / value) } : candidate;
  });

/** Points of fire on the way, and their share of what an impulse is worth, that are not worth waiting for. */
const SLIGHT = 0.5;
const SLIGHT_SHARE = 0.05;
/** Against the danger on the way, that of waiting where they are; how likely the enemy is to turn on just them. */
const MEANWHILE = 3;
const TURNED_ON = 0.6;

/** Whether the turn would end if the enemy passed too; it never does while somebody has to come on (22.0). */
function mightEnd({ world, state }: Game): boolean {
  if (state.passes === 0) return false;
  return whyNot({ world, state: { ...state, passes: 2 } }, { do: 'pass' }) === undefined;
}

/**
 * Three passes in a row end a turn (4.0): whoever passes first is asked again, and enemies who act meanwhile cannot answer
 * what was put off. On the last turn they might rather take what it was for.
 */
function mayWait({ game, field, side }: Mind, candidates: readonly Candidate[]): boolean {
  if (game.state.turn >= game.world.setup.scenario.turns) return false;
  if (!candidates.some(({ order }) => order.do === 'pass') || mightEnd(game)) return false;
  return field.batteries[enemyOf(side)].some(({ ready, indirect }) => ready && !indirect);
}

/** What the enemy can do in his impulse to those who wait where they are, and to what they wait for. */
function dangerMeanwhile({ field, side }: Mind, { order, facts }: Candidate): number {
  if (order.do !== 'activate') return 0;
  const ground = SQUAD * Math.max(0, facts.find(({ is }) => is === 'ground')?.amount ?? 0);
  let danger = 0;
  let hurt = 0;
  for (const at of order.at) {
    const stack = field.stacks[side].get(at);
    if (!stack) continue;
    danger += MEANWHILE * dangerOfStaying(field, stack.target, at, false);
    hurt = Math.max(hurt, hurtByStaying(field, stack.target, at));
  }
  return danger + TURNED_ON * ground * hurt;
}

/** The same impulses, those that draw fire behind a pass where that is free. */
export function passFirst(mind: Mind, candidates: readonly Candidate[]): Candidate[] {
  if (!mayWait(mind, candidates)) return [...candidates];
  return candidates.map((candidate) => {
    const { value } = candidate;
    const cost = value > 0 ? costOfFire(mind, candidate) : 0;
    const slight = Math.max(SLIGHT, SLIGHT_SHARE * value, dangerMeanwhile(mind, candidate));
    return cost > slight ? { ...candidate, value: -cost / (cost + value) } : candidate;
  });
}

/** All will come on in the end: first those who lose least by it, worth as much as the best would be. */
export function decoysFirst(mind: Mind, entries: readonly Candidate[]): Candidate[] {
  const rank = (candidate: Candidate): number =>
    (1 - NEXT_IMPULSE) * candidate.value - SPARED * costOfFire(mind, candidate);
  const best = Math.max(...entries.map(({ value }) => value));
  const first = Math.max(...entries.map(rank));
  return entries.map((candidate) => ({ ...candidate, value: best + rank(candidate) - first }));
}
