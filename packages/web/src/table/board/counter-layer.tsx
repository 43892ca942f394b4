/** The counters on the map. Each draws itself again only when it looks different or lies elsewhere. */
import { memo, useMemo } from 'react';
import { usePrinted } from '../naming-context.tsx';
import { useTable, useView } from '../store/table-context.tsx';
import { type Piece, pictureOf } from './faces.ts';
import { COUNTER, type Placed, stacksOf } from './stacks.ts';
import { useEffects } from './use-effects.ts';
import { useStackLook } from './use-stack-look.ts';
import { useTurn } from './use-turn.ts';

interface CounterProps {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** What has just been done to it, and when: it shows once. */
  readonly effect?: string | undefined;
}

export const Counter = memo(
  ({ piece, x, y, size, effect }: CounterProps) => {
    const turn = useTurn(piece);
    return (
      <g
        className="counter"
        data-counter={piece.key}
        data-turning={turn && true}
        style={{ transform: `translate(${x}px, ${y}px)`, ...turn }}
      >
        <g
          key={effect}
          className={effect?.split(' ')[0]}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which escapes the names in it
          dangerouslySetInnerHTML={{ __html: pictureOf(piece, { size }) }}
        />
      </g>
    );
  },
  (a, b) => a.piece.look === b.piece.look && a.x === b.x && a.y === b.y && a.size === b.size && a.effect === b.effect,
);

const FAN_GAP = 12;

/** A stack spread out in a row, so that each counter can be read. */
export function spread(counters: readonly Placed[], [x, y]: readonly [number, number]): Placed[] {
  const sizes = counters.map(({ piece }) => COUNTER * piece.scale);
  const width = sizes.reduce((sum, size) => sum + size + FAN_GAP, -FAN_GAP);
  let left = x - width / 2;
  return counters.map(({ piece }, i) => {
    const size = sizes[i] ?? COUNTER;
    const placed = { piece, size, x: left, y: y + COUNTER / 2 - size };
    left += size + FAN_GAP;
    return placed;
  });
}

export function CounterLayer() {
  const game = useTable((table) => table.game);
  const held = useTable((table) => table.selection.at);
  const view = useView();
  const printed = usePrinted();
  const look = useStackLook();
  const effects = useEffects();
  const stacks = useMemo(() => stacksOf(game, view, printed, look), [game, view, printed, look]);
  return (
    <g className="counters">
      {stacks.map(({ key, at, counters, side }) => (
        <g key={key} className={at === held ? 'stack held' : 'stack'} data-side={side} data-at={at}>
          {counters.map(({ piece, x, y, size }) => (
            <Counter key={piece.key} piece={piece} x={x} y={y} size={size} effect={effects.get(piece.key)} />
          ))}
        </g>
      ))}
    </g>
  );
}
