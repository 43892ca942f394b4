/** The order to fire ordnance: in an impulse, and as it is carried out on every occasion (14.0, 14.4). */
import { type Play, succeed } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { Engagement, ImpulseFrame, PartlyFired } from '../../state/frames.ts';
import { has, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { contextOf } from '../fire-combat/fire-action.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { type Aim, aimOf, type Shoot } from './aim.ts';
import { whyNotShoot } from './check-shot.ts';
import { withDischarge } from './engagement.ts';
import { fireOrdnance } from './fire-ordnance.ts';
import { launch } from './guided.ts';
import { listShots } from './list-shots.ts';

const SMOKE_LAYER = refusal('7.0', 'smoke-layers-may-move-on-but-not-fire');
const MOVED_ALREADY = refusal('4.0', 'the-movers-of-that-location-have-moved');

/** What the frame of the occasion remembers of a shot. */
export interface Remembered {
  readonly engaged: readonly Engagement[];
  readonly partly: readonly PartlyFired[];
}

/** A squad has its own firepower or another weapon left after one weapon (1.6, 1.6.4). */
function partlyAfter(p: Position, { partly }: Remembered, order: Shoot): readonly PartlyFired[] {
  if (order.weapon === undefined) return partly;
  const unit = unitOf(p, order.unit);
  const before = partly.find((one) => one.unit === unit.id);
  if (before) return partly.filter((one) => one !== before);
  if (typeOf(p, unit).kind !== 'squad') return partly;
  return [...partly, { unit: unit.id, at: order.at, by: 'ordnance', opsComplete: has(unit, 'ops-complete') }];
}

/** To be asked before the shot is fired. */
export function rememberShot(p: Position, frame: Remembered, aim: Aim, order: Shoot): Remembered {
  const { gun, lay } = aim;
  const fired = {
    ...(gun.weapon ? { weapon: gun.weapon.id } : { gun: gun.index }),
    pivoted: lay.pivoted,
    turned: lay.turned,
    assaultFire: aim.assaultFire,
  };
  return {
    engaged: withDischarge(p, frame.engaged, gun.unit.id, order.at, fired),
    partly: partlyAfter(p, frame, order),
  };
}

/** A missile takes its time; everything else strikes at once. The frame of the occasion is on top. */
export function carryOutShot(play: Play, aim: Aim): void {
  if (aim.gun.table.guided) launch(play, aim);
  else fireOrdnance(play, aim);
}

/** The aim of an order that has been checked. */
export function checkedAim(p: Position, order: Shoot, context: ShotContext): Aim {
  const aim = aimOf(p, order, context);
  if ('why' in aim) throw new Error(`a shot was carried out that is refused: ${aim.why}`);
  return aim;
}

const originOf = (frame: ImpulseFrame, unit: number): number => frame.origins[frame.units.indexOf(unit)] ?? -1;

/** Those on foot of its location have gone; a vehicle goes by itself (15.1). */
const hasMovedOff = (p: Position, frame: ImpulseFrame, unit: number): boolean =>
  !isVehicle(typeOf(p, unitOf(p, unit))) && frame.moved.includes(originOf(frame, unit));

export const shootAction: ImpulseAction<'shoot'> = {
  verb: 'shoot',

  list(game, frame, orders) {
    const able = frame.units.filter((id) => !frame.smoked.includes(id));
    const found: Shoot[] = [];
    listShots(game, contextOf(frame), able, found);
    orders.push(...found.filter((order) => !shootAction.check(game, frame, order)));
  },

  check(game, frame, order) {
    if (frame.smoked.includes(order.unit)) return SMOKE_LAYER;
    if (order.assaultFire && hasMovedOff(game, frame, order.unit)) return MOVED_ALREADY;
    return whyNotShoot(game, order, contextOf(frame), frame.units);
  },

  carryOut(play, frame, order) {
    const aim = checkedAim(play, order, contextOf(frame));
    succeed(play, impulseWith(frame, { acted: true, ...rememberShot(play, frame, aim, order) }));
    carryOutShot(play, aim);
  },
};
