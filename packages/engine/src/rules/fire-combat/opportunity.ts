/** Opportunity fire, reaction fire and opportunity movement: the answer to a move (5.3, 5.3.1, 6.8, 11.4). */

import type { LocationId } from '../../board/board.ts';
import type { Decision, Part } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, roll1d6, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { opportunityWith } from '../../state/changed.ts';
import { MOVE_MODES, type MoveMode, type OpportunityFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK, marksFrom } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { has, isMelee, isWeaponTeam, type Position, placeOf, typeOf, unitOf } from '../../state/query.ts';
import type { Game, Unit, UnitId } from '../../state/state.ts';
import { abandonWeapons, beginMove, moveFrame } from '../movement/begin.ts';
import { whyNotMode, whyNotWithWeapons } from '../movement/modes.ts';
import { hasLegalStep } from '../movement/step.ts';
import { hasShot, listOpportunityShots, shootInAnswer, whyNotOpportunityShot } from '../ordnance/shoot-opportunity.ts';
import { isBlocked, lineBetween, lineSeenBy } from '../sight/line-of-sight.ts';
import { isSpotted } from '../sight/spotting.ts';
import { placeableLocations, placeSniper, placeSniperCheck, snipersInHand } from '../single-man-counters/sniper.ts';
import { whyNotAim } from '../vehicles/aiming.ts';
import { fireMgInAnswer, hasMgFire, listOpportunityMgs, whyNotOpportunityMg } from '../vehicles/mg-action.ts';
import { carryOutFire, checkFire, type Fire } from './fire.ts';
import { firingPlace, whyNotFirer } from './fire-eligibility.ts';
import { listFire } from './fire-listing.ts';
import type { ShotContext } from './shot.ts';
import { stillToFire } from './still-to-fire.ts';

const NOT_NOW = refusal('5.3', 'only-opportunity-fire-is-possible-now');
const NO_SLOT = refusal('5.3', 'no-more-attacks-than-movement-points-spent');
const MUST_FIRE = refusal('11.4', 'a-sniper-placed-in-an-enemy-impulse-fires-at-once');
const NO_REACTION = refusal('5.3.1', 'this-unit-cannot-react');
/** What a reacting unit must roll (5.3.1). */
export const REACTION = 6;
const NO_DASH = refusal('6.8', 'this-unit-cannot-answer-with-a-move');

/** Marks under which reaction fire is the last chance to shoot (5.3.1). */
const SPENT = marksFrom(['moved', 'low-crawl', 'assault-move', 'stealth', 'fired']);

export const contextOf = (frame: OpportunityFrame): ShotContext => ({
  occasion: 'opportunity',
  movers: frame.movers,
  spotter: -1,
  window: frame.at,
  concealed: frame.concealed,
  reacting: frame.reacting,
  partly: frame.partly,
  engaged: frame.engaged,
});

/** Weapon teams stacked with units that have fired at this step fire without using an attack (5.3, ruling D-24). */
const isFree = (p: Position, frame: OpportunityFrame, unit: Unit): boolean =>
  isWeaponTeam(typeOf(p, unit)) && frame.fired.includes(unit.at);

/** Units of the side that could still use one of the attacks left. */
function candidates(p: Position, frame: OpportunityFrame): UnitId[] {
  if (frame.placed >= 0) return [frame.placed];
  const found: UnitId[] = [];
  const context = contextOf(frame);
  for (const unit of p.state.units) {
    if (unit.side !== frame.side) continue;
    const from = firingPlace(p, unit);
    if (from < 0 || isBlocked(lineSeenBy(p, unit, frame.at, from))) continue;
    if (frame.slots === 0 && !isFree(p, frame, unit)) continue;
    if (!whyNotFirer(p, unit, context, frame.at)) found.push(unit.id);
  }
  return found;
}

const isTarget = (p: Position, frame: OpportunityFrame): boolean => {
  if (isMelee(p.state, frame.at)) return false;
  for (const id of frame.movers) if (unitOf(p, id).at === frame.at) return true;
  return false;
};

const isVisible = (p: Position, frame: OpportunityFrame): boolean =>
  !frame.concealed || isSpotted(p, frame.at, frame.side);

/** A unit that has done its turn may roll for a last shot, once (5.3.1). */
function whyNotReact(p: Position, frame: OpportunityFrame, unit: Unit): Refusal | undefined {
  if (!p.world.rules.opportunityFire.reaction || frame.concealed || frame.slots === 0 || frame.placed >= 0)
    return NO_REACTION;
  if (unit.side !== frame.side || firingPlace(p, unit) < 0 || unit.shaken) return NO_REACTION;
  if (has(unit, 'reacted') || (unit.marks & SPENT) === 0) return NO_REACTION;
  const rolled: ShotContext = { ...contextOf(frame), reacting: [unit.id] };
  if (whyNotFirer(p, unit, rolled, frame.at)) return NO_REACTION;
  const parts: Part[] = [];
  listFire(p, rolled, [unit.id], parts);
  return parts.length > 0 || hasShot(p, rolled, unit.id) || hasMgFire(p, rolled, unit.id) ? undefined : NO_REACTION;
}

const DASH_MODES: readonly MoveMode[] = MOVE_MODES.filter(
  (mode) => mode !== 'assault-fire' && mode !== 'stealth-assault-fire',
);

/** Only while an attack is left does anybody have the choice between fire and a move (6.8). */
const mayAnswerByMoving = (p: Position, frame: OpportunityFrame): boolean =>
  p.world.rules.modules.opportunityMovement && frame.slots > 0 && frame.placed < 0;

/** Units with a red movement factor may answer with a move instead, whatever the range (6.8). */
function whyNotDash(p: Position, frame: OpportunityFrame, order: OrderTo<'dash'>): Refusal | undefined {
  if (!mayAnswerByMoving(p, frame) || !DASH_MODES.includes(order.mode)) return NO_DASH;
  if (order.units.length === 0 || new Set(order.units).size !== order.units.length) return NO_DASH;
  const units = order.units.map((id) => unitOf(p, id));
  const [first] = units as [Unit];
  for (const unit of units) {
    if (
      unit.side !== frame.side ||
      unit.at !== first.at ||
      !typeOf(p, unit).hitAndRun ||
      (unit.marks & ACTIVATED) !== 0
    )
      return NO_DASH;
    const barred = whyNotFirer(p, unit, contextOf(frame), frame.at) ?? whyNotMode(p, unit, units, order.mode);
    if (barred) return barred;
  }
  if (!isVisible(p, frame) || isBlocked(lineBetween(p, first.at, frame.at))) return NO_DASH;
  const tied = whyNotWithWeapons(p, units, order.abandon ?? []);
  if (tied) return tied;
  const move = moveFrame(p, {
    side: frame.side,
    units: order.units,
    mode: order.mode,
    from: first.at,
    reason: 'opportunity',
  });
  return hasLegalStep(p, move) ? undefined : NO_DASH;
}

/** A part for each location with somebody who could go by himself. */
function listDashes(p: Position, frame: OpportunityFrame, parts: Part[]): void {
  if (!mayAnswerByMoving(p, frame)) return;
  const found = new Map<LocationId, { units: UnitId[]; modes: Set<MoveMode> }>();
  for (const unit of p.state.units) {
    if (unit.side !== frame.side || unit.at < 0 || !typeOf(p, unit).hitAndRun) continue;
    const modes = DASH_MODES.filter((mode) => !whyNotDash(p, frame, { do: 'dash', units: [unit.id], mode }));
    if (modes.length === 0) continue;
    const group = found.get(unit.at) ?? { units: [], modes: new Set() };
    found.set(unit.at, group);
    group.units.push(unit.id);
    for (const mode of modes) group.modes.add(mode);
  }
  for (const [from, { units, modes }] of found) parts.push({ do: 'dash', from, units, modes: [...modes], leaders: [] });
}

/** A Sniper who is placed now fires now: an attack is left, and men move whom he could pick off, from wherever (11.4, ruling D-111). */
const mayBringSniper = (p: Position, frame: OpportunityFrame): boolean =>
  frame.slots > 0 &&
  frame.placed < 0 &&
  isVisible(p, frame) &&
  !whyNotAim(p, frame.at, frame.at, frame.side, contextOf(frame), undefined);

/** Snipers off the map may be placed to fire at this move (11.4). */
function placements(p: Position, frame: OpportunityFrame): Order[] {
  if (!mayBringSniper(p, frame)) return [];
  const orders: Order[] = [];
  for (const unit of snipersInHand(p, frame.side)) {
    for (const at of placeableLocations(p, unit, frame.at)) orders.push({ do: 'place-sniper', unit: unit.id, at });
  }
  return orders;
}

function whyNotPlace(p: Position, frame: OpportunityFrame, order: OrderTo<'place-sniper'>): Refusal | undefined {
  if (!mayBringSniper(p, frame)) return NO_SLOT;
  return placeSniperCheck(p, frame.side, order.unit, order.at, frame.at);
}

const reactOrders = (p: Position, frame: OpportunityFrame): Order[] => {
  if (!p.world.rules.opportunityFire.reaction) return [];
  return p.state.units.filter((unit) => !whyNotReact(p, frame, unit)).map((unit) => ({ do: 'react', unit: unit.id }));
};

function options(p: Position, frame: OpportunityFrame): { orders: Order[]; parts: Part[] } {
  const parts: Part[] = [];
  const orders: Order[] = [];
  if (!isTarget(p, frame)) return { orders, parts };
  if (isVisible(p, frame)) {
    const firers = candidates(p, frame);
    if (firers.length > 0) listFire(p, contextOf(frame), firers, parts);
    listOpportunityShots(p, frame, contextOf(frame), orders);
    listOpportunityMgs(p, frame, contextOf(frame), orders);
  }
  orders.push(...reactOrders(p, frame), ...placements(p, frame));
  listDashes(p, frame, parts);
  return { orders, parts };
}

function whyNotShot(p: Position, frame: OpportunityFrame, order: Fire): Refusal | undefined {
  const [first] = order.units.map((id) => p.state.units[id]);
  if (first && frame.slots === 0 && !isFree(p, frame, first)) return NO_SLOT;
  const mine = order.units.filter((id) => unitOf(p, id).side === frame.side && firingPlace(p, unitOf(p, id)) >= 0);
  return checkFire(p, order, contextOf(frame), frame.placed >= 0 ? [frame.placed] : mine);
}

/** The shot is made; it uses an attack unless it is free, and reaction leaves its mark. */
function shoot(play: Play, frame: OpportunityFrame, order: Fire): void {
  const first = unitOf(play, order.units[0] as UnitId);
  const slots = isFree(play, frame, first) ? frame.slots : frame.slots - 1;
  const from = placeOf(play, first);
  const fired = frame.fired.includes(from) ? frame.fired : [...frame.fired, from];
  const reacting = frame.reacting.filter((id) => !order.units.includes(id));
  const partly = stillToFire(play, frame.partly, order, contextOf(frame));
  succeed(play, opportunityWith(frame, { slots, fired, reacting, placed: -1, partly }));
  carryOutFire(play, order, contextOf(frame));
}

/** Rolls a 6 and may fire; either way this was the unit's one attempt (5.3.1). */
function react(play: Play, frame: OpportunityFrame, id: UnitId): void {
  const die = roll1d6(play, 'reaction');
  const granted = die === REACTION;
  tell(play, { t: 'marked', unit: id, marks: MARK.reacted, rule: '5.3.1' });
  tell(play, { t: 'reaction-rolled', unit: id, die, granted, rule: '5.3.1' });
  if (granted) succeed(play, opportunityWith(frame, { reacting: [...frame.reacting, id] }));
}

/** The answering move is played out before the interrupted one goes on. */
function dash(play: Play, frame: OpportunityFrame, order: OrderTo<'dash'>): void {
  const from = unitOf(play, order.units[0] as UnitId).at;
  abandonWeapons(play, order.abandon ?? []);
  beginMove(play, { side: frame.side, units: order.units, mode: order.mode, from, reason: 'opportunity' });
}

function decide(game: Game, frame: OpportunityFrame): Decision {
  const { orders, parts } = options(game, frame);
  if (frame.placed < 0) orders.push({ do: 'hold' });
  return { side: frame.side, kind: 'opportunity-fire', rule: '5.3', orders, parts };
}

export const opportunityRules: FrameRules<OpportunityFrame> = {
  advance(play, frame) {
    const decision = decide(play, frame);
    if (decision.parts.length > 0 || decision.orders.some((order) => order.do !== 'hold')) return decision;
    pop(play);
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    switch (order.do) {
      case 'hold':
        return frame.placed >= 0 ? MUST_FIRE : undefined;
      case 'fire':
        return whyNotShot(game, frame, order);
      case 'shoot':
        return whyNotOpportunityShot(game, frame, contextOf(frame), order);
      case 'fire-mg':
        return whyNotOpportunityMg(game, frame, contextOf(frame), order);
      case 'react':
        return whyNotReact(game, frame, unitOf(game, order.unit));
      case 'dash':
        return whyNotDash(game, frame, order);
      case 'place-sniper':
        return whyNotPlace(game, frame, order);
      default:
        return NOT_NOW;
    }
  },

  answer(play, frame, order) {
    switch (order.do) {
      case 'fire':
        return shoot(play, frame, order);
      case 'shoot':
        return shootInAnswer(play, frame, contextOf(frame), order);
      case 'fire-mg':
        return fireMgInAnswer(play, frame, contextOf(frame), order);
      case 'react':
        return react(play, frame, order.unit);
      case 'dash':
        return dash(play, frame, order);
      case 'place-sniper':
        placeSniper(play, order.unit, order.at);
        return succeed(play, opportunityWith(frame, { placed: order.unit }));
      default:
        return pop(play);
    }
  },
};
