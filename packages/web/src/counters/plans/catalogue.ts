/** Which vehicle, helicopter or plane looks how; one that nobody drew looks like its kind. */
import type { UnitType } from '@opfire/engine';
import {
  type Aeroplane,
  alouette,
  cobra,
  harrier,
  hind,
  huey,
  hueyGunship,
  hurricane,
  pucara,
  puma,
  type Rotorcraft,
  stuka,
} from './aircraft.ts';
import {
  armouredCar,
  armouredCarrier,
  assaultGun,
  halfTrack,
  sherman,
  truck,
  VEHICLES,
  type VehiclePlan,
} from './vehicles.ts';

/** By what is printed: a turret or none, tracks or wheels, an open bed or none. */
export function vehiclePlan({ id, vehicle }: UnitType): VehiclePlan {
  const plan = VEHICLES[id];
  if (plan || !vehicle) return plan ?? sherman;
  const { drive, turret, hull, openTopped, guns } = vehicle;
  if (turret) return drive === 'tracked' ? sherman : armouredCar;
  if (hull.front === null) return truck;
  if (openTopped) return halfTrack;
  return guns.length > 0 ? assaultGun : armouredCarrier;
}

const ROTORCRAFT: Readonly<Record<string, Rotorcraft>> = {
  'uh-1d-huey': huey,
  'uh-1b-huey': hueyGunship,
  alouette,
  puma,
  'ah-1-cobra': cobra,
  'mi-24-hind': hind,
};
export const rotorcraftPlan = ({ id }: UnitType): Rotorcraft => ROTORCRAFT[id] ?? huey;

const AEROPLANES: Readonly<Record<string, Aeroplane>> = { stuka, 'hurricane-iid': hurricane, pucara, harrier };
export const aeroplanePlan = ({ id }: UnitType): Aeroplane => AEROPLANES[id] ?? hurricane;
