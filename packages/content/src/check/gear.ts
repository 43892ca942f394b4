/** Do guns, armour, passengers, crews and mounts go with the counter that has them (6.6, 14–16, 19)? */
import type { Capacity, VehicleMachineGun, VehicleValues } from '@opfire/engine';
import type { UnitEntry } from '../schema/unit.ts';
import type { Complaints, Path } from './complaints.ts';
import { type Counter, checkCounterpart } from './counterparts.ts';
import type { Names } from './names.ts';
import { checkTables } from './ordnance.ts';

const MACHINES = ['vehicle', 'helicopter', 'plane'] as const;

const isMachine = ({ kind }: UnitEntry): boolean => (MACHINES as readonly string[]).includes(kind);

/** The values of its kind, and of no other. */
function checkMachine(complaints: Complaints, { entry, path }: Counter): void {
  for (const kind of MACHINES) {
    if (entry.kind === kind && !entry[kind]) {
      complaints.add(path, `is a ${kind} without "${kind}"`, 'write down its armour and what it fires');
    }
    if (entry.kind !== kind && entry[kind]) {
      complaints.add([...path, kind], `a ${entry.kind} is no ${kind}`, `leave it out, or make it a ${kind}`);
    }
  }
  if (!isMachine(entry)) return;
  if ((entry.firepower ?? 0) + (entry.range ?? 0) > 0) {
    const remedy = 'leave out "firepower" and "range": its guns and machine guns have their own';
    complaints.add(path, `is a ${entry.kind} with firepower or range of its own`, remedy);
  }
  const flies = entry.kind !== 'vehicle';
  if (flies === entry.movement > 0) {
    const remedy = flies ? 'write 0: aircraft fly as far as they like' : 'write its movement factor';
    complaints.add([...path, 'movement'], `is ${entry.movement}`, remedy);
  }
}

function checkCrew(complaints: Complaints, counter: Counter, names: Names): void {
  const { kind, crew } = counter.entry;
  const manned = kind === 'vehicle' || kind === 'helicopter';
  if (manned && crew === undefined) {
    complaints.add(counter.path, `is a ${kind} without "crew"`, 'name the crew that gets out of it');
  }
  if (crew === undefined) return;
  if (manned) checkCounterpart(complaints, counter, names, { key: ['crew'], id: crew, wanted: 'crew' });
  else complaints.add([...counter.path, 'crew'], `nobody gets out of a ${kind}`, 'leave it out');
}

function checkMount(complaints: Complaints, counter: Counter, names: Names): void {
  const { kind, mount } = counter.entry;
  if (!mount) return;
  const place = [...counter.path, 'mount'];
  if (kind !== 'squad' && kind !== 'half-squad') {
    complaints.add(place, `a ${kind} rides nothing of its own`, 'leave it out, or make it a squad or half-squad');
  } else checkCounterpart(complaints, counter, names, { key: ['mount', 'onFoot'], id: mount.onFoot, wanted: kind });
}

function checkTeam(complaints: Complaints, { entry, path }: Counter): void {
  const { kind, weapon, ordnance = [], covers, thermal } = entry;
  const serves = kind === 'weapon-team' && weapon === 'ordnance';
  if (serves && ordnance.length === 0) {
    complaints.add(path, 'is a gun team without "ordnance"', 'write down its to-hit table');
  }
  if (serves) return checkTables(complaints, [...path, 'ordnance'], ordnance);
  for (const [key, value] of Object.entries({ ordnance: entry.ordnance, covers, thermal })) {
    if (value === undefined) continue;
    complaints.add(
      [...path, key],
      `only teams with a gun have "${key}"`,
      'leave it out, or give it the weapon "ordnance"',
    );
  }
}

function checkCapacity(complaints: Complaints, path: Path, { halves, where }: Capacity, flies: boolean): void {
  if (halves === 0) complaints.add(path, 'carries no half-squad', 'write how many, or leave "carries" out');
  if (flies && where === 'outside') {
    complaints.add([...path, 'where'], 'nobody rides on top of a helicopter', 'write "inside"');
  }
}

function checkMachineGuns(complaints: Complaints, path: Path, guns: readonly VehicleMachineGun[]): void {
  for (const [index, { firepower }] of guns.entries()) {
    if (firepower === 2 || firepower === 4) continue;
    const place = [...path, index, 'firepower'];
    complaints.add(place, `nothing says how far a machine gun of ${firepower} fires (15.0)`, 'write 2 or 4');
  }
}

function checkArmour(complaints: Complaints, path: Path, vehicle: VehicleValues): void {
  for (const [index, part] of (vehicle.redArmour ?? []).entries()) {
    const [where, side] = part.split('-') as ['hull' | 'turret', 'front' | 'flank' | 'rear'];
    if (vehicle[where]?.[side]) continue;
    complaints.add([...path, 'redArmour', index], `there is no armour on its ${where}'s ${side}`, 'leave it out');
  }
  const turned = vehicle.guns.findIndex(({ inHull }) => inHull);
  if (turned >= 0 && !vehicle.turret) {
    complaints.add([...path, 'guns', turned, 'inHull'], 'without a turret every gun is in the hull', 'leave it out');
  }
}

export function checkGear(complaints: Complaints, counter: Counter, names: Names): void {
  const { entry, path } = counter;
  checkMachine(complaints, counter);
  checkCrew(complaints, counter, names);
  checkMount(complaints, counter, names);
  checkTeam(complaints, counter);
  if (entry.vehicle) checkArmour(complaints, [...path, 'vehicle'], entry.vehicle);
  for (const kind of ['vehicle', 'helicopter'] as const) {
    const values = entry[kind];
    if (!values) continue;
    checkTables(complaints, [...path, kind, 'guns'], values.guns);
    checkMachineGuns(complaints, [...path, kind, 'machineGuns'], values.machineGuns);
    if (values.carries) checkCapacity(complaints, [...path, kind, 'carries'], values.carries, kind === 'helicopter');
  }
}
