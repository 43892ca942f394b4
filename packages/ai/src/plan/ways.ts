/** Where a group can get to in one move, by ways that draw as little fire as possible. */
import {
  type Game,
  isMeleeEligible,
  type LocationId,
  type MoveMode,
  pointsForStep,
  type Unit,
  waysFrom,
} from '@opfire/engine';
import { riskOfStep, type StepRisk } from '../values/danger.ts';
import { isLeader, isMany, typeOf } from '../values/worth.ts';
import { enemyAt, type Group, type Mind } from './mind.ts';

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

/** Who waits fires once, at the best moment: the worst step counts in full, the others a little. */
interface Toll {
  readonly worst: StepRisk;
  readonly sum: StepRisk;
}

const OTHER_STEPS = 0.25;
const NEVER_CERTAIN = 0.97;

const overall = ({ worst, sum }: Toll, of: keyof StepRisk): number => worst[of] + OTHER_STEPS * (sum[of] - worst[of]);

const pay = ({ worst, sum }: Toll, { loss, stops }: StepRisk): Toll => ({
  worst: { loss: Math.max(worst.loss, loss), stops: Math.max(worst.stops, stops) },
  sum: { loss: sum.loss + loss, stops: sum.stops + stops },
});

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

const SAFE: StepRisk = { loss: 0, stops: 0 };
const FREE: Toll = { worst: SAFE, sum: SAFE };

class Search {
  private readonly mind: Mind;
  private readonly journey: Journey;
  private readonly best = new Map<number, Way>();
  private readonly risks = new Map<number, StepRisk>();
  private queue: Way[] = [];
  /** Only those who can fight enter melee, and Leaders with them (8.0). */
  private readonly fights: boolean;

  constructor(mind: Mind, journey: Journey) {
    this.mind = mind;
    this.journey = journey;
    const { units } = journey.group;
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
      if (cost === undefined) continue;
      const minimum = way.steps === 0 && !begun && (mode === 'move' || mode === 'stealth');
      if (way.spent + cost > points && !minimum) continue;
      const melee = enemyAt(this.mind, to);
      if (melee && !this.fights) continue;
      if (!melee && !hasRoom(this.mind, group, to)) continue;
      this.reach(way, to, Math.min(points, way.spent + cost), melee);
    }
  }

  private reach(way: Way, to: LocationId, spent: number, melee: boolean): void {
    const risk = melee ? SAFE : this.riskAt(to, spent - way.spent);
    const toll = risk === SAFE ? way.toll : pay(way.toll, risk);
    const danger = overall(toll, 'loss');
    const key = to * 64 + Math.round(spent * 2);
    const known = this.best.get(key);
    if (known && known.danger <= danger) return;
    const arrives = 1 - Math.min(NEVER_CERTAIN, overall(toll, 'stops'));
    const first = way.steps === 0 ? to : way.first;
    const next: Way = { at: to, first, spent, steps: way.steps + 1, danger, arrives, toll, melee };
    this.best.set(key, next);
    this.queue.push(next);
  }

  private riskAt(at: LocationId, cost: number): StepRisk {
    const attacks = Math.max(1, Math.floor(cost));
    const key = at * 16 + Math.min(15, attacks);
    const known = this.risks.get(key);
    if (known !== undefined) return known;
    const { loss, stops } = riskOfStep(this.mind.field, this.journey.group.target, at, attacks);
    const hidden = isConcealed(this.journey.mode) ? CONCEALED : 1;
    const risk = { loss: hidden * loss, stops: hidden * stops };
    this.risks.set(key, risk);
    return risk;
  }
}

/** Every place in reach, the present one first, each by the way that draws least fire. */
export const waysOf = (mind: Mind, journey: Journey): Way[] => new Search(mind, journey).run();
