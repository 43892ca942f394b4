/** How much of the budget for a decision is left: in orders tried out, or in time. */
import type { Budget } from '../levels.ts';

export class Clock {
  private readonly budget: Budget;
  private readonly started: number;
  private nodes = 0;

  constructor(budget: Budget) {
    this.budget = budget;
    this.started = 'milliseconds' in budget ? performance.now() : 0;
  }

  count(nodes: number): void {
    this.nodes += nodes;
  }

  /** Whether a share of the time is over; where orders are counted, time does not matter. */
  isTimeUp(share: number): boolean {
    return 'milliseconds' in this.budget && this.spent >= share;
  }

  /** From 0 to 1 and beyond. */
  get spent(): number {
    if ('nodes' in this.budget) return this.nodes / Math.max(1, this.budget.nodes);
    return (performance.now() - this.started) / Math.max(1, this.budget.milliseconds);
  }
}
