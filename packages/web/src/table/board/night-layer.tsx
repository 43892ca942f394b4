/** Night on the map: dark where nobody of the viewer's side sees anything, warm where a starshell hangs (20.1, 20.2). */
import './night.css';
import { type Light, lightFor } from '@opfire/engine';
import { useMemo } from 'react';
import { useTable, viewerOf } from '../store/table-context.tsx';
import { hexPath } from './shapes.ts';

/** Lit hexes are left as they are. */
const SHADES: readonly Exclude<Light, 'lit'>[] = ['dark', 'seen'];

export function NightLayer() {
  const game = useTable((table) => table.game);
  const viewer = useTable(viewerOf);
  const light = useMemo(() => lightFor(game, viewer), [game, viewer]);
  if (light === undefined) return null;
  const { hexes } = game.world.board;
  const outline = (shade: Light): string =>
    hexes
      .filter(({ index }) => light[index] === shade)
      .map((hex) => hexPath(hex, 0))
      .join('');
  return (
    <g className="night" clipPath="url(#map-edge)">
      {SHADES.map((shade) => (
        <path key={shade} data-light={shade} d={outline(shade)} />
      ))}
      {hexes
        .filter(({ index }) => light[index] === 'lit')
        .map((hex) => (
          <path key={hex.index} data-light="lit" data-hex={hex.name} d={hexPath(hex, 1)} />
        ))}
    </g>
  );
}
