/** Markers that a force lays: who lays them is there to set up, and there is ground for them (21). */
import type { Board, HexId } from '@opfire/engine';
import type { ScenarioForce } from '../../schema/scenario.ts';
import type { NamedForce } from '../forces.ts';
import type { Survey } from './survey.ts';

type Supply = NonNullable<ScenarioForce['fortifications']>[number];

const hasBunker = ({ board }: Survey, hex: HexId): boolean =>
  (board.strata[hex] ?? []).some((at) => board.locations[at]?.stratum === 'bunker');

/** How many of a kind a hex can take: two Mines, not in buildings; one of anything else, roadblocks on roads. */
function roomFor(survey: Survey, { kind }: Supply, hex: HexId): number {
  const { terrain, roads } = survey.board.hexes[hex] as Board['hexes'][number];
  if (kind === 'roadblock') return roads === 0 ? 0 : 1;
  if (!survey.isPassable(hex)) return 0;
  if (kind === 'mines') return terrain.structure ? 0 : 2;
  return kind === 'bunker' && (terrain.structure || hasBunker(survey, hex)) ? 0 : 1;
}

function checkSupply(survey: Survey, { id, force }: NamedForce, supply: Supply, place: number): void {
  const path = ['forces', id, 'fortifications', place];
  const own = supply.hexes === undefined ? [] : survey.hexes(supply.hexes, [...path, 'hexes']);
  const hexes = supply.hexes === undefined ? survey.quietly(force.setup as NonNullable<typeof force.setup>) : own;
  const room = hexes.reduce((sum, hex) => sum + roomFor(survey, supply, hex), 0);
  if (room >= supply.count) return;
  survey.add(
    [...path, 'count'],
    `${supply.count} ${supply.kind} do not find room`,
    `there is ground for ${room} (21.0)`,
  );
}

export function checkFortifications(survey: Survey, named: NamedForce): void {
  const { id, force } = named;
  if (!force.fortifications) return;
  if (force.setup === undefined)
    return survey.add(['forces', id, 'fortifications'], 'a force lays them while it is set up', 'give it "setup"');
  for (const [place, supply] of force.fortifications.entries()) checkSupply(survey, named, supply, place);
}
