import type { WeaponClass } from '@opfire/engine';
import { ordnanceSchema } from '@opfire/engine/notation';
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
  ordnance: ordnanceSchema.exactOptional(),
});

export const weaponsFile = z.strictObject({ kind: z.literal('weapons'), weapons: z.array(weapon) });

export type WeaponEntry = z.infer<typeof weapon>;
export type WeaponsFile = z.infer<typeof weaponsFile>;
