/** A player: asked for an order, he thinks on what his side may know and gives a legal one. */
import {
  type Decision,
  decision,
  drawLegalOrder,
  type Game,
  imagine,
  type Order,
  viewFor,
  whyNot,
} from '@opfire/engine';
import { chooserFrom, seedFor } from './chance.ts';
import type { Candidate, Explanation } from './explain/explanation.ts';
import { actCarelessly } from './levels/recruit.ts';
import { planImpulse } from './levels/regular.ts';
import { lookAhead } from './levels/veteran.ts';
import { DEFAULT_BUDGET, type Level, type PlayerOptions, type Style } from './levels.ts';
import { drawAnOrder } from './random-player.ts';
import type { Progress, Thinker, Thinking, Verdict } from './thinker.ts';

export interface Player {
  readonly level: Level;
  readonly style: Style;
  /** The order for whoever owes the decision. Blocks for as long as the budget allows: not for a page's own thread. */
  choose(game: Game): Order;
  /** The same, with pauses in which other things can happen. Aborted, it settles for the best found so far. */
  chooseSoon(game: Game, patience?: Patience): Promise<Order>;
  /** Why the last order was chosen, and what else was weighed. */
  explain(): Explanation | undefined;
}

export interface Patience {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

const THINKERS: Readonly<Record<Level, Thinker>> = {
  random: drawAnOrder,
  recruit: actCarelessly,
  regular: planImpulse,
  veteran: lookAhead,
};

const pause = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, 0);
  });

function runThrough(thinking: Thinking): Verdict {
  for (;;) {
    const step = thinking.next(false);
    if (step.done) return step.value;
  }
}

async function runWithPauses(thinking: Thinking, { signal, onProgress }: Patience): Promise<Verdict> {
  for (;;) {
    const step = thinking.next(signal?.aborted ?? false);
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause();
  }
}

const MOST_IN_A_TURN = 1500;

class ThinkingPlayer implements Player {
  readonly level: Level;
  readonly style: Style;
  private readonly options: Required<PlayerOptions>;
  private asked = 0;
  private turn = 0;
  private inTurn = 0;
  private last: Explanation | undefined;

  constructor(options: Required<PlayerOptions>) {
    this.level = options.level;
    this.style = options.style;
    this.options = options;
  }

  choose(game: Game): Order {
    const owed = owedIn(game);
    return this.settleOn(game, owed, runThrough(this.think(game, owed)));
  }

  async chooseSoon(game: Game, patience: Patience = {}): Promise<Order> {
    const owed = owedIn(game);
    return this.settleOn(game, owed, await runWithPauses(this.think(game, owed), patience));
  }

  explain(): Explanation | undefined {
    return this.last;
  }

  private think(game: Game, { side }: Decision): Thinking {
    const seed = seedFor(this.options.seed, this.asked++);
    const thought = imagine(game.world, viewFor(game, side), seed);
    const { style, budget, level } = this.options;
    const thinker = this.isGoingInCircles(game) ? drawAnOrder : THINKERS[level];
    return thinker({ game: thought, owed: owedIn(thought), style, seed, budget });
  }

  /** Whatever a turn holds, nobody owes so many decisions in it: better any order than no end. */
  private isGoingInCircles({ state }: Game): boolean {
    if (state.turn !== this.turn) this.inTurn = 0;
    this.turn = state.turn;
    return ++this.inTurn > MOST_IN_A_TURN;
  }

  /** The best that is legal in the game itself: what is hidden might forbid what could not be foreseen. */
  private settleOn(game: Game, { side, kind }: Decision, verdict: Verdict): Order {
    const legal = verdict.filter(({ order }) => whyNot(game, order) === undefined);
    const [first = this.anything(game), ...others] = legal;
    this.last = { side, kind, candidates: [first, ...others] };
    return first.order;
  }

  private anything(game: Game): Candidate {
    const choose = chooserFrom(seedFor(this.options.seed, -this.asked));
    return { order: drawLegalOrder(game, owedIn(game), choose), value: 0, facts: [] };
  }
}

function owedIn(game: Game): Decision {
  const owed = decision(game);
  if (!owed) throw new Error('the battle is over: nobody owes an order');
  return owed;
}

export const makePlayer = (options: PlayerOptions): Player =>
  new ThinkingPlayer({ style: 'balanced', seed: 1, budget: DEFAULT_BUDGET, ...options });
