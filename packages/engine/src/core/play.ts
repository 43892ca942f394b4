/** One order being carried out: a state of its own to change, and the events that changed it. */

import { apply } from '../state/apply.ts';
import type { GameEvent } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State, World } from '../state/state.ts';
import { rollDice } from './dice.ts';

export interface Play {
  readonly world: World;
  /** Always current: every event is applied as it is told. */
  readonly state: State;
  readonly events: GameEvent[];
  /** The stack of frames as the rules leave it, also seen in the state; told as one event at the end. */
  readonly stack: Frame[];
}

export function tell(play: Play, event: GameEvent): void {
  apply(play.state, event);
  play.events.push(event);
}

/** Rolls one die for each entry of `sides` and says what for. */
export function roll(play: Play, sides: readonly number[], purpose: string): number[] {
  const { results } = rollDice(play.state.dice, sides, purpose);
  tell(play, { t: 'rolled', dice: results, sides, for: purpose });
  return results;
}

export const roll1d6 = (play: Play, purpose: string): number => roll(play, [6], purpose)[0] as number;

/** Picks one of `count` at random, as players do with dice or by drawing counters. A sole candidate needs no die. */
export const drawOne = (play: Play, count: number, purpose: string): number =>
  count <= 1 ? 0 : (roll(play, [count], purpose)[0] as number) - 1;

export function push(play: Play, frame: Frame): void {
  play.stack.push(frame);
}

export function pop(play: Play): void {
  play.stack.pop();
}

/** Replaces the top frame: frames never change, they are succeeded. */
export function succeed(play: Play, frame: Frame): void {
  play.stack[play.stack.length - 1] = frame;
}

/** Places frames at a depth of the stack, beneath those pushed since: they come after what those still ask. */
export function beneath(play: Play, depth: number, place: () => void): void {
  const above = play.stack.splice(depth);
  place();
  play.stack.push(...above);
}
