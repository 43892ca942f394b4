/** Fire by a vehicle's machine guns, each by itself (15.0). */
import { isAloft } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { armorLeaderOf, isVehicle, leadershipOf, type Position, typeOf, unitOf } from '../../state/query.ts';
import { NOBODY, type Unit, type UnitId } from '../../state/state.ts';
import { attackTally, defenceTally, suffer, targetsOf } from '../fire-combat/attack.ts';
import { whyNotFirer, whyNotTarget } from '../fire-combat/fire-eligibility.ts';
import { addConditions } from '../fire-combat/firepower.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { whyNotIntoBunker } from '../fortifications/bunkers.ts';
import { isFlying } from '../ordnance/aim.ts';
import { asEngaged, whyNotAssault } from '../ordnance/check-shot.ts';
import { engagementOf, isSameHex, otherHex } from '../ordnance/engagement.ts';
import { markFirers } from '../ordnance/fire-ordnance.ts';
import { pivotCost } from '../ordnance/lay.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { whyNotAim } from './aiming.ts';
import { type FireMg, type MgAim, mgAimOf, mgRange, pointsApart } from './machine-guns.ts';

const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const FIRED_ALREADY = refusal('15.0', 'that-machine-gun-has-fired');
const ONLY_ALL_ROUND = refusal('15.0', 'only-guns-with-an-asterisk-fire-at-helicopters');
const OUT_OF_RANGE = refusal('15.0', 'out-of-range');

/** What has been fired binds the rest to one hex; guns that point elsewhere are free of it (rulings D-118, R-410). */
function whyNotMore(p: Position, order: FireMg, { mg }: MgAim, context: ShotContext): Refusal | undefined {
  const before = engagementOf(context.engaged, order.unit);
  if (!before) return undefined;
  if (before.mgs.includes(order.mg)) return FIRED_ALREADY;
  if (isFlying(p, unitOf(p, order.unit))) return undefined;
  return pointsApart(mg) || isSameHex(p, before, order.at) ? undefined : otherHex(p, unitOf(p, order.unit));
}

/** Of the machine guns on the ground those with an asterisk can be raised so far (15.0). */
function whyNotSkyward(p: Position, { unit, at }: FireMg, { mg }: MgAim): Refusal | undefined {
  if (mg.mount === 'all-round' || !isAloft(p.world.board, at)) return undefined;
  return isVehicle(typeOf(p, unitOf(p, unit))) ? ONLY_ALL_ROUND : undefined;
}

/** Why an order to fire a machine gun is not legal; undefined when it is. */
export function whyNotFireMg(
  p: Position,
  order: FireMg,
  context: ShotContext,
  eligible: readonly UnitId[],
): Refusal | undefined {
  const unit = unitOf(p, order.unit);
  if (!eligible.includes(order.unit) || unit.at < 0) return NOT_ACTIVATED;
  const barred = whyNotFirer(p, asEngaged(unit, engagementOf(context.engaged, unit.id)), context, order.at);
  if (barred) return barred;
  const aim = mgAimOf(p, order, context);
  if ('why' in aim) return aim;
  return (
    whyNotMore(p, order, aim, context) ??
    whyNotSkyward(p, order, aim) ??
    (aim.shot.range > mgRange(aim.firepower) ? OUT_OF_RANGE : undefined) ??
    whyNotTarget(p, unit.at, order.at, unit.side, context, unit) ??
    whyNotIntoBunker(p, unit.at, order.at) ??
    whyNotAim(p, unit.at, order.at, unit.side, context, order.target) ??
    whyNotAssault(p, order, { gun: { unit } }, context)
  );
}

const half = (firepower: number): number => Math.ceil(firepower / 2);

/** Firepower, the Armor Leader's modifier, but not under Ops Complete, and the conditions of the Direct Fire Table (4.1, 11.5, 15.0, 15.2). */
export function mgFirepower(p: Position, { shot, firepower, hampered, pivoted }: MgAim): Tally {
  const [unit] = shot.units as [Unit];
  const sum = new TallyBuilder().add('machine-gun', firepower, '15.0');
  if (hampered) sum.add('ops-complete', half(firepower) - firepower, '4.1');
  const leader = hampered ? undefined : armorLeaderOf(p, unit.id);
  if (leader) sum.add('leadership', leadershipOf(p, leader), '11.5');
  addConditions(p, shot, sum);
  if (pivoted) sum.add('pivoted', -1, '15.0');
  if (isFlying(p, unit)) sum.add('flying', -2, '19.2.5');
  return sum.done();
}

function turn(play: Play, { shot, lay }: MgAim): void {
  const [unit] = shot.units as [Unit];
  if (lay.facing === unit.facing && lay.turret === unit.turret) return;
  const cost = pivotCost(play, unit, lay.pivoted);
  tell(play, { t: 'turned', unit: unit.id, facing: lay.facing, turret: lay.turret, cost, rule: '15.1' });
}

/** Rolls attack then defence; frames that it leads to are on top of the stack afterwards. */
export function fireMg(play: Play, aim: MgAim): void {
  const { shot } = aim;
  const [unit] = shot.units as [Unit];
  turn(play, aim);
  const firepower = mgFirepower(play, aim);
  const dice = roll(play, [6], 'attack');
  const defence = roll(play, [6], 'defence');
  const targets = targetsOf(play, shot).map((target) => {
    const attack = attackTally(play, shot, firepower, target);
    const shelter = defenceTally(play, shot, target);
    const check = (dice[0] as number) + attack.total - (defence[0] as number) - shelter.total;
    return { unit: target.id, attack, defence: shelter, check: Math.max(0, check) };
  });
  const { from, at } = shot;
  tell(play, {
    ...{ t: 'attacked', how: 'machine-gun', units: [unit.id], weapons: [], from, at },
    ...{ firepower, dice, defence, targets, rule: '15.0' },
  });
  suffer(
    play,
    shot,
    targets.filter((target) => target.check > 0),
  );
  markFirers(play, { unit: unit.id, helper: NOBODY, leader: NOBODY, assaultFire: aim.assaultFire });
  clearSpottedMarkers(play);
}
