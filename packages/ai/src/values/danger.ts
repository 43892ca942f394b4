/** What fire a place draws upon those who stay or step there, and what can be fired at from it. */
import type { LocationId, Side, Unit } from '@opfire/engine';
import { type Battery, batteriesAmong } from './batteries.ts';
import type { Field } from './field.ts';
import type { Target } from './target.ts';

/** How likely a battery is to turn on one target among others: in this turn, and in the next. */
const FIRES_NOW = 0.4;
const FIRES_LATER = 0.3;
/** How likely it is to answer a step, and to be able to fire at what it has not spotted. */
export const ANSWERS = 0.7;
const UNSEEN = 0.4;
/** How likely a battery is to step to where it sees a place, and to turn on it then. */
const COMES = 0.2;

export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** Whether a place hides units from those of a side who do not stand next to it (10.1). */
export function hides(field: Field, at: LocationId, from: Side): boolean {
  const { world, state } = field.game;
  const location = world.board.locations[at];
  if (!location) return true;
  const open = location.stratum === 'ground' && world.board.hexes[location.hex]?.terrain.sight === 'open';
  if (open && !state.ground.some((marker) => marker.kind === 'smoke' && marker.hex === location.hex)) return false;
  if (state.spotted.some((marker) => marker.at === at && marker.side === from)) return false;
  for (const next of world.adjacent[at] ?? []) {
    if (field.stacks[from].get(next)?.units.some((unit) => !unit.shaken)) return false;
  }
  return true;
}

/** Points lost on average to the enemy's fire by whoever stays in a place, over this turn and the next. */
export function dangerOfStaying(field: Field, target: Target, at: LocationId, moved: boolean): number {
  const enemy = enemyOf(target.first.side);
  let danger = 0;
  for (const battery of field.batteries[enemy]) {
    danger += FIRES_NOW * field.lossTo(battery, target, at, 'now', moved);
    danger += FIRES_LATER * field.lossTo(battery, target, at, 'later', false);
    danger += COMES * field.lossAfterAStep(battery, target, at);
  }
  if (danger === 0) return 0;
  return danger * (!moved && hides(field, at, enemy) ? UNSEEN : 1);
}

/** The share, by worth, of those who stay in a place that the enemy's best shot would hurt. */
export function hurtByStaying(field: Field, target: Target, at: LocationId): number {
  const enemy = enemyOf(target.first.side);
  const shots = field.batteries[enemy].map((battery) => field.hurtBy(battery, target, at, false));
  return Math.max(0, ...shots) * (hides(field, at, enemy) ? UNSEEN : 1);
}

/** What each enemy battery does on average to those who step into a place: points lost, and the share that goes no farther. */
export interface Exposure {
  readonly loss: Float64Array;
  readonly stops: Float64Array;
}

/** What opportunity fire by each of the enemy's batteries would do to those who step there; undefined: nobody sees them. */
export function exposureAt(field: Field, target: Target, at: LocationId): Exposure | undefined {
  const batteries = field.batteries[enemyOf(target.first.side)];
  let found: { loss: Float64Array; stops: Float64Array } | undefined;
  for (const [index, battery] of batteries.entries()) {
    if (battery.indirect) continue;
    const loss = field.lossTo(battery, target, at, 'now', true);
    if (loss === 0) continue;
    found ??= { loss: new Float64Array(batteries.length), stops: new Float64Array(batteries.length) };
    found.loss[index] = ANSWERS * loss;
    found.stops[index] = ANSWERS * field.hurtBy(battery, target, at, true);
  }
  return found;
}

/** The sum of the largest few: no more attacks than points spent in sight (5.3). */
export function largest(values: Float64Array, most: number): number {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    sum += value;
    if (value > 0) count++;
  }
  if (count <= most) return sum;
  return values
    .slice()
    .sort()
    .slice(-most)
    .reduce((all, one) => all + one, 0);
}

const NEVER_HOPELESS = 0.03;

/** The share of a group that so many attacks do not stop. */
export function unstopped({ stops }: Exposure, attacks: number): number {
  let share = 1;
  for (const stopped of stops
    .filter((value) => value > 0)
    .sort()
    .slice(-attacks))
    share *= 1 - stopped;
  return Math.max(NEVER_HOPELESS, share);
}

/** Points lost to opportunity fire by those who step into a place. */
export function lossOfStep(field: Field, target: Target, at: LocationId, attacks: number): number {
  const exposure = exposureAt(field, target, at);
  return exposure ? largest(exposure.loss, attacks) : 0;
}

/** Units as batteries, wherever they come to be. */
export const batteriesFor = (field: Field, units: readonly Unit[]): readonly Battery[] =>
  batteriesAmong(field.game, units, field.armed);

/** Points that the enemy loses on average to one attack by each of these batteries from a place. */
export function prospectsFrom(field: Field, batteries: readonly Battery[], at: LocationId, moved: boolean): number {
  let sum = 0;
  for (const battery of batteries) sum += bestShot(field, battery, at, moved);
  return sum;
}

function bestShot(field: Field, battery: Battery, from: LocationId, moved: boolean): number {
  let best = 0;
  for (const { at, target } of field.stacks[enemyOf(battery.side)].values()) {
    const later = FIRES_LATER * field.lossFrom(battery, from, target, at, 'later', false);
    const loss = moved ? later : Math.max(later, FIRES_NOW * field.lossFrom(battery, from, target, at, 'now', false));
    if (loss > best) best = hides(field, at, battery.side) ? Math.max(best, UNSEEN * loss) : loss;
  }
  return best;
}
