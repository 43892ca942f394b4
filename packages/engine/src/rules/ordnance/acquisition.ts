/** Target acquisition (14.3, ruling D-123). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { isMachine, type Position, typeOf, unitOf, unitsAt, weaponOf } from '../../state/query.ts';
import { type Acquisition, enemyOf, type Side, type Unit, type UnitId, type WeaponId } from '../../state/state.ts';

const HIGHEST = 2;

/** What is fired at: one vehicle or aircraft, or all on foot in a location. */
export interface Mark {
  readonly target: UnitId;
  readonly at: LocationId;
}

/** Those on foot whom ordnance attacks together (14.1). */
export const onFootAt = (p: Position, at: LocationId, side: Side): Unit[] =>
  unitsAt(p.state, at, side).filter((unit) => !isMachine(typeOf(p, unit)));

const isOn = (one: Acquisition, mark: Mark): boolean =>
  one.target === mark.target && (mark.target >= 0 || one.at === mark.at);

/** How well a gun has its sights on something: 0, 1 or 2. */
export function acquiredLevel(sights: readonly Acquisition[], weapon: WeaponId, mark: Mark): 0 | 1 | 2 {
  for (const one of sights) if (one.weapon === weapon && isOn(one, mark)) return one.level;
  return 0;
}

/** A shot that did not destroy its target improves the next; one at another target begins anew. */
export function acquire(play: Play, firer: UnitId, weapon: WeaponId, mark: Mark, before: 0 | 1 | 2): void {
  const level = Math.min(HIGHEST, before + 1) as 1 | 2;
  const at = mark.target >= 0 ? OFF_MAP : mark.at;
  const known = play.state.acquisitions.find((one) => one.firer === firer && one.weapon === weapon);
  if (known && known.level === level && isOn(known, mark)) return;
  const acquisition: Acquisition = { firer, weapon, target: mark.target, at, level };
  tell(play, { t: 'acquired', acquisition, rule: '14.3' });
}

function loseSight(play: Play, { firer, weapon }: Acquisition): void {
  tell(play, { t: 'acquisition-lost', firer, weapon, rule: '14.3' });
}

/** The gun has its sights on nothing any more. */
export function dropSights(play: Play, firer: UnitId, weapon: WeaponId): void {
  const known = play.state.acquisitions.find((one) => one.firer === firer && one.weapon === weapon);
  if (known) loseSight(play, known);
}

/** The firer and his weapon are still there to fire. */
function isManned(p: Position, { firer, weapon }: Acquisition): boolean {
  return unitOf(p, firer).fate === 'in-play' && (weapon < 0 || weaponOf(p, weapon).holder === firer);
}

/** The target is where it was: the vehicle has not moved, not all on foot have left. */
function isInPlace(p: Position, one: Acquisition, moved: ReadonlySet<UnitId>): boolean {
  if (one.target >= 0) return unitOf(p, one.target).at >= 0 && !moved.has(one.target);
  return onFootAt(p, one.at, enemyOf(unitOf(p, one.firer).side)).length > 0;
}

/** After any order, and whatever runs on from it: sights on what has moved away, and of those who cannot fire any more, are lost. */
export function loseSights(play: Play): void {
  if (play.state.acquisitions.length === 0) return;
  const moved = new Set<UnitId>();
  for (const event of play.events) if (event.t === 'moved') for (const unit of event.units) moved.add(unit);
  for (const one of play.state.acquisitions) {
    if (!isManned(play, one) || !isInPlace(play, one, moved)) loseSight(play, one);
  }
}
