/** Hatches are opened and closed at the beginning of a vehicle's impulse; a Shaken crew keeps them shut (15.0, 5.1). */
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { marksFrom } from '../../state/marks.ts';
import type { OrderTo } from '../../state/orders.ts';
import { hasStatus, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isContinuing } from './continuous.ts';

const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const NO_HATCHES = refusal('15.0', 'only-vehicles-have-hatches');
const TOO_LATE = refusal('15.0', 'hatches-are-switched-at-the-beginning-of-an-impulse');
const SHUT_ALREADY = refusal('15.0', 'the-hatches-are-shut-already');
const OPEN_ALREADY = refusal('15.0', 'the-hatches-are-open-already');
const SHAKEN = refusal('5.1', 'shaken-vehicles-stay-buttoned');

/** Has done in this turn what leaves nothing to begin. */
const DONE = marksFrom(['moved', 'fired', 'ops-complete', 'melee']);

function whyNotSwitch(p: Position, frame: ImpulseFrame, id: UnitId): Refusal | undefined {
  const vehicle = unitOf(p, id);
  if (!isVehicle(typeOf(p, vehicle))) return NO_HATCHES;
  if (!frame.units.includes(id)) return NOT_ACTIVATED;
  const begun = frame.hatches.includes(id) || frame.engaged.some((one) => one.unit === id);
  return begun || ((vehicle.marks & DONE) !== 0 && !isContinuing(vehicle)) ? TOO_LATE : undefined;
}

function whyNotButton(p: Position, frame: ImpulseFrame, { unit }: OrderTo<'button'>): Refusal | undefined {
  return whyNotSwitch(p, frame, unit) ?? (hasStatus(unitOf(p, unit), 'buttoned') ? SHUT_ALREADY : undefined);
}

function whyNotOpen(p: Position, frame: ImpulseFrame, { unit }: OrderTo<'open'>): Refusal | undefined {
  const late = whyNotSwitch(p, frame, unit);
  if (late) return late;
  const vehicle = unitOf(p, unit);
  if (!hasStatus(vehicle, 'buttoned')) return OPEN_ALREADY;
  return vehicle.shaken ? SHAKEN : undefined;
}

/** By itself this is nothing done: an impulse of nothing else is a pass (ruling R-302). */
function switched(play: Play, frame: ImpulseFrame, unit: UnitId): void {
  succeed(play, impulseWith(frame, { hatches: [...frame.hatches, unit] }));
}

export const buttonAction: ImpulseAction<'button'> = {
  verb: 'button',
  list(game, frame, orders) {
    if (!game.world.machines) return;
    for (const unit of frame.units)
      if (!whyNotButton(game, frame, { do: 'button', unit })) orders.push({ do: 'button', unit });
  },
  check: whyNotButton,
  carryOut(play, frame, { unit }) {
    switched(play, frame, unit);
    tell(play, { t: 'status-gained', unit, status: STATUS.buttoned, rule: '15.0' });
  },
};

export const openAction: ImpulseAction<'open'> = {
  verb: 'open',
  list(game, frame, orders) {
    if (!game.world.machines) return;
    for (const unit of frame.units)
      if (!whyNotOpen(game, frame, { do: 'open', unit })) orders.push({ do: 'open', unit });
  },
  check: whyNotOpen,
  carryOut(play, frame, { unit }) {
    switched(play, frame, unit);
    tell(play, { t: 'status-lost', unit, status: STATUS.buttoned, rule: '15.0' });
  },
};
