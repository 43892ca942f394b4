/** Shares with their uncertainty, and means. */

export interface Share {
  readonly share: number;
  /** Bounds within which the true share lies in 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.96;

/** Wilson's interval: right for few games and for shares near 0 and 1 as well. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const z2 = NORMAL_95 ** 2;
  const scale = 1 + z2 / trials;
  const centre = (share + z2 / (2 * trials)) / scale;
  const spread = (NORMAL_95 / scale) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  return { share, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const interval = ({ share, low, high }: Share): string =>
  `${percent(share)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
