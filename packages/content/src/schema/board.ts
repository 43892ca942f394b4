import { z } from 'zod';
import { idSchema } from './remarks.ts';

const HEX = '[A-Z]{1,2}\\d{1,2}';

const hexName = z.string().regex(new RegExp(`^${HEX}$`), 'a hex, such as "C3"');

/** Hexes in one text, for nobody likes to write forty pairs of quotes. */
const hexes = z.string().regex(new RegExp(`^\\s*${HEX}([\\s,]+${HEX})*\\s*$`), 'hexes with spaces between: "C3 C4 D5"');

/** A path through hexes. */
const path = z.string().regex(new RegExp(`^\\s*${HEX}([\\s,]+${HEX})+\\s*$`), 'a path of hexes: "H1 H2 H3"');

/** A path along hexsides, each by the two hexes that it parts. */
const sides = z
  .string()
  .regex(new RegExp(`^\\s*${HEX}/${HEX}([\\s,]+${HEX}/${HEX})*\\s*$`), 'a path of hexsides: "K6/L6 K6/L7"');

const point = z.tuple([z.int(), z.int()]);

const shape = z.union([
  z.strictObject({ circle: z.tuple([z.int(), z.int(), z.int().min(1)]) }),
  z.strictObject({ polygon: z.array(point).min(3) }),
]);

const place = z.strictObject({
  name: z.string().min(1),
  at: hexName,
  kind: z.enum(['town', 'village', 'farm', 'hill', 'wood', 'water', 'field', 'place']),
});

export const boardFile = z.strictObject({
  kind: z.literal('board'),
  /** Also its id: scenarios name hexes by it, "15H6". */
  number: z.string().regex(/^[1-9]\d{0,2}$/, 'a number in quotes, such as "15"'),
  name: z.string().min(1),
  chart: idSchema,
  note: z.string().min(1).exactOptional(),
  /** Left out: the standard geomorphic board, A to O, 1 to 8, with half-hexes (1.1). */
  columns: z.tuple([z.string(), z.string()]).exactOptional(),
  rows: z.tuple([z.int().min(0), z.int().min(0)]).exactOptional(),
  halfHexes: z.boolean().exactOptional(),
  /** Terrain of every hex that is not painted; clear when left out. */
  default: idSchema.exactOptional(),
  terrain: z.record(idSchema, hexes).exactOptional(),
  levels: z.record(z.string().regex(/^-?[1-9]$/, 'a level, such as "1"'), hexes).exactOptional(),
  buildings: z.array(hexes).exactOptional(),
  roads: z.array(path).exactOptional(),
  streams: z.array(path).exactOptional(),
  hexsides: z.record(idSchema, z.array(sides)).exactOptional(),
  strata: z
    .strictObject({
      bunker: hexes.exactOptional(),
      cave: hexes.exactOptional(),
      rooftop: hexes.exactOptional(),
    })
    .exactOptional(),
  places: z.array(place).exactOptional(),
  /** Silhouettes drawn by hand, instead of those that the terrain would get. */
  shapes: z.record(hexName, z.array(shape)).exactOptional(),
});

export type BoardFile = z.infer<typeof boardFile>;
