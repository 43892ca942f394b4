/** Where to go when fire that falls on some does not fall on others: whoever waits to answer moves fires once (5.3). */
import { type LocationId, pointsToMove, type Unit, type UnitId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { ANSWERS, type Exposure, enemyOf } from '../values/danger.ts';
import type { Temper } from '../values/style.ts';
import { isLeader, isMachine, SQUAD, typeOf } from '../values/worth.ts';
import { type Destination, endsOf } from './destinations.ts';
import { groupOf, isFreeToMove, type Mind, unitsOf } from './mind.ts';
import { CONCEALED, isConcealed, type Journey, type Way } from './ways.ts';

/** Those of one place who have yet to go. */
interface Waiting {
  readonly units: ReadonlySet<UnitId>;
  /** What their best move is worth as things stand, and where they would go if nobody fired. */
  readonly now: number;
  readonly unopposed: number;
  /** What each enemy battery takes from that. */
  readonly costs: Float64Array;
}

const isToGo = ({ game }: Mind, unit: Unit): boolean =>
  !unit.shaken && isFreeToMove(unit) && !isMachine(typeOf(game, unit));

/** What the ground at the end of a way would be worth to all who set out. */
const groundOf = ({ way, facts }: Destination): number =>
  (SQUAD * Math.max(0, facts.find(({ is }) => is === 'ground')?.amount ?? 0)) / way.arrives;

/** What all fire on the way to a place takes from it. */
const takenBy = ({ temper }: Mind, end: Destination): number =>
  temper.risk * end.way.danger + groundOf(end) * (1 - end.way.arrives);

function costsOf({ temper }: Mind, end: Destination, { loss, stops }: Exposure): Float64Array {
  const stopping = (groundOf(end) * (1 - end.way.arrives)) / Math.max(1e-9, sumOf(stops));
  const losing = (temper.risk * end.way.danger) / Math.max(1e-9, sumOf(loss));
  return loss.map((lost, by) => losing * lost + stopping * (stops[by] as number));
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/** All of a place; undefined: there is nowhere to go, or nobody sees them go. */
function waitingAt(mind: Mind, at: LocationId, stack: readonly Unit[]): Waiting | undefined {
  const { game } = mind;
  const units = stack.filter((unit) => isToGo(mind, unit));
  const ids = units.map(({ id }) => id);
  const group = groupOf(mind, ids);
  if (!group) return undefined;
  const leader = units.length > 1 ? units.find((unit) => isLeader(typeOf(game, unit))) : undefined;
  const points = Math.min(...units.map((unit) => pointsToMove(game, unit, 'move', leader)));
  const ends = endsOf(mind, { group, from: at, mode: 'move', points, begun: false });
  let unopposed = 0;
  let goal: Destination | undefined;
  for (const end of ends) {
    const value = end.value + takenBy(mind, end);
    if (value > unopposed) [unopposed, goal] = [value, end];
  }
  const exposure = goal?.way.toll.exposure;
  if (!goal || !exposure) return undefined;
  return {
    units: new Set(ids),
    now: Math.max(0, ends[0]?.value ?? 0),
    unopposed,
    costs: costsOf(mind, goal, exposure),
  };
}

const known = new WeakMap<Temper, readonly Waiting[]>();

/** Worked out once for a decision, in which a temper is one and the same. */
function waitingIn(mind: Mind): readonly Waiting[] {
  const found = known.get(mind.temper);
  if (found) return found;
  const stacks = [...mind.field.stacks[mind.side].values()];
  const waiting = stacks.map(({ at, units }) => waitingAt(mind, at, units)).filter((one) => one !== undefined);
  known.set(mind.temper, waiting);
  return waiting;
}

/**
 * What it is worth to those who have yet to go, others than these, that batteries are likely not to fire at them any more. Each
 * would have fired once: however many wait, it spares no more than it would have cost those whom it hurts most.
 */
function sparing(mind: Mind, units: readonly { readonly id: UnitId }[], silenced: (battery: number) => number): number {
  let spared = 0;
  const most = new Float64Array(mind.field.batteries[enemyOf(mind.side)].length);
  for (const { units: waiting, now, unopposed, costs } of waitingIn(mind)) {
    const others = 1 - units.filter(({ id }) => waiting.has(id)).length / waiting.size;
    const less = costs.map((cost, by) => cost * silenced(by));
    const left = sumOf(costs) - sumOf(less);
    spared += others * Math.max(0, unopposed - left - now);
    for (const [by, cost] of less.entries()) most[by] = Math.max(most[by] as number, others * cost);
  }
  return Math.min(spared, sumOf(most), mind.temper.mission * mind.mission.leftToGain(mind.side));
}

/** What a way spares those who go after it: of each battery that sees it as much as it is likely to fire then. */
function spares(mind: Mind, { group, mode }: Journey, { toll }: Way): number {
  const { exposure, attacks } = toll;
  if (!exposure) return 0;
  const seeing = exposure.loss.reduce((count, loss) => count + (loss > 0 ? 1 : 0), 0);
  const answers = ANSWERS * (isConcealed(mode) ? CONCEALED : 1) * Math.min(1, attacks / seeing);
  return sparing(mind, group.units, (by) => ((exposure.loss[by] as number) > 0 ? answers : 0));
}

/** What a shot that hurts those in a place with some chance spares those who have yet to go: they are not fired at from there. */
export function silencing(mind: Mind, { facts }: Candidate): number {
  const hurts = facts.find(({ is }) => is === 'hurts');
  if (mind.hasty || hurts?.at === undefined) return 0;
  const batteries = mind.field.batteries[enemyOf(mind.side)];
  const firing = unitsOf(mind, hurts.units ?? []);
  return sparing(mind, firing, (by) => (batteries[by]?.at === hurts.at ? (hurts.chance ?? 0) : 0));
}

const weighed = new WeakMap<readonly Destination[], readonly Destination[]>();

/** Whoever can leave the map at once leaves: nobody makes up for him by what fire he would draw. */
const canLeave = (ends: readonly Destination[]): boolean =>
  ends.some(({ way, exits, value }) => exits && way.steps === 0 && value > 0);

function withSparing(mind: Mind, journey: Journey, ends: readonly Destination[]): readonly Destination[] {
  if (canLeave(ends)) return ends;
  const found = ends.map((end) => {
    if (end.way.steps === 0 && !end.exits) return end;
    const spared = spares(mind, journey, end.way);
    return { ...end, value: end.value + spared, spared };
  });
  return found.sort((a, b) => b.value - a.value);
}

/**
 * Every place that a journey can end, the best first, fire that it draws from others in its favour: so somebody who can be
 * spared goes first. In haste nobody thinks of that.
 */
export function destinationsOf(mind: Mind, journey: Journey): readonly Destination[] {
  const ends = endsOf(mind, journey);
  if (mind.hasty) return ends;
  const found = weighed.get(ends) ?? withSparing(mind, journey, ends);
  weighed.set(ends, found);
  return found;
}
