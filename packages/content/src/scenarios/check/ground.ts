/** Room to set up, and ways to get somewhere. */
import type { Board, HexId, UnitType } from '@opfire/engine';
import type { Path } from '../../check/complaints.ts';
import type { NamedForce } from '../forces.ts';
import { isMachine, roomOf } from '../seats.ts';
import { counted, type Survey } from './survey.ts';

type Hex = Board['hexes'][number];

/** In half-squads: three squads, and two single men, in each location (1.3). */
const SQUAD_ROOM = 6;
const SMC_ROOM = 2;
const VEHICLE_ROOM = 2;

const squads = (half: number): string => counted(half / 2, 'squad');

/** Only machine-gun teams set up in buildings (1.7). */
const isHeavyTeam = ({ kind, weapon }: UnitType): boolean => kind === 'weapon-team' && weapon !== 'machine-gun';

function roomIn(survey: Survey, hexes: readonly HexId[], nations: ReadonlySet<string>): number {
  let room = 0;
  for (const hex of hexes) {
    const { terrain } = survey.board.hexes[hex] as Hex;
    const strata = (survey.board.strata[hex] ?? []).length;
    const atHome = [...nations].every((id) => survey.library.nations[id]?.terrain?.[terrain.id]?.fullStacking);
    room += strata * (terrain.stacking && !atHome ? 2 * terrain.stacking.squads : SQUAD_ROOM);
  }
  return room;
}

/** Whether a force finds room in the hexes where it is to stand; passengers have theirs. */
export function checkRoom(survey: Survey, { units, seats }: NamedForce, hexes: readonly HexId[], path: Path): void {
  const walking = units.filter(({ name, type }) => !isMachine(type) && !seats.has(name)).map(({ type }) => type);
  if (walking.length > 0) checkFooting(survey, walking, hexes, path);
  checkParking(
    survey,
    units.map(({ type }) => type),
    hexes,
    path,
  );
}

/** Two vehicles in a hex, on ground that they can drive on and not in buildings; one helicopter above it (1.3, 19.2.1). */
function checkParking(survey: Survey, types: readonly UnitType[], hexes: readonly HexId[], path: Path): void {
  const flying = types.filter(({ helicopter }) => helicopter).length;
  if (flying > hexes.length)
    survey.add(path, `${counted(flying, 'helicopter')} over ${hexes.length} hexes`, 'widen it: each has its own hex');
  const driven = types.filter(({ vehicle }) => vehicle);
  const park = hexes.filter((hex) => driven.every((type) => canPark(survey, type, hex)));
  if (driven.length <= VEHICLE_ROOM * park.length) return;
  const remedy = `it holds ${VEHICLE_ROOM * park.length}, two in each hex that is open to all of them: widen it (1.3)`;
  survey.add(path, `${counted(driven.length, 'vehicle')} do not fit into this setup area`, remedy);
}

export function canPark(survey: Survey, { vehicle }: UnitType, hex: HexId): boolean {
  const { terrain, roads } = survey.board.hexes[hex] as Hex;
  if (terrain.structure || !vehicle) return false;
  const key = ({ tracked: 'tracked', 'off-road': 'offRoad', road: 'roadWheels' } as const)[vehicle.drive];
  return terrain.cost[key] !== null || roads !== 0;
}

function checkFooting(survey: Survey, types: readonly UnitType[], hexes: readonly HexId[], path: Path): void {
  const open = hexes.filter((hex) => survey.isPassable(hex));
  if (open.length === 0 && hexes.length > 0) {
    return survey.add(path, 'nobody can stand in any of these hexes', 'choose ground that can be entered on foot');
  }
  const needed = types.reduce((sum, type) => sum + roomOf(type), 0);
  const room = roomIn(survey, open, new Set(types.map(({ nation }) => nation)));
  const names = `${counted(open.length, 'hex').replace('hexs', 'hexes')} of this setup area`;
  if (needed > room) {
    survey.add(path, `${squads(needed)} do not fit into the ${names}`, `it holds ${squads(room)}: widen it (1.3)`);
  }
  const strata = open.reduce((sum, hex) => sum + (survey.board.strata[hex] ?? []).length, 0);
  const single = types.filter((type) => roomOf(type) === 0).length;
  if (single > SMC_ROOM * strata) {
    const remedy = `it holds ${SMC_ROOM * strata}, two in each location: widen it (1.3)`;
    survey.add(path, `${single} single-man counters do not fit into the ${names}`, remedy);
  }
  checkTeams(survey, types, open, path);
}

function checkTeams(survey: Survey, types: readonly UnitType[], hexes: readonly HexId[], path: Path): void {
  const needed = types.filter(isHeavyTeam).reduce((sum, type) => sum + roomOf(type), 0);
  const outside = hexes.filter((hex) => {
    const { terrain } = survey.board.hexes[hex] as Hex;
    return !terrain.structure && !terrain.noWeaponTeams;
  });
  if (needed <= SQUAD_ROOM * outside.length) return;
  const remedy = 'add open hexes: only machine-gun teams set up in buildings, and none in marsh (1.7)';
  survey.add(path, 'there is no ground for the weapon teams', remedy);
}

/** Hexes in which a side's units can come to be, before they move. */
function beginnings(survey: Survey, side: string): HexId[] {
  const own = survey.forces.filter(({ force }) => force.side === side);
  const ids = own.map(({ id }) => id);
  const arrivals = own.flatMap(({ force: { setup, enters } }) => {
    if (setup !== undefined) return survey.quietly(setup);
    if (enters?.hexes !== undefined) return survey.quietly(enters.hexes);
    if (enters?.edge !== undefined) return survey.quietly({ edge: enters.edge });
    return enters ? [...survey.board.hexes.keys()] : [];
  });
  const placed = survey.effects().flatMap(({ effect }) => {
    if (effect.do === 'place' && ids.includes(effect.force)) return survey.quietly(effect.at);
    return effect.do === 'deploy' && ids.includes(effect.force) ? survey.quietly(effect.hexes) : [];
  });
  return [...arrivals, ...placed];
}

/** Every hex to which units of a side can walk. */
export function reachable(survey: Survey, side: string): ReadonlySet<HexId> {
  const reached = new Set(beginnings(survey, side).filter((hex) => survey.isPassable(hex)));
  const { neighbours, hexsides } = survey.board;
  for (const hex of reached) {
    for (let d = 0; d < 6; d++) {
      const next = neighbours[6 * hex + d] as HexId;
      const barred = hexsides[6 * hex + d]?.cost.leg === null;
      if (next >= 0 && !barred && survey.isPassable(next)) reached.add(next);
    }
  }
  return reached;
}
