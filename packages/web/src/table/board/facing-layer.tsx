/** Which way to face: six arrows at the corners of a hex, where a vehicle comes on or a hull or gun can turn (15.1). */
import './facings.css';
import type { Facing, Game, HexId, UnitId } from '@opfire/engine';
import type { MouseEvent } from 'react';
import { headingOf } from '../../counters/facing.ts';
import { hexCentre } from '../../drawing/plane.ts';
import { choose } from '../offers/point.ts';
import { facerOf, turningOf } from '../offers/turners.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useChoiceWords } from '../panels/use-choice-words.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';
import type { Ambiguity, Choice } from '../store/types.ts';

interface Arrow {
  readonly hex: HexId;
  readonly facing: Facing;
  /** What turns: all of it, or the turret alone. */
  readonly part: 'hull' | 'turret';
  readonly choice: Choice;
}

/** How far the arrows stand from the middle of the hex, in drawing units. */
const REACH = { hull: 84, turret: 126 } as const;

/** A hull points, a turret lays its gun. */
const SIGNS = {
  hull: { radius: 23, d: 'M-13 10L0-17L13 10L0 3z' },
  turret: { radius: 19, d: 'M-2.6-15H2.6V-3.6A8 8 0 1 1-2.6-3.6z' },
} as const;

/** A click on a hex that left open only the facing. */
const arrowsAt = (game: Game, { hex, choices }: Ambiguity, turning: UnitId): Arrow[] =>
  choices.flatMap((choice) => {
    const facer = facerOf(game, choice);
    return facer?.unit === turning ? [{ hex, facing: facer.facing, part: 'hull', choice }] : [];
  });

function useArrows(): Arrow[] {
  const { turns } = useOffers();
  const game = useTable((table) => table.game);
  const ambiguity = useTable((table) => table.ambiguity);
  const pending = useTable((table) => table.pending);
  const turning = useTable(turningOf);
  if (turning === undefined) return [];
  if (ambiguity) return arrowsAt(game, ambiguity, turning);
  const hex = game.world.board.locations[game.state.units[turning]?.at ?? -1]?.hex;
  if (pending || hex === undefined) return [];
  return turns
    .filter(({ unit }) => unit === turning)
    .map(({ facing, turret, orders }) => ({
      hex,
      facing,
      part: turret ? 'turret' : 'hull',
      choice: { kind: 'orders', orders },
    }));
}

export function FacingLayer() {
  const store = useTableStore();
  const board = useTable((table) => table.game.world.board);
  const told = useTable((table) => table.record.assist !== 'referee');
  const arrows = useArrows();
  const words = useChoiceWords();
  if (!told) return null;
  const label = (choice: Choice): string => (choice.kind === 'orders' ? words(choice.orders) : '');
  const turn = (event: MouseEvent, choice: Choice): void => {
    event.stopPropagation();
    choose(store, choice);
  };
  return (
    <g className="facings">
      {arrows.map(({ hex, facing, part, choice }) => {
        const cell = board.hexes[hex];
        if (cell === undefined) return null;
        const [x, y] = hexCentre(cell);
        const heading = headingOf(facing);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the palette says the same to the keys
          <g
            key={`${part} ${facing}`}
            data-facing={facing}
            data-part={part}
            transform={`translate(${x} ${y}) rotate(${heading}) translate(0 ${-REACH[part]})`}
            onClick={(event) => turn(event, choice)}
          >
            <title>{label(choice)}</title>
            <circle r={SIGNS[part].radius} />
            <path d={SIGNS[part].d} />
          </g>
        );
      })}
    </g>
  );
}
