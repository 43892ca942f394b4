/** Where fortifications may lie (21.1, 21.2, 21.4; ruling R-604): whoever lays them, player or scenario. */
import type { Hex } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { GroundMarker } from '../../state/state.ts';

/** Those that the limits are about. */
export type FortificationMarker = Extract<
  GroundMarker,
  { kind: 'mines' | 'wire' | 'foxholes' | 'roadblock' | 'bunker' }
>;

const FORTIFICATIONS: ReadonlySet<GroundMarker['kind']> = new Set<FortificationMarker['kind']>([
  'mines',
  'wire',
  'foxholes',
  'roadblock',
  'bunker',
]);

export const isFortification = (marker: GroundMarker): marker is FortificationMarker => FORTIFICATIONS.has(marker.kind);

const MINES_INDOORS = refusal('21.4', 'mines-cannot-lie-in-buildings');
const THIRD_MINES = refusal('21.4', 'two-mines-markers-lie-in-a-hex-at-most');
const FOXHOLES_IN_WATER = refusal('21.2', 'nobody-digs-foxholes-in-water');
const BUNKER_GROUND = refusal('21.1', 'bunkers-stand-neither-in-buildings-nor-in-water');
const ONE_ALREADY = refusal('21.0', 'such-a-marker-lies-there-already');

const MOST_MINES = 2;

/** Ground that nobody can enter on foot is water: ponds, rivers, the sea. */
const isWater = ({ terrain }: Hex): boolean => terrain.cost.leg === null;

/** What forbids one more marker in a hex, where `lying` are those of the map. */
export function whyNotInHex(
  hex: Hex,
  kind: FortificationMarker['kind'],
  lying: readonly GroundMarker[],
): Refusal | undefined {
  const alike = lying.filter((marker) => marker.hex === hex.index && marker.kind === kind).length;
  if (kind === 'mines') {
    if (hex.terrain.structure) return MINES_INDOORS;
    return alike < MOST_MINES ? undefined : THIRD_MINES;
  }
  if (kind === 'foxholes' && isWater(hex)) return FOXHOLES_IN_WATER;
  if (kind === 'bunker' && (hex.terrain.structure || isWater(hex))) return BUNKER_GROUND;
  return alike === 0 ? undefined : ONE_ALREADY;
}
