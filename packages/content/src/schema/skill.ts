import { z } from 'zod';
import { idSchema, remarkFields } from './remarks.ts';

/** What a skill does: at least one of these, or `unknown`. */
export const SKILL_EFFECTS = [
  'firepower',
  'meleeFirepower',
  'morale',
  'attackRoll',
  'spotting',
  'extraWounds',
  'rallyRange',
  'unitsAssault',
  'assaultFireIntoMelee',
  'ambush',
] as const;

const skill = z.strictObject({
  id: idSchema,
  ...remarkFields,
  holders: z.array(z.enum(['leader', 'hero', 'medic', 'sniper', 'scout', 'mmc', 'weapon-team'])).min(1),
  singleUse: z.boolean().exactOptional(),
  firepower: z.int().exactOptional(),
  meleeFirepower: z.int().exactOptional(),
  morale: z.int().exactOptional(),
  attackRoll: z.int().exactOptional(),
  spotting: z.int().exactOptional(),
  extraWounds: z.int().min(1).exactOptional(),
  rallyRange: z.int().min(1).exactOptional(),
  unitsAssault: z.boolean().exactOptional(),
  assaultFireIntoMelee: z.boolean().exactOptional(),
  ambush: z.boolean().exactOptional(),
  unknown: z.boolean().exactOptional(),
});

export const skillsFile = z.strictObject({ kind: z.literal('skills'), skills: z.array(skill) });

export type SkillEntry = z.infer<typeof skill>;
export type SkillsFile = z.infer<typeof skillsFile>;
