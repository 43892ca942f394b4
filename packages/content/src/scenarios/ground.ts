/** What a scenario lays on the ground before anybody stands on it: diggings, ruins and obstacles (21). */
import type { WrittenPosition } from '@opfire/engine/notation';
import type { HexSet } from '../schema/hex-set.ts';
import type { ScenarioFile } from '../schema/scenario.ts';

type Ground = Pick<WrittenPosition, 'foxholes' | 'rubble' | 'wrecks' | 'wire' | 'roadblocks' | 'mines'>;

const LISTED = ['rubble', 'wrecks', 'wire', 'roadblocks'] as const;

/** `names` gives the names of the hexes of a set. */
export function groundOf(scenario: ScenarioFile, names: (set: HexSet) => string[]): Ground {
  const listed = LISTED.map((key) => {
    const set = scenario[key];
    return [key, set === undefined ? [] : names(set)];
  });
  const foxholes = Object.entries(scenario.foxholes ?? {}).flatMap(([set, tm]) => names(set).map((hex) => [hex, tm]));
  const mines = (scenario.mines ?? []).flatMap(({ side, hexes, firepower }) =>
    names(hexes).map((at) => ({ at, side, firepower })),
  );
  return { ...Object.fromEntries(listed), foxholes: Object.fromEntries(foxholes), mines };
}
