/** The board by keys: arrows move the cursor from hex to hex, Enter points at it, plus and minus zoom, 0 shows all. */
import type { KeyboardEvent, RefObject } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
import { pointAt } from '../offers/point.ts';
import { useTableStore } from '../store/table-context.tsx';
import { nextStop } from './cycle.ts';
import { nextHex } from './find-hex.ts';
import type { Zoom } from './use-zoom.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PAN = 90;

export function useBoardKeys(zoom: RefObject<Zoom | undefined>) {
  const store = useTableStore();
  return (event: KeyboardEvent): void => {
    const table = store.getState();
    const { hover, pending } = table;
    const arrow = ARROWS[event.key];
    const goTo = (hex: number): void => {
      table.hoverOver(hex);
      const cell = table.game.world.board.hexes[hex];
      if (cell) zoom.current?.show(hexCentre(cell));
    };
    const stop = event.key === 'Tab' ? nextStop(table, event.shiftKey) : undefined;
    if (stop !== undefined) goTo(stop);
    else if (arrow) {
      if (event.shiftKey) zoom.current?.panBy(-arrow[0] * PAN, -arrow[1] * PAN);
      else goTo(nextHex(table.game.world.board, hover, arrow));
    } else if (event.key === 'Enter' && hover >= 0 && !pending) pointAt(store, hover, event.shiftKey);
    else if (event.key === '+' || event.key === '=') zoom.current?.by(1.3);
    else if (event.key === '-') zoom.current?.by(1 / 1.3);
    else if (event.key === '0') zoom.current?.fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
