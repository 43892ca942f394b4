/** What a position may name instead of spelling out: the content package exports a value of this shape. */
import type { BoardDefinition } from '../board/board.ts';
import type { TerrainChart } from '../board/terrain.ts';
import type { Nation, UnitType, WeaponType } from '../state/counters.ts';
import type { SkillType } from '../state/skills.ts';

export interface Library {
  readonly charts: Readonly<Record<string, TerrainChart>>;
  readonly nations: Readonly<Record<string, Nation>>;
  readonly unitTypes: Readonly<Record<string, UnitType>>;
  readonly weaponTypes: Readonly<Record<string, WeaponType>>;
  readonly skills: Readonly<Record<string, SkillType>>;
  readonly boards?: Readonly<Record<string, BoardDefinition>>;
}
