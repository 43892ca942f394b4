/** A move in progress: steps, picking up weapons, firing on the run, stopping, leaving the map (6.0–6.8, 1.6, 22.0). */

import { type LocationId, OFF_MAP } from '../../board/board.ts';
import type { Decision, Part } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { beneath, type Play, pop, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame, MoveMode } from '../../state/frames.ts';
import { MARK, marksFrom } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { isSmc, looseWeapons, type Position, typeOf, unitOf, unitsAt, weaponsOf } from '../../state/query.ts';
import { enemyOf, type Game, type UnitId } from '../../state/state.ts';
import { carryOutFire, checkFire, listFire } from '../fire-combat/fire.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { ffeAttack } from '../indirect-fire/ffe.ts';
import { enterEnemyLocation, fallsBack } from '../melee/entering.ts';
import { updateControl } from '../scenarios/control.ts';
import { triggerEvents } from '../scenarios/events.ts';
import { exitCheck, exitMap } from '../scenarios/exit.ts';
import { clearSpottedMarkers, spottingTerrain } from '../sight/spotting.ts';
import { carryLimit, isFixed, mayCarry } from '../support-weapons/possession.ts';
import { pointsOf } from './allowance.ts';
import { markMoved } from './halt.ts';
import { turnOrders, turnToAssault, whyNotTurn } from './hero-on-the-move.ts';
import { noRoomForWeapon } from './stacking.ts';
import { type Fare, fareOf, hasLegalStep, isContested, legalSteps, whyNotStep } from './step.ts';

const NOT_NOW = refusal('6.0', 'not-offered-during-a-move');
const MUST_MOVE = refusal('6.1.1', 'assault-fire-must-be-followed-by-a-move');
const MUST_WITHDRAW = refusal('8.1.1', 'whoever-withdraws-must-leave');
const MUST_MOVE_FIRST = refusal('6.0', 'a-declared-move-must-be-made');
const PICK_UP_COST = 2;
/** What a support weapon takes off a single man's movement (1.6). */
const BURDEN = 2;
const NOT_HERE = refusal('1.6', 'that-weapon-does-not-lie-here');
const SHAKEN_TAKES_NOTHING = refusal('1.6', 'only-good-order-units-pick-up-weapons');
const TOO_MANY = refusal('1.6', 'carries-as-many-support-weapons-as-it-can');
const TOO_DEAR = refusal('1.6', 'picking-up-takes-two-movement-points');
const ON_TRIPOD = refusal('1.6.1', 'an-assembled-weapon-cannot-be-moved');
const ALREADY_FIRED = refusal('6.7', 'hit-and-run-fires-once');

/** Fire in the course of a hit-and-run move (6.7). */
const ON_THE_RUN: ShotContext = { occasion: 'hit-and-run', movers: [], spotter: -1 };

/** A shot from a move that answers another finds the movers of that one still moving (6.8, 6.0). */
export function onTheRun(p: Position): ShotContext {
  const { stack } = p.state;
  const answered = stack[stack.length - 2];
  return answered?.f === 'opportunity' ? { ...ON_THE_RUN, movers: answered.movers } : ON_THE_RUN;
}

/** One step: pay and enter, then fire for effect, events, and either melee or opportunity fire (6.0, ruling D-61). */
export function takeStep(play: Play, frame: MoveFrame, to: LocationId): void {
  const { costs, spent, attacks } = fareOf(play, frame, to) as Fare;
  const dearest = costs.reduce((most, cost) => (cost.total > most.total ? cost : most));
  const movers = frame.units;
  const contested = isContested(play, frame, to);
  tell(play, { t: 'moved', units: movers, from: frame.at, to, cost: dearest, mode: frame.mode, rule: '6.0' });
  succeed(play, moveWith(frame, { at: to, previous: frame.at, steps: frame.steps + 1, spawned: [], spent }));
  clearSpottedMarkers(play);
  const depth = play.stack.length;
  ffeAttack(play, movers, to);
  if (triggerEvents(play, { side: frame.side, moved: to })) stopHere(play, depth - 1);
  if (contested) meet(play, depth - 1, movers, to);
  else openFire(play, depth - 1, movers, to, attacks);
}

/** An event ends the move where it stands. */
function stopHere(play: Play, index: number): void {
  const frame = play.stack[index] as MoveFrame;
  play.stack[index] = moveWith(frame, { allowed: frame.spent });
}

/** Those who move so are fired at only where they are spotted otherwise (6.3, 6.4). */
export const isConcealing = (mode: MoveMode): boolean =>
  mode === 'low-crawl' || mode === 'stealth' || mode === 'stealth-assault-fire';

function openFire(play: Play, index: number, movers: readonly UnitId[], at: LocationId, slots: number): void {
  const frame = play.stack[index] as MoveFrame;
  const there = movers.filter((id) => unitOf(play, id).at === at);
  if (slots < 1 || there.length === 0) return;
  beneath(play, index + 1, () =>
    push(
      play,
      opportunityFrame({
        side: enemyOf(frame.side),
        at,
        movers: there,
        slots,
        concealed: isConcealing(frame.mode),
      }),
    ),
  );
}

/** Entering an enemy's location ends the move in melee; helpless garrisons let shaken entrants fall back (8.0). */
function meet(play: Play, index: number, movers: readonly UnitId[], at: LocationId): void {
  const frame = play.stack[index] as MoveFrame;
  const there = movers.filter((id) => unitOf(play, id).at === at);
  play.stack.splice(index, 1);
  beneath(play, index, () => {
    if (isAssaultFire(frame)) spotOrigin(play, frame);
    if (there.length === 0) return;
    if (frame.previous !== OFF_MAP && fallsBack(play, there, at)) fallBack(play, frame, there);
    else enterEnemyLocation(play, there, at, frame.origin);
  });
}

/** Back to the hex they came from, under Moved, open to fire for effect and opportunity fire there (rulings D-158, D-172). */
function fallBack(play: Play, frame: MoveFrame, units: readonly UnitId[]): void {
  const cost: Tally = { total: 0, parts: [] };
  tell(play, { t: 'moved', units, from: frame.at, to: frame.previous, cost, mode: 'retreat', rule: '8.0' });
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '8.0' });
  const index = play.stack.length;
  push(play, moveWith(frame, { at: frame.previous, units: [], spent: [], allowed: [], halted: [] }));
  ffeAttack(play, units, frame.previous);
  openFire(play, index, units, frame.previous, 1);
}

const isAssaultFire = (frame: MoveFrame): boolean =>
  frame.mode === 'assault-fire' || frame.mode === 'stealth-assault-fire';

/** Movers get their markers; assault fire leaves its origin spotted (6.0, 6.1.1, 6.4). */
function finishMove(play: Play, frame: MoveFrame): void {
  pop(play);
  frame.units.forEach((id, at) => {
    markMoved(play, id, frame);
    const far =
      frame.mode === 'stealth' &&
      (frame.spent[at] as number) > Math.ceil(pointsOf(play, unitOf(play, id), 'stealth') / 2);
    if (far) tell(play, { t: 'marked', unit: id, marks: MARK['stealth-far'], rule: '6.4' });
  });
  if (isAssaultFire(frame)) spotOrigin(play, frame);
  clearSpottedMarkers(play);
}

/** Markers of those who stayed that give their location away by themselves (10.1). */
const GIVES_AWAY = marksFrom(['moved', 'assault-move', 'hit-and-run', 'fired', 'melee']);

/** The place that assault fire came from is known, unless it is open or units there give it away anyhow (6.1.1). */
function spotOrigin(play: Play, frame: MoveFrame): void {
  const enemy = enemyOf(frame.side);
  if (frame.steps === 0 || spottingTerrain(play, frame.origin) === 'open') return;
  const left = unitsAt(play.state, frame.origin, frame.side);
  if (left.length === 0 && !play.world.rules.assaultFire.spotsVacatedHex) return;
  if (left.some((unit) => (unit.marks & GIVES_AWAY) !== 0)) return;
  if (play.state.spotted.some((marker) => marker.at === frame.origin && marker.side === enemy)) return;
  tell(play, { t: 'spotted', at: frame.origin, side: enemy, stays: true, rule: '6.1.1' });
}

function whyNotTake(p: Position, frame: MoveFrame, order: OrderTo<'take'>): Refusal | undefined {
  const at = frame.units.indexOf(order.unit);
  const weapon = p.state.weapons[order.weapon];
  if (at < 0) return NOT_NOW;
  const unit = unitOf(p, order.unit);
  if (!weapon || weapon.at !== frame.at || weapon.condition === 'gone') return NOT_HERE;
  if (unit.shaken) return SHAKEN_TAKES_NOTHING;
  const barred = mayCarry(p, unit);
  if (barred) return barred;
  if (isFixed(p, weapon)) return ON_TRIPOD;
  if (weaponsOf(p.state, unit.id).length >= carryLimit(typeOf(p, unit))) return TOO_MANY;
  if ((frame.allowed[at] as number) - (frame.spent[at] as number) < PICK_UP_COST) return TOO_DEAR;
  if (mustLeave(frame) && !hasLegalStep(p, afterPickUp(p, frame, at)))
    return mustRun(frame) ? MUST_MOVE : MUST_WITHDRAW;
  return noRoomForWeapon(p, frame.at, frame.side);
}

/** Two points are spent, and a single man carries the burden from now on (1.6, ruling D-58). */
function afterPickUp(p: Position, frame: MoveFrame, at: number): MoveFrame {
  const spent = frame.spent.map((points, index) => (index === at ? points + PICK_UP_COST : points));
  const burdened = isSmc(typeOf(p, unitOf(p, frame.units[at] as UnitId)));
  const allowed = frame.allowed.map((points, index) =>
    burdened && index === at ? Math.max(spent[at] as number, points - BURDEN) : points,
  );
  return moveWith(frame, { spent, allowed });
}

function pickUp(play: Play, frame: MoveFrame, order: OrderTo<'take'>): void {
  succeed(play, afterPickUp(play, frame, frame.units.indexOf(order.unit)));
  tell(play, { t: 'weapon-taken', weapon: order.weapon, unit: order.unit, rule: '1.6' });
  openFire(play, play.stack.length - 1, frame.units, frame.at, PICK_UP_COST);
}

function takeOrders(p: Position, frame: MoveFrame): Order[] {
  const orders: Order[] = [];
  for (const weapon of looseWeapons(p.state, frame.at)) {
    for (const unit of frame.units) {
      const order = { do: 'take', unit, weapon: weapon.id } as const;
      if (!whyNotTake(p, frame, order)) orders.push(order);
    }
  }
  return orders;
}

const mustStep = (frame: MoveFrame): boolean => frame.steps === 0;

/** Has fired by assault fire and owes the move (6.1.1). */
const mustRun = (frame: MoveFrame): boolean => mustStep(frame) && isAssaultFire(frame);

/** Has fired and owes the move, or has broken away from a melee and cannot stay in it (6.1.1, 8.1.1). */
const mustLeave = (frame: MoveFrame): boolean => mustRun(frame) || (mustStep(frame) && frame.reason === 'withdrawal');

/** Hit and run fires once, at any point of the move (6.7). */
const mayFire = (frame: MoveFrame): boolean => frame.mode === 'hit-and-run' && !frame.fired;

function listShots(game: Game, frame: MoveFrame, parts: Part[]): void {
  if (mayFire(frame)) listFire(game, onTheRun(game), frame.units, parts);
}

function decide(game: Game, frame: MoveFrame): Decision {
  const orders: Order[] = legalSteps(game, frame).map((to) => ({ do: 'step', to }));
  const parts: Part[] = [];
  orders.push(...takeOrders(game, frame), ...turnOrders(game, frame));
  if (!exitCheck(game, frame)) orders.push({ do: 'exit' });
  listShots(game, frame, parts);
  if (!mustStep(frame)) orders.push({ do: 'stop' });
  return { side: frame.side, kind: 'move', rule: '6.0', orders, parts };
}

export const moveRules: FrameRules<MoveFrame> = {
  advance(play, frame) {
    if (frame.units.length > 0) updateControl(play, frame.at);
    if (frame.units.length > 0) {
      const decision = decide(play, frame);
      if (decision.parts.length > 0 || decision.orders.some((order) => order.do !== 'stop')) return decision;
    }
    finishMove(play, frame);
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    switch (order.do) {
      case 'step':
        return whyNotStep(game, frame, order.to);
      case 'take':
        return whyNotTake(game, frame, order);
      case 'move':
        return whyNotTurn(game, frame, order);
      case 'exit':
        return exitCheck(game, frame);
      case 'fire':
        if (frame.mode !== 'hit-and-run') return NOT_NOW;
        return frame.fired ? ALREADY_FIRED : checkFire(game, order, onTheRun(game), frame.units);
      case 'stop':
        if (!mustStep(frame)) return undefined;
        return mustRun(frame) ? MUST_MOVE : MUST_MOVE_FIRST;
      default:
        return NOT_NOW;
    }
  },

  answer(play, frame, order) {
    switch (order.do) {
      case 'step':
        return takeStep(play, frame, order.to);
      case 'take':
        return pickUp(play, frame, order);
      case 'move':
        return turnToAssault(play, order.units[0] as UnitId, frame);
      case 'exit':
        return exitMap(play, frame);
      case 'fire':
        succeed(play, moveWith(frame, { fired: true }));
        return carryOutFire(play, order, onTheRun(play));
      default:
        return finishMove(play, frame);
    }
  },
};
