/** Overruns forecast: the attack on everybody in the hex, if nothing on the way there spoils it (15.3). */
import { overrunFirepower, overrunTargets } from '../rules/vehicles/overrun.ts';
import type { MoveFrame } from '../state/frames.ts';
import type { OrderTo } from '../state/orders.ts';
import { unitOf } from '../state/query.ts';
import type { Game, UnitId } from '../state/state.ts';
import { forecastOpposed } from './attack.ts';
import { arrived } from './movement.ts';
import type { AttackForecast } from './types.ts';

const BARE = { total: 0, parts: [] };

export function forecastOverrun(game: Game, frame: MoveFrame, { to }: OrderTo<'overrun'>): AttackForecast {
  const there = arrived(game, frame.units, to);
  const vehicle = unitOf(there, frame.units[0] as UnitId);
  const firepower = overrunFirepower(there, vehicle);
  const aims = overrunTargets(there, to, vehicle).map(({ id }) => ({ unit: id, attack: firepower, defence: BARE }));
  return forecastOpposed(there, { how: 'overrun', firepower, aims, heroes: true });
}
