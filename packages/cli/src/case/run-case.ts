/** Runs one case: sets the position up, gives its orders with its dice, and compares. */
import {
  type Decision,
  DiceExhausted,
  decision,
  type Frame,
  type Game,
  type GameEvent,
  type GameSetup,
  give,
  makeWorld,
  newGame,
  type Order,
  type Refusal,
  type Side,
  type State,
  scriptedDice,
} from '@opfire/engine';
import {
  type Case,
  type CaseStep,
  type Library,
  type Read,
  readOrder,
  readPosition,
  type Written,
  writeEvent,
  writePath,
} from '@opfire/engine/notation';
import { answerFirst, movesBefore, type Otherwise } from './answers.ts';
import { isCitedByOrder, isForOtherRally, isOver, reasons } from './ended.ts';
import { checkExpectation } from './expectations.ts';
import type { Failure, Finding } from './failure.ts';
import { Malformed } from './malformed.ts';
import { difference } from './match.ts';
import type { RunnableCase } from './read-cases.ts';

export interface CaseResult {
  readonly case: RunnableCase;
  readonly failures: readonly Failure[];
}

/** A place off the map, or a floor that a hex does not have: nobody gets there, which a case may well show. */
const NOWHERE: Refusal = { rule: '1.4', why: 'there-is-no-such-location' };

const isNowhere = (read: Read<Order>): boolean =>
  'problems' in read && read.problems.every(({ problem }) => /^there is no (location|hex) /.test(problem));

/** More answers than any case needs between two of its orders. */
const MOST_ANSWERS = 100;

function demand<T>(read: Read<T>): T {
  if ('problems' in read) throw new Malformed(read.problems);
  return read.ok;
}

/** Phases that run by themselves to the first decision, before anything can be expected. */
const RUNS_FIRST: readonly unknown[] = ['begin', 'administrative'];

/** Without the frame of the turn beneath it, a phase that ends leaves nobody to decide anything. */
const standsStill = ({ onward, position }: Case): boolean => !onward && !RUNS_FIRST.includes(position?.phase);

/** What a side hears that gives an order when the other decides. */
const NOT_THEIR_TURN: Refusal = { rule: '4.0', why: 'it-is-for-the-other-side-to-decide' };

export type Listener = (game: Game, events: readonly GameEvent[]) => void;

/** A case in progress. */
export class CaseRun {
  private readonly setup: GameSetup;
  private state: State;
  /** Made when first needed: working it out is most of the time that a small case takes. */
  private world: Game['world'] | undefined;
  private settled = false;
  private readonly written: Case;
  private readonly listen: Listener;
  private events: Written[] = [];
  /** What the last order let end by itself. */
  private ended: readonly Frame[] = [];
  /** Who passed after it for lack of anything to do. */
  private passed: readonly Side[] = [];

  /** `listen` hears what each order brings, as it happens. */
  constructor(runnable: RunnableCase, library: Library, listen: Listener = () => undefined) {
    this.listen = listen;
    const { written, edition, place } = runnable;
    this.written = written;
    const position = { edition, ...(written.position as object | undefined) };
    const { setup, state } = demand(readPosition(position, library, [...place, 'position']));
    const stack = standsStill(written) ? state.stack.filter((frame) => frame.f !== 'turn') : state.stack;
    this.setup = setup;
    this.state = { ...state, stack, dice: scriptedDice(written.dice ?? []) };
  }

  get game(): Game {
    this.world ??= makeWorld(this.setup);
    return { world: this.world, state: this.state };
  }

  /** Runs on to the first decision; what a position shows by itself is looked at before. */
  settle(): void {
    if (this.settled) return;
    this.settled = true;
    const { stack } = this.state;
    ({ world: this.world, state: this.state } = newGame(this.setup, this.state));
    this.ended = stack.slice(this.state.stack.length);
  }

  private give(order: Order): Refusal | undefined {
    const before = JSON.stringify(this.state);
    const outcome = give(this.game, order);
    if (JSON.stringify(this.state) !== before) throw new Error('the game that the order was given to has changed');
    if ('refused' in outcome) return outcome.refused;
    const { game, events, ended = [] } = outcome;
    this.ended = ended;
    const passed = events.flatMap((event) => (event.t === 'impulse-ended' && event.pass ? [event.side] : []));
    this.passed = order.do === 'pass' ? passed.slice(1) : passed;
    for (const event of events) if (event.t !== 'flow') this.events.push(writeEvent(game, event));
    this.state = game.state;
    this.listen(game, events);
    return undefined;
  }

  private answerOthers(order: Order, as: Side | undefined, otherwise: Otherwise): void {
    for (let count = 0; count < MOST_ANSWERS; count++) {
      const owed = decision(this.game);
      const answer = owed && answerFirst(this.game, owed, order, as, otherwise);
      if (!answer) return;
      const refused = this.give(answer);
      if (refused) throw new Error(`the runner's own "${answer.do}" was refused: ${refused.why} (${refused.rule})`);
    }
  }

  private sideNamed(name: string | undefined, place: readonly PropertyKey[]): Side | undefined {
    if (name === undefined) return undefined;
    const { sides } = this.setup;
    const side = sides.findIndex(({ id }) => id === name);
    if (side >= 0) return side as Side;
    const remedy = `one of: ${sides.map(({ id }) => id).join(', ')}`;
    throw new Malformed([{ path: writePath([...place, 'as']), problem: `there is no side "${name}"`, remedy }]);
  }

  /** The order of a step as it can be given next: other decisions are answered as the case says. */
  before(step: CaseStep, place: readonly PropertyKey[]): Order | undefined {
    if (!step.order) return undefined;
    this.settle();
    const order = demand(readOrder(this.game, step.order, [...place, 'order']));
    this.answerOthers(order, this.sideNamed(step.as, place), step.otherwise ?? this.written.otherwise ?? 'hold');
    return order;
  }

  /** One order, for whoever decides now; returns what all speaks against it. */
  private obeyOne(order: Order, step: CaseStep, as: Side | undefined, otherwise: Otherwise): readonly Refusal[] {
    const owed = decision(this.game);
    const strict = step.refused !== undefined || otherwise === 'ask';
    if (!strict && (isForOtherRally(order, owed, this.ended) || this.hasPassed(order, as, owed))) return [];
    const over = !strict && isOver(order, owed, this.ended);
    if (as !== undefined && owed?.side !== as && !over) {
      if (step.refused === true) return [NOT_THEIR_TURN];
      throw new NotTheirs(
        owed ? `it is for ${this.setup.sides[owed.side].id} to decide: ${owed.kind}` : nobody(this.written),
      );
    }
    if (step.refused === undefined && this.areUnderWay(order, otherwise)) return [];
    const refused = this.give(order);
    if (!refused || over || (!strict && this.giveLater(order))) return [];
    return reasons(this.game, owed, this.ended, order, refused);
  }

  /** A side that has nothing left to do passes by itself: a case may write it all the same. */
  private hasPassed(order: Order, as: Side | undefined, owed: Decision | undefined): boolean {
    return order.do === 'pass' && as !== undefined && owed?.side !== as && this.passed.includes(as);
  }

  /** The order, and the steps of its path after it; stops at the first refusal, and tells what all speaks against it. */
  private obey(step: CaseStep, place: readonly PropertyKey[]): readonly Refusal[] {
    const written = step.order as NonNullable<CaseStep['order']>;
    const as = this.sideNamed(step.as, place);
    const otherwise = step.otherwise ?? this.written.otherwise ?? 'hold';
    const steps = 'path' in written && written.path ? written.path.map((to) => ({ do: 'step', to })) : [];
    for (const one of [written, ...steps]) {
      const read = readOrder(this.game, one, [...place, 'order']);
      if (step.refused !== undefined && isNowhere(read)) return [NOWHERE];
      const order = demand(read);
      this.answerOthers(order, as, otherwise);
      const refused = this.obeyOne(order, step, as, otherwise);
      if (refused.length > 0) return refused;
    }
    return [];
  }

  /** Who is on the move without setting out goes on; of two groups the one named, and the other stops. */
  private areUnderWay(order: Order, otherwise: Otherwise): boolean {
    const count = order.do === 'move' ? movesBefore(this.state, order) : -1;
    if (count > 0 && otherwise === 'ask') return false;
    for (let others = 0; others < count; others++) if (this.give({ do: 'stop' })) return false;
    return count >= 0;
  }

  /** What lets this chance go for a later one: no fire now, or the plane flies on to where it attacks or is shot at. */
  private letGo(order: Order): Order | undefined {
    const owed = decision(this.game);
    if (owed?.kind === 'opportunity-fire') return { do: 'hold' };
    const awaitsIt = order.do === 'strafe' || order.do === 'bomb' || order.do === 'shoot';
    return awaitsIt && owed?.kind === 'attack-run' ? owed.orders.find((one) => one.do === 'fly') : undefined;
  }

  /** Fire for a later chance than this one, as at a vehicle after those who got off it; if there is none, nothing happened. */
  private giveLater(order: Order): boolean {
    const { state, events, ended } = this;
    const written = [...events];
    for (let count = 0; count < MOST_ANSWERS; count++) {
      const answer = this.letGo(order);
      if (!answer || this.give(answer)) break;
      if (this.letGo(order) && !this.give(order)) return true;
    }
    this.state = state;
    this.events = written;
    this.ended = ended;
    return false;
  }

  private checkRefusal(step: CaseStep, all: readonly Refusal[]): Finding[] {
    const { refused: expected, order } = step;
    const refused = all[0];
    const verb = order?.do;
    if (expected === undefined) {
      const owed = decision(this.game);
      const at = owed ? `${this.setup.sides[owed.side].id} to decide: ${owed.kind}` : nobody(this.written);
      return refused ? [{ what: `order "${verb ?? ''}"`, expected: 'accepted', actual: { refused, at } }] : [];
    }
    if (!refused) return [wronglyAccepted(step)];
    const wanted = refusalWanted(expected);
    const { rule, ...rest } = wanted as { rule?: string };
    const found = all.some(
      (one) => !difference(wanted, one) || (isCitedByOrder(rule, verb, one.why, this.ended) && !difference(rest, one)),
    );
    return found ? [] : [{ what: 'refused', expected: wanted, actual: refused }];
  }

  private load(dice: readonly number[] | undefined): void {
    if (dice) this.state = { ...this.state, dice: scriptedDice(dice) };
  }

  diceLeft(): readonly number[] {
    const { dice } = this.state;
    return 'script' in dice ? dice.script.slice(dice.next) : [];
  }

  private check(expect: NonNullable<CaseStep['expect']>, place: readonly PropertyKey[]): Finding[] {
    try {
      return checkExpectation(expect, { game: this.game, events: this.events });
    } catch (error) {
      throw error instanceof Malformed ? error.within(place) : error;
    }
  }

  step(step: CaseStep, place: readonly PropertyKey[]): Finding[] {
    const shared = this.state.dice;
    const findings: Finding[] = [];
    this.events = [];
    this.load(step.dice);
    if (needsDecision(step) || RUNS_FIRST.includes(this.written.position?.phase)) this.settle();
    if (step.order) findings.push(...this.checkRefusal(step, this.obey(step, place)));
    if (findings.length === 0 && step.expect) findings.push(...this.check(step.expect, [...place, 'expect']));
    if (step.dice) {
      const left = this.diceLeft();
      if (left.length > 0)
        findings.push({ what: 'dice', expected: 'all used', actual: `${left.join(', ')} left over` });
      this.state = { ...this.state, dice: shared };
    }
    return findings;
  }
}

const refusalWanted = (expected: NonNullable<CaseStep['refused']>) =>
  typeof expected === 'string' ? { rule: expected } : expected === true ? {} : expected;

const wronglyAccepted = ({ order, refused = true }: CaseStep): Finding => ({
  what: `order "${order?.do ?? ''}"`,
  expected: { refused: refusalWanted(refused) },
  actual: 'accepted',
});

/** An order of the wrong side. */
class NotTheirs extends Error {}

const nobody = (written: Case): string =>
  standsStill(written) ? 'nobody has anything left to do in this phase' : 'the battle is over';

const needsDecision = ({ order, expect }: CaseStep): boolean =>
  order !== undefined ||
  expect?.decision !== undefined ||
  expect?.offers !== undefined ||
  expect?.offersNot !== undefined ||
  expect?.forecast !== undefined;

function runStep(run: CaseRun, step: CaseStep, place: readonly PropertyKey[]): Finding[] {
  try {
    return run.step(step, place);
  } catch (error) {
    if (error instanceof Malformed) throw error;
    // Dice were asked for, so the order has been accepted.
    if (error instanceof DiceExhausted && step.refused !== undefined) return [wronglyAccepted(step)];
    if (error instanceof DiceExhausted) return [{ what: 'dice', expected: 'enough', actual: error.message }];
    return [
      {
        what: step.order ? `order "${step.order.do}"` : 'expectation',
        expected: 'no error',
        actual: (error as Error).message,
      },
    ];
  }
}

/** Runs until the first step that fails: what follows would only fail for the same reason. */
export function runCase(runnable: RunnableCase, library: Library): CaseResult {
  const run = new CaseRun(runnable, library);
  const { steps = [], expect } = runnable.written;
  const last: CaseStep[] = expect ? [{ expect }] : [];
  for (const [index, step] of [...steps, ...last].entries()) {
    const place = index < steps.length ? [...runnable.place, 'steps', index] : runnable.place;
    const findings = runStep(run, step, place);
    if (findings.length > 0) return { case: runnable, failures: findings.map((one) => ({ step: index + 1, ...one })) };
  }
  const left = run.diceLeft();
  if (left.length === 0) return { case: runnable, failures: [] };
  return {
    case: runnable,
    failures: [{ step: 0, what: 'dice', expected: 'all used', actual: `${left.join(', ')} left over` }],
  };
}
