import { useTable } from '../store/table-context.tsx';
import { hexPath } from './shapes.ts';

/** The hex under the pointer or the keys. */
export function HoverLayer() {
  const hex = useTable((table) => table.game.world.board.hexes[table.hover]);
  return hex === undefined ? null : (
    <path className="hover" clipPath="url(#map-edge)" data-hover={hex.name} d={hexPath(hex, 1)} />
  );
}
