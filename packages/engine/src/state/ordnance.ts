/** Guns, rockets and missiles as printed (14): the to-hit table on the back of a counter. */

/** Short, medium and long range. */
export type Columns = readonly [number, number, number];

export interface Ordnance {
  /** The first column whose range reaches the target counts (14.1). */
  readonly ranges: Columns;
  /** Hits on 2d6 at or below. */
  readonly toHit: Columns;
  readonly penetration: Columns;
  /** HE-equivalent; null (an asterisk) cannot attack anybody but vehicles. */
  readonly he: number | null;
  /** Shots in one impulse, "N x" (15.0); one when absent. */
  readonly shots?: number;
  /** H in a red circle: HEAT (14.2). */
  readonly heat?: boolean;
  /** Blue figures: against aircraft besides other targets, or against nothing else (19.1, 19.2.5). */
  readonly antiAircraft?: 'also' | 'only';
  /** An anti-tank guided missile with its depletion number (14.4). */
  readonly guided?: { readonly depletion: number };
  /** On a turreted vehicle: fixed in the hull all the same. */
  readonly inHull?: boolean;
}
