/** What it is worth not to fire yet: enemies who have still to move may come by (5.3). */
import { ACTIVATED, type LocationId, rangeBetween, type Unit } from '@opfire/engine';
import { batteriesFor, enemyOf } from '../values/danger.ts';
import type { Mind } from './mind.ts';

/** How likely an enemy who has still to act is to show himself to those who wait. */
const SHOWS_HIMSELF = 0.09;
const MOST_OFTEN = 0.45;
const NEAR = 9;

/** Points that units can expect from answering moves of enemies other than those in a place. */
export function keptShot(mind: Mind, units: readonly Unit[], except: LocationId): number {
  const { field, side, game } = mind;
  let worth = 0;
  for (const battery of batteriesFor(field, units)) {
    if (battery.indirect) continue;
    worth += waiting(
      mind,
      battery.at,
      except,
      (range, target) =>
        target * Math.max(0, Math.min(1, 0.1 * ((battery.now[range] ?? Number.NEGATIVE_INFINITY) - 1))),
    );
  }
  return game.state.phase === 'operations' && side >= 0 ? worth : 0;
}

function waiting(
  { field, side, game }: Mind,
  from: LocationId,
  except: LocationId,
  shot: (range: number, worth: number) => number,
): number {
  let sum = 0;
  let share = 0;
  for (const { at, units } of field.stacks[enemyOf(side)].values()) {
    if (at === except) continue;
    const range = rangeBetween(game.world.board, from, at);
    if (range > NEAR) continue;
    const fresh = units.filter((unit) => !unit.shaken && (unit.marks & ACTIVATED) === 0);
    if (fresh.length === 0) continue;
    share += SHOWS_HIMSELF;
    sum += SHOWS_HIMSELF * shot(Math.max(2, range - 1), 10 * Math.min(2, fresh.length));
  }
  return share > MOST_OFTEN ? (sum * MOST_OFTEN) / share : sum;
}
