/** What small arms do to a helicopter and those in it, followed through the dice (19.2.7). */
import { type LocationId, OFF_MAP } from '../board/board.ts';
import { crashHex } from '../rules/aircraft/crash.ts';
import { helicopterResult } from '../rules/aircraft/helicopter-checks.ts';
import { overstacked } from '../rules/movement/stacking.ts';
import type { Exposure } from '../rules/vehicles/exposure.ts';
import { anyUnitAt, moraleOf, type Position } from '../state/query.ts';
import { enemyOf, type Unit } from '../state/state.ts';
import { type Fate, type Fates, fateOf, followChecks } from './fates.ts';
import type { Moment } from './moment.ts';

const FACES = 6;

interface Doom {
  readonly damaged: number;
  readonly destroyed: number;
}

function checkOwn(p: Position, helicopter: Unit, check: number, weight: number, fate: Fate): Doom {
  const morale = moraleOf(p, helicopter);
  const doom = { damaged: 0, destroyed: 0 };
  fate.check += weight;
  for (let face = 1; face <= FACES; face++) {
    const result = helicopterResult(face + check, morale);
    fate.results[result] += weight / FACES;
    if (result === 'damaged' || result === 'destroyed') doom[result] += 1 / FACES;
  }
  fate.lost += weight * (doom.damaged + doom.destroyed);
  return doom;
}

/** Of all crashes, how many leave a passenger no place to get out at: beyond the edge, among enemies, where no room is. */
function trapped(p: Position, helicopter: Unit, rider: Unit): number {
  let ways = 0;
  for (let white = 1; white <= FACES; white++)
    for (let direction = 0; direction < FACES; direction++) {
      const hex = crashHex(p, helicopter.at, direction, Math.ceil(white / 2));
      const at = hex < 0 ? OFF_MAP : (p.world.board.ground[hex] as LocationId);
      const barred =
        at < 0 || anyUnitAt(p.state, at, enemyOf(rider.side)) || overstacked(p, at, [rider.id], rider.side);
      if (barred) ways++;
    }
  return ways / (FACES * FACES);
}

/**
 * One throw that beats the helicopter's armour: it checks, then everybody in it. Lost is also who leaves the map in a
 * damaged helicopter. On a crash site it counts who stands there now.
 */
export function strikeHelicopter(
  start: Moment,
  { vehicle: helicopter, riders }: Pick<Exposure, 'vehicle' | 'riders'>,
  check: number,
  weight: number,
  fates: Fates,
): void {
  const { damaged, destroyed } = checkOwn(start, helicopter, check, weight, fateOf(fates, helicopter.id));
  const before = riders.map(({ id }) => fateOf(fates, id).lost);
  followChecks(
    start,
    riders.map(({ id }) => ({ unit: id, check })),
    weight,
    fates,
  );
  riders.forEach((rider, index) => {
    const fate = fateOf(fates, rider.id);
    const alive = weight - (fate.lost - (before[index] as number));
    const burnt = 1 - (1 - trapped(start, helicopter, rider)) / 2;
    fate.lost += alive * (damaged + destroyed * burnt);
  });
}
