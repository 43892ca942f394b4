import type { BoardDefinition, Nation, SkillType, TerrainChart, UnitType, WeaponType } from '@opfire/engine';
import type { Language, ScenarioFile, ScenarioTexts } from './schema/scenario.ts';

/** Everything printed that battles are built from, by id, in the engine's own types. */
export interface Library {
  readonly charts: Readonly<Record<string, TerrainChart>>;
  readonly nations: Readonly<Record<string, Nation>>;
  readonly unitTypes: Readonly<Record<string, UnitType>>;
  readonly weaponTypes: Readonly<Record<string, WeaponType>>;
  readonly skills: Readonly<Record<string, SkillType>>;
  /** By number, with their silhouettes. */
  readonly boards: Readonly<Record<string, BoardDefinition>>;
  /** As written; readScenario makes battles of them. */
  readonly scenarios: Readonly<Record<string, ScenarioFile>>;
  /** What people read of each scenario, by its id and by language. */
  readonly texts: Readonly<Record<string, Readonly<Partial<Record<Language, ScenarioTexts>>>>>;
}
