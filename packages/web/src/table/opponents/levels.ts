/** Opponents to choose from, the easiest first. */
import { LEVELS as ALL, type Level } from '@opfire/ai';

export const LEVELS: readonly [Level, ...Level[]] = [
  'recruit',
  ...ALL.filter((one) => one !== 'random' && one !== 'recruit'),
];
