/** Who has eyes to look around with: hatches, thermal sights, helicopters (10.1, 10.1.2, 15.0, 19.2.3). */
import type { LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { Sum } from '../../core/tally.ts';
import { hasStatus, isHelicopter, isMachine, type Position, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { seesAsByDay } from '../night/darkness.ts';
import { inCoveredArc } from '../ordnance/arcs.ts';
import { isThermal } from './thermal.ts';

const ABANDONED = refusal('10.1.1', 'nobody-is-in-that-vehicle');
const BUTTONED = refusal('10.1.1', 'buttoned-vehicles-cannot-spot');
const FLYING = refusal('19.2.3', 'only-hovering-helicopters-spot');
const PLANE = refusal('19.1.1', 'planes-cannot-spot');
const TOO_DARK = refusal('20.1', 'too-dark-to-spot-that-far');

const THERMAL_BONUS = 2;
const BUTTONED_PENALTY = 1;
/** A thermal sight fails on this, whatever the modifiers (10.1.2). */
const THERMAL_FAILS = 6;

/** Buttoned vehicles with thermal sights look where the turret points (10.1.2). */
const looksThroughSights = (p: Position, unit: Unit, at: LocationId): boolean =>
  isThermal(p, unit) && inCoveredArc(p.world.board, unit.at, unit.turret < 0 ? unit.facing : unit.turret, at);

/** Why a machine cannot look around at all; nobody on foot is held up here. */
export function whyBlind(p: Position, unit: Unit): Refusal | undefined {
  const type = typeOf(p, unit);
  if (!isMachine(type)) return undefined;
  if (type.kind === 'plane') return PLANE;
  if (isHelicopter(type)) return hasStatus(unit, 'hovering') ? undefined : FLYING;
  if (hasStatus(unit, 'abandoned')) return ABANDONED;
  if (!hasStatus(unit, 'buttoned') || p.world.rules.vehicles.buttonedMaySpot) return undefined;
  return isThermal(p, unit) ? undefined : BUTTONED;
}

/** Buttoned vehicles never see their neighbours by themselves (10.1). */
export const isWatchful = (p: Position, unit: Unit): boolean =>
  !isMachine(typeOf(p, unit)) || (!hasStatus(unit, 'buttoned') && !whyBlind(p, unit));

/** Why a unit that can look cannot make out a location: closed hatches, or the night. */
export function whyNotMadeOut(p: Position, unit: Unit, at: LocationId): Refusal | undefined {
  if (!seesAsByDay(p, unit.at, at, unit)) return TOO_DARK;
  const shut = hasStatus(unit, 'buttoned') && !p.world.rules.vehicles.buttonedMaySpot;
  return shut && !looksThroughSights(p, unit, at) ? BUTTONED : undefined;
}

/** What hatches and sights add to a spotting attempt. */
export function addOptics(p: Position, unit: Unit, at: LocationId, sum: Sum): void {
  if (isThermal(p, unit)) sum.add('thermal-imaging', -THERMAL_BONUS, '10.1.2');
  if (hasStatus(unit, 'buttoned') && !looksThroughSights(p, unit, at)) sum.add('buttoned', BUTTONED_PENALTY, '10.1.1');
}

/** The greatest natural roll with which an attempt can succeed. */
export const greatestRoll = (p: Position, unit: Unit): number => (isThermal(p, unit) ? THERMAL_FAILS - 1 : 6);
