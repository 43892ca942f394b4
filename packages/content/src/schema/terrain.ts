import { z } from 'zod';
import { count, estimateFields, idSchema } from './remarks.ts';

const cost = z.number().min(0).nullable();
const costs = z.strictObject({ tracked: cost, offRoad: cost, roadWheels: cost, leg: cost });
const height = z.union([z.int().min(1), z.literal('ground')]);

const terrain = z.strictObject({
  name: z.string().min(1),
  sight: z.enum(['open', 'degrading', 'blocking']),
  cost: costs,
  tm: count,
  height,
  structure: z.enum(['stone', 'wooden', 'huts']).exactOptional(),
  hidesMovement: z.boolean().exactOptional(),
  noMortars: z.boolean().exactOptional(),
  noWeaponTeams: z.boolean().exactOptional(),
  stacking: z.strictObject({ squads: count, smcs: count, weapons: count }).exactOptional(),
  raises: z.int().min(1).exactOptional(),
  clear: z.boolean().exactOptional(),
  ...estimateFields,
});

const hexside = z.strictObject({
  name: z.string().min(1),
  cost: costs,
  tm: count,
  height,
  hidesMovement: z.boolean().exactOptional(),
  sheltersRally: z.enum(['always', 'edition', 'never']),
  ...estimateFields,
});

/** Rows of another era's chart that battles of this one may meet as well. */
const borrowed = z.strictObject({
  from: idSchema,
  terrain: z.array(idSchema).exactOptional(),
  hexsides: z.array(idSchema).exactOptional(),
});

export const chartFile = z.strictObject({
  kind: z.literal('terrain-chart'),
  id: idSchema,
  name: z.string().min(1),
  source: z.string().min(1),
  climb: z.strictObject({ upPerLevel: count, downTwoLevels: count, cliff: z.int().min(1) }),
  terrain: z.record(idSchema, terrain),
  hexsides: z.record(idSchema, hexside),
  borrows: z.array(borrowed).exactOptional(),
});

export type TerrainEntry = z.infer<typeof terrain>;
export type HexsideEntry = z.infer<typeof hexside>;
export type ChartFile = z.infer<typeof chartFile>;
