/** What the map shows besides, as the person has asked. */
import './tints.css';
import { useMemo } from 'react';
import { hexPath } from '../board/shapes.ts';
import { useTable, viewerOf } from '../store/table-context.tsx';
import type { Lens } from '../store/types.ts';
import { SightLens } from './sight-lens.tsx';
import { tintsOf } from './tints.ts';

/** These follow the pointer; the others stay the same wherever it is. */
const FOLLOWS: ReadonlySet<Lens> = new Set<Lens>(['seen', 'threats']);

function Tints({ lens }: { readonly lens: Exclude<Lens, 'sight'> }) {
  const game = useTable((table) => table.game);
  const selection = useTable((table) => table.selection);
  const hover = useTable((table) => (FOLLOWS.has(lens) ? table.hover : -1));
  const viewer = useTable(viewerOf);
  const tints = useMemo(
    () => tintsOf(lens, { game, selection, hover, viewer }),
    [lens, game, selection, hover, viewer],
  );
  return (
    <g className="tints" data-lens={lens} clipPath="url(#map-edge)">
      {tints.map(({ hex, look }) => {
        const cell = game.world.board.hexes[hex];
        return cell && <path key={`${hex} ${look}`} data-look={look} data-hex={cell.name} d={hexPath(cell, 4)} />;
      })}
    </g>
  );
}

export function LensLayer() {
  const lens = useTable((table) => table.lens);
  if (lens === undefined) return null;
  return lens === 'sight' ? <SightLens /> : <Tints lens={lens} />;
}
