/** How much weight each style gives to danger, to damage and to the ground that wins. */
import type { Style } from '../levels.ts';

export interface Temper {
  readonly risk: number;
  readonly damage: number;
  readonly mission: number;
}

export const TEMPERS: Readonly<Record<Style, Temper>> = {
  cautious: { risk: 1.4, damage: 1, mission: 1.35 },
  balanced: { risk: 1, damage: 1, mission: 1.5 },
  aggressive: { risk: 0.7, damage: 1.15, mission: 1.75 },
};
