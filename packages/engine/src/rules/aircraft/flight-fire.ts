/** A helicopter's guns and machine guns, in the course of its flight (19.2.8). */
import { type Play, succeed } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { flightWith } from '../../state/changed.ts';
import type { FlightFrame } from '../../state/frames.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import type { Position } from '../../state/query.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { whyNotShoot } from '../ordnance/check-shot.ts';
import { listShots } from '../ordnance/list-shots.ts';
import { carryOutShot, checkedAim, rememberShot } from '../ordnance/shoot-action.ts';
import { checkedMgAim, listMgFire, rememberMg } from '../vehicles/mg-action.ts';
import { fireMg, whyNotFireMg } from '../vehicles/mg-fire.ts';
import { impulseBelow } from './flight-spotting.ts';

type Shot = OrderTo<'shoot'> | OrderTo<'fire-mg'>;

const ANOTHER = refusal('19.2', 'another-helicopter-is-flying');
const NO_ASSAULT_FIRE = refusal('19.2.8', 'helicopters-move-and-fire-as-they-like');

/** In the impulse; what it has just spotted it fires at like anybody (4.1). */
export function flightContext(p: Position, frame: FlightFrame): ShotContext {
  const impulse = impulseBelow(p.state);
  return {
    occasion: 'impulse',
    movers: [],
    spotter: impulse?.spotter ?? -1,
    spottedAt: impulse?.spotted ?? -1,
    engaged: frame.engaged,
  };
}

export function whyNotFlightFire(p: Position, frame: FlightFrame, order: Shot): Refusal | undefined {
  if (order.unit !== frame.unit) return ANOTHER;
  if (order.assaultFire) return NO_ASSAULT_FIRE;
  const context = flightContext(p, frame);
  return order.do === 'shoot'
    ? whyNotShoot(p, order, context, [frame.unit])
    : whyNotFireMg(p, order, context, [frame.unit]);
}

export const flightFire = {
  list(p: Position, frame: FlightFrame, orders: Order[]): void {
    const found: Order[] = [];
    listShots(p, flightContext(p, frame), [frame.unit], found);
    listMgFire(p, flightContext(p, frame), [frame.unit], found);
    orders.push(...found.filter((order) => !whyNotFlightFire(p, frame, order as Shot)));
  },

  carryOut(play: Play, frame: FlightFrame, order: Shot): void {
    const context = flightContext(play, frame);
    if (order.do === 'fire-mg') {
      const aim = checkedMgAim(play, order, context);
      succeed(play, flightWith(frame, { engaged: rememberMg(play, frame.engaged, order, aim) }));
      return fireMg(play, aim);
    }
    const aim = checkedAim(play, order, context);
    const { engaged } = rememberShot(play, { engaged: frame.engaged, partly: [] }, aim, order);
    succeed(play, flightWith(frame, { engaged }));
    carryOutShot(play, aim);
  },
};
