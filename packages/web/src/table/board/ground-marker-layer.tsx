/** Markers on the map: what lies on the ground in the middle of its hex, what is only a sign small in a corner. */
import { Fragment } from 'react';
import { drawCounter } from '../../counters/draw-counter.ts';
import { hexCentre } from '../../drawing/plane.ts';
import { useTable, useView } from '../store/table-context.tsx';
import { edgeOf, within } from './edge.ts';
import { type Lying, lyingIn } from './lying.ts';

const SIZE = 104;
const SMALL = 46;
const CORNER = { east: 60, west: -60 } as const;

export function GroundMarkerLayer() {
  const board = useTable((table) => table.game.world.board);
  const view = useView();
  const placeOf = ({ hex, corner }: Lying) => {
    const cell = board.hexes[hex];
    if (cell === undefined) return undefined;
    const size = corner ? SMALL : SIZE;
    const [x, y] = hexCentre(cell);
    const middle = corner ? ([x + CORNER[corner], y - 50] as const) : ([x, y] as const);
    const [cx, cy] = within(edgeOf(board), middle, size / 2);
    return { x: cx - size / 2, y: cy - size / 2, size };
  };
  return (
    <g className="ground-markers">
      {lyingIn(board, view).map((one) => {
        const at = placeOf(one);
        if (at === undefined) return <Fragment key={one.key} />;
        return (
          <g
            key={one.key}
            data-marker={one.face.marker}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
            dangerouslySetInnerHTML={{ __html: drawCounter(one.face, { ...at, bare: one.bare }) }}
          />
        );
      })}
    </g>
  );
}
