/** Whether a group may take a step, and what the step brings with it (6.0, 1.3, 5.1, 8.0). */
import {
  type Board,
  directionTo,
  type Hex,
  hexOf,
  type Location,
  type LocationId,
  OFF_MAP,
  rangeBetween,
} from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Tally } from '../../core/tally.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { anyUnitAt, enemyLocations, isMelee, isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit } from '../../state/state.ts';
import { mayEnterMelee } from '../melee/eligibility.ts';
import { whyTooDark } from '../night/darkness.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { wayCost, whyNotDriveIn } from '../vehicles/driving.ts';
import { attacksFor } from './attacks.ts';
import { stepsFrom } from './costs.ts';
import { whyNotTeam } from './modes.ts';
import { mountOf } from './mounted.ts';
import { overstacked } from './stacking.ts';

const NO_WAY = refusal('6.0', 'no-way-leads-there-in-one-step');
const PROHIBITED = refusal('6.0', 'this-terrain-cannot-be-entered-on-foot');
const NO_VEHICLES = refusal('15.1', 'vehicles-cannot-enter-this-terrain');
const TOO_FAR = refusal('6.0', 'not-enough-movement-points');
const ONE_HEX = refusal('6.3', 'a-low-crawl-goes-one-hex');
const CRAWL_ALL = refusal('6.3', 'a-low-crawl-cannot-take-all-movement-points');
const TOWARD_ENEMY = refusal('5.1', 'shaken-units-never-approach-an-enemy-in-sight');

/** A Scout eases the way for all who move with him; that he keeps even when he serves a weapon (11.6). */
const scouted = (p: Position, frame: MoveFrame): boolean =>
  frame.units.some((id) => typeOf(p, unitOf(p, id)).kind === 'scout');

/** The cost of a step for each unit of the group; null if one of them cannot take it. */
export function costsOf(p: Position, frame: MoveFrame, to: LocationId): Tally[] | null {
  const guided = scouted(p, frame);
  const costs: Tally[] = [];
  for (const id of frame.units) {
    const cost = wayCost(p, mountOf(p, frame.units, unitOf(p, id)), frame.at, to, guided);
    if (cost === null) return null;
    costs.push(cost);
  }
  return costs;
}

/** What a step takes from the group, and how many attacks it opens it to. */
export interface Fare {
  readonly costs: readonly Tally[];
  /** Points spent after the step, in step with the units; a minimum move takes all there are. */
  readonly spent: readonly number[];
  /** Opportunity fire: one attack for each whole point; none where melee awaits (5.3, 8.0). */
  readonly attacks: number;
}

export function fareOf(p: Position, frame: MoveFrame, to: LocationId): Fare | null {
  const costs = costsOf(p, frame, to);
  if (costs === null) return null;
  const spent = frame.spent.map((before, at) =>
    Math.min(before + (costs[at] as Tally).total, frame.allowed[at] as number),
  );
  const paid = Math.max(...spent.map((now, at) => now - (frame.spent[at] as number)));
  return { costs, spent, attacks: isContested(p, frame, to) ? 0 : attacksFor(p, paid) };
}

/** A unit that has spent nothing may always go one hex, at the price of everything; not by crawling or assaulting (6.0). */
const mayTakeMinimum = (p: Position, frame: MoveFrame, at: number): boolean =>
  frame.spent[at] === 0 &&
  (frame.mode === 'move' ||
    frame.mode === 'stealth' ||
    (frame.mode === 'assault-move' && p.world.rules.movement.minimumMoveByAssault));

function whyNotAfford(p: Position, frame: MoveFrame, to: LocationId): Refusal | undefined {
  const guided = scouted(p, frame);
  for (let i = 0; i < frame.units.length; i++) {
    const unit = unitOf(p, frame.units[i] as number);
    const cost = wayCost(p, mountOf(p, frame.units, unit), frame.at, to, guided)?.total;
    if (cost === undefined) return isVehicle(typeOf(p, unit)) ? NO_VEHICLES : PROHIBITED;
    const left = (frame.allowed[i] as number) - (frame.spent[i] as number);
    if (frame.mode === 'low-crawl' && cost >= (frame.allowed[i] as number)) return CRAWL_ALL;
    if (cost > left && !mayTakeMinimum(p, frame, i)) return TOO_FAR;
  }
  return undefined;
}

/** Shaken units keep away from every enemy they see, also on the stairs; at night they see less (5.1, 20.1.3, ruling D-53). */
function approaches(p: Position, unit: Unit, from: LocationId, to: LocationId): boolean {
  if (from === OFF_MAP) return false;
  const { board } = p.world;
  for (const enemy of enemyLocations(p, unit.side)) {
    if (isBlocked(lineBetween(p, from, enemy)) || whyTooDark(p, from, enemy)) continue;
    if (rangeBetween(board, to, enemy) < rangeBetween(board, from, enemy)) return true;
    if (climbsToward(board, from, to, enemy)) return true;
  }
  return false;
}

/** Up or down inside one hex to where an enemy is, or a floor nearer to him. */
function climbsToward(board: Board, from: LocationId, to: LocationId, enemy: LocationId): boolean {
  const hex = hexOf(board, to);
  if (hexOf(board, from) !== hex || hexOf(board, enemy) !== hex) return false;
  const floors = (at: LocationId): number => Math.abs(levelOf(board, at) - levelOf(board, enemy));
  return enemy === to || floors(to) < floors(from);
}

const levelOf = (board: Board, at: LocationId): number => (board.locations[at] as Location).level;

/** Where a road leads through a hexside, there is a gap in it (ruling D-51). */
export const crossesHexside = (p: Position, from: LocationId, to: LocationId): boolean => {
  if (from === OFF_MAP) return false;
  const { board } = p.world;
  const here = hexOf(board, from);
  const direction = directionTo(board, here, hexOf(board, to));
  if (direction < 0 || ((board.hexes[here] as Hex).roads & (1 << direction)) !== 0) return false;
  return board.hexsides[6 * here + direction] !== undefined;
};

/** A location where melee awaits: enemies, or the marker of a melee (8.0, 8.2). */
export const isContested = (p: Position, frame: MoveFrame, to: LocationId): boolean =>
  isMelee(p.state, to) || anyUnitAt(p.state, to, enemyOf(frame.side));

/** Why the group cannot step to a location; undefined when it can. */
export function whyNotStep(p: Position, frame: MoveFrame, to: LocationId): Refusal | undefined {
  if (frame.at !== OFF_MAP && !stepsFrom(p, frame.at).includes(to)) return NO_WAY;
  return whyNotNeighbour(p, frame, to);
}

/** Why a unit of the group, whatever it can afford, cannot go there. */
function whyNotUnit(p: Position, unit: Unit, from: LocationId, to: LocationId): Refusal | undefined {
  const driven = p.world.machines && isVehicle(typeOf(p, unit));
  const barred = driven ? whyNotDriveIn(p, unit, from, to) : whyNotTeam(p, unit, to, crossesHexside(p, from, to));
  if (barred) return barred;
  return unit.shaken && approaches(p, unit, from, to) ? TOWARD_ENEMY : undefined;
}

function whyNotNeighbour(p: Position, frame: MoveFrame, to: LocationId): Refusal | undefined {
  if (frame.mode === 'low-crawl' && frame.steps > 0) return ONE_HEX;
  const dear = whyNotAfford(p, frame, to);
  if (dear) return dear;
  for (const id of frame.units) {
    const barred = whyNotUnit(p, unitOf(p, id), frame.at, to);
    if (barred) return barred;
  }
  if (isContested(p, frame, to)) {
    const barred = mayEnterMelee(
      p,
      frame.units.map((id) => unitOf(p, id)),
      to,
      frame.mode,
    );
    if (barred) return barred;
  }
  return overstacked(p, to, frame.units, frame.side);
}

/** Every location that the group can step to now. */
export function legalSteps(p: Position, frame: MoveFrame): LocationId[] {
  if (frame.mode === 'low-crawl' && frame.steps > 0) return [];
  return stepsFrom(p, frame.at).filter((to) => whyNotNeighbour(p, frame, to) === undefined);
}

export function hasLegalStep(p: Position, frame: MoveFrame): boolean {
  if (frame.mode === 'low-crawl' && frame.steps > 0) return false;
  for (const to of stepsFrom(p, frame.at)) if (whyNotNeighbour(p, frame, to) === undefined) return true;
  return false;
}
