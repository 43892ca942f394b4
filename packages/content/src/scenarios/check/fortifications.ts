/** Markers that a force lays: who lays them is there to set up, and there is ground for them (21). */
import type { Board, HexId } from '@opfire/engine';
import type { Path } from '../../check/complaints.ts';
import type { ScenarioForce } from '../../schema/scenario.ts';
import type { NamedForce } from '../forces.ts';
import type { Survey } from './survey.ts';

type Supply = NonNullable<ScenarioForce['fortifications']>[number];

const hasBunker = ({ board }: Survey, hex: HexId): boolean =>
  (board.strata[hex] ?? []).some((at) => board.locations[at]?.stratum === 'bunker');

/** How many of a kind a hex can take: two Mines, not in buildings; one of anything else, roadblocks on roads. */
function roomFor(survey: Survey, kind: Supply['kind'], hex: HexId): number {
  const { terrain, roads } = survey.board.hexes[hex] as Board['hexes'][number];
  if (kind === 'roadblock') return roads === 0 ? 0 : 1;
  if (!survey.isPassable(hex)) return 0;
  if (kind === 'mines') return terrain.structure ? 0 : 2;
  return kind === 'bunker' && (terrain.structure || hasBunker(survey, hex)) ? 0 : 1;
}

function checkSupply(survey: Survey, { id, force }: NamedForce, supply: Supply, place: number): void {
  const path = ['forces', id, 'fortifications', place];
  const own = supply.hexes === undefined ? [] : survey.hexes(supply.hexes, [...path, 'hexes']);
  if (supply.hexes === undefined && force.setup === undefined) return;
  const hexes = supply.hexes === undefined ? survey.quietly(force.setup ?? '') : own;
  const room = hexes.reduce((sum, hex) => sum + roomFor(survey, supply.kind, hex), 0);
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
  if (force.setup === undefined && !force.appears)
    return survey.add(
      ['forces', id, 'fortifications'],
      'a force lays them while it is set up',
      'give it "setup", or "appears" and a paragraph that deploys it',
    );
  for (const [place, supply] of force.fortifications.entries()) checkSupply(survey, named, supply, place);
}

function checkFree(
  survey: Survey,
  kind: Supply['kind'],
  hexes: readonly HexId[],
  path: Path,
  taken: HexId[] = [],
): void {
  for (const hex of hexes) {
    taken.push(hex);
    const room = roomFor(survey, kind, hex);
    const many = taken.filter((other) => other === hex).length;
    if (many <= room) continue;
    const name = survey.nameOf(hex);
    if (room === 0) survey.add(path, `${kind} cannot lie in ${name}`, 'choose other ground (21.0)');
    else survey.add(path, `${many} ${kind} in ${name}`, `leave ${room} there at most (21.4)`);
  }
}

/** What the scenario itself lays: foxholes outside water, mines outside buildings and two in a hex at most. */
export function checkLaid(survey: Survey): void {
  for (const text of Object.keys(survey.scenario.foxholes ?? {})) {
    const path = ['foxholes', text];
    checkFree(survey, 'foxholes', survey.hexes(text, path), path);
  }
  const mined: HexId[] = [];
  for (const [index, { hexes }] of (survey.scenario.mines ?? []).entries()) {
    survey.side(['mines', index, 'side']);
    const path = ['mines', index, 'hexes'];
    checkFree(survey, 'mines', survey.hexes(hexes, path), path, mined);
  }
}
