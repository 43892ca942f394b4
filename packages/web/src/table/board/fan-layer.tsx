/** The stack under the pointer, fanned out after a moment. */
import { useEffect, useMemo, useState } from 'react';
import { usePrinted } from '../naming-context.tsx';
import { useTable, useView } from '../store/table-context.tsx';
import { Counter, spread } from './counter-layer.tsx';
import { COUNTER, stacksOf } from './stacks.ts';
import { useStackLook } from './use-stack-look.ts';

const PATIENCE = 380;

function useLingering(hex: number): number {
  const [lingering, setLingering] = useState(-1);
  useEffect(() => {
    setLingering(-1);
    const timer = setTimeout(() => setLingering(hex), PATIENCE);
    return () => clearTimeout(timer);
  }, [hex]);
  return lingering === hex ? hex : -1;
}

export function FanLayer() {
  const hex = useLingering(useTable((table) => table.hover));
  const game = useTable((table) => table.game);
  const held = useTable((table) => table.selection.at);
  const view = useView();
  const printed = usePrinted();
  const look = useStackLook();
  const stacks = useMemo(() => {
    const strata = game.world.board.strata[hex] ?? [];
    // What is in hand is shown large beside the map already.
    return stacksOf(game, view, printed, look).filter(
      ({ at, counters }) => strata.includes(at) && at !== held && counters.length > 1,
    );
  }, [game, view, printed, look, hex, held]);
  return (
    <g className="fan">
      {stacks.map(({ key, centre: [x, y], counters }, row) => (
        <g key={key}>
          {spread(counters, [x, y - COUNTER * 1.1 - row * (COUNTER + 10)]).map(({ piece, size, x: left, y: top }) => (
            <Counter key={piece.key} piece={piece} x={left} y={top} size={size} />
          ))}
        </g>
      ))}
    </g>
  );
}
