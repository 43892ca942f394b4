/** Who sees and fires how far at night (20.1, 20.1.1), and the thermal sights that help (10.1.2). */
import { type HexId, hexOf, type LocationId, rangeBetween } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { has, isPresent, type Position, visibleAt } from '../../state/query.ts';
import { SIDES, type Side, type Unit } from '../../state/state.ts';
import { DIRECT_FIRE_TABLE, ORDNANCE_FIRE_TABLE } from '../fire-tables.ts';
import { isBlocked, lineSeenBy } from '../sight/line-of-sight.ts';
import { isThermal } from '../sight/thermal.ts';

const TOO_DARK = refusal('20.1', 'at-night-only-targets-near-lit-or-marked-fired');

const NIGHT_SIGHT = 2;
const THERMAL_SIGHT = 6;
const THERMAL_TO_HIT = 1;

export const isNight = (p: Position): boolean => p.world.setup.scenario.night === true;

/** A starshell lights its hex and the six around it as if it were day (20.2). */
export function isLit(p: Position, hex: HexId): boolean {
  const { distances, hexes } = p.world.board;
  for (const marker of p.state.ground)
    if (marker.kind === 'starshell' && (distances[marker.hex * hexes.length + hex] as number) <= 1) return true;
  return false;
}

/** Somebody there has fired, and his flashes are seen from afar (20.1). */
export const isFlashing = (p: Position, at: LocationId): boolean =>
  SIDES.some((side) => visibleAt(p, at, side).some((unit) => has(unit, 'fired')));

/** How far a unit sees in the dark. */
export const nightSightOf = (p: Position, unit: Unit): number => (isThermal(p, unit) ? THERMAL_SIGHT : NIGHT_SIGHT);

/** Near enough, or lit: seen as by day. */
export const seesAsByDay = (p: Position, from: LocationId, at: LocationId, unit?: Unit): boolean =>
  !isNight(p) ||
  rangeBetween(p.world.board, from, at) <= (unit ? nightSightOf(p, unit) : NIGHT_SIGHT) ||
  isLit(p, hexOf(p.world.board, at));

/** Why darkness forbids fire at a location; `unit` is the one that fires, where its sights matter. */
export const whyTooDark = (p: Position, from: LocationId, at: LocationId, unit?: Unit): Refusal | undefined =>
  seesAsByDay(p, from, at, unit) || isFlashing(p, at) ? undefined : TOO_DARK;

/** What darkness adds to an attack on the Direct Fire Table, once for all attackers (20.1). */
export const nightFirepower = (p: Position, from: LocationId, at: LocationId, unit?: Unit): number =>
  seesAsByDay(p, from, at, unit) ? 0 : DIRECT_FIRE_TABLE.night.amount;

/** What darkness adds to a roll to hit (20.1.1); thermal sights suffer less (10.1.2). */
export function nightToHit(p: Position, unit: Unit, from: LocationId, at: LocationId): number {
  if (seesAsByDay(p, from, at, unit)) return 0;
  return isThermal(p, unit) ? THERMAL_TO_HIT : ORDNANCE_FIRE_TABLE.night.amount;
}

/** Whether darkness hides a location from a whole side: neither lit nor flashing, and nobody near who sees it. */
export function isHiddenByNight(p: Position, at: LocationId, by: Side): boolean {
  if (!isNight(p) || isLit(p, hexOf(p.world.board, at)) || isFlashing(p, at)) return false;
  const { board } = p.world;
  return !p.state.units.some(
    (unit) =>
      unit.side === by &&
      isPresent(unit) &&
      rangeBetween(board, unit.at, at) <= nightSightOf(p, unit) &&
      !isBlocked(lineSeenBy(p, unit, at)),
  );
}
