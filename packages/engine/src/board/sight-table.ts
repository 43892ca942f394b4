import type { LocationId } from './board.ts';
/** All-pairs sight of a bare board. */
export interface SightTable {
  readonly lines: unknown;
}
export type Placeholder = LocationId;
