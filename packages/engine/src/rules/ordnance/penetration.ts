/** Shell against armour: where it strikes, what both sides add to their die, and what comes of it (14.1, 14.1.1–14.1.3, 14.2). */
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { EventOf, Impact } from '../../state/events.ts';
import { type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import type { Armour, ArmourSide, VehicleValues } from '../../state/vehicles.ts';
import type { Aim } from './aim.ts';
import { impactSides } from './arcs.ts';

export type Penetration = EventOf<'penetration-rolled'>['result'];

/** What a shell meets: a side of the hull or turret, or the thin skin of an aircraft. */
export interface Plate {
  /** Absent for aircraft. */
  readonly impact?: Impact;
  /** Null: unarmoured there, any hit destroys (14.1.2). */
  readonly thickness: number | null;
  /** Printed in red: HEAT counts half (14.2). */
  readonly red: boolean;
}

const LOWEST_TURRET_HIT = 2;

/** An even roll above 2 strikes the turret, if there is one (14.1.3, ruling D-116). */
const partHit = (values: VehicleValues, natural: number): Impact['part'] =>
  values.turret && natural > LOWEST_TURRET_HIT && natural % 2 === 0 ? 'turret' : 'hull';

/** The printed value, or half of it, fractions up, by HEAT against red armour (14.2, ruling R-207). */
function penetrationOf({ gun, column }: Aim, red: boolean): number {
  const printed = gun.table.penetration[column] ?? 0;
  return gun.table.heat && red ? Math.ceil(printed / 2) : printed;
}

/** By how much the shell is ahead before the dice; bare metal is no armour at all. */
const margin = (aim: Aim, { thickness, red }: Plate): number =>
  thickness === null ? Number.POSITIVE_INFINITY : penetrationOf(aim, red) - thickness;

function vehiclePlate(p: Position, aim: Aim, target: Unit, values: VehicleValues, natural: number): Plate {
  const part = partHit(values, natural);
  const armour = (part === 'turret' ? values.turret : values.hull) as Armour;
  const facing = part === 'turret' ? target.turret : target.facing;
  const plateOn = (side: ArmourSide): Plate => ({
    impact: { part, side },
    thickness: armour[side],
    red: values.redArmour?.includes(`${part}-${side}`) ?? false,
  });
  const [first, ...others] = impactSides(p.world.board, target.at, facing, aim.from).map(plateOn) as [
    Plate,
    ...Plate[],
  ];
  return others.reduce((best, plate) => (margin(aim, plate) > margin(aim, best) ? plate : best), first);
}

/** What a hit by this natural roll meets; on the line between two sides the better for the shooter (14.1.3). */
export function plateHit(p: Position, aim: Aim, target: Unit, natural: number): Plate {
  const { vehicle, helicopter, plane } = typeOf(p, target);
  if (vehicle) return vehiclePlate(p, aim, target, vehicle, natural);
  return { thickness: (helicopter ?? plane)?.armour ?? null, red: false };
}

export function penetrationTally(aim: Aim, plate: Plate): Tally {
  const printed = aim.gun.table.penetration[aim.column] ?? 0;
  return new TallyBuilder()
    .add('penetration', printed, '14.1')
    .add('heat-against-red-armour', penetrationOf(aim, plate.red) - printed, '14.2')
    .done();
}

export const armourTally = ({ thickness }: Plate): Tally =>
  new TallyBuilder().add('armour', thickness ?? 0, '14.1.3').done();

/** The best die against the worst decides at once, either way (ruling D-117). */
export function penetrationResult(dice: readonly number[], attack: number, armour: number): Penetration {
  const [shell = 0, plate = 0] = dice;
  if (shell === 6 && plate === 1) return 'catastrophic';
  if (shell === 1 && plate === 6) return 'dud';
  const difference = shell + attack - plate - armour;
  if (difference > 0) return 'penetrated';
  return difference === 0 ? 'equal' : 'bounced';
}

/** What is taken off the dice of the Morale Check after a hit that did not go through (14.1.1). */
export function nerveTally(dice: readonly number[], attack: number, armour: number): Tally {
  const [shell = 0, plate = 0] = dice;
  return new TallyBuilder().add('armour-left', Math.min(0, shell + attack - plate - armour), '14.1.1').done();
}

/** Whether a crew holds its nerve: after a shell that bounced a natural 12 never will do (14.1.1). */
export const holdsNerve = (result: Penetration, natural: number, sum: number, morale: number): boolean =>
  sum <= morale && (result === 'equal' || natural !== 12);

/** What a Morale Check after a hit brings: passing an equal one shakes too (14.1.1). */
export function nerveResult(
  result: Penetration,
  passed: boolean,
  shaken: boolean,
): 'no-effect' | 'shaken' | 'abandoned' {
  const again = shaken ? 'abandoned' : 'shaken';
  if (result === 'equal') return passed ? again : 'abandoned';
  return passed ? 'no-effect' : again;
}
