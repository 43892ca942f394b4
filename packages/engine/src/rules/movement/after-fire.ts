/** Units that have fired single weapons by assault fire and have still to move (6.1.1, 15.2.1). */
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ImpulseFrame, MoveMode } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import type { UnitId } from '../../state/state.ts';
import { engagementOf } from '../ordnance/engagement.ts';

const BY_ASSAULT_FIRE = refusal('6.1.1', 'who-has-fired-by-assault-fire-moves-by-it');

/** Has fired by assault fire in this impulse and not moved yet. */
export const owesRun = (frame: ImpulseFrame, unit: UnitId): boolean =>
  engagementOf(frame.engaged, unit)?.assaultFire === true;

/** The move that all of them owe. */
export const runsAfterFire = (frame: ImpulseFrame, { mode, units }: OrderTo<'move'>): boolean =>
  mode === 'assault-fire' && units.every((id) => owesRun(frame, id));

export const whyNotAfterFire = (frame: ImpulseFrame, unit: UnitId, mode: MoveMode): Refusal | undefined =>
  owesRun(frame, unit) && mode !== 'assault-fire' ? BY_ASSAULT_FIRE : undefined;
