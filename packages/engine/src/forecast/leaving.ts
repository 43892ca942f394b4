/** Passengers who leave a vehicle against their will: every course that their nerve can take (16.2, 16.3). */
import { beginPlay } from '../core/machine.ts';
import { tell } from '../core/play.ts';
import { checkLeader, noteLed } from '../rules/fire-combat/leadership.ts';
import { getOff, leadersFirst } from '../rules/passengers/getting-off.ts';
import { forecastMoraleCheck } from '../rules/rally/morale.ts';
import { crewAbandons } from '../rules/vehicles/crews.ts';
import { isHero, type Position, typeOf, unitOf } from '../state/query.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { STATUS } from '../state/status.ts';

/** One way in which they come off. */
export interface Leaving {
  readonly p: Position;
  readonly chance: number;
  /** Who was Shaken by it. */
  readonly afraid: ReadonlySet<UnitId>;
}

export interface Departure {
  /** Those who find no room on the ground (1.3). */
  readonly lost: readonly UnitId[];
  readonly out: readonly UnitId[];
  readonly courses: readonly Leaving[];
}

/** Stepped off in their order, without the dice; whoever finds no room is lost. */
function steppedOff(p: Position, vehicle: Unit, riders: readonly Unit[], abandoned: boolean): Position {
  const play = beginPlay(p.world, p.state);
  if (abandoned) {
    tell(play, { t: 'status-gained', unit: vehicle.id, status: STATUS.abandoned, rule: '14.1.1' });
    if (p.world.rules.vehicles.abandonedCrew === 'shaken') crewAbandons(play, vehicle.id);
  }
  for (const { id } of riders) getOff(play, id, '16.2');
  return play;
}

/** The course in which a unit passes its check of nerve, and the one in which it is Shaken by it. */
function takeNerve({ p, chance, afraid }: Leaving, id: UnitId, pending: ReadonlySet<UnitId>): Leaving[] {
  const unit = unitOf(p, id);
  const leader = checkLeader(p, unit, pending);
  const [passing, of] = forecastMoraleCheck(p, unit, { leader, tm: true }).chance;
  const calm = beginPlay(p.world, p.state);
  if (leader) noteLed(calm, leader, '11.1.1');
  const shaken = beginPlay(calm.world, calm.state);
  tell(shaken, { t: 'shaken', unit: id, rule: '16.2' });
  const both = [
    { p: calm, chance: (chance * passing) / of, afraid },
    { p: shaken, chance: chance * (1 - passing / of), afraid: new Set([...afraid, id]) },
  ];
  return both.filter((course) => course.chance > 0);
}

/** Those who get off one after the other, Leaders first, each with a check of nerve; Heroes and the Shaken take none. */
export function departure(p: Position, vehicle: Unit, riders: readonly Unit[], abandoned: boolean): Departure {
  const off = steppedOff(p, vehicle, riders, abandoned);
  const out = riders.filter(({ id }) => unitOf(off, id).fate === 'in-play');
  const lost = riders.filter((rider) => !out.includes(rider)).map(({ id }) => id);
  const pending = new Set(out.map(({ id }) => id));
  let courses: readonly Leaving[] = [{ p: off, chance: 1, afraid: new Set() }];
  for (const unit of leadersFirst(off, out)) {
    pending.delete(unit.id);
    if (unit.shaken || isHero(typeOf(p, unit))) continue;
    courses = courses.flatMap((course) => takeNerve(course, unit.id, pending));
  }
  return { lost, out: out.map(({ id }) => id), courses };
}
