/** The attacker's sum: firepower of the group, leadership and the modifiers of the Direct Fire Table (5.0, 5.2). */
import { hexOf } from '../../board/board.ts';
import { addLine, type Tally, TallyBuilder } from '../../core/tally.ts';
import {
  has,
  isHero,
  isMmc,
  isScouting,
  isSmc,
  leadershipOf,
  type Position,
  skillSum,
  typeOf,
  unitOf,
  weaponTypeOf,
} from '../../state/query.ts';
import type { Unit, Weapon } from '../../state/state.ts';
import { DIRECT_FIRE_TABLE as TABLE } from '../fire-tables.ts';
import { whyNotIntoBunker } from '../fortifications/bunkers.ts';
import { nightFirepower } from '../night/darkness.ts';
import { passengerPenalty } from '../passengers/firing.ts';
import { degradingOf, hasGap } from '../sight/line-of-sight.ts';
import { asSeenBy } from '../sight/thermal.ts';
import { faceOf } from '../support-weapons/possession.ts';
import { isSharpshooter, type Shot } from './shot.ts';

const half = (firepower: number): number => Math.ceil(firepower / 2);

/** Fires under Ops Complete with its penalty: opportunity fire, not fire at a place just spotted (4.1). */
const isHampered = (unit: Unit, shot: Shot): boolean =>
  shot.occasion === 'opportunity' && (has(unit, 'ops-complete') || shot.hampered.includes(unit.id));

/** Weapons of the unit that it uses. */
export const weaponsUsedBy = (shot: Shot, unit: Unit): Weapon[] =>
  shot.weapons.filter((weapon) => weapon.holder === unit.id);

/** Inherent firepower is forfeited by two weapons, and by any weapon in smaller hands than a Squad's (1.6). */
export function firesInherent(p: Position, shot: Shot, unit: Unit): boolean {
  if (!shot.inherent || shot.helpers.includes(unit.id)) return false;
  const type = typeOf(p, unit);
  const used = weaponsUsedBy(shot, unit).length + shot.spent.filter((id) => id === unit.id).length;
  if (type.kind === 'squad' ? used > 1 : used > 0) return false;
  if (!isMmc(type) && !isHero(type) && !isSharpshooter(p, unit) && type.kind !== 'scout') return false;
  if (whyNotIntoBunker(p, shot.from, shot.at)) return false;
  return inherentRange(p, shot, unit) !== 'out';
}

/** Beyond the printed range only a boxed range reaches, twice as far at half firepower (5.4). */
export function inherentRange(p: Position, shot: Pick<Shot, 'range'>, unit: Unit): 'printed' | 'extended' | 'out' {
  const { range, extendedRange, minRange = 0 } = typeOf(p, unit);
  if (isSharpshooter(p, unit)) return 'printed';
  if (shot.range < minRange) return 'out';
  if (shot.range <= range) return 'printed';
  return extendedRange && shot.range <= 2 * range ? 'extended' : 'out';
}

/** A unit's own firepower: halved at extended range first, then one less under Ops Complete (ruling D-63). */
function inherentFirepower(p: Position, shot: Shot, unit: Unit): number {
  const printed = typeOf(p, unit).firepower + (unit.skills.length > 0 ? skillSum(p, unit, 'firepower') : 0);
  const ranged = inherentRange(p, shot, unit) === 'extended' ? half(printed) : printed;
  return isHampered(unit, shot) ? ranged - 1 : ranged;
}

/** A weapon's firepower in these hands (1.6, 1.6.3, 4.1). */
export function weaponFirepower(p: Position, shot: Shot, weapon: Weapon): number {
  const holder = unitOf(p, weapon.holder);
  const { class: kind } = weaponTypeOf(p, weapon);
  const full = faceOf(p, weapon)?.firepower ?? 0;
  if (isSmc(typeOf(p, holder))) {
    const spared = kind === 'satchel-charge' && !p.world.rules.supportWeapons.satchelHalvedBySmc;
    return spared || shot.helped.includes(weapon.id) ? full : half(full);
  }
  const suffers = kind === 'machine-gun' || kind === 'flamethrower';
  return suffers && isHampered(holder, shot) ? half(full) : full;
}

/** One MMC leads with all its firepower, others add half, Heroes all of theirs; one rounding at the end (5.2, ruling D-62). */
function addInherent(p: Position, shot: Shot, sum: TallyBuilder): void {
  const supporters: number[] = [];
  for (const unit of shot.units) {
    if (!firesInherent(p, shot, unit)) continue;
    const own = inherentFirepower(p, shot, unit);
    if (isHero(typeOf(p, unit)) || isSharpshooter(p, unit)) sum.add('hero-firepower', own, '5.2');
    else supporters.push(own);
  }
  if (supporters.length === 0) return;
  supporters.sort((a, b) => b - a);
  sum.add('lead-firepower', supporters[0] as number, '5.2');
  for (const own of supporters.slice(1)) if (own > 0) sum.add('supporting-firepower', own / 2, '5.2');
}

function addWeapons(p: Position, shot: Shot, sum: TallyBuilder): void {
  for (const weapon of shot.weapons) sum.add(weaponTypeOf(p, weapon).class, weaponFirepower(p, shot, weapon), '1.6');
}

/** A satchel charge thrown alone takes leadership but no other modifier (1.6.3). */
const isBareThrow = (p: Position, shot: Shot): boolean =>
  shot.weapons.length > 0 &&
  shot.weapons.every((weapon) => weaponTypeOf(p, weapon).class === 'satchel-charge') &&
  !shot.units.some((unit) => firesInherent(p, shot, unit));

/** What holds for whoever fires by the Direct Fire Table, infantry or vehicle. */
export function addConditions(p: Position, shot: Shot, sum: TallyBuilder): void {
  const assaulters = p.world.rules.modules.assaulters && shot.units.some((unit) => typeOf(p, unit).assaulter);
  if (shot.adjacent) addLine(sum, assaulters ? TABLE.adjacentAssaulters : TABLE.adjacent);
  addLine(sum, TABLE.degrading, degradingOf(shot.sight));
  if (hasGap(shot.sight)) addLine(sum, TABLE.betweenStructures);
  const { ground } = asSeenBy(p, ...shot.units).state;
  if (ground.some((marker) => marker.kind === 'smoke' && marker.hex === hexOf(p.world.board, shot.from)))
    addLine(sum, TABLE.fromSmoke);
  sum.add('night', nightFirepower(p, shot.from, shot.at, shot.units[0]), '20.1');
  sum.add('passenger', passengerPenalty(p, shot.units), '16.2');
  if (shot.assaultFirers.length > 0) addLine(sum, TABLE.assaultFire);
  else if (shot.units.some((unit) => has(unit, 'assault-move'))) addLine(sum, TABLE.assaultMove);
  else if (shot.units.some((unit) => has(unit, 'hit-and-run'))) addLine(sum, TABLE.hitAndRun);
  else if (shot.units.some((unit) => has(unit, 'stealth') && !isScouting(p, unit))) addLine(sum, TABLE.stealth);
}

/** Everything the attacker adds to his die against every target alike. */
export function firepowerTally(p: Position, shot: Shot): Tally {
  const sum = new TallyBuilder();
  addInherent(p, shot, sum);
  addWeapons(p, shot, sum);
  const fraction = Math.ceil(sum.total) - sum.total;
  sum.add('fraction-rounded-up', fraction, '5.2');
  if (shot.leader) sum.add('leadership', leadershipOf(p, shot.leader), '5.0.1');
  if (!isBareThrow(p, shot)) {
    for (const unit of shot.units)
      if (unit.skills.length > 0) sum.add('skill', skillSum(p, unit, 'attackRoll'), '12.0');
    addConditions(p, shot, sum);
  }
  return sum.done();
}

export { isBareThrow };
