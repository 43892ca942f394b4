/** Which counters are vehicles, helicopters and so on; the printed counters are fetched for it. */
import type { UnitType } from '@opfire/engine';

export type UnitKinds = ReadonlyMap<string, UnitType['kind']>;

interface Units {
  readonly units?: readonly Pick<UnitType, 'id' | 'kind'>[];
}

export async function loadUnitKinds(): Promise<UnitKinds> {
  const { counterFiles } = await import('./counters.ts');
  const units = counterFiles.flatMap(({ data }) => (data as Units).units ?? []);
  return new Map(units.map(({ id, kind }) => [id, kind]));
}
