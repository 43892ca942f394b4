/** The modifiers of the Ordnance Fire Table (14.1): what is added to the two dice of a roll to hit. */
import { hexOf } from '../../board/board.ts';
import { addLine, type Sum, type Tally, TallyBuilder } from '../../core/tally.ts';
import type { UnitType } from '../../state/counters.ts';
import {
  armorLeaderOf,
  has,
  hasStatus,
  isAircraft,
  isCaptured,
  isHero,
  isScouting,
  isSmc,
  isVehicle,
  leadershipOf,
  type Position,
  typeOf,
} from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { doublesTm, targetModifier } from '../fire-combat/target-modifier.ts';
import { ORDNANCE_FIRE_TABLE as TABLE } from '../fire-tables.ts';
import { isExposed } from '../movement/exposed.ts';
import { mountedModifier } from '../movement/mounted.ts';
import { nightToHit } from '../night/darkness.ts';
import { degradingOf, hasGap } from '../sight/line-of-sight.ts';
import { asSeenBy } from '../sight/thermal.ts';
import { type Aim, isFlying } from './aim.ts';

/** Two six-sided dice, of which 2 always hits and 12 never does (14.1, ruling D-116). */
export const TO_HIT_DICE: readonly number[] = [6, 6];
const ALWAYS_HITS = 2;
const NEVER_HITS = 12;

export const isHit = (natural: number, modifiers: number, needed: number): boolean =>
  natural === ALWAYS_HITS || (natural !== NEVER_HITS && natural + modifiers <= needed);

/** The number to roll at or below. */
export const neededBy = ({ gun, column }: Aim): number => gun.table.toHit[column] ?? 0;

/** Moving just now, or marked Moved or Assault Move; not low crawl, not stealth (ruling D-171). */
export const isMoving = (aim: Pick<Aim, 'movers'>, unit: Unit): boolean => isExposed(unit, aim.movers);

function addHaste(p: Position, aim: Aim, sum: Sum): void {
  const { unit } = aim.gun;
  const vehicle = isVehicle(typeOf(p, unit));
  const { amount } = vehicle ? TABLE.vehicleAssaultMove : TABLE.assaultMove;
  if (aim.assaultFire) sum.add('assault-fire', amount, vehicle ? '15.2.1' : '6.1.1');
  else if (has(unit, 'assault-move')) sum.add('assault-move', amount, vehicle ? '15.2' : '6.1');
  else if (has(unit, 'hit-and-run')) sum.add('hit-and-run', amount, '6.7');
  else if (has(unit, 'stealth') && !isScouting(p, unit)) sum.add('stealth', amount, '6.4');
}

function addCrew(p: Position, aim: Aim, sum: Sum): void {
  const { unit, weapon } = aim.gun;
  const type = typeOf(p, unit);
  if (aim.leader) sum.add('leadership', -leadershipOf(p, aim.leader), '5.0.1');
  if (weapon && isSmc(type) && !isHero(type) && aim.helper < 0) addLine(sum, TABLE.singleMan);
  if (weapon && isCaptured(p, weapon)) sum.add('captured', p.world.rules.ordnance.capturedPenalty, '1.6');
  if (!isVehicle(type)) return;
  const commander = aim.hampered ? undefined : armorLeaderOf(p, unit.id);
  if (commander) sum.add('armor-leader', -leadershipOf(p, commander), '11.5');
  if (!hasStatus(unit, 'buttoned')) addLine(sum, TABLE.open);
}

/** What the firer does and is. */
function addFirer(p: Position, aim: Aim, sum: Sum): void {
  const { unit } = aim.gun;
  addCrew(p, aim, sum);
  if (aim.turned) addLine(sum, TABLE.turretTurned);
  if (aim.pivoted) sum.add('pivoted', TABLE.pivoted.amount, isVehicle(typeOf(p, unit)) ? '15.1' : '1.7.1');
  addHaste(p, aim, sum);
  if (aim.hampered) addLine(sum, TABLE.opsComplete);
  if (isFlying(p, unit)) addLine(sum, TABLE.flying);
  const hex = hexOf(p.world.board, aim.from);
  const { ground } = asSeenBy(p, unit).state;
  if (ground.some((marker) => marker.kind === 'smoke' && marker.hex === hex)) addLine(sum, TABLE.fromSmoke);
}

/** The way to the target. */
function addWay(p: Position, aim: Aim, sum: Sum): void {
  addLine(sum, TABLE.degrading, degradingOf(aim.sight));
  if (hasGap(aim.sight)) addLine(sum, TABLE.betweenStructures);
  sum.add('night', nightToHit(p, aim.gun.unit, aim.from, aim.at), '20.1.1');
  if (aim.adjacent) addLine(sum, TABLE.adjacent);
  sum.add('acquired', -aim.acquired, '14.3');
}

function addAircraft(p: Position, target: Unit, type: UnitType, sum: Sum): void {
  const flying = isFlying(p, target);
  if (type.kind === 'plane') addLine(sum, TABLE.plane);
  else addLine(sum, flying ? TABLE.flyingTarget : TABLE.hoveringTarget);
}

/** Optional: how large and how fast it is; a fast one counts 2 in all when it moves (15.6). */
function addSize(p: Position, aim: Aim, target: Unit, sum: Sum): void {
  const values = typeOf(p, target).vehicle;
  if (!values || !p.world.rules.vehicles.sizeAndSpeed) return;
  if (values.size === 'large') addLine(sum, TABLE.largeTarget);
  if (values.size === 'small') addLine(sum, TABLE.smallTarget);
  if (values.fast && isMoving(aim, target)) addLine(sum, TABLE.fastTarget);
}

/** Terrain, walls, smoke and the like. */
const coverOf = (p: Position, aim: Aim, unit: Unit): Tally =>
  targetModifier(asSeenBy(p, aim.gun.unit), aim.at, {
    nation: typeOf(p, unit).nation,
    unit,
    from: aim.from,
    sniper: doublesTm(p, unit),
  });

/** The lines of the modifier stand one by one; of several the least, as foxholes do not shelter everybody (21.2). */
function addCover(p: Position, aim: Aim, units: readonly Unit[], sum: Sum): void {
  const covers = units.map((unit) => coverOf(p, aim, unit));
  const cover = covers.reduce((least, one) => (one.total < least.total ? one : least));
  for (const { what, amount, rule } of cover.parts) sum.add(what, amount, rule);
}

/** Those on foot are one target: what does not hold for all of them does not count (ruling R-205). */
function addOnFoot(p: Position, aim: Aim, sum: Sum): void {
  const { onFoot } = aim;
  if (onFoot.length === 0) return;
  if (onFoot.every((unit) => typeOf(p, unit).mount)) addMounted(aim, sum);
  else if (onFoot.every((unit) => isMoving(aim, unit))) sum.add('moved-target', TABLE.movedTarget.amount, '6.0');
  addCover(p, aim, onFoot, sum);
}

/** Harder to hit on the move, easier standing or getting off (6.6). */
function addMounted(aim: Aim, sum: Sum): void {
  const moving = aim.onFoot.some((unit) => mountedModifier(unit, aim.movers).amount < 0);
  sum.add('mounted', moving ? 1 : -1, '6.6');
}

function addTarget(p: Position, aim: Aim, sum: Sum): void {
  const { target } = aim;
  if (!target) return addOnFoot(p, aim, sum);
  const type = typeOf(p, target);
  if (isAircraft(type)) return addAircraft(p, target, type, sum);
  if (isMoving(aim, target)) addLine(sum, TABLE.movedTarget);
  addSize(p, aim, target, sum);
  addCover(p, aim, [target], sum);
}

/** Everything that is added to the dice. */
export function toHitTally(p: Position, aim: Aim): Tally {
  const sum = new TallyBuilder();
  addFirer(p, aim, sum);
  addWay(p, aim, sum);
  addTarget(p, aim, sum);
  return sum.done();
}
