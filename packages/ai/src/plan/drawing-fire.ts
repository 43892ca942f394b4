/** Where to go when fire that falls on some does not fall on others: whoever waits to answer moves fires once (5.3). */
import { type LocationId, pointsToMove, type Unit, type UnitId } from '@opfire/engine';
import { ANSWERS } from '../values/danger.ts';
import type { Temper } from '../values/style.ts';
import { isLeader, isMachine, SQUAD, typeOf } from '../values/worth.ts';
import { type Destination, endsOf } from './destinations.ts';
import { groupOf, isFreeToMove, type Mind } from './mind.ts';
import { CONCEALED, isConcealed, type Journey, type Way } from './ways.ts';

/** Those of one place who have yet to go, and what each enemy battery would cost them on their way. */
interface Waiting {
  readonly units: ReadonlySet<UnitId>;
  readonly costs: Float64Array;
}

const isToGo = ({ game }: Mind, unit: Unit): boolean =>
  !unit.shaken && isFreeToMove(unit) && !isMachine(typeOf(game, unit));

/** All of a place by their best way; undefined: they stay, or nobody sees them go. */
function waitingAt(mind: Mind, at: LocationId, stack: readonly Unit[]): Waiting | undefined {
  const { game, temper } = mind;
  const units = stack.filter((unit) => isToGo(mind, unit));
  const ids = units.map(({ id }) => id);
  const group = groupOf(mind, ids);
  if (!group) return undefined;
  const leader = units.length > 1 ? units.find((unit) => isLeader(typeOf(game, unit))) : undefined;
  const points = Math.min(...units.map((unit) => pointsToMove(game, unit, 'move', leader)));
  const [best] = endsOf(mind, { group, from: at, mode: 'move', points, begun: false });
  const exposure = best?.way.toll.exposure;
  if (!best || best.value <= 0 || !exposure) return undefined;
  const ground = SQUAD * Math.max(0, best.facts.find(({ is }) => is === 'ground')?.amount ?? 0);
  const { loss, stops } = exposure;
  const costs = loss.map((lost, by) => temper.risk * lost + (ground / best.way.arrives) * (stops[by] as number));
  return { units: new Set(ids), costs };
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

/** What a way spares those who go after it: of each battery that sees it as much as it is likely to fire then. */
function spares(mind: Mind, { group, mode }: Journey, { toll }: Way): number {
  const { exposure, attacks } = toll;
  if (!exposure) return 0;
  const seeing = exposure.loss.reduce((count, loss) => count + (loss > 0 ? 1 : 0), 0);
  const answers = ANSWERS * (isConcealed(mode) ? CONCEALED : 1) * Math.min(1, attacks / seeing);
  let spared = 0;
  for (const { units, costs } of waitingIn(mind)) {
    const others = 1 - group.units.filter(({ id }) => units.has(id)).length / units.size;
    for (const [by, cost] of costs.entries()) if ((exposure.loss[by] as number) > 0) spared += others * answers * cost;
  }
  return spared;
}

const weighed = new WeakMap<readonly Destination[], readonly Destination[]>();

function withSparing(mind: Mind, journey: Journey, ends: readonly Destination[]): readonly Destination[] {
  const found = ends.map((end) =>
    end.way.steps === 0 && !end.exits ? end : { ...end, value: end.value + spares(mind, journey, end.way) },
  );
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
