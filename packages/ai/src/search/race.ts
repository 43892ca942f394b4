/** Candidates race against the first impression: each is played on with the same imagined dice, and those that fall behind are given up. */
import type { Side } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import type { Candidate } from '../explain/explanation.ts';
import { isIdle } from '../plan/idle.ts';
import { evaluate } from '../values/evaluate.ts';
import { SQUAD } from '../values/worth.ts';
import type { Moment } from './moment.ts';
import { type Horizon, playOnFrom } from './rollout.ts';

/** How far first impressions are off as a rule, in points, squared. */
const MISJUDGED = 80;
/** What continuations differ by as a rule, squared, and for how many trials that is taken as known. */
const DIFFER = 600;
const KNOWN = 3;
/** However many trials: they too are only imagined. */
const MOST_TRUST = 0.85;
/** Doubts, in standard errors: who is to replace the favourite must be better beyond them, who is given up worse. */
const HUNCH = 0.25;
/** To do nothing now often comes to the same in the end: it must be better beyond doubt. */
const IDLE_HUNCH = 1;
const GIVEN_UP = 2;
/** Nobody is given up before so many trials. */
const FAIR_CHANCE = 6;

/** One candidate, trial by trial beside the favourite of the first impression. */
class Runner {
  readonly candidate: Candidate;
  /** How far he lay behind the favourite at first sight. */
  private readonly handicap: number;
  private sum = 0;
  private squares = 0;
  private total = 0;
  trials = 0;

  constructor(candidate: Candidate, favourite: Candidate) {
    this.candidate = candidate;
    this.handicap = candidate.value - favourite.value;
  }

  add(value: number, favourite: number): void {
    const lead = value - favourite;
    this.total += value;
    this.sum += lead;
    this.squares += lead * lead;
    this.trials++;
  }

  get mean(): number {
    return this.trials === 0 ? 0 : this.total / this.trials;
  }

  private get lead(): number {
    return this.trials === 0 ? 0 : this.sum / this.trials;
  }

  /** Of the mean lead: the same dice for both leave less to chance. */
  private get variance(): number {
    const own = this.squares - this.trials * this.lead ** 2;
    return (own + KNOWN * DIFFER) / (this.trials + KNOWN) / Math.max(1, this.trials);
  }

  /** Points over the favourite, as far as trials can be trusted. */
  get score(): number {
    const { variance } = this;
    const trust = Math.min(MOST_TRUST, MISJUDGED / (MISJUDGED + variance));
    const hunch = isIdle(this.candidate) ? IDLE_HUNCH : HUNCH;
    return (1 - trust) * this.handicap + trust * this.lead - hunch * Math.sqrt(variance);
  }

  isBehind(best: number): boolean {
    return this.trials >= FAIR_CHANCE && this.lead + GIVEN_UP * Math.sqrt(this.variance) < best;
  }
}

export interface Racecourse {
  readonly start: Moment;
  readonly side: Side;
  readonly seed: number;
  readonly horizon: Horizon;
}

/** Points that all but decide a battle: at its end, and more for each turn that is left to turn it. */
const ALL_BUT_DECIDED = 11;
const EACH_TURN = 8;

/** How far continuations may stray from the present: what is more than enough to win or to lose counts no further. */
class Prize {
  private readonly now: number;
  private readonly scale: number;

  constructor({ start: { game }, side }: Racecourse) {
    const left = Math.max(0, game.world.setup.scenario.turns - game.state.turn);
    this.now = evaluate(game, side);
    this.scale = ALL_BUT_DECIDED + EACH_TURN * left;
  }

  /** Points gained, of which the first count fully. */
  worth(value: number): number {
    return 2 * this.scale * Math.tanh((value - this.now) / (2 * this.scale));
  }
}

export class Race {
  private readonly course: Racecourse;
  private readonly favourite: Runner;
  private readonly others: readonly Runner[];
  private running: readonly Runner[];
  private rounds = 0;
  private readonly prize: Prize;

  constructor(course: Racecourse, [favourite, ...others]: readonly [Candidate, ...Candidate[]]) {
    this.course = course;
    this.prize = new Prize(course);
    this.favourite = new Runner(favourite, favourite);
    this.others = others.map((candidate) => new Runner(candidate, favourite));
    this.running = this.others;
  }

  get isDecided(): boolean {
    return this.running.length === 0;
  }

  /** One trial for everybody still in it; returns the orders tried out. */
  *round(): Generator<number> {
    const dice = seedFor(this.course.seed, this.rounds++);
    const first = this.trial(this.favourite, dice);
    if (first.finished) this.favourite.add(first.value, first.value);
    yield first.nodes;
    for (const runner of this.running) {
      const { value, nodes, finished } = this.trial(runner, dice);
      if (finished) runner.add(value, first.value);
      yield nodes;
    }
    const best = Math.max(0, ...this.running.map(({ score }) => score));
    this.running = this.running.filter((runner) => !runner.isBehind(best));
  }

  private trial({ candidate }: Runner, dice: number) {
    const { start, side, horizon } = this.course;
    const { value, nodes, finished } = playOnFrom(start, candidate.order, side, dice, horizon);
    return { value: this.prize.worth(value), nodes, finished };
  }

  /** Best first, with what the trials said. */
  result(): Candidate[] {
    const tried = this.others.filter(({ trials }) => trials > 0).sort((a, b) => b.score - a.score);
    const better = tried.filter(({ score }) => score > 0);
    const order = [...better, this.favourite, ...tried.filter(({ score }) => score <= 0)];
    const last = Math.min(...order.map(({ mean }) => mean));
    return order.map(({ candidate, mean }) => ({
      order: candidate.order,
      value: mean - last,
      facts: [...candidate.facts, { is: 'outlook', amount: (mean - last) / SQUAD }],
    }));
  }
}
