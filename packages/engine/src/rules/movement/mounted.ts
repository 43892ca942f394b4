/** Mounted units: cavalry and motorcycles (6.6). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Modifier } from '../../core/tally.ts';
import type { WeaponType } from '../../state/counters.ts';
import type { MoveMode } from '../../state/frames.ts';
import { EXPOSED, MARK } from '../../state/marks.ts';
import { hasStatus, isSmc, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';

const NO_MODULE = refusal('6.6', 'these-rules-have-no-mounted-units');
const NO_CRAWLING = refusal('6.6', 'mounted-units-never-low-crawl');
const NOT_INDOORS = refusal('6.6', 'mounted-units-stay-on-the-ground');
const CROWDED = refusal('6.6', 'no-more-than-two-mounted-units');
const NO_HANDS = refusal('6.6', 'cavalry-fires-no-support-weapons');
const TOO_HEAVY = refusal('6.6', 'motorcyclists-fire-only-light-direct-fire-weapons');

const MOST = 2;
const LIGHT_FIREPOWER = 2;

export const isMounted = (p: Position, unit: Unit): boolean => typeOf(p, unit).mount !== undefined;

/** Why a mounted unit cannot move in a mode. */
export function whyNotMountedMode(p: Position, mode: MoveMode): Refusal | undefined {
  if (!p.world.rules.modules.mounted) return NO_MODULE;
  return mode === 'low-crawl' ? NO_CRAWLING : undefined;
}

export const whyNotMountedAt = (p: Position, at: LocationId): Refusal | undefined =>
  p.world.board.locations[at]?.stratum === 'ground' ? undefined : NOT_INDOORS;

/** Two of them fill a location, whatever else it could hold (1.3). */
export const tooManyMounts = (p: Position, stack: readonly Unit[]): Refusal | undefined =>
  stack.filter((unit) => isMounted(p, unit)).length > MOST ? CROWDED : undefined;

/** A single man who goes with mounted units rides with one of them; everybody else goes by himself. */
export function mountOf(p: Position, units: readonly UnitId[], unit: Unit): Unit {
  if (!p.world.mounts || !isSmc(typeOf(p, unit)) || isMounted(p, unit)) return unit;
  const carrier = units.map((id) => unitOf(p, id)).find((other) => isMounted(p, other));
  return carrier ?? unit;
}

/** Why a weapon is not fired from the saddle. */
export function whyNotFromSaddle(p: Position, holder: Unit, weapon: WeaponType): Refusal | undefined {
  const { mount } = typeOf(p, holder);
  if (!mount) return undefined;
  if (mount.on === 'horse') return NO_HANDS;
  const light = weapon.class !== 'mortar' && !weapon.ordnance && weapon.firepower <= LIGHT_FIREPOWER;
  return light ? undefined : TOO_HEAVY;
}

/** On the move it is hard to hit; standing, or getting off, easy (6.6). It takes the place of what movers on foot suffer. */
export function mountedModifier(unit: Unit, movers: readonly UnitId[]): Modifier {
  const moving = movers.includes(unit.id) || (unit.marks & (EXPOSED | MARK['hit-and-run'])) !== 0;
  const amount = moving && !hasStatus(unit, 'dismounting') ? -1 : 1;
  return { what: 'mounted', amount, rule: '6.6' };
}
