/** What lies on the ground: smoke, shells, foxholes, fortifications, wrecks, events, spotted places, starshells. */
import type { Board, HexId, View } from '@opfire/engine';
import type { MarkerFace } from '../../counters/marker-face.ts';
import { MARKER_LOOKS, type MarkerKind } from '../../counters/markers.ts';

type GroundMarker = View['ground'][number];

export interface Lying {
  readonly key: string;
  readonly hex: HexId;
  readonly face: MarkerFace;
  /** A thing that lies there itself, without its card. */
  readonly bare: boolean;
  /** Kept small, in a corner of the hex: it hangs above it, or is a sign and no thing. */
  readonly corner?: 'east' | 'west';
}

const isDrawn = (kind: string): kind is MarkerKind => kind in MARKER_LOOKS;

function faceOf(marker: GroundMarker): MarkerFace | undefined {
  switch (marker.kind) {
    case 'smoke':
      return { marker: marker.life === 2 ? 'smoke-2' : 'smoke-1' };
    case 'ffe':
      return { marker: 'fire-for-effect', value: marker.firepower };
    case 'foxholes':
      return { marker: 'foxholes', value: marker.tm };
    case 'mines':
      return { marker: 'mines', value: marker.firepower };
    case 'bunker':
      return { marker: 'bunker', facing: marker.front - 0.5 };
    default:
      return isDrawn(marker.kind) ? { marker: marker.kind } : undefined;
  }
}

function laid(marker: GroundMarker, i: number): Lying[] {
  const face = faceOf(marker);
  if (face === undefined) return [];
  const { hex, kind } = marker;
  return [{ key: `g${i}`, hex, face, bare: true, ...(kind === 'starshell' && { corner: 'west' as const }) }];
}

/** Bunkers of the scenario are places of the board itself; their arrow points to the middle of a hexside, between two vertices (21.1). */
const bunkersOn = ({ locations }: Board): Lying[] =>
  locations
    .filter(({ stratum, site }) => stratum === 'bunker' && !site)
    .map(({ index, hex, front }) => ({
      key: `b${index}`,
      hex,
      face: { marker: 'bunker' as const, ...(front >= 0 && { facing: front - 0.5 }) },
      bare: true,
    }));

/** Targets whose range a gun has found: a vehicle wherever it is, or those on foot in their place (14.1). */
const acquiredIn = ({ locations }: Board, { acquisitions, units }: View): Lying[] =>
  acquisitions.map(({ firer, weapon, target, at, level }) => {
    const place = target < 0 ? at : (units.find(({ id }) => id === target)?.at ?? -1);
    return {
      key: `a${firer} ${weapon}`,
      hex: locations[place]?.hex ?? -1,
      face: { marker: level === 2 ? ('acquired-2' as const) : ('acquired-1' as const) },
      bare: false,
      corner: 'west' as const,
    };
  });

export function lyingIn(board: Board, view: View): Lying[] {
  const { ground, scenario, spotted, side } = view;
  return [
    ...bunkersOn(board),
    ...ground.flatMap(laid),
    ...scenario.events.map(({ id, hex, trigger }) => ({
      key: `e${id}`,
      hex,
      face: { marker: trigger === 'sight' ? ('event-sight' as const) : ('event-occupation' as const), value: id },
      bare: false,
    })),
    ...acquiredIn(board, view),
    ...spotted
      .filter((marker) => marker.side === side)
      .map(({ at }) => ({
        key: `s${at}`,
        hex: board.locations[at]?.hex ?? -1,
        face: { marker: 'spotted' as const },
        bare: false,
        corner: 'east' as const,
      })),
  ];
}
