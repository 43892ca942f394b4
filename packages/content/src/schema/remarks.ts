/** What every record says about itself beside its values: never part of the engine's types. */
import { z } from 'zod';

export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** A whole number that is not negative. */
export const count = z.int().min(0);

/** Records mark values that no book states: which ones, and how they were chosen. */
export const estimateFields = {
  estimated: z.literal(true).exactOptional(),
  guessed: z.array(z.string()).min(1).exactOptional(),
  note: z.string().min(1).exactOptional(),
};

export const remarkFields = {
  name: z.string().min(1),
  /** Which book and section names it. */
  source: z.string().min(1),
  ...estimateFields,
};
