/** Where a group can get to in one move, by ways that draw as little fire as possible. */
import {
  type Drive,
  driveBetween,
  type Facing,
  type Game,
  isBlocked,
  isMeleeEligible,
  type LocationId,
  type MoveMode,
  NO_FACING,
  pointsForStep,
  rangeBetween,
  sightBetween,
  type Unit,
  waysFrom,
} from '@opfire/engine';
import { type Exposure, enemyOf, exposureAt } from '../values/danger.ts';
import { joined, type Target } from '../values/target.ts';
import { isLeader, isMachine, isMany, typeOf } from '../values/worth.ts';
import { enemyAt, type Group, type Mind, ownTarget } from './mind.ts';
import { arrivesIn, dangerIn, FREE, pay, type Toll } from './toll.ts';

export interface Way {
  readonly at: LocationId;
  /** The first step of it; where the group is already, no step. */
  readonly first: LocationId;
  /** Where a vehicle has to turn before that step; undefined: nowhere. */
  readonly turn?: Facing;
  /** Where a vehicle faces at the end; below 0: not a vehicle. */
  readonly facing: Facing;
  readonly spent: number;
  readonly steps: number;
  /** Points lost on average to opportunity fire on the way. */
  readonly danger: number;
  /** The share of the group that gets there. */
  readonly arrives: number;
  readonly toll: Toll;
  /** Ends among enemies: in melee. */
  readonly melee: boolean;
}

export interface Journey {
  readonly group: Group;
  readonly from: LocationId;
  readonly mode: MoveMode;
  /** Movement points that the slowest still has, and whether he has spent some. */
  readonly points: number;
  readonly begun: boolean;
  /** Of a vehicle that comes on: where it faces at first. */
  readonly facing?: Facing;
}

/** By low crawl and stealth the enemy must have spotted the place otherwise (6.3, 6.4). */
export const CONCEALED = 0.35;
export const isConcealed = (mode: MoveMode): boolean =>
  mode === 'low-crawl' || mode === 'stealth' || mode === 'stealth-assault-fire';

const concealed = ({ loss, stops }: Exposure): Exposure => ({
  loss: loss.map((value) => CONCEALED * value),
  stops: stops.map((value) => CONCEALED * value),
});

const ROOM = 6;
const MEN = 2;
const MACHINES = 2;

function roomOf(game: Game, unit: Unit): number {
  const { kind } = typeOf(game, unit);
  if (kind === 'squad' || kind === 'weapon-team') return 2;
  return kind === 'half-squad' || kind === 'crew' ? 1 : 0;
}

/** Whether friends already there leave room (1.3). */
function hasRoom(mind: Mind, group: Group, at: LocationId): boolean {
  const stack = mind.field.stacks[mind.side].get(at);
  if (!stack) return true;
  let room = 0;
  let men = 0;
  let machines = 0;
  for (const unit of [...group.units, ...stack.units.filter((one) => !group.units.includes(one))]) {
    const type = typeOf(mind.game, unit);
    room += roomOf(mind.game, unit);
    if (isMachine(type)) machines++;
    else if (!isMany(type)) men++;
  }
  return room <= ROOM && men <= MEN && machines <= MACHINES;
}

/** Where a vehicle heads; gun teams face somewhere too, but go where they like (1.7). */
function headingOf(game: Game, { units: [first] }: Group): Facing {
  return first && typeOf(game, first).kind === 'vehicle' ? first.facing : NO_FACING;
}

/** The dearest step of the group, or undefined where one of them finds no way; vehicles go one by one, and turn (15.1). */
function fare(game: Game, { units }: Group, facing: Facing, from: LocationId, to: LocationId): Drive | undefined {
  if (facing >= 0) return driveBetween(game, units[0] as Unit, facing, from, to);
  let points = 0;
  for (const unit of units) {
    const cost = pointsForStep(game, unit, from, to);
    if (cost === undefined) return undefined;
    points = Math.max(points, cost);
  }
  return { turning: 0, points, facing };
}

/** Ways that are compared: to a place for as many points or, for vehicles, of which there would be too many, facing the same way. */
const keyOf = (to: LocationId, facing: Facing, spent: number): number =>
  to * 64 + (facing < 0 ? Math.round(spent * 2) : facing);

/** A way as far as it has been followed: hundreds are for each that is kept. */
interface Stretch extends Omit<Way, 'turn' | 'arrives'> {
  readonly turn: Facing | undefined;
}

function wayOf({ at, first, turn, facing, spent, steps, danger, toll, melee }: Stretch): Way {
  const way = { at, first, facing, spent, steps, danger, arrives: arrivesIn(toll), toll, melee };
  return turn === undefined ? way : { ...way, turn };
}

class Search {
  private readonly mind: Mind;
  private readonly journey: Journey;
  private readonly best = new Map<number, Stretch>();
  private readonly exposures = new Map<LocationId, Exposure | undefined>();
  private queue: Stretch[] = [];
  /** Only those who can fight enter melee, and Leaders with them (8.0). */
  private readonly fights: boolean;
  private readonly afraid: boolean;

  constructor(mind: Mind, journey: Journey) {
    this.mind = mind;
    this.journey = journey;
    const { units } = journey.group;
    this.afraid = units.some((unit) => unit.shaken);
    const eligible = units.filter((unit) => isMeleeEligible(mind.game, unit));
    this.fights =
      eligible.length > 0 &&
      units.every((unit) => eligible.includes(unit) || (!unit.shaken && isLeader(typeOf(mind.game, unit))));
  }

  run(): Way[] {
    const { from, group } = this.journey;
    const facing = this.journey.facing ?? headingOf(this.mind.game, group);
    this.queue = [
      { at: from, first: -1, turn: undefined, facing, spent: 0, steps: 0, danger: 0, toll: FREE, melee: false },
    ];
    const found = new Map<LocationId, Stretch>();
    for (const way of this.queue) {
      const better = found.get(way.at);
      if (!better || way.danger < better.danger) found.set(way.at, way);
      if (!way.melee && !(this.journey.mode === 'low-crawl' && way.steps > 0)) this.goOn(way);
    }
    return [...found.values()].map(wayOf);
  }

  private goOn(way: Stretch): void {
    const { game } = this.mind;
    const { group, points, begun, mode } = this.journey;
    for (const to of waysFrom(game, way.at)) {
      const drive = fare(game, group, way.facing, way.at, to);
      if (!drive || (this.afraid && this.nearsEnemy(way.at, to))) continue;
      const minimum = way.steps === 0 && !begun && drive.turning === 0 && (mode === 'move' || mode === 'stealth');
      if (way.spent + drive.turning + drive.points > points && !minimum) continue;
      const melee = enemyAt(this.mind, to);
      if (melee && !this.fights) continue;
      if (!melee && !hasRoom(this.mind, group, to)) continue;
      this.reach(way, to, drive, melee);
    }
  }

  /** The shaken never approach an enemy in sight (5.1). */
  private nearsEnemy(from: LocationId, to: LocationId): boolean {
    const { game, field, side } = this.mind;
    for (const at of field.stacks[enemyOf(side)].keys()) {
      const { board } = game.world;
      if (rangeBetween(board, to, at) < rangeBetween(board, from, at) && !isBlocked(sightBetween(game, from, at)))
        return true;
    }
    return false;
  }

  private reach(way: Stretch, to: LocationId, { turning, points, facing }: Drive, melee: boolean): void {
    const turned = turning > 0 ? this.shotAt(way.toll, way.at, turning) : way.toll;
    const spent = Math.min(this.journey.points, way.spent + turning + points);
    const toll = melee ? turned : this.shotAt(turned, to, Math.max(1, Math.floor(spent - turning - way.spent)));
    const danger = dangerIn(toll);
    const key = keyOf(to, facing, spent);
    const known = this.best.get(key);
    if (known && (known.danger < danger || (known.danger === danger && known.spent <= spent))) return;
    const isFirst = way.steps === 0;
    const next: Stretch = {
      at: to,
      first: isFirst ? to : way.first,
      turn: isFirst && turning > 0 ? facing : way.turn,
      facing,
      spent,
      steps: way.steps + 1,
      danger,
      toll,
      melee,
    };
    this.best.set(key, next);
    this.queue.push(next);
  }

  /** Points spent in a place open as many to fire there (5.3). */
  private shotAt(toll: Toll, at: LocationId, times: number): Toll {
    return pay(toll, this.exposureAt(at), times);
  }

  /** Fire at those who come finds those who are there as well (5.3). */
  private targetAt(at: LocationId): Target {
    const { mind, journey } = this;
    const { units, target } = journey.group;
    const there = mind.field.stacks[mind.side].get(at)?.units.filter((unit) => !units.includes(unit)) ?? [];
    return joined(target, ownTarget(mind, there));
  }

  private exposureAt(at: LocationId): Exposure | undefined {
    if (this.exposures.has(at)) return this.exposures.get(at);
    const seen = exposureAt(this.mind.field, this.targetAt(at), at);
    const hidden = seen && isConcealed(this.journey.mode) ? concealed(seen) : seen;
    this.exposures.set(at, hidden);
    return hidden;
  }
}

/** Every place in reach, the present one first, each by the way that draws least fire. */
export const waysOf = (mind: Mind, journey: Journey): Way[] => new Search(mind, journey).run();
