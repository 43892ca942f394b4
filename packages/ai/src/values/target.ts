/** Units that are fired at together, as the tables of damage want to know them. */
import { type Game, moraleOf, STATUS, type Unit, type UnitType } from '@opfire/engine';
import { UNARMOURED } from './guns.ts';
import { rowOf } from './odds.ts';
import { isMachine, leadershipAmong, plateOf, readerOf, typeOf, worthOf } from './worth.ts';

type Armour = NonNullable<UnitType['vehicle']>['hull'];

export interface Target {
  readonly first: Unit;
  readonly units: readonly TargetUnit[];
  readonly worth: number;
}

export interface TargetUnit {
  /** With what and whom it carries. */
  readonly worth: number;
  /** Where its chances under small arms stand. */
  readonly row: number;
  /** What armour takes off small arms: all of it, where everything is shut (17.2). */
  readonly armour: number;
  /** Against guns; undefined: on foot. */
  readonly plate?: number;
}

/** Whom a vehicle carries suffers with it, though not always. */
const ABOARD = 0.7;

function machineIn(game: Game, unit: Unit, lead: number): TargetUnit {
  const type = typeOf(game, unit);
  const { vehicle, helicopter } = type;
  let worth = worthOf(game, unit);
  for (const rider of game.state.units) if (rider.aboard === unit.id) worth += ABOARD * worthOf(game, rider);
  const plate = plateOf(type);
  const open = vehicle?.openTopped === true || (unit.status & STATUS.buttoned) === 0;
  const thin = vehicle ? Math.min(...[vehicle.hull, vehicle.turret ?? vehicle.hull].flatMap(thinnest)) : 0;
  const shut = vehicle !== undefined && plate !== UNARMOURED && !open;
  const armour = shut ? Number.POSITIVE_INFINITY : plate === UNARMOURED ? 0 : thin + (helicopter?.armour ?? 0);
  return { worth, row: rowOf(readerOf(game, unit), moraleOf(game, unit), lead), armour, plate };
}

const thinnest = ({ front, flank, rear }: Armour): number[] => [front ?? 0, flank ?? 0, rear ?? 0];

function unitIn(game: Game, unit: Unit, lead: number): TargetUnit {
  if (isMachine(typeOf(game, unit))) return machineIn(game, unit, lead);
  return { worth: worthOf(game, unit), row: rowOf(readerOf(game, unit), moraleOf(game, unit), lead), armour: 0 };
}

export function targetOf(game: Game, units: readonly Unit[]): Target | undefined {
  const [first] = units;
  if (!first) return undefined;
  const lead = leadershipAmong(game, units);
  const rows = units.map((unit) => unitIn(game, unit, lead));
  return { first, units: rows, worth: rows.reduce((sum, { worth }) => sum + worth, 0) };
}

/** Two groups in one place. */
export const joined = (one: Target, other: Target | undefined): Target =>
  other ? { first: one.first, units: [...one.units, ...other.units], worth: one.worth + other.worth } : one;
