import type { WeaponClass } from '@opfire/engine';
import { z } from 'zod';
import { count, idSchema, remarkFields } from './remarks.ts';

const WEAPON_CLASSES = [
  'machine-gun',
  'flamethrower',
  'satchel-charge',
  'molotov',
  'mortar',
  'ordnance',
  'anti-tank-rifle',
] as const satisfies readonly WeaponClass[];

const threeColumns = z.tuple([count, count, count]);

/** The to-hit table on the back of the counter, as far as the books show it (14.1). */
const ordnance = z.strictObject({
  heat: z.boolean().exactOptional(),
  he: count.exactOptional(),
  antiAircraft: z.boolean().exactOptional(),
  ranges: threeColumns.exactOptional(),
  toHit: threeColumns.exactOptional(),
  penetration: threeColumns.exactOptional(),
});

const weapon = z.strictObject({
  id: idSchema,
  ...remarkFields,
  class: z.enum(WEAPON_CLASSES),
  /** Whose colour it has; left out for weapons that any force may bring. */
  nations: z.array(idSchema).min(1).exactOptional(),
  /** Firepower of direct fire: 0 for weapons that roll to hit instead. */
  firepower: count,
  range: z.int().min(1),
  minRange: count.exactOptional(),
  jams: z.boolean().exactOptional(),
  meleeBonus: z.boolean().exactOptional(),
  tripod: z.boolean().exactOptional(),
  dismantled: z.strictObject({ firepower: count, range: count }).exactOptional(),
  ordnance: ordnance.exactOptional(),
});

export const weaponsFile = z.strictObject({ kind: z.literal('weapons'), weapons: z.array(weapon) });

export type WeaponEntry = z.infer<typeof weapon>;
export type WeaponsFile = z.infer<typeof weaponsFile>;
