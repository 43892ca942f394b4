import type { BoardDefinition, Nation, SkillType, TerrainChart, UnitType, WeaponType } from '@opfire/engine';

/** Everything printed that battles are built from, by id, in the engine's own types. */
export interface Library {
  readonly charts: Readonly<Record<string, TerrainChart>>;
  readonly nations: Readonly<Record<string, Nation>>;
  readonly unitTypes: Readonly<Record<string, UnitType>>;
  readonly weaponTypes: Readonly<Record<string, WeaponType>>;
  readonly skills: Readonly<Record<string, SkillType>>;
  /** By number, with their silhouettes. */
  readonly boards: Readonly<Record<string, BoardDefinition>>;
}
