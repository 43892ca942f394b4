/** How small arms reach helicopters, and what protects those (19.2.5, 19.2.7). */
import { isAloft, type LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Modifier, Tally } from '../../core/tally.ts';
import { hasStatus, isHelicopter, type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';

const PLANE = refusal('19.1', 'only-anti-aircraft-weapons-fire-at-planes');

export const whyNotAtAircraft = (p: Position, target: Unit): Refusal | undefined =>
  isHelicopter(typeOf(p, target)) ? undefined : PLANE;

/**
 * The range that counts for small arms: theirs is halved against what flies, fractions up, which is as if the target
 * were one hex short of twice as far (19.2.7).
 */
export const smallArmsRange = (p: Position, at: LocationId, range: number): number =>
  isAloft(p.world.board, at) ? 2 * range - 1 : range;

const isFlying = (p: Position, unit: Unit): boolean => isHelicopter(typeOf(p, unit)) && !hasStatus(unit, 'hovering');

/** Two less at a flying helicopter, unless they come off for the firer's own flight; one less at a hovering one. */
export function aircraftModifier(p: Position, target: Unit, firers: readonly Unit[]): Modifier | undefined {
  if (!isFlying(p, target)) return { what: 'hovering', amount: -1, rule: '19.2.5' };
  return firers.some((unit) => isFlying(p, unit)) ? undefined : { what: 'flying', amount: -2, rule: '19.2.5' };
}

/** Its armour, and nothing for the terrain below (19.2.7). */
export function aircraftDefence(p: Position, target: Unit): Tally {
  const amount = typeOf(p, target).helicopter?.armour ?? 0;
  return { total: amount, parts: amount === 0 ? [] : [{ what: 'armour', amount, rule: '19.2.7' }] };
}
