/** What figures hold, around the hand at 0, 0, pointing to the right. */
import type { Part } from './paint.ts';

export const RIFLE: readonly Part[] = [
  ['shape', 'steel', 'M9-1.6H23V.5H9z'],
  ['shape', 'wood', 'M-16 4.5L-16.5-.5L-6-2.2H11V1.4H-1L-6 2.2z'],
];

export const SCOPED_RIFLE: readonly Part[] = [
  ['shape', 'steel', 'M9-1.6H27V.5H9z'],
  ['shape', 'wood', 'M-16 4.5L-16.5-.5L-6-2.2H13V1.4H-1L-6 2.2z'],
  ['shape', 'steel', 'M-5-6.4L-1-5.6H5L8-6.6V-2.9L5-3.6H-1L-5-3.1z'],
];

export const SUBMACHINE_GUN: readonly Part[] = [
  ['shape', 'steel', 'M3 1L5 10L8 9.3L6.5.5z'],
  ['shape', 'wood', 'M-13 5L-13.5 0L-4-2L0 1.5L-6 2.4z'],
  ['shape', 'steel', 'M-4-2.4H10V1.6H-4z'],
  ['shape', 'steel', 'M10-1.5H19V.6H10z'],
];

export const PISTOL: readonly Part[] = [['shape', 'steel', 'M-1.5 4.5L-.5-2H9V1.2H3L2 4.5z']];

export const BINOCULARS: readonly Part[] = [['shape', 'steel', 'M-1-2.6L5-3.4V3L-1 2z']];

/** Our own sign of aid: four petals around a dot, on a white disc. */
export const AID_SIGN: readonly Part[] = [
  ['shape', 'light', 'M-6.5 0a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0z'],
  ['line', 'aid', 3.2, 'M0-1.6V-4.4M0 1.6V4.4M-1.6 0H-4.4M1.6 0H4.4'],
];

export const BAG: readonly Part[] = [
  ['limb', 'wood', 1.2, 'M-5-9Q0-15 5-9'],
  ['shape', 'gear', 'M-8.5-10H8.5L9 0H-9z'],
];
