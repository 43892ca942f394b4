/** Candidates race: each is played on with the same imagined dice, and those that fall behind are given up. */
import type { Game, Side } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import type { Candidate } from '../explain/explanation.ts';
import { SQUAD } from '../values/worth.ts';
import { playOn } from './rollout.ts';

/** What a first impression counts against what was tried out: so many trials. */
const IMPRESSION = 8;
/** Nobody is given up before so many trials. */
const FAIR_CHANCE = 3;
const GIVEN_UP = 1.6;

export class Runner {
  readonly candidate: Candidate;
  private sum = 0;
  private squares = 0;
  trials = 0;

  constructor(candidate: Candidate) {
    this.candidate = candidate;
  }

  add(value: number): void {
    this.sum += value;
    this.squares += value * value;
    this.trials++;
  }

  get mean(): number {
    return this.trials === 0 ? 0 : this.sum / this.trials;
  }

  get error(): number {
    if (this.trials < 2) return Number.POSITIVE_INFINITY;
    const variance = Math.max(1, this.squares / this.trials - this.mean ** 2);
    return Math.sqrt(variance / this.trials);
  }
}

export interface Racecourse {
  readonly game: Game;
  readonly side: Side;
  readonly seed: number;
  /** Impulses played on. */
  readonly impulses: number;
}

export class Race {
  private readonly course: Racecourse;
  private running: Runner[];
  private readonly all: readonly Runner[];
  private rounds = 0;

  constructor(course: Racecourse, candidates: readonly Candidate[]) {
    this.course = course;
    this.all = candidates.map((candidate) => new Runner(candidate));
    this.running = [...this.all];
  }

  get isDecided(): boolean {
    return this.running.length < 2;
  }

  /** One trial for everybody still in it; returns the orders tried out. */
  *round(): Generator<number> {
    const { game, side, seed, impulses } = this.course;
    const dice = seedFor(seed, this.rounds++);
    for (const runner of this.running) {
      const { value, nodes } = playOn(game, runner.candidate.order, side, impulses, dice);
      runner.add(value);
      yield nodes;
    }
    this.giveUp();
  }

  private giveUp(): void {
    if (this.rounds < FAIR_CHANCE) return;
    const [best] = this.standings(this.running);
    if (!best) return;
    this.running = this.running.filter(
      (runner) => runner === best || best.mean - runner.mean < GIVEN_UP * Math.hypot(best.error, runner.error),
    );
  }

  /** First impressions are all relative to the same thing: their mean is laid on that of the trials. */
  private standings(runners: readonly Runner[]): Runner[] {
    const tried = runners.filter((runner) => runner.trials > 0);
    const impression = mean(tried.map((runner) => runner.candidate.value));
    const trial = mean(tried.map((runner) => runner.mean));
    const score = (runner: Runner): number => {
      const first = runner.candidate.value - impression + trial;
      return (IMPRESSION * first + runner.trials * runner.mean) / (IMPRESSION + runner.trials);
    };
    return [...tried].sort((a, b) => score(b) - score(a));
  }

  /** Best first, with what the trials said. */
  result(): Candidate[] {
    const order = this.standings(this.all);
    const last = Math.min(...order.map((runner) => runner.mean));
    return order.map(({ candidate, mean: value }) => ({
      order: candidate.order,
      value: value - last,
      facts: [...candidate.facts, { is: 'outlook', amount: (value - last) / SQUAD }],
    }));
  }
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}
