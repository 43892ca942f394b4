/** Mortars that see what they shoot at (18.1): an attack of their own in an impulse, never opportunity fire. */
import type { LocationId } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally, TallyBuilder } from '../../core/tally.ts';
import { MARK } from '../../state/marks.ts';
import type { FireOrder } from '../../state/orders.ts';
import {
  enemyLocations,
  has,
  isScouting,
  isSmc,
  leadershipOf,
  type Position,
  typeOf,
  unitOf,
} from '../../state/query.ts';
import { NOBODY, type Unit, type UnitId, type WeaponId } from '../../state/state.ts';
import { bestFireLeader, mayLeadFire, noteLedFire } from '../fire-combat/leadership.ts';
import { type ShotContext, spotterOf } from '../fire-combat/shot.ts';
import { nightFirepower, whyTooDark } from '../night/darkness.ts';
import { degradingOf, hasGap, isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { mayCarry } from '../support-weapons/possession.ts';
import { badGround, bombard, type Mortar, markFired, mortarOf, mortarSum, noTarget } from './mortar-weapon.ts';

type Fire = FireOrder<UnitId, WeaponId, LocationId>;

const NOT_A_MORTAR = refusal('18.1', 'not-a-mortar-that-can-fire');
const ALONE = refusal('18.1', 'a-mortar-fires-by-itself');
const NO_ASSAULT_FIRE = refusal('6.1.1', 'no-assault-fire-with-mortars');
const NEVER_OPPORTUNITY = refusal('18.1', 'mortars-never-opportunity-fire');
const NO_SIGHT = refusal('18.1', 'no-line-of-sight');
const NO_SUCH_LEADER = refusal('5.0.1', 'that-leader-cannot-aid-this-fire');
const NO_SUCH_HELPER = refusal('1.6', 'that-unit-cannot-help-to-serve-the-weapon');
const GAP_PENALTY = 2;
const HASTE_PENALTY = 2;

/** The second man at a support weapon, or −1 (1.6). */
const helperIn = (order: Fire): UnitId => order.helpers?.[0]?.unit ?? NOBODY;

/** The one of the units named who serves the mortar: its team, or the holder of the weapon. */
export function mortarIn(p: Position, order: Fire): Mortar | undefined {
  const id = order.weapons?.[0];
  const weapon = id === undefined ? undefined : p.state.weapons[id];
  const unit = p.state.units[weapon ? weapon.holder : (order.units[0] ?? NOBODY)];
  if (!unit || !order.units.includes(unit.id) || (id !== undefined && !weapon)) return undefined;
  return mortarOf(p, unit, weapon, helperIn(order) !== NOBODY);
}

/** A mortar is no part of a fire group; only a second man may help to serve it. */
function notAlone(order: Fire, mortar: Mortar): Refusal | undefined {
  const helper = helperIn(order);
  const strangers = order.units.filter((id) => id !== mortar.unit.id && id !== helper);
  if (strangers.length > 0 || (order.weapons?.length ?? 0) > 1 || (order.helpers?.length ?? 0) > 1) return ALONE;
  return order.assaultFire && order.assaultFire.length > 0 ? NO_ASSAULT_FIRE : undefined;
}

/** Two single-man counters serve a weapon with its full firepower; the second is one of the units named (1.6). */
function unfitHelper(p: Position, order: Fire, { unit, weapon }: Mortar): Refusal | undefined {
  const [help] = order.helpers ?? [];
  if (!help) return undefined;
  const helper = p.state.units[help.unit];
  if (!helper || !weapon || help.weapon !== weapon.id || helper.id === unit.id) return NO_SUCH_HELPER;
  const fit =
    order.units.includes(helper.id) && isSmc(typeOf(p, helper)) && isSmc(typeOf(p, unit)) && !mayCarry(p, helper);
  return fit ? undefined : NO_SUCH_HELPER;
}

function unfitLeader(p: Position, order: Fire, mortar: Mortar, context: ShotContext): Refusal | undefined {
  const id = order.leader;
  if (id === undefined || id === null) return undefined;
  const leader = p.state.units[id];
  if (!leader || order.units.includes(id)) return NO_SUCH_LEADER;
  return mayLeadFire(p, leader, [mortar.unit], id === spotterOf(context, order.at)) ? undefined : NO_SUCH_LEADER;
}

const outOfSight = (p: Position, from: LocationId, at: LocationId): Refusal | undefined =>
  isBlocked(lineBetween(p, from, at)) ? NO_SIGHT : whyTooDark(p, from, at);

/** Why an order to fire a mortar is not legal, where its units may fire at all on this occasion. */
export function checkMortarFire(p: Position, order: Fire, context: ShotContext): Refusal | undefined {
  if (context.occasion === 'opportunity') return NEVER_OPPORTUNITY;
  const mortar = mortarIn(p, order);
  if (!mortar) return NOT_A_MORTAR;
  return (
    badGround(p, mortar.unit.at) ??
    notAlone(order, mortar) ??
    unfitHelper(p, order, mortar) ??
    noTarget(p, mortar, order.at) ??
    outOfSight(p, mortar.unit.at, order.at) ??
    unfitLeader(p, order, mortar, context)
  );
}

/** Spotted enemy locations that a unit's mortar, its own or a support weapon, can reach and sees. */
export function mortarTargets(p: Position, unit: Unit, weapon?: WeaponId): LocationId[] {
  const mortar = mortarOf(p, unit, weapon === undefined ? undefined : p.state.weapons[weapon]);
  if (!mortar || badGround(p, unit.at)) return [];
  return enemyLocations(p, unit.side).filter((at) => !noTarget(p, mortar, at) && !outOfSight(p, unit.at, at));
}

/** Fire after a short move is hurried (6.1, 6.4, 6.7). */
function addHaste(p: Position, unit: Unit, sum: TallyBuilder): void {
  if (has(unit, 'assault-move')) sum.add('assault-move', -HASTE_PENALTY, '6.1');
  else if (has(unit, 'hit-and-run')) sum.add('hit-and-run', -HASTE_PENALTY, '6.7');
  else if (has(unit, 'stealth') && !isScouting(p, unit)) sum.add('stealth', -HASTE_PENALTY, '6.4');
}

/** What a mortar with its target in sight adds to its die. Newer editions let it fire over degrading terrain. */
export function directMortarTally(p: Position, mortar: Mortar, at: LocationId, leader: Unit | undefined): Tally {
  const sight = lineBetween(p, mortar.unit.at, at);
  const sum = mortarSum(p, mortar, at);
  if (leader) sum.add('leadership', leadershipOf(p, leader), '5.0.1');
  if (!p.world.rules.indirect.directMortarIgnoresDegrading) sum.add('degrading-terrain', -degradingOf(sight), '10.3');
  if (hasGap(sight)) sum.add('between-structures', -GAP_PENALTY, '10.3.2');
  sum.add('night', nightFirepower(p, mortar.unit.at, at), '20.1');
  addHaste(p, mortar.unit, sum);
  return sum.done();
}

/** The Leader named, none for null, otherwise the best there is; not one who serves the weapon (1.6). */
export function mortarLeader(p: Position, order: Fire, mortar: Mortar, context: ShotContext): Unit | undefined {
  if (order.leader === null) return undefined;
  if (order.leader !== undefined) return p.state.units[order.leader];
  const best = bestFireLeader(p, [mortar.unit], spotterOf(context, order.at));
  return best?.id === helperIn(order) ? undefined : best;
}

export function fireMortar(play: Play, order: Fire, context: ShotContext): void {
  const mortar = mortarIn(play, order) as Mortar;
  const leader = mortarLeader(play, order, mortar, context);
  bombard(play, mortar, order.at, directMortarTally(play, mortar, order.at, leader));
  if (leader) noteLedFire(play, leader);
  for (const id of order.units) markFired(play, unitOf(play, id));
  if (leader) markFired(play, leader, MARK['led-fire']);
}
