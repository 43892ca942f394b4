/** How well a side stands towards its victory conditions, in points: who will hold what, who will get away in time. */
import type { Game, LocationId, Side, Unit, World } from '@opfire/engine';
import { byPosition } from './by-position.ts';
import { enemyOf } from './danger.ts';
import { buildingHexes, type Goal, type Goals, goalsOf } from './goals.ts';
import { inTime, Tally } from './likelihood.ts';
import { Prospect, type Shift } from './prospect.ts';
import { placeOf, withRiders } from './riders.ts';
import { type Entry, type Roster, rosterOf } from './roster.ts';
import { VICTORY_POINT } from './victory-points.ts';

type Scenario = World['setup']['scenario'];
type Task = NonNullable<Scenario['tasks']>[number];
type Need = NonNullable<Scenario['outright']>[number]['needs'][number];

/** What winning outright is worth. */
const VICTORY = 110;

/** What is left of influence beyond reach. */
const OUT_OF_REACH = 0.25;
/** The pace by which distances are felt: twice as fast, half as far. */
const ON_FOOT = 4;
/** The most that a Leader adds to a turn's movement (6.2). */
const DOUBLE_TIME = 2;
/** What having control counts like, at the start and at the end. */
const HOLDING = 5;
const HOLDING_AT_THE_END = 10;

/** How likely a task seems that nobody is near, and what each marker gives that may tell of it. */
const LEAST_HOPE = 0.05;
const READ = 0.15;
/** How much of that hangs on a Leader: tasks are seldom done without one. */
const LED = 0.6;

export class Mission {
  private readonly game: Game;
  private readonly goals: Goals;
  private readonly roster: Roster;
  /** Turns after this one. */
  private readonly left: number;
  private readonly holding: number;
  /** From early to late: what certainty counts against progress. */
  private readonly late: number;
  /** By side and goal: what the units near it amount to. */
  private readonly influence: readonly [Float64Array, Float64Array];
  private readonly base: number;
  private readonly stakes = new Map<number, number>();

  constructor(game: Game) {
    this.game = game;
    this.goals = goalsOf(game);
    this.roster = rosterOf(game);
    this.left = Math.max(0, game.world.setup.scenario.turns - game.state.turn);
    this.holding = HOLDING + HOLDING_AT_THE_END / (this.left + 1);
    this.late = 0.8 - 0.4 * Math.min(1, this.left / 4);
    const sums = (): Float64Array => new Float64Array(this.goals.list.length);
    this.influence = [sums(), sums()];
    for (const unit of game.state.units) {
      const at = placeOf(game, unit);
      if (at >= 0) this.spread(unit, at, 1, this.influence[unit.side]);
    }
    this.base = this.balance(undefined);
  }

  /** Points in favour of a side; the other's are the same below zero. */
  score(side: Side): number {
    return side === 0 ? this.base : -this.base;
  }

  /** Points that separate a side from certain victory; without bound where points are counted. */
  leftToGain(side: Side): number {
    return this.game.world.setup.scenario.outright ? Math.max(0, VICTORY - this.score(side)) : Number.POSITIVE_INFINITY;
  }

  /** Points won by their side if units were elsewhere. */
  gain(shift: Shift): number {
    const [first] = shift.units;
    if (!first) return 0;
    const change = this.balance(shift) - this.base;
    return first.side === 0 ? change : -change;
  }

  /** Movement points by which units come nearer to where their side can win, those together that can take or lead. */
  progress(units: readonly Unit[], from: LocationId, to: LocationId): number {
    const [first] = units;
    const far = first && this.goals.toWin[first.side];
    const nearer = (far?.[from] ?? Number.NaN) - (far?.[to] ?? Number.NaN);
    if (!Number.isFinite(nearer)) return 0;
    return nearer * units.map((unit) => this.entryOf(unit)).filter(({ many, leads }) => many || leads).length;
  }

  private entryOf({ id }: Unit): Entry {
    return this.roster[id] as Entry;
  }

  /** What the loss of a unit would cost its side beyond what it is worth anywhere: somebody else may not do in its place. */
  stakeIn(unit: Unit): number {
    const known = this.stakes.get(unit.id);
    if (known !== undefined) return known;
    const stake = unit.at < 0 ? 0 : Math.max(0, -this.gain({ units: [unit], to: 'lost' }));
    this.stakes.set(unit.id, stake);
    return stake;
  }

  /** Adds what a unit in a place amounts to at every goal. */
  private spread(unit: Unit, at: LocationId, times: number, sums: Float64Array, spent = false): void {
    const entry = this.entryOf(unit);
    const strength = times * entry.strength;
    const points = entry.pace * this.turnsLeft(entry, spent);
    const slowness = Math.min(1, ON_FOOT / entry.pace);
    const { list } = this.goals;
    for (let goal = 0; goal < list.length; goal++) {
      const { far, near } = list[goal] as Goal;
      const reach = (far[at] as number) <= points ? strength : OUT_OF_REACH * strength;
      const felt = near[at] as number;
      sums[goal] = (sums[goal] as number) + reach * (slowness === 1 ? felt : felt ** slowness);
    }
  }

  /** Turns in which it can still move; `spent`: not in this one. */
  private turnsLeft({ fresh }: Entry, spent: boolean): number {
    return this.left + (spent ? 0 : fresh);
  }

  private balance(shift: Shift | undefined): number {
    const influence = shift ? this.shifted(shift) : this.influence;
    const view = new Prospect(this.game, this.goals, influence, shift, this.holding);
    const { outright, victory } = this.game.world.setup.scenario;
    let points = 0;
    if (outright) points += VICTORY * (this.outright(view, 0) - this.outright(view, 1));
    for (const condition of victory)
      points += VICTORY_POINT * (this.earns(view, condition, 0) - this.earns(view, condition, 1));
    return points;
  }

  private shifted({ units, to, fallen = [] }: Shift): readonly [Float64Array, Float64Array] {
    const side = (units[0] as Unit).side;
    const sums = this.influence[side].slice();
    const others = fallen.length > 0 ? this.influence[enemyOf(side)].slice() : this.influence[enemyOf(side)];
    for (const unit of fallen) this.spread(unit, unit.at, -1, others);
    for (const unit of withRiders(this.game, units)) {
      const at = placeOf(this.game, unit);
      if (at >= 0) this.spread(unit, at, -1, sums);
      if (typeof to === 'number') this.spread(unit, to, 1, sums, true);
    }
    return side === 0 ? [sums, others] : [others, sums];
  }

  /** How likely a side is to win outright: by the best of its ways, each as good as all its needs together. */
  private outright(view: Prospect, side: Side): number {
    const { outright = [], otherwise } = this.game.world.setup.scenario;
    const own = outright.filter((way) => way.side === side);
    if (own.length === 0 && otherwise === side) return 0;
    let best = 0;
    for (const { needs } of own) {
      let chance = 1;
      for (const need of needs) chance *= this.meets(view, need, side);
      best = Math.max(best, chance ** (1 / needs.length));
    }
    return best;
  }

  private meets(view: Prospect, need: Need, side: Side): number {
    switch (need.need) {
      case 'control': {
        const held = new Tally(need.atLeast);
        for (const hex of need.hexes) held.add(1, view.holds(hex, side));
        return this.enough(held);
      }
      case 'exit': {
        const squads = this.leaving(view, side, need.squads, 'many');
        const leaders = this.leaving(view, side, need.leaders, 'leads');
        return Math.sqrt(this.enough(squads) * this.enough(leaders));
      }
      case 'task':
        return this.taskChance(view, need.task, side);
      default:
        return 0.5;
    }
  }

  /** Early on what counts is progress, at the end whether it is enough. */
  private enough(tally: Tally): number {
    return this.late * tally.chance + (1 - this.late) * tally.share;
  }

  private leaving(view: Prospect, side: Side, needed: number, who: 'many' | 'leads'): Tally {
    const tally = new Tally(needed);
    for (const entry of this.roster)
      if (entry.unit.side === side && entry[who]) tally.add(entry.size, this.exitChance(view, entry));
    return tally;
  }

  /** Squads' worth of units that have left the map or will in time. */
  private exiting(view: Prospect, side: Side): number {
    let sum = 0;
    for (const entry of this.roster) if (entry.unit.side === side) sum += entry.size * this.exitChance(view, entry);
    return sum;
  }

  private exitChance(view: Prospect, entry: Entry): number {
    const { unit, pace } = entry;
    if (unit.fate === 'exited' || view.hasLeft(unit)) return 1;
    const at = view.placeOf(unit);
    const goal = this.goals.exits[unit.side];
    if (goal < 0) return 0;
    if (at < 0) return unit.fate === 'reserve' ? 0.2 : 0;
    const far = (this.goals.list[goal]?.far[at] ?? Number.POSITIVE_INFINITY) + 1;
    const clear = 0.45 + 0.55 * view.share(goal, unit.side);
    const turns = this.turnsLeft(entry, view.isShifted(unit));
    if (entry.onFoot && far > (pace + DOUBLE_TIME) * turns) return 0;
    return inTime(far, pace * clear, turns) * view.fitness(unit, this.left);
  }

  private taskChance(view: Prospect, id: string, side: Side): number {
    const task = (this.game.state.scenario.tasks ?? []).find((one) => one.id === id);
    if (task?.status === 'done') return 1;
    if (task?.status === 'begun' && !task.units.some((one) => view.isShifted(this.game.state.units[one] as Unit)))
      return 0.8;
    const goal = this.goals.ofTask.get(id);
    const setup = (this.game.world.setup.scenario.tasks ?? []).find((one) => one.id === id);
    if (goal === undefined || !setup) return this.discovery(view, side);
    return LEAST_HOPE + (1 - 2 * LEAST_HOPE) * this.gathered(view, setup, goal, side);
  }

  /** What the task is remains to be read on a marker (1.8): the sooner somebody is there, with a Leader at hand, the better. */
  private discovery(view: Prospect, side: Side): number {
    let hope = 0;
    for (const { id, side: reader } of this.game.world.setup.scenario.events) {
      const goal = this.goals.ofMarker.get(id);
      if (goal === undefined || (reader !== undefined && reader !== side)) continue;
      const reads = this.someComeTo(view, goal, side, 'many');
      hope += reads * (1 - LED + LED * this.someComeTo(view, goal, side, 'leads'));
    }
    return LEAST_HOPE + Math.min(1, hope * READ);
  }

  private someComeTo(view: Prospect, goal: number, side: Side, who: 'many' | 'leads'): number {
    let nobody = 1;
    for (const entry of this.roster)
      if (entry.unit.side === side && entry[who]) nobody *= 1 - this.comesTo(view, goal, entry);
    return 1 - nobody;
  }

  /** How likely all of those gather in time who are needed somewhere for a turn, the last one at the latest (1.8). */
  private gathered(view: Prospect, { named, company }: Task, goal: number, side: Side): number {
    let all = 1;
    for (const id of named) all *= this.comesTo(view, goal, this.roster[id]);
    if (company === 'none') return all;
    let nobody = 1;
    for (const entry of this.roster) {
      if (entry.unit.side !== side || named.includes(entry.unit.id)) continue;
      if (company === 'unit' || entry.many) nobody *= 1 - this.comesTo(view, goal, entry);
    }
    return all * (1 - nobody);
  }

  private comesTo(view: Prospect, goal: number, entry: Entry | undefined): number {
    if (!entry) return 0;
    const { unit, pace } = entry;
    const at = view.placeOf(unit);
    if (at < 0) return unit.fate === 'reserve' ? 0.2 : 0;
    const far = this.goals.list[goal]?.far[at] ?? Number.POSITIVE_INFINITY;
    const clear = 0.45 + 0.55 * view.share(goal, unit.side);
    const turns = this.turnsLeft(entry, view.isShifted(unit)) - 1;
    if (far === 0) return (turns < 0 ? 0 : 0.95) * view.fitness(unit, this.left);
    return inTime(far, pace * clear, turns) * view.fitness(unit, this.left);
  }

  private earns(view: Prospect, condition: Scenario['victory'][number], side: Side): number {
    if (condition.side !== undefined && condition.side !== side) return 0;
    switch (condition.for) {
      case 'control':
        return condition.points * sum(condition.hexes, (hex) => view.holds(hex, side));
      case 'building':
        return condition.points * sum(condition.hexes, (hex) => this.holdsBuilding(view, hex, side));
      case 'exit':
        return condition.points * this.exiting(view, side);
      default:
        return 0;
    }
  }

  /** Half of it counts for something: it is on the way to all of it. */
  private holdsBuilding(view: Prospect, named: number, side: Side): number {
    const hexes = buildingHexes(this.game.world, named);
    return sum(hexes, (hex) => view.holds(hex, side)) / hexes.length;
  }
}

const sum = <T>(items: readonly T[], count: (item: T) => number): number => {
  let total = 0;
  for (const item of items) total += count(item);
  return total;
};

export const missionOf = byPosition((game) => new Mission(game));

/** What of a stake is lost with a unit: others may yet do without it. */
const AT_STAKE = 0.6;

export const stakeOf = (game: Game, unit: Unit): number => AT_STAKE * missionOf(game).stakeIn(unit);
