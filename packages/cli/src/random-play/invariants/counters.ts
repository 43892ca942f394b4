/** What the invariants look up about counters: printed facts, never a rule of the engine. */
import type { Game, Unit, UnitKind, UnitType } from '@opfire/engine';

export const printed = ({ world }: Game, unit: Unit): UnitType => world.setup.unitTypes[unit.type] as UnitType;

const MMCS: readonly UnitKind[] = ['squad', 'half-squad', 'crew', 'weapon-team'];

export const isMmc = (game: Game, unit: Unit): boolean => MMCS.includes(printed(game, unit).kind);

/** A location with its name, for reports. */
export const placeName = ({ world }: Game, at: number): string => world.board.locations[at]?.name ?? 'off the map';
