/** Vehicles begin the battle open or buttoned, as their owner likes (15.0; ruling R-601). */
import { type Play, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { hasStatus, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Deployment } from '../../state/scenario.ts';
import { STATUS } from '../../state/status.ts';

type Switch = OrderTo<'button'> | OrderTo<'open'>;

const NOT_THEIRS = refusal('22.0', 'not-a-unit-that-is-set-up-now');
const NO_HATCHES = refusal('15.0', 'only-vehicles-have-hatches');
const SHUT_ALREADY = refusal('15.0', 'the-hatches-are-shut-already');
const OPEN_ALREADY = refusal('15.0', 'the-hatches-are-open-already');

export function whyNotSwitchHatches(
  p: Position,
  groups: readonly Deployment[],
  { do: verb, unit: id }: Switch,
): Refusal | undefined {
  if (!groups.some(({ units }) => units.includes(id))) return NOT_THEIRS;
  const vehicle = unitOf(p, id);
  if (!isVehicle(typeOf(p, vehicle))) return NO_HATCHES;
  const shut = hasStatus(vehicle, 'buttoned');
  if (shut === (verb === 'open')) return undefined;
  return shut ? SHUT_ALREADY : OPEN_ALREADY;
}

export function hatchOrders(p: Position, groups: readonly Deployment[]): Order[] {
  if (!p.world.machines) return [];
  const all = groups.flatMap(({ units }) => units);
  const both = all.flatMap((unit): Switch[] => [
    { do: 'button', unit },
    { do: 'open', unit },
  ]);
  return both.filter((order) => !whyNotSwitchHatches(p, groups, order));
}

export function switchHatches(play: Play, { do: verb, unit }: Switch): void {
  const t = verb === 'button' ? 'status-gained' : 'status-lost';
  tell(play, { t, unit, status: STATUS.buttoned, rule: '15.0' });
}
