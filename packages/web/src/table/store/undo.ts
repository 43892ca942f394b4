/** What can be taken back: never a die, nothing that came to light, nothing that another has decided. */
import type { EventType, Game, GameEvent } from '@opfire/engine';
import type { GameRecord, Step } from './types.ts';

const REVEALING: ReadonlySet<EventType> = new Set<EventType>([
  'rolled',
  'event-triggered',
  'paragraph-read',
  'entry-opened',
  'entry-narrowed',
  'event-removed',
  'victory',
]);

/** Whether an order sealed what came before it. Dice are compared as well: not every roll has an event of its own. */
export const seals = (before: Game, after: Game, events: readonly GameEvent[]): boolean =>
  JSON.stringify(before.state.dice) !== JSON.stringify(after.state.dice) || events.some(({ t }) => REVEALING.has(t));

/** Steps that a person was not asked about: they are taken back together with what he did before. */
export const unasked = new WeakSet<Step>();

/** The last step that was wished for, with what followed without asking: what it did is not to be hidden by that. */
export const sinceAsked = (steps: readonly Step[]): readonly Step[] =>
  steps.slice(
    Math.max(
      0,
      steps.findLastIndex((step) => !unasked.has(step)),
    ),
  );

/** The step that would be taken back now, if any, and with it all that followed without asking. */
export function undoable(steps: readonly Step[], { seats }: GameRecord): Step | undefined {
  const last = steps.findLast((step) => step.sealed || !unasked.has(step));
  if (last === undefined || last.sealed) return undefined;
  return seats[last.side].kind === 'person' ? last : undefined;
}

/** By agreement anything can be taken back, dice and all, where everybody who plays sits at this screen. */
export const takeable = (steps: readonly Step[], { seats }: GameRecord): Step | undefined =>
  seats.every((seat) => seat.kind === 'person') ? steps.findLast((step) => !unasked.has(step)) : undefined;
