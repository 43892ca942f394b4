/** What somebody wants to know who looks at the map: what he would see from a place, who sees it, how it shelters. */
import type { HexId, LocationId } from '../board/board.ts';
import type { Refusal } from '../core/rule.ts';
import type { Tally } from '../core/tally.ts';
import { targetModifier } from '../rules/fire-combat/target-modifier.ts';
import { seesAsByDay, whyTooDark } from '../rules/night/darkness.ts';
import { explainSight, type SightReport } from '../rules/sight/explain.ts';
import { isBlocked, lineSeenBy } from '../rules/sight/line-of-sight.ts';
import { obstacles } from '../rules/sight/obstacles.ts';
import { type Position, typeOf } from '../state/query.ts';
import type { Unit } from '../state/state.ts';

export interface SightInPlay extends SightReport {
  /** Why nobody could fire along it all the same: the night (20.1). */
  readonly dark?: Refusal;
}

/** For lines of sight vehicles and roadblocks are wrecks; here they are called what they are (10.4, 21.5). */
function standingIn({ state }: Position, hex: HexId): string {
  const here = state.ground.filter((marker) => marker.hex === hex);
  if (here.some(({ kind }) => kind === 'wreck')) return 'wreck';
  return here.some(({ kind }) => kind === 'roadblock') ? 'roadblock' : 'vehicle';
}

/** The line of sight between two places as the game stands: with vehicles in its way, and at night. */
export function lookAlong(p: Position, from: LocationId, to: LocationId): SightInPlay {
  const report = explainSight(p.world, obstacles(p), from, to);
  const dark = whyTooDark(p, from, to);
  const causes = report.causes.map((cause) =>
    cause.what === 'wreck' ? { ...cause, what: standingIn(p, cause.hex) } : cause,
  );
  return { ...report, causes, ...(dark && { dark }) };
}

/** Everybody on the map who has a place in sight: nothing in the way, and near or light enough at night (10.3, 20.1). */
export const watchersOf = (p: Position, at: LocationId): readonly Unit[] =>
  p.state.units.filter(
    (unit) =>
      unit.at >= 0 && (unit.at === at || (!isBlocked(lineSeenBy(p, unit, at)) && seesAsByDay(p, unit.at, at, unit))),
  );

/** What a unit adds to its die that defends in a place, line by line: against fire from another, or from anywhere. */
export const shelterAt = (p: Position, unit: Unit, at: LocationId, from?: LocationId): Tally =>
  targetModifier(p, at, { nation: typeOf(p, unit).nation, unit, ...(from !== undefined && { from }) });
