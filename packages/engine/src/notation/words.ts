/** The smallest pieces of the notation, shared by positions, orders and expectations. */
import * as z from 'zod';
import { type RuleRef, SECTIONS } from '../core/rule.ts';
import { EDITIONS } from '../editions/ruleset.ts';
import { FACINGS } from '../state/facing.ts';
import { MOVE_MODES } from '../state/frames.ts';
import { MARKS } from '../state/marks.ts';
import { STATUSES } from '../state/status.ts';

export const hex = z
  .string()
  .regex(/^\d{0,3}[A-Z]{1,2}\d{1,2}$/, 'a hex, such as "F7"')
  .meta({
    id: 'hex',
    description: 'A hex by its letter and number, such as "F7"; "15F7" with the number of its board.',
  });

export const location = z
  .string()
  .regex(
    /^\d{0,3}[A-Z]{1,2}\d{1,2}(:(upper|rooftop|bunker|cave|air))?$/,
    'a hex or a stratum of it, such as "F7" or "G2:upper"',
  )
  .meta({
    id: 'location',
    description:
      'Where units are: "F7" for the ground, "G2:upper", "G2:rooftop", "C4:bunker", "C4:cave" for other strata, "C4:air" for aircraft.',
  });

const name = z
  .string()
  .regex(/^\S+$/, 'a name without spaces')
  .meta({ id: 'name', description: 'A name of your choice, without spaces.' });

export const unitName = name;
export const weaponName = name;
export const sideName = name;

export const facing = z
  .enum(FACINGS)
  .meta({ id: 'facing', description: 'A vertex of the hex: "NE", "E", "SE", "SW", "W" or "NW" (15.1).' });
export const status = z.enum(STATUSES).meta({ id: 'status', description: 'A lasting condition of a unit.' });
export const mark = z.enum(MARKS).meta({ id: 'mark', description: 'A marker on a unit; see "Marks".' });
export const moveMode = z.enum(MOVE_MODES).meta({ id: 'mode', description: 'A manner of moving (6.0 to 6.8).' });
export const edition = z.enum(EDITIONS).meta({ id: 'edition', description: 'An edition of the rules.' });
export const section = z
  .enum(Object.keys(SECTIONS) as [RuleRef, ...RuleRef[]])
  .meta({ id: 'section', description: 'A section of the rulebooks, such as "5.3".' });

export const count = z.int().min(0);
export const turnNumber = z.int().min(1);
