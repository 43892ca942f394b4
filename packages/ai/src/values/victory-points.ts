/** What the loss of a unit is worth to the other side beyond the unit itself: victory points (22.0). */
import type { Game, Side } from '@opfire/engine';

/** Points for one victory point. */
export const VICTORY_POINT = 8;

export function killPoints({ world }: Game, of: Side): number {
  let points = 0;
  for (const condition of world.setup.scenario.victory) {
    if (condition.for === 'elimination' && condition.side !== of) points += condition.points;
  }
  return VICTORY_POINT * points;
}
