/** What happens when units come into a location of enemies or of a melee (8.0, 8.2; rulings D-98, D-158). */
import type { LocationId } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import { anyUnitAt, type Position, unitOf } from '../../state/query.ts';
import { enemyOf, type UnitId } from '../../state/state.ts';
import { lock } from './aftermath.ts';
import { ambushersAmong } from './ambush.ts';
import { chargersAmong } from './charge.ts';
import { eligibleAt } from './fighters.ts';
import { startMelee } from './round.ts';

/**
 * Units that a fire for effect made helpless on entering, where all enemies are helpless too, go back to where they came
 * from (8.0, ruling D-158). Asked after step 2 of the sequence, before events.
 */
export function fallsBack(p: Position, units: readonly UnitId[], at: LocationId): boolean {
  const there = units.map((id) => unitOf(p, id)).filter((unit) => unit.at === at);
  const [first] = there;
  if (!first || !p.world.rules.melee.fallBackFromHelpless || !anyUnitAt(p.state, at, enemyOf(first.side))) return false;
  return eligibleAt(p, at, first.side).length === 0 && eligibleAt(p, at, enemyOf(first.side)).length === 0;
}

/**
 * The last step of entering: a round at once if none has been fought here this turn, else the units wait under the
 * marker (8.2). `origin` is where they began the impulse. May push a frame: succeed or pop the move's before.
 */
export function enterEnemyLocation(play: Play, units: readonly UnitId[], at: LocationId, origin: LocationId): void {
  const entering = units.filter((id) => unitOf(play, id).at === at);
  const [first] = entering;
  if (first === undefined) return;
  const { side } = unitOf(play, first);
  const fought = play.state.melees.some((marker) => marker.at === at && marker.fought);
  if (fought || !anyUnitAt(play.state, at, enemyOf(side))) lock(play, entering);
  else {
    const ambushers = ambushersAmong(play, entering, origin, at);
    startMelee(play, at, side, entering, ambushers, chargersAmong(play, entering, origin, at));
  }
}
