/** The ground that matters as it would be if some units were elsewhere. */
import type { Game, LocationId, Side, Unit, UnitId } from '@opfire/engine';
import { byPosition } from './by-position.ts';
import { enemyOf } from './danger.ts';
import type { Goals } from './goals.ts';
import { rallyChance } from './rally.ts';
import { placeOf } from './riders.ts';
import { isMany, typeOf } from './worth.ts';

/** Some units elsewhere than they are: on another location, off the map by an exit, or lost. */
export interface Shift {
  readonly units: readonly Unit[];
  readonly to: LocationId | 'exit' | 'lost';
  /** Enemies who fall where they come to (8.0). */
  readonly fallen?: readonly Unit[];
}

/** How much of each shaken unit can be counted on as things stand. */
const usual = byPosition(() => new Map<UnitId, number>());

const isPlace = (to: Shift['to']): to is LocationId => typeof to === 'number';

export class Prospect {
  private readonly game: Game;
  private readonly goals: Goals;
  private readonly influence: readonly [Float64Array, Float64Array];
  private readonly shift: Shift | undefined;
  private readonly holding: number;
  /** The location that the shift takes, once somebody asks, and for whom. */
  private taken: LocationId | undefined;
  private readonly taker: number;
  /** How likely somebody who could take what is not held yet also goes there in time: to be near takes nothing (22.1). */
  private readonly stillTaken: number;

  constructor(
    game: Game,
    goals: Goals,
    influence: readonly [Float64Array, Float64Array],
    shift: Shift | undefined,
    holding: number,
  ) {
    this.game = game;
    this.goals = goals;
    this.influence = influence;
    this.shift = shift;
    this.holding = holding;
    const left = Math.max(0, game.world.setup.scenario.turns - game.state.turn);
    this.stillTaken = 1 - NEVER_TAKEN / (left + 1);
    this.taker = shift?.units[0]?.side ?? -1;
  }

  /** Units in Good Order take ground where no enemy is (22.1). */
  private takes(units: readonly Unit[], at: LocationId): boolean {
    const side = (units[0] as Unit).side;
    const able = units.some((unit) => {
      const type = typeOf(this.game, unit);
      return !unit.shaken && (isMany(type) || type.kind === 'hero');
    });
    return (
      able && !this.game.state.units.some((unit) => unit.at === at && unit.side === enemyOf(side) && !this.falls(unit))
    );
  }

  private falls(unit: Unit): boolean {
    return this.shift?.fallen?.some(({ id }) => id === unit.id) ?? false;
  }

  isShifted(unit: Unit): boolean {
    return this.shift?.units.some((one) => one.id === unit.id || one.id === unit.aboard) ?? false;
  }

  hasLeft(unit: Unit): boolean {
    return this.shift?.to === 'exit' && this.isShifted(unit);
  }

  placeOf(unit: Unit): LocationId {
    const { shift } = this;
    if (shift && this.falls(unit)) return -1;
    if (!shift || !this.isShifted(unit)) return placeOf(this.game, unit);
    return isPlace(shift.to) ? shift.to : -1;
  }

  /** How much of a unit can be counted on: the shaken come on only once somebody has rallied them (3.0). */
  fitness(unit: Unit, turns: number): number {
    if (!unit.shaken) return 1;
    const at = this.placeOf(unit);
    if (this.touches(at)) return this.fitnessAt(unit, at, turns);
    const known = usual(this.game);
    const fitness = known.get(unit.id) ?? this.fitnessAt(unit, at, turns);
    known.set(unit.id, fitness);
    return fitness;
  }

  /** Whether somebody else is there than in the present. */
  private touches(at: LocationId): boolean {
    const { shift } = this;
    if (!shift) return false;
    const changed = (unit: Unit): boolean => placeOf(this.game, unit) === at;
    return shift.to === at || shift.units.some(changed) || (shift.fallen?.some(changed) ?? false);
  }

  private fitnessAt(unit: Unit, at: LocationId, turns: number): number {
    const { units } = this.game.state;
    const company = units.filter((one) => one.side === unit.side && this.placeOf(one) === at);
    const rallies = 1 - (1 - rallyChance(this.game, unit, company, at)) ** Math.min(turns, SOON);
    return SHAKEN + (1 - SHAKEN) * RALLIED * rallies;
  }

  amount(goal: number, side: Side): number {
    return this.influence[side][goal] as number;
  }

  /** A side's share of all influence at a goal. */
  share(goal: number, side: Side): number {
    const own = this.amount(goal, side) + 0.5;
    return own / (own + this.amount(goal, enemyOf(side)) + 0.5);
  }

  private controller(at: LocationId): number {
    const { shift } = this;
    this.taken ??= shift && isPlace(shift.to) && this.takes(shift.units, shift.to) ? shift.to : -1;
    return at === this.taken ? this.taker : (this.game.state.control[at] ?? -1);
  }

  /** How likely a side is to hold a hex at the end. */
  holds(hex: number, side: Side): number {
    const goal = this.goals.ofHex.get(hex);
    if (goal === undefined) return 0;
    const enemy = enemyOf(side);
    const held = this.controlled(hex, side);
    const own = risen(this.amount(goal, side) + this.holding * held);
    const other = risen(this.amount(goal, enemy) + this.holding * this.controlled(hex, enemy));
    const prevails = own / (own + other + NOBODY * (1 - held));
    return prevails * (held + (1 - held) * this.stillTaken);
  }

  /** The share of a hex's strata that a side controls. */
  private controlled(hex: number, side: Side): number {
    const strata = this.game.world.board.strata[hex] ?? [];
    let count = 0;
    for (const at of strata) if (this.controller(at) === side) count++;
    return count / strata.length;
  }
}

/** What of a shaken unit can be counted on, and of the rest once it has rallied; in how many turns it had better. */
const SHAKEN = 0.15;
const RALLIED = 0.8;
const SOON = 2;

/** What keeps a hex from whoever has not been there yet, though no enemy is about. */
const NOBODY = 4;

/** On the last turn what prevails takes nothing any more in so many of ten cases, earlier in fewer. */
const NEVER_TAKEN = 0.6;

/** Superior numbers count for more than their share. */
const risen = (amount: number): number => (amount + 0.3) * Math.sqrt(amount + 0.3);
