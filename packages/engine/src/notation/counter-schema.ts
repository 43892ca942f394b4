/** Guns, vehicles and aircraft written out: what the library's files and a position's own counters share. */
import * as z from 'zod';
import { MACHINE_KINDS, MMC_KINDS, SMC_KINDS, type UnitType } from '../state/counters.ts';
import type { Ordnance } from '../state/ordnance.ts';
import { ARMOUR_SIDES, type HelicopterValues, type PlaneValues, type VehicleValues } from '../state/vehicles.ts';
import { count } from './words.ts';

const columns = z.tuple([count, count, count]).readonly();

export const ordnanceSchema = z
  .strictObject({
    ranges: columns.meta({ description: 'Short, medium and long range.' }),
    toHit: columns.meta({ description: 'Hits on 2d6 at or below, by range.' }),
    penetration: columns,
    he: count.nullable().default(null).meta({ description: 'HE-equivalent; null, or left out, for an asterisk.' }),
    shots: z.int().min(1).exactOptional().meta({ description: 'Shots in an impulse; 1 when left out.' }),
    heat: z.boolean().exactOptional().meta({ description: 'H in a red circle (14.2).' }),
    antiAircraft: z.enum(['also', 'only']).exactOptional().meta({ description: 'Blue figures (19.1).' }),
    guided: z.strictObject({ depletion: count }).exactOptional().meta({ description: 'A guided missile (14.4).' }),
    inHull: z.boolean().exactOptional().meta({ description: 'Not in the turret.' }),
  })
  .meta({ id: 'ordnance', description: 'A to-hit table (14.1).' }) satisfies z.ZodType<Ordnance>;

const armour = z
  .strictObject({
    front: count.nullable().default(null),
    flank: count.nullable().default(null),
    rear: count.nullable().default(null),
  })
  .meta({ id: 'armour', description: 'Armour by side; null, or left out: none.' });

const machineGun = z
  .strictObject({ firepower: count, mount: z.enum(['arc', 'all-round', 'rear']) })
  .meta({ id: 'vehicle-machine-gun', description: 'mount: "arc", "all-round" for an asterisk, "rear" for an R.' });

const capacity = z
  .strictObject({ halves: count, weapons: count, smcs: count, where: z.enum(['inside', 'outside']) })
  .meta({ id: 'capacity', description: 'Half-squads (a squad is two), weapons and single-man counters (16.1, 16.2).' });

const PARTS = ['hull', 'turret'].flatMap((part) => ARMOUR_SIDES.map((side) => `${part}-${side}`)) as NonNullable<
  VehicleValues['redArmour']
>[number][];

const armed = { guns: z.array(ordnanceSchema).default([]), machineGuns: z.array(machineGun).default([]) };

export const vehicleSchema = z
  .strictObject({
    drive: z.enum(['tracked', 'off-road', 'road']),
    hull: armour,
    turret: armour.exactOptional().meta({ description: 'Left out: no turret.' }),
    redArmour: z
      .array(z.enum(PARTS))
      .exactOptional()
      .meta({ description: 'Sides printed in red, which halve HEAT: "hull-front" … "turret-rear" (14.2).' }),
    ...armed,
    openTopped: z.boolean().exactOptional().meta({ description: 'No roof: small arms reach it buttoned, too (17.2).' }),
    carries: capacity.exactOptional().meta({ description: 'Whom it carries, and where (16.1, 16.2).' }),
    thermal: z.boolean().exactOptional().meta({ description: 'Thermal sights (10.1.2).' }),
    size: z.enum(['small', 'large']).exactOptional().meta({ description: 'For the optional rule (15.6).' }),
    fast: z.boolean().exactOptional().meta({ description: 'For the optional rule (15.6).' }),
  })
  .meta({ id: 'vehicle', description: 'What stands on a vehicle (15.0).' }) satisfies z.ZodType<VehicleValues>;

export const helicopterSchema = z
  .strictObject({
    armour: count,
    ...armed,
    carries: capacity.exactOptional(),
    thermal: z.boolean().exactOptional(),
  })
  .meta({ id: 'helicopter' }) satisfies z.ZodType<HelicopterValues>;

export const planeSchema = z
  .strictObject({
    armour: count,
    cannon: z.strictObject({ hexes: count, firepower: count }).exactOptional(),
    bombs: z.strictObject({ hexes: count, he: count }).exactOptional(),
  })
  .meta({ id: 'plane' }) satisfies z.ZodType<PlaneValues>;

export const UNIT_KINDS = [...MMC_KINDS, ...SMC_KINDS, ...MACHINE_KINDS] as const;

/** What a counter may have besides its plain values. */
export const gearKeys = {
  ordnance: z.array(ordnanceSchema).exactOptional(),
  covers: z.boolean().exactOptional().meta({ description: 'A red corner: fires through a covered arc (14.1).' }),
  thermal: z.boolean().exactOptional(),
  vehicle: vehicleSchema.exactOptional(),
  helicopter: helicopterSchema.exactOptional(),
  plane: planeSchema.exactOptional(),
  crew: z
    .string()
    .exactOptional()
    .meta({ description: 'The crew counter that gets out (15.4); left out: none does, and no die is rolled for it.' }),
  mount: z
    .strictObject({ on: z.enum(['horse', 'motorcycle']), onFoot: z.string() })
    .exactOptional()
    .meta({ description: 'Mounted: on what, and the counter on foot (6.6).' }),
};

/** A counter of the position's own, written out; nation and badge are its side's unless given. */
export const counterSchema = z
  .strictObject({
    kind: z.enum(UNIT_KINDS),
    nation: z.string().exactOptional(),
    badge: z.string().exactOptional(),
    firepower: count.default(0),
    range: count.default(0),
    minRange: count.exactOptional().meta({ description: 'Of mortars.' }),
    movement: count
      .default(0)
      .meta({ description: '0 when left out: aircraft have no factor, Snipers and some guns never move.' }),
    morale: z.int().min(1),
    shakenMorale: z.int().min(1).exactOptional().meta({ description: 'The same as Morale when left out.' }),
    leadership: count.default(0),
    assault: z.boolean().exactOptional().meta({ description: 'Can assault move (6.1).' }),
    stealth: z.boolean().exactOptional().meta({ description: 'Moves by stealth (6.4).' }),
    extendedRange: z.boolean().exactOptional().meta({ description: 'A black box around the range (5.4).' }),
    hitAndRun: z.boolean().exactOptional().meta({ description: 'A red movement factor (6.7, 6.8).' }),
    assaulter: z.boolean().exactOptional().meta({ description: 'Superscript A (5.6).' }),
    meleeBonus: z.boolean().exactOptional().meta({ description: 'Superscript M (8.5).' }),
    selfRally: z.boolean().exactOptional().meta({ description: 'SR on its Shaken side (3.0).' }),
    ambush: z.boolean().exactOptional(),
    weapon: z
      .enum(['machine-gun', 'mortar', 'ordnance'])
      .exactOptional()
      .meta({ description: 'What a weapon team serves (1.7).' }),
    calibre: z.int().min(1).exactOptional().meta({ description: 'In millimetres (1.7, 16.1).' }),
    immobile: z.boolean().exactOptional(),
    reducesTo: z.string().exactOptional().meta({ description: 'The counter that casualties leave.' }),
    ...gearKeys,
  })
  .meta({ id: 'counter', description: 'A counter written out in full.' }) satisfies z.ZodType<
  Omit<UnitType, 'id' | 'nation' | 'badge' | 'shakenMorale'>
>;

export type WrittenCounter = z.output<typeof counterSchema>;
