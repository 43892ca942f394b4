/** Those who fell by what was done last: the counter fades where it lay, and a cross stays until something else is done. */
import './fallen.css';
import type { Game, UnitId } from '@opfire/engine';
import { viewFor } from '@opfire/engine';
import { useMemo } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
import { usePrinted } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import { sinceAsked } from '../store/undo.ts';
import { Counter } from './counter-layer.tsx';
import { COUNTER, type Placed, stacksOf } from './stacks.ts';
import { useStackLook } from './use-stack-look.ts';

const inPlay = ({ state }: Game, unit: UnitId): boolean => state.units[unit]?.fate === 'in-play';

interface Fallen extends Placed {
  readonly before: Game;
}

function useFallen(): readonly Fallen[] {
  const steps = useTable((table) => table.steps);
  const viewer = useTable(viewerOf);
  const printed = usePrinted();
  const look = useStackLook();
  return useMemo(
    () =>
      sinceAsked(steps).flatMap((step) => {
        const { before } = step;
        const lost = heard(step, viewer).flatMap((event) => (event.t === 'eliminated' ? [event.unit] : []));
        if (!lost.some((unit) => inPlay(before, unit))) return [];
        const keys = new Set(lost.map((unit) => `u${unit}`));
        const counters = stacksOf(before, viewFor(before, viewer), printed, look).flatMap((stack) => stack.counters);
        return counters.filter(({ piece }) => keys.has(piece.key)).map((placed) => ({ ...placed, before }));
      }),
    [steps, viewer, printed, look],
  );
}

/** Where somebody else stands now, the fallen lie small in a corner of the hex, so that nobody takes the one for the other. */
const ASIDE = 0.42;
const CORNER = 62;

function useAside(): (placed: Fallen) => string | undefined {
  const game = useTable((table) => table.game);
  return ({ piece, x, y, size, before }) => {
    const at = before.state.units[Number(piece.key.slice(1))]?.at ?? -1;
    if (at < 0 || !game.state.units.some((unit) => unit.at === at)) return undefined;
    const cell = game.world.board.hexes[game.world.board.locations[at]?.hex ?? -1];
    if (cell === undefined) return undefined;
    const [cx, cy] = hexCentre(cell);
    const [dx, dy] = [cx + CORNER - (x + size / 2) * ASIDE, cy + CORNER * 0.8 - (y + size / 2) * ASIDE];
    return `translate(${dx} ${dy}) scale(${ASIDE})`;
  };
}

function Cross({ piece, x, y, size }: Placed) {
  const [cx, cy, arm] = [x + size / 2, y + size / 2, COUNTER * 0.3];
  const d = `M${cx - arm} ${cy - arm}L${cx + arm} ${cy + arm}M${cx + arm} ${cy - arm}L${cx - arm} ${cy + arm}`;
  return (
    <g className="cross" data-fallen={piece.key}>
      <path className="rim" d={d} />
      <path d={d} />
    </g>
  );
}

export function FallenLayer() {
  const fallen = useFallen();
  const aside = useAside();
  const last = useTable(({ steps }) => steps.length - sinceAsked(steps).length);
  return (
    <g className="fallen" key={last}>
      {fallen.map((placed) => (
        <g key={placed.piece.key} transform={aside(placed)}>
          <g className="ghost">
            <Counter {...placed} />
          </g>
          <Cross {...placed} />
        </g>
      ))}
    </g>
  );
}
