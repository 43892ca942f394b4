/** Variants of a battle: a change is laid over the rest, key by key; null takes a key away. */
import type { ScenarioFile } from '../schema/scenario.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(base: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const merged: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    else merged[key] = laidOver(merged[key], value);
  }
  return merged;
}

/** The scenario with its chosen options, in their order. Unknown ones are left out: readScenario complains of them. */
export function withOptions(scenario: ScenarioFile, chosen: readonly string[]): ScenarioFile {
  const changes = chosen.flatMap((id) => {
    const option = scenario.options?.[id];
    return option ? [option.change] : [];
  });
  return changes.reduce((base: unknown, change) => laidOver(base, change), scenario) as ScenarioFile;
}
