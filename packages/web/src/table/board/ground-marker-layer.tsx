/** Markers that lie on the ground: smoke, shells, foxholes, fortifications, events. */
import type { Board, View } from '@opfire/engine';
import { Fragment } from 'react';
import { drawCounter } from '../../counters/draw-counter.ts';
import type { MarkerFace } from '../../counters/marker-face.ts';
import { MARKER_LOOKS, type MarkerKind } from '../../counters/markers.ts';
import { hexCentre } from '../../drawing/plane.ts';
import { useTable, useView } from '../store/table-context.tsx';

type GroundMarker = View['ground'][number];

const SIZE = 92;

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
    default:
      return isDrawn(marker.kind) ? { marker: marker.kind } : undefined;
  }
}

interface Lying {
  readonly key: string;
  readonly hex: number;
  readonly face: MarkerFace;
  readonly bare: boolean;
}

function lyingOn({ ground, scenario, spotted, side }: View): Lying[] {
  return [
    ...ground.flatMap((marker, i) => {
      const face = faceOf(marker);
      return face ? [{ key: `g${i}`, hex: marker.hex, face, bare: true }] : [];
    }),
    ...scenario.events.map(({ id, hex, trigger }) => ({
      key: `e${id}`,
      hex,
      face: { marker: trigger === 'sight' ? ('event-sight' as const) : ('event-occupation' as const), value: id },
      bare: false,
    })),
    ...spotted
      .filter((marker) => marker.side === side)
      .map(({ at }) => ({ key: `s${at}`, hex: at, face: { marker: 'spotted' as const }, bare: false })),
  ];
}

/** Bunkers are places of the board itself; their arrow points to the middle of a hexside, between two vertices (21.1). */
const bunkersOn = ({ locations }: Board): Lying[] =>
  locations
    .filter(({ stratum }) => stratum === 'bunker')
    .map(({ index, front }) => ({
      key: `b${index}`,
      hex: index,
      face: { marker: 'bunker' as const, ...(front >= 0 && { facing: front - 0.5 }) },
      bare: true,
    }));

export function GroundMarkerLayer() {
  const board = useTable((table) => table.game.world.board);
  const view = useView();
  return (
    <g className="ground-markers">
      {[...bunkersOn(board), ...lyingOn(view)].map(({ key, hex: place, face, bare }) => {
        const hex = board.hexes[board.locations[place]?.hex ?? -1];
        if (hex === undefined) return <Fragment key={key} />;
        const [x, y] = hexCentre(hex);
        const small = face.marker === 'spotted';
        const size = small ? 40 : SIZE;
        const at = small ? { x: x + 40, y: y - 74 } : { x: x - size / 2, y: y - size / 2 };
        return (
          <g
            key={key}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
            dangerouslySetInnerHTML={{ __html: drawCounter(face, { ...at, size, bare }) }}
          />
        );
      })}
    </g>
  );
}
