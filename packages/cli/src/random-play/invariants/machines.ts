/** Vehicles and aircraft as they stand (5.1, 14.1, 15.0, 15.1, 19.1, 19.2.1): facing, hatches, ground and air. */
import { type Game, type Status, statusesIn, type Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, isVehicle, placeName, printed } from './counters.ts';

const isFacing = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 6;

/** Hulls, turrets and red corners point to a vertex; nothing else does. */
function checkFacing(game: Game, unit: Unit): void {
  const { vehicle, covers } = printed(game, unit);
  const faces = vehicle !== undefined || covers === true;
  const turns = vehicle?.turret !== undefined;
  if ((faces ? isFacing(unit.facing) : unit.facing === -1) && (turns ? isFacing(unit.turret) : unit.turret === -1))
    return;
  throw new Broken('who has an arc faces a vertex (14.1, 15.1)', `${unit.name}: ${unit.facing} and ${unit.turret}`);
}

/** What each lasting condition can be found on. */
const BELONGS: Readonly<Record<Status, (game: Game, unit: Unit) => boolean>> = {
  buttoned: isVehicle,
  abandoned: isVehicle,
  hovering: (game, unit) => printed(game, unit).kind === 'helicopter',
  depleted: (game, unit) => printed(game, unit).vehicle !== undefined || hasMissiles(game, unit),
  continuing: isVehicle,
  'dug-in': (game, unit) => isVehicle(game, unit) || printed(game, unit).kind === 'weapon-team',
  dismounting: (game, unit) => printed(game, unit).mount !== undefined,
};

function hasMissiles(game: Game, unit: Unit): boolean {
  const { ordnance, helicopter } = printed(game, unit);
  return [...(ordnance ?? []), ...(helicopter?.guns ?? [])].some(({ guided }) => guided !== undefined);
}

function checkStatus(game: Game, unit: Unit): void {
  const odd = statusesIn(unit.status).find((status) => !BELONGS[status](game, unit));
  if (odd) throw new Broken('conditions belong to their kind', `${unit.name} is ${odd}`);
  const alert = isVehicle(game, unit) && unit.at >= 0 && unit.shaken && !is(unit, 'abandoned');
  if (alert && !is(unit, 'buttoned')) throw new Broken('Shaken vehicles are buttoned (5.1, 15.0)', unit.name);
}

const COST = { tracked: 'tracked', 'off-road': 'offRoad', road: 'roadWheels' } as const;

/** On the ground, in terrain open to it or on a road, and in no building that still stands (1.3, 15.1). */
function checkGround(game: Game, unit: Unit): void {
  const { board } = game.world;
  const location = board.locations[unit.at];
  const drive = printed(game, unit).vehicle?.drive;
  const hex = location && board.hexes[location.hex];
  if (!hex || !drive) return;
  const where = `${unit.name} in ${location.name} (${hex.terrain.id})`;
  if (location.stratum !== 'ground') throw new Broken('vehicles stay on the ground (15.1)', where);
  const rubble = game.state.ground.some((marker) => marker.kind === 'rubble' && marker.hex === hex.index);
  if (hex.roads !== 0 || rubble) return;
  if (hex.terrain.structure) throw new Broken('no vehicle in a building without rubble (15.1.2)', where);
  if (hex.terrain.cost[COST[drive]] === null) throw new Broken('no vehicle in prohibited terrain (15.1)', where);
}

/** Aircraft are in the air, and planes only while they fly their mission (19.1, 19.2). */
function checkAloft(game: Game, unit: Unit): void {
  const { kind } = printed(game, unit);
  const aloft = game.world.board.locations[unit.at]?.stratum === 'air';
  if (aloft !== (kind === 'helicopter' || kind === 'plane'))
    throw new Broken('aircraft and nobody else are in the air (19.0)', `${unit.name} in ${placeName(game, unit.at)}`);
  const flies = game.state.stack.some((frame) => frame.f === 'attack-run' && frame.unit === unit.id);
  if (kind === 'plane' && !flies) throw new Broken('a plane leaves in the impulse in which it came (19.1)', unit.name);
}

/** Helicopters over one hex, by the edition (1.3, 19.2.1). */
function checkAirspace(game: Game): void {
  if (game.world.setup.edition === 'v4.1') return;
  const seen = new Set<number>();
  for (const unit of game.state.units) {
    if (unit.at < 0 || printed(game, unit).kind !== 'helicopter') continue;
    if (seen.has(unit.at)) throw new Broken('one helicopter over a hex (19.2.1)', placeName(game, unit.at));
    seen.add(unit.at);
  }
}

function checkWrecks(game: Game): void {
  const hexes = game.state.ground.filter(({ kind }) => kind === 'wreck').map(({ hex }) => hex);
  if (new Set(hexes).size < hexes.length) throw new Broken('one wreck in a hex (1.3)', hexes.join(', '));
}

export function checkMachines(game: Game): void {
  for (const unit of game.state.units) {
    checkFacing(game, unit);
    checkStatus(game, unit);
    if (unit.at < 0) continue;
    checkGround(game, unit);
    checkAloft(game, unit);
  }
  checkAirspace(game);
  checkWrecks(game);
}
