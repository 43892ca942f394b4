/** How likely enough of many uncertain things come true, and how likely somebody gets somewhere in time. */

/** Counts in halves, as half-squads do; whatever is beyond enough is enough. */
export class Tally {
  private readonly needed: number;
  private readonly chances: Float64Array;

  constructor(needed: number) {
    this.needed = Math.max(0, Math.round(2 * needed));
    this.chances = new Float64Array(this.needed + 1);
    this.chances[0] = 1;
  }

  /** One more that may come true, and what it counts. */
  add(size: number, chance: number): void {
    if (chance <= 0) return;
    const { chances, needed } = this;
    const halves = Math.round(2 * size);
    for (let count = needed - 1; count >= 0; count--) {
      const before = chances[count] as number;
      const more = Math.min(needed, count + halves);
      chances[count] = before * (1 - chance);
      chances[more] = (chances[more] as number) + before * chance;
    }
  }

  /** That it is enough. */
  get chance(): number {
    return this.chances[this.needed] as number;
  }

  /** How much of what is needed there will be on average. */
  get share(): number {
    if (this.needed === 0) return 1;
    let sum = 0;
    for (let count = 1; count <= this.needed; count++) sum += count * (this.chances[count] as number);
    return sum / this.needed;
  }
}

/** Of the points for a turn, what fire and bad ground leave on average, and how much that varies. */
const COVERED = 0.38;
const VARIES = 0.4;

/** That somebody with so many points a turn comes so far in so many turns. */
export function inTime(far: number, pace: number, turns: number): number {
  if (far === Number.POSITIVE_INFINITY || (turns <= 0 && far > 0)) return 0;
  const spread = VARIES * pace * Math.sqrt(turns) + 0.2;
  return 1 / (1 + Math.exp((far - COVERED * pace * turns) / spread));
}
