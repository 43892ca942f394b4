/** Markers on the ground of hexes in which counters lie, once more and small beside them, where they can be seen. */
import { drawCounter } from '../../counters/draw-counter.ts';
import { hexCentre } from '../../drawing/plane.ts';
import { useTable, useView } from '../store/table-context.tsx';
import { edgeOf, within } from './edge.ts';
import { type Lying, lyingIn } from './lying.ts';

const SIZE = 50;
const PITCH = 36;

export function MarkerBadges() {
  const board = useTable((table) => table.game.world.board);
  const view = useView();
  const occupied = new Set(view.units.flatMap(({ at }) => (at < 0 ? [] : (board.locations[at]?.hex ?? []))));
  const hidden = lyingIn(board, view).filter(({ hex, corner }) => corner === undefined && occupied.has(hex));
  const rank = (one: Lying): number => hidden.filter(({ hex }) => hex === one.hex).indexOf(one);
  return (
    <g className="marker-badges">
      {hidden.map((one) => {
        const hex = board.hexes[one.hex];
        if (hex === undefined) return null;
        const [x, y] = hexCentre(hex);
        const [cx, cy] = within(edgeOf(board), [x - 58 + rank(one) * PITCH, y + 56], SIZE / 2);
        const at = { x: cx - SIZE / 2, y: cy - SIZE / 2, size: SIZE };
        return (
          <g
            key={one.key}
            data-badge={one.face.marker}
            data-hex={hex.name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
            dangerouslySetInnerHTML={{ __html: drawCounter(one.face, at) }}
          />
        );
      })}
    </g>
  );
}
