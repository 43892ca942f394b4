import { z } from 'zod';
import { idSchema } from './remarks.ts';
import { LANGUAGES } from './scenario.ts';

/** What nations, counters, weapons and skills are called in a language, by id; the English names stand in their records. */
export const namesFile = z.strictObject({
  kind: z.literal('names'),
  language: z.enum(LANGUAGES).exclude(['en']),
  names: z.record(idSchema, z.string().min(1)),
});

export type NamesFile = z.infer<typeof namesFile>;
