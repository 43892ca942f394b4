/** Which way a counter faces: the red corner of the books, as a pointer at the rim (14.1, 15.1). */
import { type Facing, NO_FACING } from '@opfire/engine';
import { element } from '../drawing/svg.ts';
import { SIDE } from './cardboard.ts';

/** Degrees clockwise from north to a vertex of a hex; vertex 0 lies to the north-east. */
export const headingOf = (facing: Facing): number => 30 + 60 * facing;

/** Of a counter that lies in no hex. */
const RESTING = headingOf(0);

export const headingOr = (facing: Facing | undefined, otherwise = RESTING): number =>
  facing === undefined || facing === NO_FACING ? otherwise : headingOf(facing);

/** A red tooth that sticks out where the ray from the middle leaves the card. */
export function pointer(heading: number): string {
  const turn = (heading * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const reach = (SIDE / 2 - 1) / Math.max(Math.abs(dx), Math.abs(dy));
  const [x, y] = [SIDE / 2 + dx * reach, SIDE / 2 + dy * reach];
  return element('path', {
    d: 'M-7 4L0-13L7 4L0 .4z',
    transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}) rotate(${heading})`,
    fill: '#c3211b',
    stroke: '#fbf5e6',
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
    'data-pointer': heading,
  });
}
