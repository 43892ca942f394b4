/**
 * Leads through a lesson: says, asks, plays the others' orders. It stands before the table's store, lets through what it
 * has asked for and answers anything else with a hint, so that the dice it knows beforehand stay true.
 */
import { type LocationId, type Order, whyNot } from '@opfire/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { choose } from '../table/offers/point.ts';
import type { TableStore } from '../table/store/table-store.ts';
import type { Ambiguity, Table } from '../table/store/types.ts';
import type { Lesson, LessonStep, WrittenOrder } from './lesson.ts';
import { type Answer, compare } from './matches.ts';
import { answerFor, read, readAll } from './script.ts';

export interface Lecture {
  /** Which step is on; as many as there are when the lesson is over. */
  readonly at: number;
  /** The learner did something else. */
  readonly astray: boolean;
}

/** Does something after a while, so that one sees what the others do; returns how to call it off. */
export type Later = (act: () => void) => () => void;

/** The orders as if the first step of a way were its last. */
function toTheEnd(orders: readonly Order[], way: readonly LocationId[]): Order[] {
  const end = way.at(-1);
  return orders.map((one) => (one.do === 'step' && end !== undefined ? { ...one, to: end } : one));
}

export class Teacher {
  readonly lesson: Lesson;
  readonly lecture: StoreApi<Lecture> = createStore<Lecture>()(() => ({ at: 0, astray: false }));
  private readonly table: TableStore;
  private readonly later: Later;
  private readonly carryOut: Table['give'];
  private readonly ends: (() => void)[] = [];
  /** Steps still to be taken on the way that was pointed at. */
  private way: readonly LocationId[] = [];
  /** What was given last is all that is asked for. */
  private fulfilled = false;

  constructor(table: TableStore, lesson: Lesson, later: Later) {
    const { give, ask, offer } = table.getState();
    this.lesson = lesson;
    this.table = table;
    this.later = later;
    this.carryOut = give;
    const nothing = (): void => undefined;
    table.setState({
      give: (...orders) => this.take(orders),
      go: (orders, way) => this.walk(orders, way),
      ask: (orders, way = []) => (this.judge(toTheEnd(orders, way)) === 'astray' ? this.object() : ask(orders, way)),
      offer: (ambiguity) => this.narrow(ambiguity, offer),
      undo: nothing,
      takeBack: nothing,
    });
    this.ends.push(table.subscribe((now) => this.watch(now)));
    this.goOn();
  }

  /** Goes on where there is nothing to do but to read. */
  next(): void {
    const { step } = this;
    if (step && !step.ask && !step.look && !step.play) this.advance();
  }

  /** Gives what is left of the orders that are asked for. */
  show(): void {
    const { step } = this;
    if (step?.look) return this.advance();
    if (!step?.ask) return;
    for (const written of step.ask) {
      this.answerForOthers();
      const { game } = this.table.getState();
      const order = read(game, written);
      if (whyNot(game, order) === undefined) this.carryOut(order);
    }
    this.advance();
  }

  leave(): void {
    for (const end of this.ends) end();
  }

  private get step(): LessonStep | undefined {
    return this.lesson.steps[this.lecture.getState().at];
  }

  private advance(): void {
    this.lecture.setState({ at: this.lecture.getState().at + 1, astray: false });
    this.goOn();
  }

  /** Plays what is not the learner's until it is his turn, or there is something to read. */
  private goOn(): void {
    const { step } = this;
    if (step?.play) this.ends.push(this.later(() => this.playOut(step.play ?? [])));
    else if (step && (step.ask || step.look) && this.answerForOthers()) this.goOn();
  }

  private playOut(written: readonly WrittenOrder[]): void {
    for (const one of written) this.carryOut(read(this.table.getState().game, one));
    this.advance();
  }

  private answerForOthers(): boolean {
    const order = answerFor(this.table.getState().game, this.lesson.side);
    return order !== undefined && this.carryOut(order);
  }

  private judge(orders: readonly Order[]): Answer {
    const { ask, exactly } = this.step ?? {};
    return ask === undefined ? 'astray' : compare(orders, readAll(this.table.getState().game, ask), exactly);
  }

  private object(): void {
    this.table.getState().dismiss();
    this.lecture.setState({ astray: true });
  }

  /** Orders of the learner, or steps on the way that he has pointed at. */
  private take(orders: readonly Order[]): boolean {
    const [first] = orders;
    const underWay = this.way.length > 0 && first?.do === 'step' && first.to === this.way[0];
    const answer = underWay ? undefined : this.judge(orders);
    if (answer === 'astray') {
      this.object();
      return false;
    }
    if (underWay) this.way = this.way.slice(1);
    else this.fulfilled = answer === 'meant';
    return this.follow(orders);
  }

  private walk(orders: readonly Order[], way: readonly LocationId[]): void {
    const answer = this.judge(toTheEnd(orders, way));
    if (answer === 'astray') return this.object();
    [this.way, this.fulfilled] = [way, answer === 'meant'];
    this.follow(orders);
    if (way.length > 0) this.table.setState({ way });
  }

  /** Goes on when all has been done, otherwise lets the others answer what was done so far. */
  private follow(orders: readonly Order[]): boolean {
    const taken = this.carryOut(...orders);
    if (taken && this.fulfilled && this.way.length === 0) this.advance();
    else this.answerForOthers();
    return taken;
  }

  /** Where a click could mean several things, it means what is asked for. */
  private narrow(ambiguity: Ambiguity, offer: Table['offer']): void {
    const wanted = ambiguity.choices.filter(
      (choice) => choice.kind === 'orders' && this.judge(toTheEnd(choice.orders, choice.way ?? [])) !== 'astray',
    );
    const [only] = wanted;
    if (only && wanted.length === 1) choose(this.table, only);
    else offer(ambiguity);
  }

  private watch({ lens, hover, game, selection }: Table): void {
    const { look } = this.step ?? {};
    if (look === undefined || lens !== 'sight' || selection.at < 0) return;
    if (game.world.board.hexes[hover]?.name === look) this.advance();
  }
}
