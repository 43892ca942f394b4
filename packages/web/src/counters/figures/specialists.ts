/** Single men and women by their calling (11): one figure each. */
import { AID_SIGN, BAG, BINOCULARS, PISTOL, RIFLE, SCOPED_RIFLE } from './held.ts';
import type { Part } from './paint.ts';
import { KNEEL, STRIDE } from './poses.ts';

const TUNIC: Part = ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L8.5-24C5-21.5-4-21.5-7.5-24z'];
const BELT: Part = ['line', 'ink', 1.6, 'M-7-28.5Q0-26.5 8.6-28.5'];

export const MEDIC: readonly Part[] = [
  ...KNEEL,
  ['limb', 'shade', 4.6, 'M6-27L14-21L20-16'],
  ['shape', 'cloth', 'M-8-29.5C-5-33.5 5-34 9-30.5L6-12C2-9.5-5-9.5-8.5-12.5z'],
  ['line', 'light', 3, 'M-4.5-24.5Q-2-22.5 1-23.5'],
  ['held', BAG, 21, 0],
  ['held', AID_SIGN, 21, -5.4],
  ['limb', 'cloth', 5.2, 'M-2-28L3-19L13-15.5'],
  ['limb', 'light', 3.4, 'M-.4-24.5L1.2-21.8'],
  ['limb', 'skin', 3.4, 'M14.6-15L16.6-14.6'],
  ['head', 5.5, -36.5, 8],
];

/** Flat in the grass behind a scope. */
export const SNIPER: readonly Part[] = [
  ['line', 'shade', 1.6, 'M-3-36a15 15 0 1 1 30 0a15 15 0 1 1-30 0zM12-56V-42M12-30V-24M-8-36H6M18-36H32'],
  ['limb', 'shade', 6, 'M-8-6L-22-5L-33-3.6'],
  ['shape', 'boots', 'M-40-7L-34-7.5L-32.5 0H-38z'],
  ['limb', 'cloth', 6.6, 'M-8-6.5L-20-9L-29-4'],
  ['shape', 'boots', 'M-35-3L-30.5-8L-25.5-2.5L-32 0z'],
  ['limb', 'shade', 4.6, 'M7-10L17-4L22-11'],
  ['shape', 'cloth', 'M-11-10.5C-5-15 4-18.5 10-16L12-3L-8-1z'],
  ['held', SCOPED_RIFLE, 17, -13, -2],
  ['limb', 'cloth', 5, 'M3-12L8-4L14-10'],
  ['limb', 'skin', 3.2, 'M15-10.6L16.6-11.2'],
  ['head', 8.5, -20.5, 6],
  ['shape', 'aid', 'M20 0L21-7L23.5-1L26-9.5L27.5-1.2L31-7.5L31.5 0z'],
  ['shape', 'aid', 'M-6 0L-5.5-5L-3.4-.8L-1-7L.6-1L4-5L4.5 0z'],
];

/** On one knee, hand over the eyes. */
export const SCOUT: readonly Part[] = [
  ...KNEEL,
  ['shape', 'gear', 'M-14-30L-6.5-33L-6.5-20L-12.5-20z'],
  ['held', RIFLE, 19, -16, -40],
  ['limb', 'shade', 4.6, 'M7-28L12-20L17-17'],
  ['shape', 'cloth', 'M-8-30C-5-34 5-34.5 8-31L6-12C2-9.5-5-9.5-8.5-12.5z'],
  ['line', 'ink', 1.6, 'M-8-15.5Q-1-13 6.4-15.5'],
  ['limb', 'skin', 3.4, 'M18-16.4L19.6-16.4'],
  ['head', 2.5, -37.5],
  ['limb', 'cloth', 5, 'M-1-29L10-30L12.5-36'],
  ['limb', 'skin', 3.2, 'M12.6-37.4L8.8-39.4'],
];

/** On one knee, aiming through a scope. */
export const MARKSMAN: readonly Part[] = [
  ...KNEEL,
  ['limb', 'shade', 4.6, 'M7-27L14-19L19-27'],
  ['shape', 'cloth', 'M-8-29.5C-5-33.5 5-34 9-30.5L6-12C2-9.5-5-9.5-8.5-12.5z'],
  ['line', 'ink', 1.6, 'M-8-15.5Q-1-13 6.4-15.5'],
  ['held', SCOPED_RIFLE, 14, -29.5, -3],
  ['limb', 'skin', 3.3, 'M19-28L21-28.6'],
  ['limb', 'cloth', 5.2, 'M-2-28L3-20L10-26.5'],
  ['limb', 'skin', 3.3, 'M11-27.6L12-28.2'],
  ['head', 5, -37, 3],
];

/** Long coat, pistol in the air, the other hand showing the way. */
export const COMMISSAR: readonly Part[] = [
  ...STRIDE,
  ['limb', 'shade', 4.8, 'M-3-41L-9-47L-7-53'],
  ['held', PISTOL, -6.5, -56, -80],
  ['limb', 'skin', 3.4, 'M-6.8-54.4L-6.6-55.4'],
  ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L9-26L14-10L3-8L-12-10L-8-26z'],
  ['line', 'ink', 1, 'M2-44L2.4-26L4-9'],
  ['line', 'boots', 2.4, 'M-8-27.5Q0-25 9-27.5'],
  ['line', 'boots', 1.8, 'M-6-43L8-28'],
  ['limb', 'cloth', 5.4, 'M6-40.5L15-39L22-41.5'],
  ['limb', 'skin', 3, 'M24-42.2L29-44'],
  ['head', 3.5, -49.5],
];

export const CHAPLAIN: readonly Part[] = [
  ...STRIDE,
  ['limb', 'shade', 4.8, 'M8-39L13-32L17-34'],
  ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L9-24C5-21.5-4-21.5-8-24z'],
  BELT,
  ['line', 'light', 3.2, 'M-1.5-45L-1-21M6-45L6.5-21'],
  ['shape', 'accent', 'M9-40.5L22-43L24-33L11-30.5z'],
  ['line', 'light', 1.6, 'M13-39.2L19.6-40.4M16-41.5L17-34.4'],
  ['limb', 'cloth', 5.4, 'M-3-40L-5-31L7-32'],
  ['limb', 'skin', 3.6, 'M9-32.4L11.4-33.4'],
  ['head', 3.5, -49.5, 8],
];

export const NURSE: readonly Part[] = [
  ['limb', 'skin', 4, 'M-2-12L-2-5M5-12L5-5'],
  ['shape', 'boots', 'M-5 0L-4.6-4.4H.4L4-1.2V0zM2 0L2.6-4.4H7.6L11-1.2V0z'],
  ['limb', 'shade', 4.4, 'M7-39L12-31L15-24'],
  ['held', BAG, 18, -10],
  ['held', AID_SIGN, 18, -15.4],
  ['shape', 'cloth', 'M-6-42C-3-45.5 6-45.5 8.5-42L6.5-29L12-10C5-8.4-4-8.4-11-10L-5-29z'],
  ['shape', 'light', 'M-2.5-42L5-42L4.5-29.5L9.5-11C5-10-2-10-6.5-11L-1.5-29.5z'],
  ['limb', 'cloth', 4.8, 'M-3-40L-8-31L-5-24'],
  ['limb', 'skin', 3.4, 'M-4.6-22.6L-4-21'],
  ['head', 2.5, -49],
];

/** Kilt, bag under the arm, drones over the shoulder. */
export const PIPER: readonly Part[] = [
  ['limb', 'skin', 4.6, 'M-4-20L-6-8M5-20L8-8'],
  ['limb', 'light', 4.6, 'M-6-9L-6.6-5M8-9L8-5'],
  ['shape', 'boots', 'M-10 0L-9.6-5.2H-3.6L.4-1.2V0zM4.6 0L5-5.2H11L16-1.2V0z'],
  ['limb', 'steel', 1.8, 'M-7-40L-13-60M-3-41L-6-63M-10-38L-19-55'],
  ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L8.5-26C5-24-4-24-7.5-26z'],
  ['shape', 'accent', 'M-8-27.5H9L12.5-15C5-13-5-13-11.5-15z'],
  ['line', 'light', 1.2, 'M-4-27L-6.5-14.4M.5-27V-13.8M5-27L7.4-14.4M-10-19.6Q1-17.6 11-19.6'],
  ['shape', 'gear', 'M4-40C11-43 19-40 19-34C18-28 9-27 4-30C1-32 1-38 4-40z'],
  ['limb', 'steel', 1.8, 'M17-31L24-20M15-40L9.6-46'],
  ['limb', 'cloth', 5.2, 'M-2-40L-3-31L14-27.6'],
  ['limb', 'skin', 3.4, 'M16-27.2L19.4-27.6'],
  ['head', 3.5, -50],
];

export const ADVISOR: readonly Part[] = [
  ...STRIDE,
  TUNIC,
  BELT,
  ['line', 'gear', 2.2, 'M-5-43.5L5-28'],
  ['line', 'gear', 2.2, 'M8-43.5L-3-28'],
  ['head', 2.5, -49.5],
  ['held', BINOCULARS, 8.6, -50.5],
  ['limb', 'cloth', 5.4, 'M0-40L10-38L13-45'],
  ['limb', 'skin', 3.4, 'M13-47L12.4-48.4'],
];
