/** A vehicle that turns is seen turning: how hull and turret stood before, for the style to begin with. */
import { type CSSProperties, useRef } from 'react';
import { headingOr } from '../../counters/facing.ts';
import type { Piece } from './faces.ts';

interface Heading {
  readonly hull: number;
  /** Of the turret on its hull. */
  readonly turret: number;
}

function headingOf({ face }: Piece): Heading {
  if (!('unit' in face)) return { hull: 0, turret: 0 };
  const hull = headingOr(face.facing);
  return { hull, turret: headingOr(face.turret, hull) - hull };
}

/** Beginning from where it takes less than half a turn to the end. */
const nearTo = (from: number, to: number): number => to - ((((to - from + 180) % 360) + 360) % 360) + 180;

/** Undefined where nothing turns. */
export function turnBetween(before: Piece, now: Piece): CSSProperties | undefined {
  const [a, b] = [headingOf(before), headingOf(now)];
  if (a.hull === b.hull && a.turret === b.turret) return undefined;
  return {
    '--hull-from': `${nearTo(a.hull, b.hull)}deg`,
    '--turret-from': `${nearTo(a.turret, b.turret)}deg`,
  } as CSSProperties;
}

export function useTurn(piece: Piece): CSSProperties | undefined {
  const shown = useRef<{ readonly piece: Piece; readonly turn: CSSProperties | undefined }>({ piece, turn: undefined });
  // Drawn anew only when it looks different; until then the turn goes on.
  if (shown.current.piece.look !== piece.look) shown.current = { piece, turn: turnBetween(shown.current.piece, piece) };
  return shown.current.turn;
}
