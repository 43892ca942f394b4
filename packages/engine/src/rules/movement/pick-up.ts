/** Picking up a support weapon on the way (1.6; ruling D-58). */
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import {
  anyUnitAt,
  isSmc,
  looseWeapons,
  type Position,
  typeOf,
  unitOf,
  weaponOf,
  weaponsOf,
} from '../../state/query.ts';
import { enemyOf, type UnitId } from '../../state/state.ts';
import { carryLimit, isFixed, mayCarry } from '../support-weapons/possession.ts';
import { haltMover } from './halt.ts';
import type { MoveAct } from './move-act.ts';
import { mustStep, whyNotStop } from './obligations.ts';
import { canSetOut } from './set-out.ts';
import { noRoomForWeapon } from './stacking.ts';
import { openFire } from './take-step.ts';

const COST = 2;
/** What a support weapon takes off a single man's movement (1.6). */
const BURDEN = 2;
const NOT_A_MOVER = refusal('6.0', 'not-offered-during-a-move');
const NOT_HERE = refusal('1.6', 'that-weapon-does-not-lie-here');
const ENEMY_HERE = refusal('1.6', 'enemy-units-are-in-the-location');
const SHAKEN_TAKES_NOTHING = refusal('1.6', 'only-good-order-units-pick-up-weapons');
const TOO_MANY = refusal('1.6', 'carries-as-many-support-weapons-as-it-can');
const TOO_DEAR = refusal('1.6', 'picking-up-takes-two-movement-points');
const ON_TRIPOD = refusal('1.6.1', 'an-assembled-weapon-cannot-be-moved');

function whyNotTake(p: Position, frame: MoveFrame, order: OrderTo<'take'>): Refusal | undefined {
  const at = frame.units.indexOf(order.unit);
  const weapon = p.state.weapons[order.weapon];
  if (at < 0) return NOT_A_MOVER;
  const unit = unitOf(p, order.unit);
  if (!weapon || weapon.at !== frame.at || weapon.condition === 'gone') return NOT_HERE;
  // On his way out of a melee he is among them still (8.1.1).
  if (anyUnitAt(p.state, frame.at, enemyOf(frame.side))) return ENEMY_HERE;
  if (unit.shaken) return SHAKEN_TAKES_NOTHING;
  const barred = mayCarry(p, unit);
  if (barred) return barred;
  if (isFixed(p, weapon) && mustStep(frame)) return ON_TRIPOD;
  if (weaponsOf(p.state, unit.id).length >= carryLimit(typeOf(p, unit))) return TOO_MANY;
  if ((frame.allowed[at] as number) - (frame.spent[at] as number) < COST) return TOO_DEAR;
  const owed = whyNotStop(frame);
  if (owed && !canSetOut(p, afterPickUp(p, frame, at))) return owed;
  return noRoomForWeapon(p, frame.at, frame.side);
}

/** Two points are spent, and a single man carries the burden from now on. */
function afterPickUp(p: Position, frame: MoveFrame, at: number): MoveFrame {
  const spent = frame.spent.map((points, index) => (index === at ? points + COST : points));
  const burdened = isSmc(typeOf(p, unitOf(p, frame.units[at] as UnitId)));
  const allowed = frame.allowed.map((points, index) =>
    burdened && index === at ? Math.max(spent[at] as number, points - BURDEN) : points,
  );
  return moveWith(frame, { spent, allowed });
}

/** Whoever takes a weapon on its tripod stays with it; the others may go on (1.6.1; ruling R-605). */
function pickUp(play: Play, frame: MoveFrame, order: OrderTo<'take'>): void {
  succeed(play, afterPickUp(play, frame, frame.units.indexOf(order.unit)));
  tell(play, { t: 'weapon-taken', weapon: order.weapon, unit: order.unit, rule: '1.6' });
  if (isFixed(play, weaponOf(play, order.weapon))) haltMover(play, order.unit);
  openFire(play, play.stack.length - 1, frame.units, frame.at, COST);
}

export const pickUpAct: MoveAct<'take'> = {
  verb: 'take',
  list(p, frame, orders) {
    for (const weapon of looseWeapons(p.state, frame.at)) {
      for (const unit of frame.units) {
        const order = { do: 'take', unit, weapon: weapon.id } as const;
        if (!whyNotTake(p, frame, order)) orders.push(order);
      }
    }
  },
  check: whyNotTake,
  carryOut: pickUp,
};
