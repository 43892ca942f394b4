/** Why an order: what was weighed, with numbers, as data. Sentences are made of it elsewhere. */
import type { DecisionKind, LocationId, Order, Side, UnitId } from '@opfire/engine';

/** What an order brings or risks, in the expectation of whoever weighs it. */
export interface Fact {
  readonly is: FactKind;
  readonly at?: LocationId;
  readonly units?: readonly UnitId[];
  /** From 0 to 1. */
  readonly chance?: number;
  /** In squads, or points, or hexes: the kind says which. */
  readonly amount?: number;
}

export type FactKind =
  /** Chance to shake or hurt somebody there. */
  | 'hurts'
  /** Squads' worth of enemies that it takes out, on average. */
  | 'damage'
  /** Chance to be shaken or hurt by fire, on the way or there. */
  | 'risk'
  /** Squads' worth of one's own that the enemy's fire takes out, on average. */
  | 'loss'
  /** Chance that the roll succeeds; of a melee, where there is a risk in the same place, that it is won. */
  | 'succeeds'
  /** Chance that a gun hits what it is aimed at, whatever the shell then does. */
  | 'hits'
  /** Exact chance that somebody comes to harm on the way. */
  | 'harmed'
  /** Worth of ground won or come nearer to. */
  | 'ground'
  /** Worth of the shot that is kept for a better target. */
  | 'kept-shot'
  /**
   * Squads' worth by which imagined continuations went better than with the worst of the candidates, or than it was before:
   * of several candidates only the differences say something.
   */
  | 'outlook';

export interface Candidate {
  readonly order: Order;
  /**
   * In points, of which an ordinary squad has ten: over doing nothing or, where candidates were played on, over the worst of
   * them. Larger is better among candidates of one decision.
   */
  readonly value: number;
  readonly facts: readonly Fact[];
  /** Points of `value` for what others are spared who go later: the same fire is not drawn or silenced twice. */
  readonly spared?: number;
  /** Where those who set out would come to be, where that is known. */
  readonly to?: LocationId;
}

export interface Explanation {
  readonly side: Side;
  readonly kind: DecisionKind;
  /** The order chosen, then what else was weighed, best first. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
}
