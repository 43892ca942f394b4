/**
 * A round of melee (8.0): both sides say which weapons they use, the side that caused the round attacks, then the
 * other, and only then the dead are removed. Dice order: the first side's two dice, then the second side's.
 */
import type { LocationId } from '../../board/board.ts';
import type { Decision } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, roll, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { isMelee, type Position, typeOf } from '../../state/query.ts';
import { enemyOf, type Game, SIDES, type Side, type UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { noteLed } from '../fire-combat/leadership.ts';
import { conclude, lock, markMelee } from './aftermath.ts';
import { cow } from './charge.ts';
import { canStrike, eligibleAt, meleeLeader, strikersOf, targetsOf, weaponsUsedBy } from './fighters.ts';
import { meleeAttackTally, meleeDefenceTally, strikeOdds } from './firepower.ts';
import { isBelowTable } from './odds.ts';
import { checkUse, hasWeaponChoice, strongestUse, usableWeapons, withUse } from './weapon-use.ts';

const NOT_NOW = refusal('8.0', 'not-offered-now');
const NO_TARGET = refusal('8.0', 'at-least-one-unit-must-be-attacked');
const NOT_A_TARGET = refusal('8.0', 'this-unit-cannot-be-attacked-in-this-melee');
const TWICE = refusal('8.0', 'a-unit-is-named-twice');
const TOO_WEAK = refusal('8.0', 'worse-than-one-to-three-only-against-a-single-unit');

const NEXT: Readonly<Record<MeleeFrame['stage'], MeleeFrame['stage']>> = {
  'weapons-first': 'weapons-second',
  'weapons-second': 'attack-first',
  'attack-first': 'attack-second',
  'attack-second': 'end',
  end: 'end',
};

const onward = (frame: MeleeFrame): MeleeFrame => ({ ...frame, stage: NEXT[frame.stage] });
const isAttack = (frame: MeleeFrame): boolean => frame.stage === 'attack-first' || frame.stage === 'attack-second';
export const activeSide = (frame: MeleeFrame): Side =>
  frame.stage === 'weapons-first' || frame.stage === 'attack-first' ? frame.first : enemyOf(frame.first);

/** A round that is due once the frames above it are done: until it begins nobody is numbered among its fighters. */
export const roundDue = (at: LocationId, first: Side): MeleeFrame => ({
  f: 'melee',
  at,
  first,
  stage: 'weapons-first',
  fighters: [],
  ambushers: [],
  ambush: false,
  weapons: [[], []],
  condemned: [],
  killed: [false, false],
});

/**
 * Brings about a round in a location, or settles at once what needs no dice: a side without anybody able to fight is
 * eliminated by one that has some. `first` caused the round; `entering` are those of its units who just came in.
 * Pushes a frame, so the frame of the move that led here must have been succeeded or popped before.
 */
export function startMelee(
  play: Play,
  at: LocationId,
  first: Side,
  entering: readonly UnitId[],
  ambushers: readonly UnitId[],
  chargers: readonly UnitId[] = [],
): void {
  const able = SIDES.filter((side) => eligibleAt(play, at, side).length > 0);
  if (able.length === 1) conclude(play, roundDue(at, first));
  else if (able.length === 0) meetHelpless(play, at, entering);
  else if (canBeFought(play, at))
    push(play, {
      ...roundDue(at, first),
      ...(chargers.length > 0 && { chargers }),
      ambushers,
      ambush: ambushers.length > 0 && !isMelee(play.state, at),
    });
  else lock(play, entering);
}

/** At least one side has somebody who can strike: two weapon teams only face each other. */
const canBeFought = (p: Position, at: LocationId): boolean =>
  SIDES.some((side) => eligibleAt(p, at, side).some((unit) => canStrike(typeOf(p, unit))));

/**
 * Nobody on either side can fight: there is no round (ruling D-179). Units made helpless on their way in die, unless
 * the edition lets them fall back before it comes to this (8.0, ruling D-158); with nowhere to fall back to they lie
 * among the enemy under the marker (ruling R-26).
 */
function meetHelpless(play: Play, at: LocationId, entering: readonly UnitId[]): void {
  if (entering.length === 0) return;
  if (!play.world.rules.melee.fallBackFromHelpless) for (const id of entering) eliminate(play, id, '8.0');
  markMelee(play, at);
}

/** Everybody able fights; each side at first with all the firepower it can bring. */
function muster(p: Position, due: MeleeFrame): MeleeFrame {
  const fighters = SIDES.flatMap((side) => eligibleAt(p, due.at, side).map((unit) => unit.id)).sort((a, b) => a - b);
  const frame = { ...due, fighters };
  return { ...frame, weapons: [strongestUse(p, frame, 0), strongestUse(p, frame, 1)] };
}

/** A round that was due begins, unless one has been fought here meanwhile. */
function begin(play: Play, due: MeleeFrame): void {
  const fought = play.state.melees.some((marker) => marker.at === due.at && marker.fought);
  const ready = SIDES.every((side) => eligibleAt(play, due.at, side).length > 0) && canBeFought(play, due.at);
  if (ready && !fought) return succeed(play, muster(play, due));
  pop(play);
  if (!fought) startMelee(play, due.at, due.first, [], []);
}

/** Rolls a side's attack. Those it kills still fight back, unless they were ambushed (8.0, 8.4, ruling D-86). */
function strike(play: Play, before: MeleeFrame, targets: readonly UnitId[]): MeleeFrame {
  const frame = cow(play, before, targets);
  const side = activeSide(frame);
  const { attack, defence, odds, killNumber, die, dice: sides } = strikeOdds(play, frame, side, targets);
  const leader = meleeLeader(play, frame, side);
  const strikers = strikersOf(play, frame, side);
  const weapons = strikers.flatMap((unit) => weaponsUsedBy(play, frame, unit).map((weapon) => weapon.id));
  const units = strikers.map((unit) => unit.id);
  const dice = roll(play, sides, 'melee');
  const sum: Tally = { total: dice.reduce((total, one) => total + one, die.total), parts: die.parts };
  const killed = sum.total >= killNumber;
  const common = { side, at: frame.at, units, weapons, targets, attack, defence, odds, killNumber };
  tell(play, { t: 'melee-struck', ...common, dice, sum, killed, rule: '8.0' });
  if (leader) noteLed(play, leader, '11.1.1');
  return killed ? fell(play, frame, side, targets) : frame;
}

function fell(play: Play, frame: MeleeFrame, side: Side, targets: readonly UnitId[]): MeleeFrame {
  const killed: MeleeFrame['killed'] = side === 0 ? [true, frame.killed[1]] : [frame.killed[0], true];
  const now = frame.ambush && side === frame.first;
  if (now) for (const id of targets) eliminate(play, id, '8.4');
  return { ...frame, killed, condemned: now ? frame.condemned : [...frame.condemned, ...targets] };
}

/** Why a side may not attack exactly these units (8.0, ruling D-87). */
export function checkTargets(p: Position, frame: MeleeFrame, targets: readonly UnitId[]): Refusal | undefined {
  const side = activeSide(frame);
  if (targets.length === 0) return NO_TARGET;
  const open = targetsOf(p, frame, side);
  for (const [index, id] of targets.entries()) {
    if (!open.some((unit) => unit.id === id)) return NOT_A_TARGET;
    if (targets.indexOf(id) !== index) return TWICE;
  }
  if (targets.length === 1) return undefined;
  const attack = meleeAttackTally(p, frame, side).total;
  return isBelowTable(attack, meleeDefenceTally(p, frame, targets).total) ? TOO_WEAK : undefined;
}

/** A sole target needs no choice, and a side that cannot strike makes none. */
function advanceAttack(play: Play, frame: MeleeFrame): 'ask' | 'ran' {
  const side = activeSide(frame);
  const targets = strikersOf(play, frame, side).length > 0 ? targetsOf(play, frame, side) : [];
  if (targets.length > 1) return 'ask';
  const [only] = targets;
  succeed(play, onward(only ? strike(play, frame, [only.id]) : frame));
  return 'ran';
}

function advance(play: Play, frame: MeleeFrame): 'ask' | 'ran' {
  if (frame.fighters.length === 0) begin(play, frame);
  else if (isAttack(frame)) return advanceAttack(play, frame);
  else if (frame.stage === 'end') {
    pop(play);
    conclude(play, frame);
  } else if (hasWeaponChoice(play, frame, activeSide(frame))) return 'ask';
  else succeed(play, onward(frame));
  return 'ran';
}

function decide(game: Game, frame: MeleeFrame): Decision {
  const side = activeSide(frame);
  if (isAttack(frame)) {
    const targets = targetsOf(game, frame, side).map((unit) => unit.id);
    return { side, kind: 'melee-targets', rule: '8.0', orders: [], parts: [{ do: 'strike', targets }] };
  }
  const weapons = usableWeapons(game, frame, side).map((weapon) => weapon.id);
  return { side, kind: 'melee-weapons', rule: '8.0', orders: [], parts: [{ do: 'use', weapons }] };
}

function check(game: Game, frame: MeleeFrame, order: Order): Refusal | undefined {
  if (order.do === 'strike' && isAttack(frame)) return checkTargets(game, frame, order.targets);
  if (order.do === 'use' && !isAttack(frame)) return checkUse(game, frame, activeSide(frame), order.weapons);
  return NOT_NOW;
}

function answer(play: Play, frame: MeleeFrame, order: Order): void {
  if (order.do === 'use') {
    succeed(play, onward({ ...frame, weapons: withUse(frame, activeSide(frame), order.weapons) }));
  } else if (order.do === 'strike') {
    const targets = order.targets.slice().sort((a, b) => a - b);
    succeed(play, onward(strike(play, frame, targets)));
  }
}

export const meleeRules: FrameRules<MeleeFrame> = { advance, decide, check, answer };
