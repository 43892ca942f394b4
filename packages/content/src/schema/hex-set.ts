/** Hexes of a board, named one by one or by what they have in common. */
import { z } from 'zod';
import { idSchema } from './remarks.ts';

const HEX = '\\d{0,3}[A-Z]{1,2}\\d{1,2}';

export const hexName = z.string().regex(new RegExp(`^${HEX}$`), 'a hex, such as "H6"');

/** Hexes in one text. */
export const hexList = z
  .string()
  .regex(new RegExp(`^\\s*${HEX}([\\s,]+${HEX})*\\s*$`), 'hexes with spaces between: "G6 G7 H6"');

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export const edge = z.enum(EDGES);
export type EdgeName = z.infer<typeof edge>;

/** A text lists hexes. In an object all conditions must hold. */
export type HexSet = string | HexConditions;

export interface HexConditions {
  readonly hexes?: string;
  /** No farther than so many hexes from one of `of` (ruling D-132). */
  readonly within?: number;
  readonly of?: string;
  /** On that side of a line of hexes; along the road where one joins them. The line itself belongs to neither side. */
  readonly northOf?: string;
  readonly eastOf?: string;
  readonly southOf?: string;
  readonly westOf?: string;
  readonly edge?: EdgeName;
  readonly terrain?: readonly string[];
  /** Stone and wooden buildings. */
  readonly buildings?: boolean;
  readonly columns?: readonly [string, string];
  readonly rows?: readonly [number, number];
  /** In one of these sets at least. */
  readonly any?: readonly HexSet[];
  readonly except?: HexSet;
}

const column = z.string().regex(/^[A-Z]{1,2}$/, 'a column, such as "H"');

export const hexSet: z.ZodType<HexSet> = z.lazy(() => z.union([hexList, conditions]));

const conditions = z.strictObject({
  hexes: hexList.exactOptional(),
  within: z.int().min(0).exactOptional(),
  of: hexList.exactOptional(),
  northOf: hexList.exactOptional(),
  eastOf: hexList.exactOptional(),
  southOf: hexList.exactOptional(),
  westOf: hexList.exactOptional(),
  edge: edge.exactOptional(),
  terrain: z.array(idSchema).min(1).exactOptional(),
  buildings: z.literal(true).exactOptional(),
  columns: z.tuple([column, column]).exactOptional(),
  rows: z.tuple([z.int().min(0), z.int().min(0)]).exactOptional(),
  any: z.array(hexSet).min(1).exactOptional(),
  except: hexSet.exactOptional(),
});
