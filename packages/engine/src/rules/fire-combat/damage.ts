/** Damage Checks and their results (5.0, 5.1). */
import type { LocationId } from '../../board/board.ts';
import { type Play, push, roll1d6, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import type { UnitType } from '../../state/counters.ts';
import type { CheckResult } from '../../state/events.ts';
import {
  isHero,
  isLeader,
  isMmc,
  leadershipOf,
  moraleOf,
  type Position,
  placeOf,
  skillSum,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import { haltMover } from '../movement/halt.ts';
import { bearsHeroes, createHeroes } from '../single-man-counters/hero.ts';
import { carryLimit, dropAll } from '../support-weapons/possession.ts';
import { checkLeader, noteLed } from './leadership.ts';

export interface Check {
  readonly unit: UnitId;
  /** By how much the attack beat the defence. */
  readonly check: number;
}

export interface CheckContext {
  readonly rule: RuleRef;
  /** Enemy fire: a natural 1 may create a Hero (11.2.1). */
  readonly heroes: boolean;
  /** Where a flamethrower fired from: those it shakes fall back (1.6.3). */
  readonly flames?: LocationId;
}

/** The natural roll of a Damage Check that may bring forth a Hero (11.2.1). */
const HERO_DIE = 1;

/** The column of the Direct Fire Table's results that a unit reads (5.1). */
export function resultOf(total: number, morale: number, type: UnitType, shaken: boolean): CheckResult {
  if (total <= morale) return 'no-effect';
  if (total >= 3 * morale) return 'eliminated';
  if (isMmc(type)) return !shaken && total < 2 * morale ? 'shaken' : 'casualties';
  return !shaken && !isHero(type) && total < 2 * morale ? 'shaken' : 'wounded';
}

/** What is added to the die of a check: the difference, less a Leader's modifier. */
export function checkTally(p: Position, difference: number, leader: Unit | undefined): Tally {
  const sum = new TallyBuilder().add('difference', difference, '5.0');
  if (leader) sum.add('leadership', -leadershipOf(p, leader), '11.1.1');
  return sum.done();
}

/** Leaders check first, then the others, each in the order of the stack (5.0, ruling D-68). */
export function inCheckOrder(p: Position, checks: readonly Check[]): Check[] {
  const leads = (check: Check): boolean => isLeader(typeOf(p, unitOf(p, check.unit)));
  return [...checks.filter(leads), ...checks.filter((check) => !leads(check))];
}

/** All checks of one attack on a location, then the Heroes they create, then the choices they force. */
export function resolveChecks(play: Play, at: LocationId, checks: readonly Check[], context: CheckContext): void {
  const order = inCheckOrder(play, checks);
  const pending = new Set(order.map((check) => check.unit));
  const parents: Unit[] = [];
  const shaken: UnitId[] = [];
  for (const check of order) {
    const before = unitOf(play, check.unit);
    const leader = checkLeader(play, before, pending);
    pending.delete(check.unit);
    const die = damageCheck(play, before, check.check, leader, context.rule);
    if (die === HERO_DIE && context.heroes && bearsHeroes(typeOf(play, before))) parents.push(before);
    if (!before.shaken && unitOf(play, check.unit).shaken) shaken.push(check.unit);
  }
  const { flames } = context;
  if (flames !== undefined) for (const unit of shaken.reverse()) fallBack(play, unit, flames);
  for (const check of [...order].reverse()) chooseWeapons(play, check.unit);
  createHeroes(play, parents, at);
}

function damageCheck(play: Play, unit: Unit, difference: number, leader: Unit | undefined, rule: RuleRef): number {
  const die = roll1d6(play, 'damage-check');
  const tally = checkTally(play, difference, leader);
  const sum: Tally = { total: die + tally.total, parts: tally.parts };
  const morale = moraleOf(play, unit);
  const result = resultOf(sum.total, morale, typeOf(play, unit), unit.shaken);
  tell(play, { t: 'damage-checked', unit: unit.id, die, sum, morale, result, rule });
  if (leader) noteLed(play, leader, '11.1.1');
  applyResult(play, unit.id, result, '5.1');
  return die;
}

/** What a result does to the unit itself. */
export function applyResult(play: Play, id: UnitId, result: CheckResult, rule: RuleRef): void {
  if (result === 'no-effect') return;
  if (result === 'eliminated') return eliminate(play, id, rule);
  haltMover(play, id);
  if (result === 'casualties') return takeCasualties(play, id, rule);
  if (result === 'wounded') return wound(play, id, rule);
  tell(play, { t: 'shaken', unit: id, rule });
}

/** The type of what is left of a unit after casualties, or −1 when nothing is. */
function remnantOf(p: Position, unit: Unit): number {
  const { reducesTo } = typeOf(p, unit);
  return reducesTo === undefined ? -1 : p.world.setup.unitTypes.findIndex((other) => other.id === reducesTo);
}

const diesOfWound = (p: Position, unit: Unit): boolean => unit.wounds > skillSum(p, unit, 'extraWounds');

/** Whether a result removes the unit from the map. */
export function isFatal(p: Position, unit: Unit, result: CheckResult): boolean {
  if (result === 'casualties') return remnantOf(p, unit) < 0;
  return result === 'eliminated' || (result === 'wounded' && diesOfWound(p, unit));
}

/** A Squad becomes a Shaken Half-Squad; smaller units are gone. */
function takeCasualties(play: Play, id: UnitId, rule: RuleRef): void {
  const unit = unitOf(play, id);
  const type = remnantOf(play, unit);
  if (type < 0) return eliminate(play, id, rule);
  tell(play, { t: 'reduced', unit: id, type, root: unit.type, rule });
  if (!unit.shaken) tell(play, { t: 'shaken', unit: id, rule });
}

/** A second wound kills, unless a Skill bears it; everyone but a Hero is Shaken by it (5.1). */
function wound(play: Play, id: UnitId, rule: RuleRef): void {
  const unit = unitOf(play, id);
  if (diesOfWound(play, unit)) return eliminate(play, id, rule);
  tell(play, { t: 'wounded', unit: id, wounds: unit.wounds + 1, rule });
  if (!unit.shaken && !isHero(typeOf(play, unit))) tell(play, { t: 'shaken', unit: id, rule });
}

/** Removes a unit; its weapons stay behind, its Skills return to the cup (5.1, 1.6, 12.0). */
export function eliminate(play: Play, id: UnitId, rule: RuleRef): void {
  haltMover(play, id);
  dropAll(play, id, '1.6');
  for (const skill of unitOf(play, id).skills) tell(play, { t: 'skill-spent', unit: id, skill, rule: '12.0' });
  tell(play, { t: 'eliminated', unit: id, rule });
}

/** A reduced Squad with more than it can carry keeps what its owner chooses (1.6). */
export function chooseWeapons(play: Play, id: UnitId): void {
  const unit = unitOf(play, id);
  if (placeOf(play, unit) >= 0 && weaponsOf(play.state, id).length > carryLimit(typeOf(play, unit))) {
    push(play, { f: 'keep-weapon', side: unit.side, unit: id });
  }
}

/** From flames, once whatever is on top of the stack then has been settled (1.6.3). */
export function fallBack(play: Play, id: UnitId, from: LocationId): void {
  const unit = unitOf(play, id);
  if (unit.at >= 0) push(play, { f: 'retreat', side: unit.side, unit: id, from, cause: 'flames' });
}
