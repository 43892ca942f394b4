/** Passengers (11.5, 16, 19.2.4): who rides in or on what, and how many. */
import type { Capacity, Game, Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, isMachine, isMmc, printed } from './counters.ts';

const RULE = 'passengers ride where they can (16.0)';

const TWO_HALVES = ['squad', 'weapon-team'];

const seatsOf = (game: Game, vehicle: Unit): Capacity | undefined => {
  const { vehicle: driven, helicopter } = printed(game, vehicle);
  return (driven ?? helicopter)?.carries;
};

function wrongWith(game: Game, rider: Unit, vehicle: Unit | undefined): string | undefined {
  if (!vehicle) return 'nothing';
  if (rider.at >= 0) return `${vehicle.name} and is on the map besides`;
  if (rider.side !== vehicle.side) return `the enemy's ${vehicle.name}`;
  if (isMachine(game, rider)) return `${vehicle.name}, a machine in another`;
  if (!['vehicle', 'helicopter'].includes(printed(game, vehicle).kind)) return `${vehicle.name}, which takes nobody`;
  if (vehicle.fate !== 'in-play' && vehicle.fate !== 'reserve') return `${vehicle.name}, which is ${vehicle.fate}`;
  if (is(vehicle, 'abandoned')) return `${vehicle.name}, which is abandoned`;
  return rider.fate === 'in-play' || rider.fate === 'reserve' ? undefined : `${vehicle.name} and is ${rider.fate}`;
}

/** Half-squads, weapons, single-man counters and Armor Leaders aboard. */
function load(game: Game, vehicle: Unit) {
  const sum = { halves: 0, weapons: 0, smcs: 0, leaders: 0 };
  for (const rider of game.state.units) {
    if (rider.aboard !== vehicle.id) continue;
    const { kind } = printed(game, rider);
    if (kind === 'armor-leader') sum.leaders++;
    else if (isMmc(game, rider)) sum.halves += TWO_HALVES.includes(kind) ? 2 : 1;
    else sum.smcs++;
    sum.weapons += game.state.weapons.filter(({ holder }) => holder === rider.id).length;
  }
  return sum;
}

function checkLoad(game: Game, vehicle: Unit): void {
  const { halves, weapons, smcs, leaders } = load(game, vehicle);
  const room = seatsOf(game, vehicle) ?? { halves: 0, weapons: 0, smcs: 0 };
  if (halves > room.halves || weapons > room.weapons || smcs > room.smcs || leaders > 1) {
    const found = `${halves} halves, ${weapons} weapons, ${smcs} men, ${leaders} Armor Leaders`;
    throw new Broken('no more passengers than seats (16.1)', `${vehicle.name}: ${found}`);
  }
}

export function checkPassengers(game: Game): void {
  const vehicles = new Set<Unit>();
  for (const unit of game.state.units) {
    if (unit.aboard < 0) {
      const lost = printed(game, unit).kind === 'armor-leader' && unit.at >= 0;
      if (lost) throw new Broken('Armor Leaders stay with their vehicle (11.5)', unit.name);
      continue;
    }
    const vehicle = game.state.units[unit.aboard];
    const wrong = wrongWith(game, unit, vehicle);
    if (wrong) throw new Broken(RULE, `${unit.name} rides in ${wrong}`);
    vehicles.add(vehicle as Unit);
  }
  for (const vehicle of vehicles) checkLoad(game, vehicle);
}
