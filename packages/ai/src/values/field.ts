/**
 * The field of fire of one position: who can hurt whom where, and how much, on average. Made once for a position and
 * remembered for as long as that is.
 */
import { type Game, type LocationId, rangeBetween, type Side, type Unit } from '@opfire/engine';
import { type Battery, batteriesAmong, weaponsByHolder } from './batteries.ts';
import { byPosition } from './by-position.ts';
import { Ground } from './ground.ts';
import { hitChance, pierces } from './guns.ts';
import { hitIn, lossIn } from './odds.ts';
import { type Target, targetOf } from './target.ts';

const MOVING = 1;
/** Next to the target a gun hits more easily, and no cover counts for more than this (14.1). */
const AT_HAND = 2;
const MOST_COVER = 4;
/** Below it no throw of the dice hurts anybody. */
const HARMLESS = -4;

export interface Stack {
  readonly at: LocationId;
  readonly units: readonly Unit[];
  readonly target: Target;
}

export type Stacks = ReadonlyMap<LocationId, Stack>;

function stacksOf(game: Game, side: Side): Stacks {
  const found = new Map<LocationId, Unit[]>();
  for (const unit of game.state.units) {
    if (unit.side !== side || unit.at < 0) continue;
    const others = found.get(unit.at);
    if (others) others.push(unit);
    else found.set(unit.at, [unit]);
  }
  const stacks = new Map<LocationId, Stack>();
  for (const [at, units] of found) stacks.set(at, { at, units, target: targetOf(game, units) as Target });
  return stacks;
}

export type When = 'now' | 'later';

export class Field {
  readonly game: Game;
  readonly stacks: readonly [Stacks, Stacks];
  readonly batteries: readonly [readonly Battery[], readonly Battery[]];
  readonly armed: ReturnType<typeof weaponsByHolder>;
  private readonly ground: Ground;

  constructor(game: Game) {
    this.game = game;
    this.ground = new Ground(game);
    this.armed = weaponsByHolder(game);
    this.stacks = [stacksOf(game, 0), stacksOf(game, 1)];
    this.batteries = [this.batteriesOf(0), this.batteriesOf(1)];
  }

  private batteriesOf(side: Side): Battery[] {
    const { melees } = this.game.state;
    const found: Battery[] = [];
    for (const { at, units } of this.stacks[side].values()) {
      if (!melees.some((melee) => melee.at === at)) found.push(...batteriesAmong(this.game, units, this.armed));
    }
    return found;
  }

  /** What fire by a battery from a place adds to its die against a target, less cover; −Infinity when it cannot fire. */
  difference(battery: Battery, from: LocationId, target: Target, to: LocationId, when: When): number {
    const range = rangeBetween(this.game.world.board, from, to);
    const power = battery[when][range] ?? Number.NEGATIVE_INFINITY;
    if (power === Number.NEGATIVE_INFINITY) return Number.NEGATIVE_INFINITY;
    const line = this.ground.line(from, to, battery.atHand);
    return line === Number.NEGATIVE_INFINITY ? line : power + line - this.ground.cover(target.first, to, from);
  }

  /** Points that a target in a place loses on average to one attack by a battery from where it stands. */
  lossTo(battery: Battery, target: Target, to: LocationId, when: When, moving: boolean): number {
    return this.lossFrom(battery, battery.at, target, to, when, moving);
  }

  lossFrom(battery: Battery, from: LocationId, target: Target, to: LocationId, when: When, moving: boolean): number {
    if (from === to) return 0;
    const difference = this.difference(battery, from, target, to, when);
    return byFire(lossIn, target, difference, moving) + this.byGun(battery, from, target, to, when, moving);
  }

  /** The same for a battery that does not see the place yet but would from a neighbouring one: cover is all that helps then. */
  lossAfterAStep({ at, later, indirect }: Battery, target: Target, to: LocationId): number {
    if (at === to || indirect || !this.ground.comesInSight(at, to)) return 0;
    const power = later[rangeBetween(this.game.world.board, at, to)] ?? Number.NEGATIVE_INFINITY;
    return byFire(lossIn, target, power - this.ground.cover(target.first, to, at), false);
  }

  /** The share of a target, by worth, that an attack hurts; those who are moving go no farther. */
  hurtBy(battery: Battery, target: Target, to: LocationId, moving: boolean): number {
    const { at } = battery;
    if (at === to) return 0;
    const difference = this.difference(battery, at, target, to, 'now');
    const hurt = byFire(hitIn, target, difference, moving) + this.byGun(battery, at, target, to, 'now', moving);
    return Math.min(1, hurt / target.worth);
  }

  /** What its gun does to the best of targets there: a vehicle, or all on foot (14.1). */
  private byGun(
    { gun, ready }: Battery,
    from: LocationId,
    target: Target,
    to: LocationId,
    when: When,
    moving: boolean,
  ): number {
    if (!gun || (when === 'now' && !ready)) return 0;
    const range = rangeBetween(this.game.world.board, from, to);
    const needed = gun.toHit[range] ?? 0;
    if (needed === 0) return 0;
    const line = this.ground.line(from, to, AT_HAND);
    if (line === Number.NEGATIVE_INFINITY) return 0;
    const cover = Math.min(MOST_COVER, this.ground.cover(target.first, to, from));
    const hit = hitChance(needed + line - cover - (moving ? MOVING : 0));
    let onFoot = 0;
    let machine = 0;
    for (const { worth, row, plate } of target.units) {
      if (plate !== undefined) machine = Math.max(machine, worth * pierces(gun.penetration[range] ?? 0, plate));
      else if (gun.he !== undefined) onFoot += worth * lossIn(row, gun.he);
    }
    return hit * Math.max(onFoot, machine);
  }
}

/** What small arms do, by a table of chances. Vehicles are harder to hit on the move, men easier. */
function byFire(
  table: (row: number, difference: number) => number,
  { units }: Target,
  difference: number,
  moving: boolean,
): number {
  if (difference < HARMLESS - MOVING) return 0;
  let sum = 0;
  for (const { worth, row, armour, plate } of units) {
    const against = difference - armour + (moving ? (plate === undefined ? MOVING : -MOVING) : 0);
    if (against >= HARMLESS) sum += worth * table(row, against);
  }
  return sum;
}

/** The field of a position, worked out once. */
export const fieldOf = byPosition((game) => new Field(game));
