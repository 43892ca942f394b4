/** Squads that may fire once more on the same occasion: two weapons, or one and their own firepower (1.6, 1.6.4). */
import type { PartlyFired } from '../../state/frames.ts';
import { has, type Position, typeOf, unitOf, weaponsOf, weaponTypeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { type Fire, isMortarOrder } from './fire.ts';
import { firesInherent, weaponsUsedBy } from './firepower.ts';
import { type Shot, type ShotContext, shotFrom } from './shot.ts';

/** Mortars and ordnance, which never join a group. */
const firesApart = (p: Position, unit: Unit): { mortar: boolean; ordnance: boolean } => {
  const held = weaponsOf(p.state, unit.id).map((weapon) => weaponTypeOf(p, weapon));
  return { mortar: held.some((type) => type.class === 'mortar'), ordnance: held.some((type) => type.ordnance) };
};

/** How many of its two shots, its own firepower among them, a squad uses in a group. */
const shotsUsed = (p: Position, shot: Shot, unit: Unit): number =>
  weaponsUsedBy(shot, unit).length + (firesInherent(p, shot, unit) ? 1 : 0);

/** A mortar leaves the squad its own firepower or another weapon, and either of these the mortar (ruling D-77). */
function hasMore(p: Position, shot: Shot | undefined, unit: Unit): boolean {
  const { mortar, ordnance } = firesApart(p, unit);
  if (!shot) return true;
  return (mortar || ordnance) && shotsUsed(p, shot, unit) < 2;
}

/** The list after an order to fire; to be asked before it is carried out. */
export function stillToFire(
  p: Position,
  before: readonly PartlyFired[],
  order: Fire,
  context: ShotContext,
): readonly PartlyFired[] {
  const squads = order.units.map((id) => unitOf(p, id)).filter((unit) => typeOf(p, unit).kind === 'squad');
  if (before.length === 0 && squads.every((unit) => weaponsOf(p.state, unit.id).length === 0)) return before;
  const mortar = isMortarOrder(p, order);
  const shot = mortar ? undefined : shotFrom(p, order, context);
  const left = before.filter((one) => !order.units.includes(one.unit));
  for (const unit of squads) {
    if (before.some((one) => one.unit === unit.id) || !hasMore(p, shot, unit)) continue;
    const by = mortar ? 'weapon' : 'group';
    left.push({ unit: unit.id, at: order.at, by, opsComplete: has(unit, 'ops-complete') });
  }
  return left;
}
