/** Vehicles and aircraft: rules for them in every edition, somebody to command, seats for all, and a way onto the map. */
import { type Ruleset, rulesetFor, type UnitType } from '@opfire/engine';
import { EDGES } from '../../schema/hex-set.ts';
import type { NamedForce } from '../forces.ts';
import { isMachine, isPassenger } from '../seats.ts';
import { canPark } from './ground.ts';
import { counted, type Survey } from './survey.ts';

type Module = keyof Ruleset['modules'];

const gunsOf = ({ ordnance = [], vehicle, helicopter }: UnitType) => vehicle?.guns ?? helicopter?.guns ?? ordnance;

/** What a counter needs of the rules, beyond what every edition has. */
function moduleFor(type: UnitType): readonly [Module, string] | undefined {
  const guns = gunsOf(type);
  if (type.mount) return ['mounted', 'mounted units'];
  if (guns.length > 0 && guns.every(({ guided }) => guided)) return ['guidedMissiles', 'guided missiles'];
  return type.helicopter ? ['helicopters', 'helicopters'] : undefined;
}

function checkModules(survey: Survey, { id, units }: NamedForce): void {
  const { editions, rules } = survey.scenario;
  for (const { counter, type } of new Map(units.map((unit) => [unit.counter, unit])).values()) {
    const [module, what] = moduleFor(type) ?? [];
    if (module === undefined) continue;
    const without = editions.filter((edition) => !rulesetFor(edition).modules[module]);
    if (without.length === 0 || rules?.switches?.[`modules.${module}`] === true) continue;
    const problem = `${without.join(' and ')} has no rules for ${what}`;
    survey.add(['forces', id, 'units', counter], problem, 'leave it out of "editions", or choose another counter');
  }
}

function checkSeats(survey: Survey, { id, force, units, seats }: NamedForce): void {
  const path = ['forces', id];
  for (const { counter, name, type } of units) {
    if (type.kind === 'armor-leader' && !seats.has(name))
      survey.add([...path, 'units', counter], 'has no vehicle to command', 'give the force one more vehicle (11.5)');
  }
  if (!force.aboard) return;
  const standing = units.filter(({ name, type }) => isPassenger(type) && !seats.has(name)).length;
  if (standing === 0) return;
  const remedy = 'add vehicles, or put them into a force of their own (16.1)';
  survey.add([...path, 'aboard'], `${counted(standing, 'unit')} without a seat`, remedy);
}

function checkPlanes(survey: Survey, { id, force, units }: NamedForce): void {
  const path = ['forces', id];
  const planes = units.filter(({ type }) => type.plane);
  if (force.airSupport && planes.length < units.length)
    survey.add([...path, 'airSupport'], 'only planes come by air support', 'give everybody else another force');
  if (!force.airSupport && planes.length > 0)
    survey.add(path, 'planes cannot come so', 'put them into a force with "airSupport": true (19.1)');
}

/** Vehicles need an edge hex that they can drive on; helicopters none. */
function checkGate(survey: Survey, { id, force: { enters }, units }: NamedForce): void {
  if (!enters) return;
  const edges = enters.edge ? [enters.edge] : (enters.edges ?? Object.values(enters.die ?? {}));
  const sets =
    enters.hexes === undefined ? (edges.length > 0 ? edges : EDGES).map((edge) => ({ edge })) : [enters.hexes];
  for (const set of sets) {
    const hexes = survey.quietly(set);
    const stuck = units.find(({ type }) => type.vehicle && !hexes.some((hex) => canPark(survey, type, hex)));
    if (!stuck || hexes.length === 0) continue;
    const where = typeof set === 'object' && 'edge' in set ? `by the ${set.edge} edge` : 'there';
    return survey.add(
      ['forces', id, 'enters'],
      `${stuck.counter} cannot come on ${where}`,
      'choose a road or open ground',
    );
  }
}

export function checkMachines(survey: Survey, named: NamedForce): void {
  checkModules(survey, named);
  checkSeats(survey, named);
  checkPlanes(survey, named);
  checkGate(survey, named);
  if (named.force.aboard && !named.units.some(({ type }) => isMachine(type)))
    survey.add(['forces', named.id, 'aboard'], 'there is nothing to ride in', 'add vehicles, or drop it');
}
