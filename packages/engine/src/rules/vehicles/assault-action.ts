/** The order to close assault, given in an impulse or in the course of a move (17.1). */
import type { LocationId } from '../../board/board.ts';
import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import { impulseWith, moveWith } from '../../state/changed.ts';
import type { ImpulseFrame, MoveFrame, MoveMode } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { anyUnitAt, enemyLocations, isMelee, type Position, unitOf, vehiclesAt, weaponsOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId, type WeaponId } from '../../state/state.ts';
import { positiveTm } from '../fire-combat/target-modifier.ts';
import { markMelee } from '../melee/aftermath.ts';
import { moveFrame } from '../movement/begin.ts';
import { stepCost, stepsFrom } from '../movement/costs.ts';
import { hazardsAttack } from '../movement/hazards.ts';
import { whyNotMode, whyNotWithWeapons } from '../movement/modes.ts';
import type { MoveAct } from '../movement/move-act.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { triggerEvents } from '../scenarios/events.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { assaultsItself, whyNotAssailable, whyNotAssaulter, whyNotAssaultWeapon, whyNotParty } from './assaulters.ts';
import { assault, fitAt, type Party, takeHeart } from './close-assault.ts';

type Assault = OrderTo<'close-assault'>;

const NOT_MOVING = refusal('4.0', 'that-unit-is-not-moving-here');
const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const TOGETHER = refusal('4.0', 'units-of-one-location-move-together');
const MOVED_ALREADY = refusal('4.0', 'the-movers-of-that-location-have-moved');
const LOCKED = refusal('8.1', 'units-locked-in-melee-cannot-move');
const NO_WAY = refusal('17.1', 'the-vehicle-is-not-within-one-step');
const TOO_FAR = refusal('6.0', 'not-enough-movement-points');
const BY_ASSAULT_MOVE = refusal('6.1', 'assault-movement-cannot-enter-close-assault');
const BY_LOW_CRAWL = refusal('6.3', 'a-low-crawl-cannot-enter-close-assault');
const FROM_MELEE = refusal('8.1.1', 'who-withdraws-leaves-the-melee-first');
const NOT_SO = refusal('17.1', 'this-way-of-moving-cannot-enter-close-assault');

function whyNotBy(p: Position, mode: MoveMode): Refusal | undefined {
  const { byAssaultMove, byLowCrawl } = p.world.rules.closeAssault;
  if (mode === 'move' || mode === 'stealth') return undefined;
  if (mode === 'assault-move') return byAssaultMove ? undefined : BY_ASSAULT_MOVE;
  if (mode === 'low-crawl') return byLowCrawl ? undefined : BY_LOW_CRAWL;
  return NOT_SO;
}

const costFor = (p: Position, unit: Unit, to: LocationId): Tally | null => stepCost(p, unit, unit.at, to);

/** The last step is paid like any other; whoever has spent nothing may take it at the price of everything (6.0). */
function whyNotAfford(p: Position, frame: MoveFrame, id: UnitId, to: LocationId): Refusal | undefined {
  const place = frame.units.indexOf(id);
  const cost = costFor(p, unitOf(p, id), to);
  if (place < 0 || cost === null) return place < 0 ? NOT_MOVING : NO_WAY;
  const spent = frame.spent[place] as number;
  const minimum = spent === 0 && (frame.mode === 'move' || frame.mode === 'stealth');
  return cost.total <= (frame.allowed[place] as number) - spent || minimum ? undefined : TOO_FAR;
}

/** Why units on the move cannot close assault. */
function whyNotAssault(p: Position, frame: MoveFrame, order: Assault): Refusal | undefined {
  const barred = whyNotBy(p, frame.mode) ?? whyNotParty(p, order.units, order.weapons ?? []);
  if (barred) return barred;
  const safe = whyNotAssailable(p, frame.side, order.target);
  if (safe) return safe;
  if (anyUnitAt(p.state, frame.at, enemyOf(frame.side))) return FROM_MELEE;
  const { at } = unitOf(p, order.target);
  if (!stepsFrom(p, frame.at).includes(at)) return NO_WAY;
  for (const id of order.units) {
    const dear = whyNotAfford(p, frame, id, at);
    if (dear) return dear;
  }
  return whyNotWithWeapons(
    p,
    order.units.map((id) => unitOf(p, id)),
    [],
  );
}

/** Where an assault starts from, and whether its party has moved to get there. */
interface Approach {
  readonly from: LocationId;
  readonly moved: boolean;
  readonly mode: MoveMode;
}

/** Who fails or has nobody to lead stays where he is, Moved if he has moved (17.1). */
function stayBehind(play: Play, units: readonly UnitId[], { moved, mode }: Approach): void {
  const marks = moved || mode !== 'move' ? MARK.moved : MARK['ops-complete'];
  for (const unit of units) tell(play, { t: 'marked', unit, marks, rule: '17.1' });
}

const FREE: Tally = { total: 0, parts: [] };

/** Back to where the assault began, under Moved, and into what falls or lies there (17.1, ruling R-690). */
function goBack(play: Play, units: readonly UnitId[], from: LocationId): void {
  const there = units.filter((id) => unitOf(play, id).at >= 0);
  const [first] = there;
  if (first === undefined) return;
  const { at } = unitOf(play, first);
  tell(play, { t: 'moved', units: there, from: at, to: from, cost: FREE, mode: 'retreat', rule: '17.1' });
  for (const unit of there) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '17.1' });
  hazardsAttack(play, there, at, from);
}

function enter(play: Play, units: readonly UnitId[], to: LocationId, { from, mode }: Approach): void {
  const costs = units.map((id) => costFor(play, unitOf(play, id), to) ?? FREE);
  const cost = costs.reduce((most, one) => (one.total > most.total ? one : most));
  const { side } = unitOf(play, units[0] as UnitId);
  tell(play, { t: 'moved', units, from, to, cost, mode, rule: '17.1' });
  clearSpottedMarkers(play);
  hazardsAttack(play, units, from, to);
  triggerEvents(play, { side, moved: to });
}

function carryOut(play: Play, order: Assault, approach: Approach): void {
  const party: Party = { units: order.units, weapons: order.weapons ?? [] };
  const sheltered = order.units.some((id) => positiveTm(play, unitOf(play, id)));
  const passed = takeHeart(play, party, sheltered);
  const goes = passed.some((id) => assaultsItself(play, unitOf(play, id), party.weapons)) ? passed : [];
  const stays = order.units.filter((id) => !goes.includes(id));
  stayBehind(play, stays, approach);
  if (goes.length === 0) return;
  const { at } = unitOf(play, order.target);
  enter(play, goes, at, approach);
  fightOn(play, party, goes, order.target, { ...approach, sheltered });
  clearSpottedMarkers(play);
}

/** Vehicle after vehicle: each takes new nerve; who fails, or fails against one, goes back (17.1). */
function fightOn(
  play: Play,
  party: Party,
  present: readonly UnitId[],
  target: UnitId,
  approach: Approach & { readonly sheltered: boolean },
): void {
  const { at, side } = unitOf(play, target);
  if (!assault(play, party, fitAt(play, present, at), target)) return goBack(play, present, approach.from);
  const [next] = vehiclesAt(play, at, side);
  if (!next) return markMelee(play, at);
  const still: Party = { units: fitAt(play, present, at), weapons: party.weapons };
  const ready = still.weapons.filter((id) => !whyNotAssaultWeapon(play, id, still.units));
  const passed = takeHeart(play, { ...still, weapons: ready }, approach.sheltered);
  const goes = passed.some((id) => assaultsItself(play, unitOf(play, id), ready)) ? passed : [];
  goBack(
    play,
    present.filter((id) => !goes.includes(id)),
    approach.from,
  );
  if (goes.length > 0) fightOn(play, { units: goes, weapons: ready }, goes, next.id, approach);
}

/** Sets of units and of weapons in their hands: those of one location, so they stay few. */
function* sets<T>(items: readonly T[]): Generator<T[]> {
  for (let bits = 2 ** items.length - 1; bits >= 0; bits--) yield items.filter((_, at) => (bits & (1 << at)) !== 0);
}

/** Every assault that the movers of a frame could make. */
function listFor(p: Position, frame: MoveFrame, orders: Order[]): void {
  if (!p.world.machines || whyNotBy(p, frame.mode)) return;
  const able = frame.units.filter((id) => !whyNotAssaulter(p, unitOf(p, id)));
  if (able.length === 0) return;
  const enemy = enemyOf(frame.side);
  for (const at of stepsFrom(p, frame.at)) {
    for (const { id: target } of vehiclesAt(p, at, enemy)) {
      if (whyNotAssailable(p, frame.side, target)) continue;
      for (const order of assaultsOn(p, able, target)) if (!whyNotAssault(p, frame, order)) orders.push(order);
    }
  }
}

export function* assaultsOn(p: Position, able: readonly UnitId[], target: UnitId): Generator<Assault> {
  for (const units of sets(able)) {
    const arms: WeaponId[] = units
      .flatMap((id) => weaponsOf(p.state, id).map((weapon) => weapon.id))
      .filter((id) => !whyNotAssaultWeapon(p, id, units));
    for (const weapons of sets(arms)) {
      const order: Assault = { do: 'close-assault', units, target, ...(weapons.length > 0 && { weapons }) };
      if (!whyNotParty(p, units, weapons)) yield order;
    }
  }
}

/** From the middle of a move: those who assault leave the group, the rest go on or stop. */
export const closeAssaultAct: MoveAct<'close-assault'> = {
  verb: 'close-assault',
  list: listFor,
  check: whyNotAssault,
  carryOut(play, frame, order) {
    const stays = (_: unknown, at: number): boolean => !order.units.includes(frame.units[at] as UnitId);
    succeed(
      play,
      moveWith(frame, {
        units: frame.units.filter(stays),
        spent: frame.spent.filter(stays),
        allowed: frame.allowed.filter(stays),
      }),
    );
    carryOut(play, order, { from: frame.at, moved: frame.steps > 0, mode: frame.mode });
  },
};

const originOf = (frame: ImpulseFrame, unit: UnitId): LocationId => frame.origins[frame.units.indexOf(unit)] ?? -1;

/** The move that the units of an activated location would begin with (17.1: a form of movement). */
function startOf(p: Position, frame: ImpulseFrame, units: readonly UnitId[]): MoveFrame {
  const from = unitOf(p, units[0] as UnitId).at;
  return moveFrame(p, { side: frame.side, units, mode: 'move', from, reason: 'impulse' });
}

function whyNotFresh(p: Position, frame: ImpulseFrame, id: UnitId): Refusal | undefined {
  if (!frame.units.includes(id) || unitOf(p, id).at < 0) return NOT_ACTIVATED;
  const unit = unitOf(p, id);
  if (isMelee(p.state, unit.at)) return LOCKED;
  if ((unit.marks & ACTIVATED) !== 0) return USED;
  if (frame.moved.includes(originOf(frame, id))) return MOVED_ALREADY;
  return whyNotMode(p, unit, [unit], 'move');
}

function whyNotFromImpulse(p: Position, frame: ImpulseFrame, order: Assault): Refusal | undefined {
  for (const id of order.units) {
    const barred = whyNotFresh(p, frame, id);
    if (barred) return barred;
  }
  const party = whyNotParty(p, order.units, order.weapons ?? []);
  if (party) return party;
  const { at } = unitOf(p, order.units[0] as UnitId);
  if (order.units.some((id) => unitOf(p, id).at !== at)) return TOGETHER;
  return whyNotAssault(p, startOf(p, frame, order.units), order);
}

export const closeAssaultAction: ImpulseAction<'close-assault'> = {
  verb: 'close-assault',
  list(game, frame, orders) {
    if (!game.world.machines || enemyLocations(game, frame.side).length === 0) return;
    for (const at of new Set(frame.origins)) {
      const fresh = frame.units.filter((id) => unitOf(game, id).at === at && !whyNotFresh(game, frame, id));
      const able = fresh.filter((id) => !whyNotAssaulter(game, unitOf(game, id)));
      if (able.length > 0) listFor(game, startOf(game, frame, able), orders);
    }
  },
  check: whyNotFromImpulse,
  carryOut(play, frame, order) {
    const from = unitOf(play, order.units[0] as UnitId).at;
    succeed(play, impulseWith(frame, { acted: true, moved: [...frame.moved, from] }));
    carryOut(play, order, { from, moved: false, mode: 'move' });
  },
};
