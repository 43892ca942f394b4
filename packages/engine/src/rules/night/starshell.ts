/** Starshells: fired by Leaders and Heroes, or called from mortars (20.2). */
import { type HexId, hexOf, type LocationId } from '../../board/board.ts';
import { type Play, roll1d6, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Tally, TallyBuilder } from '../../core/tally.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import {
  isActivated,
  isHero,
  isLeader,
  isMelee,
  leadershipOf,
  type Position,
  typeOf,
  unitOf,
} from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { leaderInUse, noteLed } from '../fire-combat/leadership.ts';
import { rangeOf } from '../fire-combat/shot.ts';
import { mortarNamed, mortarsOf } from '../indirect-fire/called-mortar.ts';
import { notACaller } from '../indirect-fire/caller.ts';
import { type Mortar, markFired, unableToFire } from '../indirect-fire/mortar-weapon.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { isFlashing, isNight } from './darkness.ts';

type Flare = OrderTo<'starshell'>;

const BY_DAY = refusal('20.2', 'starshells-are-for-the-night');
const NOT_ACTIVATED = refusal('4.0', 'not-activated-in-this-impulse');
const NOT_GOOD_ORDER = refusal('20.2', 'shaken-units-fire-no-starshells');
const ALREADY_USED = refusal('20.2', 'already-used-this-turn');
const IN_MELEE = refusal('20.2', 'units-in-melee-fire-no-starshells');
const WHO = refusal('20.2', 'only-leaders-and-heroes-fire-starshells');
const NO_CAPABILITY = refusal('20.2', 'this-nation-has-no-starshells');
const TOO_FAR = refusal('20.2', 'at-most-three-hexes-away');
const OUT_OF_REACH = refusal('20.2', 'within-two-hexes-of-the-caller-or-a-place-in-sight-marked-fired');
const MORTAR_RANGE = refusal('20.2', 'out-of-the-mortars-range');
const NOT_A_MORTAR = refusal('20.2', 'not-a-mortar-of-yours-that-can-fire');
const OWN_MORTAR = refusal('20.2', 'the-caller-does-not-serve-the-mortar');
const THERE_ALREADY = refusal('20.2', 'a-starshell-hangs-there-already');

const BY_HAND = 3;
const BY_CALL = 2;

const distance = (p: Position, at: LocationId, hex: HexId): number =>
  p.world.board.distances[hexOf(p.world.board, at) * p.world.board.hexes.length + hex] as number;

/** Fresh, in Good Order and out of melee. */
function unable(p: Position, frame: ImpulseFrame, unit: Unit | undefined): Refusal | undefined {
  if (!isNight(p)) return BY_DAY;
  if (!unit || unit.at < 0 || !frame.units.includes(unit.id)) return NOT_ACTIVATED;
  if (unit.shaken) return NOT_GOOD_ORDER;
  if (isActivated(unit)) return ALREADY_USED;
  return isMelee(p.state, unit.at) ? IN_MELEE : undefined;
}

const capabilityOf = (p: Position, unit: Unit): number => p.world.setup.nations[typeOf(p, unit).nation]?.starshell ?? 0;

const cannotThrow = (p: Position, unit: Unit): Refusal | undefined => {
  const type = typeOf(p, unit);
  if (!isLeader(type) && !isHero(type)) return WHO;
  return capabilityOf(p, unit) < 1 ? NO_CAPABILITY : undefined;
};

const hangsThere = (p: Position, hex: HexId): boolean =>
  p.state.ground.some((marker) => marker.kind === 'starshell' && marker.hex === hex);

/** The hex is lit up near the caller, or over somebody in his sight who has fired; the mortar must reach it. */
function whyNotCalled(p: Position, caller: Unit, mortar: Mortar, hex: HexId): Refusal | undefined {
  const range = rangeOf(p, mortar.unit.at, hex);
  if (range > mortar.range || range < mortar.minRange) return MORTAR_RANGE;
  if (distance(p, caller.at, hex) <= BY_CALL) return undefined;
  const seen = (p.world.board.strata[hex] ?? []).some(
    (at) => isFlashing(p, at) && !isBlocked(lineBetween(p, caller.at, at)),
  );
  return seen ? undefined : OUT_OF_REACH;
}

function whyNotByMortar(p: Position, frame: ImpulseFrame, caller: Unit, order: Flare): Refusal | undefined {
  const wrong = notACaller(p, frame.side, caller, '20.2');
  if (wrong) return wrong;
  const mortar = mortarNamed(p, frame.side, { ...order, mortar: order.mortar as number });
  if (!mortar) return NOT_A_MORTAR;
  if (order.mortar === order.unit) return OWN_MORTAR;
  return unableToFire(p, mortar) ?? whyNotCalled(p, caller, mortar, order.at);
}

function check(p: Position, frame: ImpulseFrame, order: Flare): Refusal | undefined {
  const unit = p.state.units[order.unit];
  const barred = unable(p, frame, unit);
  if (barred || !unit) return barred;
  if (hangsThere(p, order.at)) return THERE_ALREADY;
  if (order.mortar !== undefined) return whyNotByMortar(p, frame, unit, order);
  return cannotThrow(p, unit) ?? (distance(p, unit.at, order.at) > BY_HAND ? TOO_FAR : undefined);
}

function list(p: Position, frame: ImpulseFrame, orders: Order[]): void {
  if (!isNight(p)) return;
  const dark = p.world.board.hexes.map(({ index }) => index).filter((hex) => !hangsThere(p, hex));
  for (const id of frame.units) {
    const unit = unitOf(p, id);
    if (unable(p, frame, unit)) continue;
    if (!cannotThrow(p, unit))
      for (const at of dark) if (distance(p, unit.at, at) <= BY_HAND) orders.push({ do: 'starshell', unit: id, at });
    if (!notACaller(p, frame.side, unit, '20.2')) listCalls(p, unit, dark, orders);
  }
}

function listCalls(p: Position, caller: Unit, dark: readonly HexId[], orders: Order[]): void {
  for (const mortar of mortarsOf(p, caller.side)) {
    if (mortar.unit.id === caller.id) continue;
    const weapon = mortar.weapon ? { weapon: mortar.weapon.id } : {};
    for (const at of dark)
      if (!whyNotCalled(p, caller, mortar, at))
        orders.push({ do: 'starshell', unit: caller.id, mortar: mortar.unit.id, ...weapon, at });
  }
}

/** A Leader's own modifier helps him, unless another of his location has lent his in this impulse (11.1.1). */
function ownLeadership(p: Position, unit: Unit): number {
  const used = leaderInUse(p, unit.at, unit.side);
  return isLeader(typeOf(p, unit)) && (used === undefined || used === unit.id) ? leadershipOf(p, unit) : 0;
}

/** What is added to the die of a starshell, and what it must not exceed. */
export function starshellRoll(p: Position, unit: Unit): { readonly sum: Tally; readonly needed: number } {
  const sum = new TallyBuilder().add('leadership', -ownLeadership(p, unit), '20.2').done();
  return { sum, needed: capabilityOf(p, unit) };
}

const lightUp = (play: Play, hex: HexId): void =>
  tell(play, { t: 'ground-laid', marker: { kind: 'starshell', hex }, rule: '20.2' });

/** Whether or not it bursts, he has done his part of the turn. */
function fireByHand(play: Play, order: Flare): void {
  const unit = unitOf(play, order.unit);
  const { sum, needed } = starshellRoll(play, unit);
  const die = roll1d6(play, 'starshell');
  const lit = die + sum.total <= needed;
  const rolled: Tally = { total: die + sum.total, parts: sum.parts };
  tell(play, { t: 'starshell-rolled', unit: unit.id, hex: order.at, die, sum: rolled, needed, lit, rule: '20.2' });
  if (sum.total !== 0) noteLed(play, unit, '11.1.1');
  if (lit) lightUp(play, order.at);
}

function carryOut(play: Play, frame: ImpulseFrame, order: Flare): void {
  succeed(play, impulseWith(frame, { acted: true }));
  if (order.mortar === undefined) fireByHand(play, order);
  else {
    lightUp(play, order.at);
    markFired(play, unitOf(play, order.mortar));
  }
  tell(play, { t: 'marked', unit: order.unit, marks: MARK['ops-complete'], rule: '20.2' });
}

export const starshellAction: ImpulseAction<'starshell'> = { verb: 'starshell', list, check, carryOut };
