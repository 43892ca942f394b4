import { z } from 'zod';
import { idSchema, remarkFields } from './remarks.ts';

const capability = z.int().min(0).max(6);
const die = z.union([z.literal(6), z.literal(8)]);

const nation = z.strictObject({
  id: idSchema,
  ...remarkFields,
  era: z.enum(['wwii', 'modern', 'any']),
  /** The identification badges of its forces: counters of one badge lead and rally each other. */
  badges: z.array(idSchema).min(1),
  smoke: capability,
  starshell: capability,
  extraCall: capability.exactOptional(),
  ambush: z.boolean().exactOptional(),
  terrain: z
    .record(
      idSchema,
      z.strictObject({
        leg: z.int().min(1).exactOptional(),
        tm: z.int().min(0).exactOptional(),
        fullStacking: z.boolean().exactOptional(),
      }),
    )
    .exactOptional(),
  attackDie: die.exactOptional(),
  meleeDie: die.exactOptional(),
  heroOn: z.array(z.int().min(1).max(6)).min(1).exactOptional(),
  advised: z.boolean().exactOptional(),
});

export const nationsFile = z.strictObject({ kind: z.literal('nations'), nations: z.array(nation) });

export type NationEntry = z.infer<typeof nation>;
export type NationsFile = z.infer<typeof nationsFile>;
