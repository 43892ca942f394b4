/** Where a group can get to in one move, by ways that draw as little fire as possible. */
import {
  type Game,
  isBlocked,
  isMeleeEligible,
  type LocationId,
  type MoveMode,
  pointsForStep,
  rangeBetween,
  sightBetween,
  type Unit,
  waysFrom,
} from '@opfire/engine';
import { type Exposure, enemyOf, exposureAt, largest, unstopped } from '../values/danger.ts';
import { joined, type Target } from '../values/target.ts';
import { isLeader, isMany, typeOf } from '../values/worth.ts';
import { enemyAt, type Group, type Mind, ownTarget } from './mind.ts';

export interface Way {
  readonly at: LocationId;
  /** The first step of it; where the group is already, no step. */
  readonly first: LocationId;
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

/** Who waits fires once, at the best moment: of each enemy battery the worst that it can do, and how often they can fire. */
interface Toll {
  readonly exposure: Exposure | undefined;
  readonly attacks: number;
}

const worse = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, index) => Math.max(value, other[index] as number));

function pay({ exposure, attacks }: Toll, more: Exposure, times: number): Toll {
  if (!exposure) return { exposure: more, attacks: times };
  const both = { loss: worse(exposure.loss, more.loss), stops: worse(exposure.stops, more.stops) };
  return { exposure: both, attacks: attacks + times };
}

const dangerIn = ({ exposure, attacks }: Toll): number => (exposure ? largest(exposure.loss, attacks) : 0);

const arrivesIn = ({ exposure, attacks }: Toll): number => (exposure ? unstopped(exposure, attacks) : 1);

export interface Journey {
  readonly group: Group;
  readonly from: LocationId;
  readonly mode: MoveMode;
  /** Movement points that the slowest still has, and whether he has spent some. */
  readonly points: number;
  readonly begun: boolean;
}

/** By low crawl and stealth the enemy must have spotted the place otherwise (6.3, 6.4). */
const CONCEALED = 0.35;
const isConcealed = (mode: MoveMode): boolean =>
  mode === 'low-crawl' || mode === 'stealth' || mode === 'stealth-assault-fire';

const concealed = ({ loss, stops }: Exposure): Exposure => ({
  loss: loss.map((value) => CONCEALED * value),
  stops: stops.map((value) => CONCEALED * value),
});

const ROOM = 6;
const MEN = 2;

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
  for (const unit of [...group.units, ...stack.units.filter((one) => !group.units.includes(one))]) {
    room += roomOf(mind.game, unit);
    if (!isMany(typeOf(mind.game, unit))) men++;
  }
  return room <= ROOM && men <= MEN;
}

/** The dearest step of the group, or undefined where one of them finds no way. */
function fare(game: Game, group: Group, from: LocationId, to: LocationId): number | undefined {
  let most = 0;
  for (const unit of group.units) {
    const cost = pointsForStep(game, unit, from, to);
    if (cost === undefined) return undefined;
    most = Math.max(most, cost);
  }
  return most;
}

const FREE: Toll = { exposure: undefined, attacks: 0 };

class Search {
  private readonly mind: Mind;
  private readonly journey: Journey;
  private readonly best = new Map<number, Way>();
  private readonly exposures = new Map<LocationId, Exposure | undefined>();
  private queue: Way[] = [];
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
    const { from } = this.journey;
    this.queue = [{ at: from, first: -1, spent: 0, steps: 0, danger: 0, arrives: 1, toll: FREE, melee: false }];
    const found = new Map<LocationId, Way>();
    for (let way = this.queue.shift(); way; way = this.queue.shift()) {
      const better = found.get(way.at);
      if (!better || way.danger < better.danger) found.set(way.at, way);
      if (!way.melee && !(this.journey.mode === 'low-crawl' && way.steps > 0)) this.goOn(way);
    }
    return [...found.values()];
  }

  private goOn(way: Way): void {
    const { game } = this.mind;
    const { group, points, begun, mode } = this.journey;
    for (const to of waysFrom(game, way.at)) {
      const cost = fare(game, group, way.at, to);
      if (cost === undefined || (this.afraid && this.nearsEnemy(way.at, to))) continue;
      const minimum = way.steps === 0 && !begun && (mode === 'move' || mode === 'stealth');
      if (way.spent + cost > points && !minimum) continue;
      const melee = enemyAt(this.mind, to);
      if (melee && !this.fights) continue;
      if (!melee && !hasRoom(this.mind, group, to)) continue;
      this.reach(way, to, Math.min(points, way.spent + cost), melee);
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

  private reach(way: Way, to: LocationId, spent: number, melee: boolean): void {
    const exposure = melee ? undefined : this.exposureAt(to);
    const toll = exposure ? pay(way.toll, exposure, Math.max(1, Math.floor(spent - way.spent))) : way.toll;
    const danger = dangerIn(toll);
    const key = to * 64 + Math.round(spent * 2);
    const known = this.best.get(key);
    if (known && known.danger <= danger) return;
    const arrives = arrivesIn(toll);
    const first = way.steps === 0 ? to : way.first;
    const next: Way = { at: to, first, spent, steps: way.steps + 1, danger, arrives, toll, melee };
    this.best.set(key, next);
    this.queue.push(next);
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
