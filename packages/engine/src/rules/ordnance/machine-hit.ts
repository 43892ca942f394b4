/** A hit on a vehicle or aircraft: penetration, nerve, and what they lead to (14.1, 14.1.1, 14.1.2, 19.2.6). */
import { type Play, roll, tell } from '../../core/play.ts';
import { hasStatus, isVehicle, typeOf, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { strikeAircraft } from '../aircraft/hits.ts';
import { passengersGetOff } from '../passengers/getting-off.ts';
import { abandonVehicle, destroyVehicle, shakeVehicle } from '../vehicles/damage.ts';
import type { Aim } from './aim.ts';
import { type Blow, destroys, rollNerve } from './nerve.ts';
import { armourTally, penetrationResult, penetrationTally, plateHit } from './penetration.ts';

/** Dice order: the shell's, then the armour's. */
function penetrate(play: Play, aim: Aim, target: Unit, plate: ReturnType<typeof plateHit>): Blow {
  const attack = penetrationTally(aim, plate);
  const armour = armourTally(plate);
  const dice = roll(play, [6, 6], 'penetration');
  const result = penetrationResult(dice, attack.total, armour.total);
  tell(play, {
    t: 'penetration-rolled',
    unit: aim.gun.unit.id,
    target: target.id,
    ...(plate.impact && { impact: plate.impact }),
    attack,
    armour,
    dice,
    result,
    rule: plate.impact ? '14.1' : '19.2.6',
  });
  return { dice, attack, armour, result };
}

/** What a blow to its armour does to a vehicle (14.1, 14.1.1). */
export function strikeVehicle(play: Play, target: Unit, blow: Blow): void {
  if (destroys(blow)) return destroyVehicle(play, target.id, '14.1', { bailout: true });
  if (blow.result === 'dud') return;
  const outcome = rollNerve(play, target, blow);
  if (outcome === 'abandoned') abandonVehicle(play, target.id, '14.1.1');
  else if (outcome === 'shaken') shakeVehicle(play, target.id, '14.1.1');
  if (!hasStatus(unitOf(play, target.id), 'abandoned')) passengersGetOff(play, target.id);
}

/** An unarmoured vehicle, or an unarmoured side, is destroyed by any hit (14.1.2). */
export function strikeMachine(play: Play, aim: Aim, target: Unit, natural: number): void {
  const plate = plateHit(play, aim, target, natural);
  const vehicle = isVehicle(typeOf(play, target));
  if (vehicle && plate.thickness === null) return destroyVehicle(play, target.id, '14.1.2', { bailout: true });
  const blow = penetrate(play, aim, target, plate);
  if (vehicle) strikeVehicle(play, target, blow);
  else strikeAircraft(play, target, blow);
}
