/** The men of squads, half-squads and crews: each stands on 0, 0, looks to the right and is about 60 units tall. */
import { RIFLE, SUBMACHINE_GUN } from './held.ts';
import type { Part } from './paint.ts';

/** Legs of a man who strides to the right. */
export const STRIDE: readonly Part[] = [
  ['limb', 'shade', 6.6, 'M-3-25L-7-14L-12-5'],
  ['shape', 'boots', 'M-16.5 0L-15.5-6.5L-9-6L-8.8-2.4L-5-1.2V0z'],
  ['limb', 'cloth', 7.2, 'M3-25L9-15L8-6'],
  ['shape', 'boots', 'M4.2 0L4.4-6.8H11.8L12-2.6L17-1.2V0z'],
];

/** Legs of a man on one knee. */
export const KNEEL: readonly Part[] = [
  ['limb', 'shade', 6.2, 'M-5-13L-1-4L-14-3.4'],
  ['shape', 'boots', 'M-20-7.5L-13.5-7L-13 0H-18z'],
  ['limb', 'cloth', 6.8, 'M-3-13L10-15L9.5-6'],
  ['shape', 'boots', 'M6 0L6-6.6H13L13.2-2.6L17.5-1.2V0z'],
];

export const ADVANCING: readonly Part[] = [
  ...STRIDE,
  ['shape', 'gear', 'M-14-43L-5-45L-6-29L-13.5-29.5z'],
  ['limb', 'shade', 4.8, 'M8-39L14-33L20-34'],
  ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L8.5-24C5-21.5-4-21.5-7.5-24z'],
  ['line', 'ink', 1.6, 'M-7-28.5Q0-26.5 8.6-28.5'],
  ['line', 'gear', 2.2, 'M-5-43.5L4-28'],
  ['held', RIFLE, 9, -32, -9],
  ['limb', 'skin', 3.4, 'M19-34.5L22-35'],
  ['limb', 'cloth', 5.4, 'M-3-40L-7-31L3-30'],
  ['limb', 'skin', 3.4, 'M4-30.2L6.5-30.5'],
  ['head', 3.5, -49.5],
];

export const KNEELING: readonly Part[] = [
  ...KNEEL,
  ['shape', 'gear', 'M-15-30L-6.5-33L-6.5-17.5L-13.5-18z'],
  ['limb', 'shade', 4.6, 'M7-27L15-21L19-27'],
  ['shape', 'cloth', 'M-8-29.5C-5-33.5 5-34 9-30.5L6-12C2-9.5-5-9.5-8.5-12.5z'],
  ['line', 'ink', 1.6, 'M-8-15.5Q-1-13 6.4-15.5'],
  ['held', RIFLE, 14, -29, -2],
  ['limb', 'skin', 3.3, 'M19-27.6L21-28'],
  ['limb', 'cloth', 5.2, 'M-2-28L3-20L10-26.5'],
  ['limb', 'skin', 3.3, 'M11-27.4L12-28'],
  ['head', 5.5, -36.5, 4],
];

/** One arm up, into the attack. */
export const CHARGING: readonly Part[] = [
  ['limb', 'shade', 6.6, 'M-5-25L-11-14L-21-10'],
  ['shape', 'boots', 'M-27-13.5L-22-15.5L-18-8L-23-4.5z'],
  ['limb', 'cloth', 7.2, 'M2-25L13-18L13-6'],
  ['shape', 'boots', 'M9.4 0L9.4-6.8H16.8L17-2.6L22-1.2V0z'],
  ['limb', 'shade', 5, 'M-2-41L-12-44L-13-53'],
  ['limb', 'skin', 3.8, 'M-13-56L-12.6-57.5'],
  ['shape', 'cloth', 'M-6-42C-2-46.5 9-46.5 12-42L7-23.5C3-21-6-21.5-8.5-24.5z'],
  ['line', 'ink', 1.6, 'M-7.4-28.5Q0-26 8.4-28'],
  ['line', 'gear', 2.2, 'M-3-44L6-28'],
  ['held', SUBMACHINE_GUN, 16, -32, -10],
  ['limb', 'cloth', 5.4, 'M9-40L6-31L14-31.5'],
  ['limb', 'skin', 3.6, 'M15-31.6L17-32'],
  ['head', 6.5, -49.5, -3],
];

/** Serves a weapon: on his knees, both hands forward. */
export const SERVING: readonly Part[] = [
  ...KNEEL,
  ['limb', 'shade', 4.6, 'M6-27L14-22L22-22'],
  ['shape', 'cloth', 'M-8-29.5C-5-33.5 5-34 9-30.5L6-12C2-9.5-5-9.5-8.5-12.5z'],
  ['line', 'ink', 1.6, 'M-8-15.5Q-1-13 6.4-15.5'],
  ['limb', 'cloth', 5.2, 'M0-28L5-20L15-20'],
  ['limb', 'skin', 3.4, 'M16.5-20L18.5-20.3'],
  ['head', 5.5, -36.5],
];

/** A vehicle's or gun's crewman with a shell in his arms. */
export const CREWMAN: readonly Part[] = [
  ...STRIDE,
  ['limb', 'shade', 4.8, 'M8-39L14-32L17-33'],
  ['shape', 'cloth', 'M-7-42C-4-46 7-46.5 10-42.5L8.5-24C5-21.5-4-21.5-7.5-24z'],
  ['line', 'ink', 1.6, 'M-7-28.5Q0-26.5 8.6-28.5'],
  ['line', 'ink', 1, 'M1.5-44V-28'],
  ['shape', 'gear', 'M-4-36.5H18V-29.5H-4z'],
  ['shape', 'steel', 'M18-36.8C23-36.5 26.5-34.8 28.5-33C26.5-31.2 23-29.5 18-29.2z'],
  ['limb', 'cloth', 5.4, 'M-3-40L-6-30L8-29.5'],
  ['limb', 'skin', 3.6, 'M9.5-30L12-31'],
  ['head', 3.5, -49.5],
];

/** Shaken: rolled up, arms over the head, the rifle dropped. */
export const COWERING: readonly Part[] = [
  ['limb', 'shade', 6.4, 'M-10-10L4-5L-10-3.6'],
  ['shape', 'boots', 'M-18-6.5L-11.5-7L-10 0H-17z'],
  ['shape', 'cloth', 'M-15-8C-18-20-7-30 4-28C11-27 13-20 10-14C5-7-8-4-15-8z'],
  ['shape', 'gear', 'M-12-22C-9-27-4-29.5 1-29.5L3-20L-8-13.5z'],
  ['limb', 'cloth', 6.8, 'M-9-9L7-7L5-3.5'],
  ['shape', 'boots', 'M2 0L2-5.4H8.6L14-1.2V0z'],
  ['head', 11, -21, 24, true],
  ['limb', 'cloth', 5.2, 'M3-22L12-15.5L17-22.5'],
  ['limb', 'skin', 3.6, 'M17-24.6L16-26.4'],
];

/** Shaken: flat on the ground, face down. */
export const HIDING: readonly Part[] = [
  ['limb', 'shade', 6, 'M-6-5L-20-5L-31-3.6'],
  ['shape', 'boots', 'M-38-7L-32-7.5L-30.5 0H-36z'],
  ['limb', 'cloth', 6.6, 'M-6-5.5L-18-9L-27-4'],
  ['shape', 'boots', 'M-33-3L-28.5-8L-23.5-2.5L-30 0z'],
  ['shape', 'cloth', 'M-9-10.5C-3-14.5 8-15 13-11.5L13-1.5H-8z'],
  ['shape', 'gear', 'M-7-12.5C-2-16 5-16.5 8-14.5L7-8.5L-5-8z'],
  ['head', 16.5, -9, 38, true],
  ['limb', 'cloth', 5, 'M9-9L16-3L22-9'],
  ['limb', 'skin', 3.4, 'M22.4-11L21.6-13'],
];
