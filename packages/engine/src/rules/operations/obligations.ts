/** What a side must do before the phase can end: bring on who is due, and drive on with vehicles that keep going (15.5, 22.0). */
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Position } from '../../state/query.ts';
import { SIDES, type Side } from '../../state/state.ts';
import { canGoAlone } from '../movement/move-action.ts';
import { dueEntries } from '../scenarios/entry.ts';
import { isContinuing } from '../vehicles/continuous.ts';
import { isAble } from './activation.ts';

const MUST_DRIVE_ON = refusal('15.5', 'a-vehicle-that-kept-going-must-drive-on');
const MUST_ENTER = refusal('22.0', 'reinforcements-must-enter-on-their-turn');
const UNSPOTTED = { spotter: -1, spotted: -1 };

/** Whether a side has a vehicle that must still drive on; one that cannot is released. */
function owesMovement(p: Position, side: Side): boolean {
  if (!p.world.machines) return false;
  for (const unit of p.state.units)
    if (unit.side === side && unit.at >= 0 && isContinuing(unit) && isAble(p, unit, UNSPOTTED) && canGoAlone(p, unit))
      return true;
  return false;
}

function owed(p: Position, side: Side): Refusal | undefined {
  if (dueEntries(p, side).length > 0) return MUST_ENTER;
  return owesMovement(p, side) ? MUST_DRIVE_ON : undefined;
}

/** Passes do not end the phase while reinforcements are due, or vehicles to drive on (15.5; rulings D-20, D-131). */
export const mustGoOn = (p: Position): boolean => SIDES.some((side) => owed(p, side) !== undefined);

/** A third pass in a row would end the phase: whoever owes something does that instead, or anything else. */
export const whyNotPass = (p: Position, side: Side): Refusal | undefined =>
  p.state.passes < 2 ? undefined : owed(p, side);
