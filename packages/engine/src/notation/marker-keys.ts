/** Counters on the map, as positions and expectations both write them. */
import * as z from 'zod';
import { HEXSIDES } from '../board/board.ts';
import { hex } from './words.ts';

export const markerKeys = {
  foxholes: z.record(hex, z.int()).meta({ description: 'Foxholes by hex, with the target modifier they give.' }),
  rubble: z.array(hex),
  wrecks: z.array(hex),
  wire: z.array(hex),
  roadblocks: z.array(hex),
  bunkers: z.record(hex, z.enum(HEXSIDES)).meta({
    description:
      'Bunkers that a side has laid, by hex, with the hexside they look to (21.1). They give 2 unless board or fortifications say otherwise.',
  }),
  starshells: z.array(hex),
};
