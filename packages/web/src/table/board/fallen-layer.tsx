/** Those who fell in the last step: the counter fades where it lay, and a cross stays until something else is done. */
import './fallen.css';
import type { Game, UnitId } from '@opfire/engine';
import { viewFor } from '@opfire/engine';
import { useMemo } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
import { usePrinted } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import { Counter } from './counter-layer.tsx';
import { COUNTER, type Placed, stacksOf } from './stacks.ts';
import { useStackLook } from './use-stack-look.ts';

const inPlay = ({ state }: Game, unit: UnitId): boolean => state.units[unit]?.fate === 'in-play';

function useFallen(): readonly Placed[] {
  const step = useTable((table) => table.steps.at(-1));
  const viewer = useTable(viewerOf);
  const printed = usePrinted();
  const look = useStackLook();
  return useMemo(() => {
    const lost = step ? heard(step, viewer).flatMap((event) => (event.t === 'eliminated' ? [event.unit] : [])) : [];
    if (step === undefined || !lost.some((unit) => inPlay(step.before, unit))) return [];
    const keys = new Set(lost.map((unit) => `u${unit}`));
    const stacks = stacksOf(step.before, viewFor(step.before, viewer), printed, look);
    return stacks.flatMap(({ counters }) => counters.filter(({ piece }) => keys.has(piece.key)));
  }, [step, viewer, printed, look]);
}

/** Where somebody else stands now, the fallen lie small in a corner of the hex, so that nobody takes the one for the other. */
const ASIDE = 0.42;
const CORNER = 62;

function useAside(): (placed: Placed) => string | undefined {
  const game = useTable((table) => table.game);
  const before = useTable((table) => table.steps.at(-1)?.before);
  return ({ piece, x, y, size }) => {
    const at = before?.state.units[Number(piece.key.slice(1))]?.at ?? -1;
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
  const steps = useTable((table) => table.steps.length);
  return (
    <g className="fallen" key={steps}>
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
