/** What the invariants look up about counters: printed facts, never a rule of the engine. */
import type { Game, Status, Unit, UnitKind, UnitType } from '@opfire/engine';
import { statusesIn } from '@opfire/engine';

export const printed = ({ world }: Game, unit: Unit): UnitType => world.setup.unitTypes[unit.type] as UnitType;

const MMCS: readonly UnitKind[] = ['squad', 'half-squad', 'crew', 'weapon-team'];
const MACHINES: readonly UnitKind[] = ['vehicle', 'helicopter', 'plane'];

export const isMmc = (game: Game, unit: Unit): boolean => MMCS.includes(printed(game, unit).kind);
export const isMachine = (game: Game, unit: Unit): boolean => MACHINES.includes(printed(game, unit).kind);
export const isVehicle = (game: Game, unit: Unit): boolean => printed(game, unit).kind === 'vehicle';

export const is = (unit: Unit, status: Status): boolean => statusesIn(unit.status).includes(status);

/** Rides on top of a vehicle, not in it, and does not command it. */
export function ridesOnTop(game: Game, unit: Unit): boolean {
  const vehicle = game.state.units[unit.aboard];
  return (
    vehicle !== undefined &&
    printed(game, vehicle).vehicle?.carries?.where === 'outside' &&
    printed(game, unit).kind !== 'armor-leader'
  );
}

/** Where it is, or its vehicle. */
export const whereabouts = ({ state }: Game, unit: Unit): number => state.units[unit.aboard]?.at ?? unit.at;

/** A location with its name, for reports. */
export const placeName = ({ world }: Game, at: number): string => world.board.locations[at]?.name ?? 'off the map';
