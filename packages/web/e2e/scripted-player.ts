/**
 * A player who reads the page and plays by it: sets up, rallies, fires when there is a target, otherwise goes for the
 * enemy, and answers his moves. What he does it with, mouse or keys, is up to whoever gives him hands.
 */
import type { Page } from '@playwright/test';

export interface Spot {
  readonly hex: string;
  readonly verb: string;
  /** On the screen. */
  readonly x: number;
  readonly y: number;
}

/** What the page shows at one moment. */
interface Sight {
  readonly acts: string;
  readonly side: number;
  readonly turn: number;
  readonly thinking: boolean;
  readonly stacks: readonly Spot[];
  readonly offers: readonly Spot[];
  readonly verbs: readonly string[];
  /** Chances of the shots that may answer a move. */
  readonly answers: readonly number[];
  readonly foes: readonly Spot[];
  /** Counters that wait to come on. */
  readonly waiting: number;
  /** What there is besides, by name. */
  readonly has: readonly string[];
}

export interface Hands {
  /** Points at a hex of the board. */
  point(spot: Spot): Promise<void>;
  /** Gives an order of the palette. */
  order(verb: string): Promise<void>;
  /** Presses a button that answers a question. */
  press(selector: string): Promise<void>;
  letGo(): Promise<void>;
}

const BESIDES = {
  yes: '[data-answer="yes"]',
  which: '.which .button',
  hold: '.asks [data-verb="hold"]',
  choice: '.prompt .button',
  'set-up': '[data-set-up]',
  waiting: '[aria-label="Waiting to come on"] .piece',
} as const;
type Besides = keyof typeof BESIDES;

const look = (page: Page): Promise<Sight> =>
  page.evaluate((besides) => {
    const spotsOf = (selector: string): Spot[] =>
      [...document.querySelectorAll<SVGElement>(selector)].map((shape) => {
        const box = (shape.querySelector(':scope > path') ?? shape).getBoundingClientRect();
        const { hex = '', offer = '' } = shape.dataset;
        return { hex, verb: offer, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
    const acts = document.querySelector<HTMLElement>('.acts');
    const side = Number(acts?.dataset.side ?? -1);
    const words = acts?.textContent ?? '';
    return {
      acts: words,
      side,
      turn: Number(document.querySelector('.turns [aria-current]')?.textContent ?? 0),
      thinking: words.includes('thinking'),
      stacks: spotsOf('.pickable'),
      offers: spotsOf('[data-offer]'),
      verbs: [...document.querySelectorAll<HTMLElement>('.palette [data-verb]')].map((one) => one.dataset.verb ?? ''),
      answers: [...document.querySelectorAll('.asks .odds-of')].map((one) =>
        Number.parseInt(one.textContent ?? '', 10),
      ),
      foes: spotsOf(`.counters .stack[data-side="${1 - side}"]`),
      waiting: document.querySelectorAll(besides.waiting).length,
      has: Object.entries(besides).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : [])),
    };
  }, BESIDES);

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far the nearest enemy is. */
const nearest = (spot: Spot, foes: readonly Spot[]): number => Math.min(...foes.map((foe) => apart(spot, foe)));

const WORTH_A_SHOT = 25;
/** One of the orders that only let the game go on, the most telling first. */
const LETS_GO_ON = ['stop', 'ready', 'done', 'pass', 'keep-going'];

/** Those who are due to come on must, before anybody may pass. */
const isForced = ({ acts, verbs }: Sight): boolean => acts.includes('act or pass') && !verbs.includes('pass');

export class ScriptedPlayer {
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly eager: number;
  /** Stacks that have had their chance, with their turn. */
  private readonly tried = new Set<string>();
  private inHand: string | undefined;

  /** Up to `eager` he does all that he can in a turn; afterwards he only answers and lets the game go on. */
  constructor(page: Page, hands: Hands, eager: number) {
    this.page = page;
    this.hands = hands;
    this.eager = eager;
  }

  /** Does one thing; false when the battle is over. */
  async playOn(): Promise<boolean> {
    const sight = await look(this.page);
    if (sight.side < 0 && sight.acts.includes('over')) return false;
    if (sight.thinking)
      await this.page.waitForFunction(() => !document.querySelector('.acts')?.textContent?.includes('thinking'));
    else if (!(await this.answer(sight)) && !(await this.act(sight))) await this.goOn(sight);
    return true;
  }

  private async answer({ has, answers }: Sight): Promise<boolean> {
    const best = answers.indexOf(Math.max(...answers));
    if (has.includes('yes')) await this.press('yes');
    else if (has.includes('which')) await this.press('which');
    else if ((answers[best] ?? 0) >= WORTH_A_SHOT) {
      await this.hands.press(`.candidates li:nth-child(${best + 1}) .button`);
    } else if (has.includes('hold')) await this.press('hold');
    else if (has.includes('choice')) await this.press('choice');
    else return false;
    return true;
  }

  private press(name: Besides): Promise<void> {
    return this.hands.press(BESIDES[name]);
  }

  private async act(sight: Sight): Promise<boolean> {
    if (sight.acts.includes('set up') && !sight.verbs.includes('ready')) {
      await this.press('set-up');
      return true;
    }
    if (sight.verbs.includes('rally') && this.isNew(`rally ${sight.turn} ${sight.side} ${sight.verbs.length}`)) {
      await this.hands.order('rally');
      return true;
    }
    if (sight.turn > this.eager && !isForced(sight)) return false;
    return (await this.stackActs(sight)) || (await this.nextStack(sight));
  }

  private async stackActs({ offers, foes, turn, side, waiting }: Sight): Promise<boolean> {
    const targets = offers.filter(({ verb }) => verb === 'fire' || verb === 'melee');
    const onto = offers.filter(({ verb }) => verb === 'enter' || verb === 'retreat');
    const steps = offers.filter(({ verb }) => verb === 'step');
    const [target] = targets;
    const closer = (some: readonly Spot[]): Spot | undefined =>
      [...some].sort((a, b) => nearest(a, foes) - nearest(b, foes))[0];
    const goal = target ?? closer(onto) ?? (this.inHand === undefined ? undefined : closer(steps));
    if (goal === undefined || !this.isNew(`${turn} ${side} ${this.inHand} ${goal.verb} ${goal.hex} ${waiting}`))
      return false;
    if (goal.verb === 'step') this.inHand = undefined;
    await this.hands.point(goal);
    return true;
  }

  private async nextStack({ acts, stacks, turn, side, waiting }: Sight): Promise<boolean> {
    if (!acts.includes('act or pass')) return false;
    if (waiting > 0 && this.isNew(`${turn} ${side} comes on ${waiting}`)) {
      await this.press('waiting');
      return true;
    }
    const stack = stacks.find(({ hex }) => this.isNew(`${turn} ${side} ${hex}`));
    if (stack === undefined) return false;
    this.inHand = stack.hex;
    await this.hands.point(stack);
    return true;
  }

  private async goOn({ verbs }: Sight): Promise<void> {
    const verb = LETS_GO_ON.find((one) => verbs.includes(one));
    this.inHand = undefined;
    await (verb ? this.hands.order(verb) : this.hands.letGo());
  }

  private isNew(what: string): boolean {
    return !this.tried.has(what) && this.tried.add(what) !== undefined;
  }
}

/** The same dice in every run. */
export async function sameDice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let drawn = 40;
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(drawn++);
      return numbers;
    };
  });
}
