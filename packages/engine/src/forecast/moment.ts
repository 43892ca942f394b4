/** Positions between the Damage Checks of one attack: what one check leads to decides the next. */
import { beginPlay } from '../core/machine.ts';
import { applyResult, isFatal } from '../rules/fire-combat/damage.ts';
import { leaderInUse, noteLed } from '../rules/fire-combat/leadership.ts';
import { type HeroRoom, heroRoom } from '../rules/single-man-counters/hero.ts';
import type { UnitType } from '../state/counters.ts';
import type { CheckResult } from '../state/events.ts';
import { isMmc, moraleOf, type Position, typeOf, unitOf } from '../state/query.ts';
import type { State, Unit, UnitId, World } from '../state/state.ts';

/** How a unit stands before its check. */
export interface Standing {
  readonly unit: Unit;
  readonly type: UnitType;
  readonly morale: number;
  /** Results that would remove it from the map. */
  readonly fatal: ReadonlySet<CheckResult>;
}

const RESULTS: readonly CheckResult[] = ['no-effect', 'shaken', 'casualties', 'wounded', 'eliminated'];

/** The position at one moment. Each moment that can follow is worked out once, by the rules themselves. */
export class Moment implements Position {
  readonly world: World;
  readonly state: State;
  private readonly next = new Map<string, Moment>();
  private readonly rooms = new Map<string, HeroRoom>();
  private readonly standings = new Map<UnitId, Standing>();

  constructor({ world, state }: Position) {
    this.world = world;
    this.state = state;
  }

  /**
   * After a unit's check, steadied by a Leader or by nobody. The fate of a multi-man counter is nothing to the checks
   * of others, so all its results lead to the same moment.
   */
  after(unit: Unit, result: CheckResult, leader: Unit | undefined): Moment {
    const matters = isMmc(typeOf(this, unit)) ? 'no-effect' : result;
    const noted = leader && leaderInUse(this, leader.at, leader.side) === undefined ? leader : undefined;
    if (matters === 'no-effect' && !noted) return this;
    const key = `${unit.id} ${matters} ${noted?.id}`;
    const found = this.next.get(key) ?? this.play(unit, matters, noted);
    this.next.set(key, found);
    return found;
  }

  private play(unit: Unit, result: CheckResult, leader: Unit | undefined): Moment {
    const play = beginPlay(this.world, this.state);
    if (leader) noteLed(play, leader, '11.1.1');
    applyResult(play, unit.id, result, '5.1');
    return new Moment(play);
  }

  standingOf(id: UnitId): Standing {
    const known = this.standings.get(id);
    if (known) return known;
    const unit = unitOf(this, id);
    const fatal = new Set(RESULTS.filter((result) => isFatal(this, unit, result)));
    const standing = { unit, type: typeOf(this, unit), morale: moraleOf(this, unit), fatal };
    this.standings.set(id, standing);
    return standing;
  }

  /** Room for Heroes of a parent's nation. */
  roomFor(parent: Unit): HeroRoom {
    const { nation } = typeOf(this, parent);
    const found = this.rooms.get(nation) ?? heroRoom(this, parent);
    this.rooms.set(nation, found);
    return found;
  }
}
