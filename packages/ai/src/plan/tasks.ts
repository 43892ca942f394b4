/** Whoever is at work on a task does nothing else until the turn is over (1.8). */
import type { Order, UnitId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import type { Mind } from './mind.ts';

/** What it costs to break off: the task is what the battle is about. */
const BROKEN_OFF = 40;

export function unitsIn(order: Order): readonly UnitId[] {
  if ('units' in order) return order.units;
  return 'unit' in order && order.unit !== undefined ? [order.unit] : [];
}

/** Who of a side is at work. */
export function workersOf({ game, side }: Mind): UnitId[] {
  const begun = (game.state.scenario.tasks ?? []).filter((task) => task.status === 'begun');
  return begun.flatMap((task) => task.units).filter((id) => game.state.units[id]?.side === side);
}

/** The same candidates, with the price of taking people from their work. */
export function sparingWorkers(mind: Mind, candidates: readonly Candidate[]): Candidate[] {
  const busy = workersOf(mind);
  if (busy.length === 0) return [...candidates];
  return candidates.map((candidate) =>
    unitsIn(candidate.order).some((id) => busy.includes(id))
      ? { ...candidate, value: candidate.value - BROKEN_OFF }
      : candidate,
  );
}
