/** A line of sight in one number: see isBlocked, degradingOf and hasGap. */
export type SightCode = number;

export const CLEAR: SightCode = 0;
export const GAP: SightCode = 4;
export const BLOCKED: SightCode = 8;

/** More degrading hexes than this block the line (10.3). */
export const MOST_DEGRADING = 2;

export const isBlocked = (code: SightCode): boolean => code === BLOCKED;
/** How many hexes degrade the line, 0 to 2; 0 when it is blocked (10.3). */
export const degradingOf = (code: SightCode): number => code & 3;
/** A limited line of sight between separate structures (10.3.2). */
export const hasGap = (code: SightCode): boolean => (code & GAP) !== 0;
