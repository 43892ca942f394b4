/** Guided missiles (14.4, ruling D-124): announced, perhaps spoiled by fire at the launcher, then resolved. */
import type { LocationId } from '../../board/board.ts';
import type { Decision, Part } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Frame, GuidedFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { isMachine, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Game, NOBODY, type UnitId } from '../../state/state.ts';
import { carryOutFire, checkFire, type Fire } from '../fire-combat/fire.ts';
import { contextOf as impulseContext } from '../fire-combat/fire-action.ts';
import { firingPlace, whyNotFirer } from '../fire-combat/fire-eligibility.ts';
import { listFire } from '../fire-combat/fire-listing.ts';
import type { ShotContext } from '../fire-combat/shot.ts';
import { passengersGetOff } from '../passengers/getting-off.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { type Aim, aimOf, type Shoot } from './aim.ts';
import { fireOrdnance, layGun, markFirers } from './fire-ordnance.ts';

const NOT_NOW = refusal('14.4', 'only-fire-at-the-launcher-is-possible-now');
const NOT_THE_LAUNCHER = refusal('14.4', 'only-the-launcher-can-be-fired-at');

/** Announces the target; the gun is laid at once. */
export function launch(play: Play, aim: Aim): void {
  const { gun, target, at, leader, helper, assaultFire } = aim;
  const weapon = gun.weapon?.id ?? NOBODY;
  const marked = { unit: gun.unit.id, weapon, gun: gun.index, at, target: target?.id ?? NOBODY };
  layGun(play, aim);
  tell(play, { t: 'missile-launched', ...marked, rule: '14.4' });
  const side = enemyOf(gun.unit.side);
  push(play, { f: 'guided', side, ...marked, leader: leader?.id ?? NOBODY, helper, assaultFire, spoiled: false });
}

/** Fire at the launcher is opportunity fire at somebody who does not move. */
export const answerContext = (p: Position, frame: GuidedFrame): ShotContext => ({
  occasion: 'opportunity',
  movers: [],
  spotter: NOBODY,
  window: unitOf(p, frame.unit).at,
  launcher: frame.unit,
});

function candidates(p: Position, frame: GuidedFrame): UnitId[] {
  const context = answerContext(p, frame);
  const { at } = unitOf(p, frame.unit);
  const sees = (from: LocationId): boolean => from >= 0 && !isBlocked(lineBetween(p, from, at));
  return p.state.units
    .filter((unit) => unit.side === frame.side && sees(firingPlace(p, unit)))
    .filter((unit) => !whyNotFirer(p, unit, context, at))
    .map((unit) => unit.id);
}

/** The launcher itself: those on foot with it, or the vehicle that carries it. */
const aimsAtLauncher = (p: Position, frame: GuidedFrame, target: UnitId | undefined): boolean =>
  isMachine(typeOf(p, unitOf(p, frame.unit))) ? target === frame.unit : target === undefined;

function decide(game: Game, frame: GuidedFrame): Decision {
  const parts: Part[] = [];
  const firers = unitOf(game, frame.unit).at < 0 ? [] : candidates(game, frame);
  if (firers.length > 0) listFire(game, answerContext(game, frame), firers, parts);
  const fires = parts.filter((part) => part.do === 'fire' && aimsAtLauncher(game, frame, part.target));
  return { side: frame.side, kind: 'opportunity-fire', rule: '14.4', orders: [{ do: 'hold' }], parts: fires };
}

function whyNotAnswer(p: Position, frame: GuidedFrame, order: Fire): Refusal | undefined {
  if (!aimsAtLauncher(p, frame, order.target)) return NOT_THE_LAUNCHER;
  return checkFire(p, order, answerContext(p, frame), candidates(p, frame));
}

/** Any Damage Check of the launcher, whatever its result, spoils the shot. */
function answer(play: Play, frame: GuidedFrame, order: Fire): void {
  const index = play.stack.length - 1;
  const seen = play.events.length;
  carryOutFire(play, order, answerContext(play, frame));
  const checked = play.events.slice(seen).some((event) => event.t === 'damage-checked' && event.unit === frame.unit);
  play.stack[index] = { ...frame, spoiled: frame.spoiled || checked };
}

/** The circumstances of the shot: those of the frame beneath. */
function shotContext(frame: Frame | undefined): ShotContext {
  if (frame?.f === 'impulse') return impulseContext(frame);
  const plain: ShotContext = { occasion: 'hit-and-run', movers: [], spotter: NOBODY };
  if (frame?.f === 'flight') return { ...plain, occasion: 'impulse', engaged: frame.engaged };
  if (frame?.f !== 'opportunity') return plain;
  const { movers, at, concealed, reacting, partly, engaged } = frame;
  return { occasion: 'opportunity', movers, spotter: NOBODY, window: at, concealed, reacting, partly, engaged };
}

const orderOf = ({ unit, weapon, gun, at, target, leader, helper, assaultFire }: GuidedFrame): Shoot => ({
  do: 'shoot',
  unit,
  ...(weapon >= 0 ? { weapon } : { gun }),
  at,
  ...(target >= 0 && { target }),
  leader: leader >= 0 ? leader : null,
  ...(helper >= 0 && { helper }),
  ...(assaultFire && { assaultFire }),
});

/** It strikes or misses; a launcher that is gone or Shaken has been checked, and so has missed. */
function resolve(play: Play, frame: GuidedFrame): void {
  pop(play);
  if (frame.spoiled) return spoil(play, frame);
  const aim = aimOf(play, orderOf(frame), shotContext(play.stack[play.stack.length - 1]));
  if ('why' in aim) throw new Error(`a missile lost its aim: ${aim.why}`);
  fireOrdnance(play, aim);
}

/** It has been fired all the same: whoever rides on top gets off (16.2, ruling R-691). */
function spoil(play: Play, { unit, weapon, helper, leader, assaultFire }: GuidedFrame): void {
  tell(play, { t: 'missile-spoiled', unit, weapon, rule: '14.4' });
  markFirers(play, { unit, helper, leader, assaultFire });
  if (isVehicle(typeOf(play, unitOf(play, unit)))) passengersGetOff(play, unit);
}

export const guidedRules: FrameRules<GuidedFrame> = {
  advance(play, frame) {
    const decision = decide(play, frame);
    if (decision.parts.length > 0) return decision;
    resolve(play, frame);
    return 'ran';
  },

  decide,

  check(game, frame, order: Order) {
    if (order.do === 'hold') return undefined;
    return order.do === 'fire' ? whyNotAnswer(game, frame, order) : NOT_NOW;
  },

  answer(play, frame, order) {
    if (order.do === 'fire') answer(play, frame, order);
    else resolve(play, frame);
  },
};
