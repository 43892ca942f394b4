import type { TeamWeapon } from '@opfire/engine';
import { gearKeys, UNIT_KINDS } from '@opfire/engine/notation';
import { z } from 'zod';
import { count, idSchema, remarkFields } from './remarks.ts';

const TEAM_WEAPONS = ['machine-gun', 'mortar', 'ordnance'] as const satisfies readonly TeamWeapon[];

const unit = z.strictObject({
  id: idSchema,
  ...remarkFields,
  kind: z.enum(UNIT_KINDS),
  /** Nation and badge are the file's unless a counter names its own. */
  nation: idSchema.exactOptional(),
  badge: idSchema.exactOptional(),
  firepower: count.exactOptional(),
  range: count.exactOptional(),
  minRange: count.exactOptional(),
  /** Aircraft have none: they fly as far as they like (19.1, 19.2.1). */
  movement: count,
  morale: z.int().min(1).max(12),
  /** Left out where it equals Morale, as in a squad's designation (1.1.1). */
  shakenMorale: z.int().min(1).max(12).exactOptional(),
  leadership: count.exactOptional(),
  assault: z.boolean().exactOptional(),
  stealth: z.boolean().exactOptional(),
  extendedRange: z.boolean().exactOptional(),
  hitAndRun: z.boolean().exactOptional(),
  assaulter: z.boolean().exactOptional(),
  meleeBonus: z.boolean().exactOptional(),
  selfRally: z.boolean().exactOptional(),
  ambush: z.boolean().exactOptional(),
  weapon: z.enum(TEAM_WEAPONS).exactOptional(),
  calibre: z.int().min(1).exactOptional(),
  immobile: z.boolean().exactOptional(),
  reducesTo: idSchema.exactOptional(),
  ...gearKeys,
});

export const unitsFile = z.strictObject({
  kind: z.literal('units'),
  nation: idSchema,
  badge: idSchema,
  units: z.array(unit),
});

export type UnitEntry = z.infer<typeof unit>;
export type UnitsFile = z.infer<typeof unitsFile>;
