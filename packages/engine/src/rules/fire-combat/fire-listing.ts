/** What can be fired at what, as parts of a decision (5.0, 5.2, 5.3). */
import type { LocationId } from '../../board/board.ts';
import type { FirePart, Part } from '../../core/decision.ts';
import type { PartlyFired } from '../../state/frames.ts';
import { ACTIVATED } from '../../state/marks.ts';
import {
  enemyLocations,
  isMmc,
  isSmc,
  type Position,
  placeOf,
  typeOf,
  unitOf,
  weaponsOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Unit, UnitId, WeaponId } from '../../state/state.ts';
import { smallArmsRange } from '../aircraft/small-arms.ts';
import { whyNotIntoBunker } from '../fortifications/bunkers.ts';
import { mortarTargets } from '../indirect-fire/mortar.ts';
import { whyNotMode } from '../movement/modes.ts';
import { aimsAt } from '../vehicles/aiming.ts';
import { assaultModeOf, mayAim } from './fire.ts';
import {
  firesAlone,
  firesBetweenLevels,
  whyNoTarget,
  whyNotFirer,
  whyNotWeapon,
  whyOutOfSight,
} from './fire-eligibility.ts';
import { inherentRange } from './firepower.ts';
import { rangeOf, type ShotContext } from './shot.ts';

/** Weapons of a unit that could join direct fire at the range. */
function usableWeapons(p: Position, unit: Unit, at: LocationId, range: number): WeaponId[] {
  return weaponsOf(p.state, unit.id)
    .filter((weapon) => !whyNotWeapon(p, weapon, [unit.id], at, range))
    .map((weapon) => weapon.id);
}

function canReach(p: Position, unit: Unit, at: LocationId, range: number): boolean {
  const type = typeOf(p, unit);
  if (type.weapon === 'ordnance') return false;
  if (type.weapon === 'machine-gun' && firesBetweenLevels(p, placeOf(p, unit), at)) return false;
  const armed =
    isMmc(type) || type.kind === 'hero' || type.kind === 'sniper' || type.kind === 'marksman' || type.kind === 'scout';
  const open = !whyNotIntoBunker(p, placeOf(p, unit), at);
  if (armed && open && inherentRange(p, { range }, unit) !== 'out') return true;
  return !firesAlone(p, unit) && usableWeapons(p, unit, at, range).length > 0;
}

/** Adds a part for each group and each lone firer among the candidates that has a target. */
export function listFire(p: Position, context: ShotContext, candidates: readonly UnitId[], parts: Part[]): void {
  const [any] = candidates;
  if (any === undefined) return;
  const { side } = unitOf(p, any);
  const targets = (context.window === undefined ? enemyLocations(p, side) : [context.window]).filter(
    (at) => whyNoTarget(p, at, side, context) === undefined,
  );
  const mortars = context.occasion !== 'opportunity';
  if (targets.length === 0 && !mortars) return;
  const listed: Unit[] = [];
  for (const id of candidates) {
    const first = unitOf(p, id);
    const at = placeOf(p, first);
    if (at < 0 || listed.some((one) => standTogether(one, first))) continue;
    listed.push(first);
    const open = targets.filter((target) => target !== at && !whyOutOfSight(p, at, target));
    const stack = candidates.map((one) => unitOf(p, one)).filter((unit) => standTogether(unit, first));
    listStack(p, context, stack, open, parts);
  }
}

/** In one location, or on one vehicle (16.2). */
const standTogether = (a: Unit, b: Unit): boolean => a.at === b.at && a.aboard === b.aboard;

function listStack(
  p: Position,
  context: ShotContext,
  stack: readonly Unit[],
  targets: readonly LocationId[],
  parts: Part[],
): void {
  const group: Unit[] = [];
  for (const unit of stack) {
    if (context.occasion !== 'opportunity') listMortars(p, context, unit, parts);
    if (typeOf(p, unit).weapon === 'mortar' || hasFired(context, unit.id, 'group')) continue;
    if (firesAlone(p, unit)) addPart(p, context, [unit], targets, parts);
    else group.push(unit);
  }
  if (group.length > 0) addPart(p, context, group, targets, parts);
}

function addPart(
  p: Position,
  context: ShotContext,
  units: readonly Unit[],
  targets: readonly LocationId[],
  parts: Part[],
): void {
  if (!p.world.machines) return addAimed(p, context, units, targets, parts, undefined);
  const [first] = units as [Unit];
  const from = placeOf(p, first);
  const aims = targets.map((at) => ({ at, targets: aimsAt(p, from, at, first.side, context) }));
  const open = aims.filter((aim) => aim.targets.includes(undefined)).map((aim) => aim.at);
  addAimed(p, context, units, open, parts, undefined);
  for (const aim of aims)
    for (const target of aim.targets) if (target !== undefined) addAimed(p, context, units, [aim.at], parts, target);
}

/** A part for those of the units who can reach a target; at one vehicle, or at those on foot. */
function addAimed(
  p: Position,
  context: ShotContext,
  units: readonly Unit[],
  targets: readonly LocationId[],
  parts: Part[],
  target: UnitId | undefined,
): void {
  const from = placeOf(p, units[0] as Unit);
  const reaches = (unit: Unit, at: LocationId): boolean =>
    !whyNotFirer(p, unit, context, at) &&
    canReach(p, unit, at, smallArmsRange(p, at, rangeOf(p, from, at))) &&
    mayAim(p, unit, target);
  const able: LocationId[] = [];
  const firing = new Set<Unit>();
  for (const at of targets) {
    const before = able.length;
    for (const unit of units) {
      if ((able.length > before && firing.has(unit)) || !reaches(unit, at)) continue;
      firing.add(unit);
      if (able.length === before) able.push(at);
    }
  }
  if (able.length === 0) return;
  const firers = units.filter((unit) => firing.has(unit));
  // Mortars never join a group (18.1): they have parts of their own.
  const ready = (unit: Unit): WeaponId[] =>
    weaponsOf(p.state, unit.id)
      .filter((weapon) => weapon.condition === 'ready' && unit.aboard < 0 && weaponTypeOf(p, weapon).class !== 'mortar')
      .map((weapon) => weapon.id);
  parts.push({
    do: 'fire',
    from,
    units: firers.map((unit) => unit.id),
    weapons: firers.flatMap(ready),
    targets: able,
    assaultFire: mayAssaultFire(p, context, firers),
    ...(target !== undefined && { target }),
  });
}

const mayAssaultFire = (p: Position, context: ShotContext, units: readonly Unit[]): boolean =>
  context.occasion === 'impulse' &&
  units.some(
    (unit) => (unit.marks & ACTIVATED) === 0 && whyNotMode(p, unit, units, assaultModeOf(p, unit)) === undefined,
  );

/** Of a squad that has fired in part only the other part is left: its mortar or ordnance, or what joins a group (1.6, ruling D-77). */
const hasFired = ({ partly = [] }: ShotContext, id: UnitId, how: PartlyFired['by']): boolean =>
  partly.some(({ unit, by }) => unit === id && by === how);

function listMortars(p: Position, context: ShotContext, unit: Unit, parts: Part[]): void {
  const team = typeOf(p, unit).weapon === 'mortar';
  const carried = isSmc(typeOf(p, unit))
    ? []
    : weaponsOf(p.state, unit.id).filter((weapon) => weaponTypeOf(p, weapon).class === 'mortar');
  if ((!team && carried.length === 0) || unit.aboard >= 0 || hasFired(context, unit.id, 'weapon')) return;
  for (const weapon of team ? [undefined] : carried.map((one) => one.id)) {
    const targets = mortarTargets(p, unit, weapon).filter((at) => whyNotFirer(p, unit, context, at) === undefined);
    if (targets.length === 0) continue;
    const part: FirePart = {
      do: 'fire',
      from: unit.at,
      units: [unit.id],
      weapons: weapon === undefined ? [] : [weapon],
      targets,
      assaultFire: false,
    };
    parts.push(part);
  }
}
