/** Off-board artillery: the call and the drift of the spotting round (18.2, 18.3; rulings D-104, D-105, D-162). */

import type { HexId, LocationId } from '../../board/board.ts';
import { type Play, push, roll, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { isActivated, isLeader, isMelee, leadershipOf, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Battery } from '../../state/scenario.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { isNight } from '../night/darkness.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { degradingOf, isBlocked, lineBetween, type SightCode } from '../sight/line-of-sight.ts';
import { notACaller } from './caller.ts';
import { isAnswered, whyNoMoreCalls } from './extra-call.ts';

type Call = OrderTo<'call-artillery'>;

const NO_BATTERY = refusal('18.2', 'no-such-battery-of-yours');
const ONE_MISSION = refusal('18.3', 'one-fire-mission-per-formation-and-turn');
const ANOTHER_CALLER = refusal('18.2', 'only-another-caller-may-try-again-this-turn');
const NOT_ACTIVATED = refusal('4.0', 'not-activated-in-this-impulse');
const ALREADY_USED = refusal('18.2', 'the-caller-has-already-been-used');
const NOT_GOOD_ORDER = refusal('18.2', 'shaken-units-call-no-artillery');
const LEADER_CALLS = refusal('18.2', 'only-the-leader-calls-this-mission');
const SQUAD_CALLS = refusal('18.2', 'only-a-squad-calls-this-mission-without-a-leader');
const NO_SUCH_HEX = refusal('18.2', 'no-such-hex');
const NO_SIGHT = refusal('18.2', 'the-caller-has-no-line-of-sight');

/** What the caller sees of a hex: whichever of its floors he sees best (ruling R-44). */
function sightTo(p: Position, caller: Unit, hex: HexId): SightCode {
  const lines = (p.world.board.strata[hex] as readonly LocationId[]).map((at) => lineBetween(p, caller.at, at));
  const [best = lines[0] as SightCode] = lines
    .filter((line) => !isBlocked(line))
    .sort((a, b) => degradingOf(a) - degradingOf(b));
  return best;
}

export const callerSees = (p: Position, caller: Unit, hex: HexId): boolean =>
  hex >= 0 && !isBlocked(sightTo(p, caller, hex));

/** A battery that has landed this turn's mission has no callers on its list any more; see `useUp`. */
const calledThisTurn = (p: Position, battery: Battery): boolean => battery.calledTurn === p.state.turn;
const landedThisTurn = (p: Position, battery: Battery): boolean =>
  calledThisTurn(p, battery) && battery.callers.length === 0;

/** One mission per formation and turn; a mission that came to nothing may be called again by somebody else. */
function missionDenied(p: Position, side: Side, caller: Unit, index: number): Refusal | undefined {
  const battery = p.state.scenario.batteries[index];
  if (!battery || battery.side !== side) return NO_BATTERY;
  const spent = whyNoMoreCalls(p, caller, battery);
  if (spent) return spent;
  if (p.world.rules.indirect.missionsPerTurn === null) return undefined;
  const formationBusy = p.state.scenario.batteries.some(
    (other) =>
      other !== battery && other.side === side && other.formation === battery.formation && calledThisTurn(p, other),
  );
  return formationBusy || landedThisTurn(p, battery) ? ONE_MISSION : undefined;
}

function calledBefore(p: Position, index: number, caller: UnitId): Refusal | undefined {
  const battery = p.state.scenario.batteries[index] as Battery;
  return calledThisTurn(p, battery) && battery.callers.includes(caller) ? ANOTHER_CALLER : undefined;
}

/** Any Leader of the side on the map, whatever his state. */
const hasLeader = (p: Position, side: Side): boolean =>
  p.state.units.some((unit) => unit.side === side && unit.at >= 0 && isLeader(typeOf(p, unit)));

const isStarterKit = (p: Position, index: number): boolean =>
  p.state.scenario.batteries[index]?.procedure === 'starter-kit';

/** Whether the unit may call this battery in particular: the starter kit has its own callers. */
function wrongCaller(p: Position, side: Side, unit: Unit | undefined, index: number): Refusal | undefined {
  if (!isStarterKit(p, index)) return notACaller(p, side, unit, '18.2');
  if (!unit || unit.side !== side || unit.at < 0) return notACaller(p, side, unit, '18.2');
  const { kind } = typeOf(p, unit);
  if (hasLeader(p, side)) return isLeader(typeOf(p, unit)) ? notACaller(p, side, unit, '18.2') : LEADER_CALLS;
  return kind === 'squad' && !isMelee(p.state, unit.at) ? undefined : SQUAD_CALLS;
}

function unableToCall(p: Position, frame: ImpulseFrame, unit: Unit | undefined, index: number): Refusal | undefined {
  const wrong = wrongCaller(p, frame.side, unit, index);
  if (wrong || !unit) return wrong;
  if (!frame.units.includes(unit.id)) return NOT_ACTIVATED;
  if (isActivated(unit)) return ALREADY_USED;
  return unit.shaken && p.world.rules.indirect.artilleryCallerGoodOrder ? NOT_GOOD_ORDER : undefined;
}

function callDenied(p: Position, frame: ImpulseFrame, caller: Unit | undefined, index: number): Refusal | undefined {
  const unable = unableToCall(p, frame, caller, index);
  if (unable || !caller) return unable;
  return missionDenied(p, frame.side, caller, index) ?? calledBefore(p, index, caller.id);
}

function callArtilleryCheck(p: Position, frame: ImpulseFrame, order: Call): Refusal | undefined {
  const denied = callDenied(p, frame, p.state.units[order.unit], order.battery);
  if (denied) return denied;
  if (!p.world.board.hexes[order.at]) return NO_SUCH_HEX;
  return callerSees(p, unitOf(p, order.unit), order.at) ? undefined : NO_SIGHT;
}

function listCalls(p: Position, frame: ImpulseFrame, orders: Order[]): void {
  const { batteries } = p.state.scenario;
  for (let battery = 0; battery < batteries.length; battery++) {
    for (const id of frame.units) {
      if (!callDenied(p, frame, unitOf(p, id), battery)) listHexes(p, id, battery, orders);
    }
  }
}

function listHexes(p: Position, unit: UnitId, battery: number, orders: Order[]): void {
  const caller = unitOf(p, unit);
  for (const { index: at } of p.world.board.hexes) {
    if (callerSees(p, caller, at)) orders.push({ do: 'call-artillery', unit, battery, at });
  }
}

/** A battery and the hex that its spotting round is meant for. */
export type Aim = Pick<Call, 'at' | 'battery'>;

/** What is added to the die of the distance. */
export function driftModifiers(p: Position, caller: Unit, aimed: HexId, battery: number): Tally {
  if (isStarterKit(p, battery)) return { total: 0, parts: [] };
  const sum = new TallyBuilder().add('degrading-terrain', degradingOf(sightTo(p, caller, aimed)), '18.2');
  if (isLeader(typeOf(p, caller)) && !caller.shaken) sum.add('leadership', -leadershipOf(p, caller), '18.2');
  if (isNight(p)) sum.add('night', 1, '20.1.4');
  return sum.done();
}

/** How far the round lands from where it was aimed: half of the sum, rounded up, never less than nothing. */
export function driftDistance(p: Position, caller: Unit, { at, battery }: Aim, white: number): Tally {
  const sum = new TallyBuilder().add('die', white, '18.2');
  for (const { what, amount, rule } of driftModifiers(p, caller, at, battery).parts) sum.add(what, amount, rule);
  const hexes = Math.max(0, Math.ceil(sum.total / 2));
  return sum.add('half-rounded-up', hexes - sum.total, '18.2').done();
}

/** The hex so many hexes away in a direction, or −1 beyond the edge of the map. */
function driftTo(p: Position, aimed: HexId, direction: number, hexes: number): HexId {
  let hex = aimed;
  for (let step = 0; step < hexes && hex >= 0; step++) hex = p.world.board.neighbours[6 * hex + direction] as number;
  return hex;
}

/** A round that its caller does not see comes to nothing; the starter kit asks only that it lands on the map. */
const lands = (p: Position, caller: Unit, hex: HexId, battery: number): boolean =>
  isStarterKit(p, battery) ? hex >= 0 : callerSees(p, caller, hex);

export interface DriftChance {
  /** Where the round lands; −1 off the map. */
  readonly hex: HexId;
  readonly inSight: boolean;
  /** Of 36 throws. */
  readonly ways: number;
}

/** Every hex in which the spotting round can land, and how often of 36. */
export function driftOdds(p: Position, caller: Unit, aim: Aim): DriftChance[] {
  const ways = new Map<HexId, number>();
  for (let white = 1; white <= 6; white++) {
    const { total } = driftDistance(p, caller, aim, white);
    for (let direction = 0; direction < 6; direction++) {
      const hex = driftTo(p, aim.at, direction, total);
      ways.set(hex, (ways.get(hex) ?? 0) + 1);
    }
  }
  return [...ways]
    .sort(([a], [b]) => a - b)
    .map(([hex, count]) => ({ hex, inSight: lands(p, caller, hex, aim.battery), ways: count }));
}

function noteCall(play: Play, index: number, caller: UnitId): void {
  const battery = play.state.scenario.batteries[index] as Battery;
  const earlier = calledThisTurn(play, battery) ? battery.callers : [];
  const called = { ...battery, calledTurn: play.state.turn, callers: [...earlier, caller] };
  tell(play, { t: 'battery-changed', index, battery: called, rule: '18.2' });
  tell(play, { t: 'marked', unit: caller, marks: MARK['called-fire'], rule: '11.1.3' });
}

/** Dice: one for a call beyond the missions; white for the distance, coloured for the direction, clockwise from north. */
function call(play: Play, frame: ImpulseFrame, order: Call): void {
  const caller = unitOf(play, order.unit);
  succeed(play, impulseWith(frame, { acted: true }));
  noteCall(play, order.battery, caller.id);
  if (!isAnswered(play, caller, order.battery)) return markDone(play, caller.id);
  const dice = roll(play, [6, 6], 'drift');
  const distance = driftDistance(play, caller, order, dice[0] as number);
  const direction = (dice[1] as number) - 1;
  const hex = driftTo(play, order.at, direction, distance.total);
  const inSight = callerSees(play, caller, hex);
  const where = { caller: caller.id, aimed: order.at, hex, distance, direction, dice, inSight };
  tell(play, { t: 'drifted', ...where, rule: '18.2' });
  if (lands(play, caller, hex, order.battery)) {
    push(play, { f: 'spotting-round', side: frame.side, caller: caller.id, battery: order.battery, hex });
  } else markDone(play, caller.id);
}

const markDone = (play: Play, unit: UnitId): void =>
  tell(play, { t: 'marked', unit, marks: MARK['ops-complete'], rule: '18.2' });

/** The mission is spent when its shells fall, not before. */
export function useUp(play: Play, index: number): void {
  const battery = play.state.scenario.batteries[index] as Battery;
  const spent = { ...battery, missions: battery.missions - 1, callers: [] };
  tell(play, { t: 'battery-changed', index, battery: spent, rule: '18.2' });
}

export const artilleryAction: ImpulseAction<'call-artillery'> = {
  verb: 'call-artillery',
  list: listCalls,
  check: callArtilleryCheck,
  carryOut: call,
};
