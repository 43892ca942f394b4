/** Fighting on: units locked in melee spend an impulse on another round (8.1, ruling D-96). */

import type { LocationId } from '../../board/board.ts';
import { succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { anyUnitAt, isActivated, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isMeleeEligible } from './eligibility.ts';
import { canStrike } from './fighters.ts';
import { startMelee } from './round.ts';

const NOT_DECLARED = refusal('4.0', 'that-location-is-not-activated-now');
const NO_MELEE = refusal('8.1', 'no-melee-here');
const FOUGHT = refusal('8.0', 'one-round-of-melee-per-location-and-turn');
const NOBODY = refusal('8.0', 'nobody-here-can-attack-in-melee');

/** Why no side may start anything in this location's melee: there is none, or its round has been fought. */
export function whyNotLocked(p: Position, frame: ImpulseFrame, at: LocationId): Refusal | undefined {
  if (!frame.declared.includes(at)) return NOT_DECLARED;
  const marker = p.state.melees.find((one) => one.at === at);
  if (!marker || !anyUnitAt(p.state, at, enemyOf(frame.side))) return NO_MELEE;
  return marker.fought ? FOUGHT : undefined;
}

function whyNotFight(p: Position, frame: ImpulseFrame, at: LocationId): Refusal | undefined {
  const barred = whyNotLocked(p, frame, at);
  if (barred) return barred;
  const fresh = frame.units.map((id) => unitOf(p, id)).filter((unit) => unit.at === at && !isActivated(unit));
  return fresh.some((unit) => isMeleeEligible(p, unit) && canStrike(typeOf(p, unit))) ? undefined : NOBODY;
}

export const meleeAction: ImpulseAction<'melee'> = {
  verb: 'melee',
  list(game, frame, orders) {
    for (const at of frame.declared) if (!whyNotFight(game, frame, at)) orders.push({ do: 'melee', at });
  },
  check: (game, frame, order) => whyNotFight(game, frame, order.at),
  carryOut(play, frame, order) {
    succeed(play, impulseWith(frame, { acted: true }));
    startMelee(play, order.at, frame.side, [], []);
  },
};
