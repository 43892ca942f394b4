/** Who would win if the battle ended now, and how that changes what is worth a risk. */
import { type Game, pointsFor, type Side, winnerNow } from '@opfire/engine';
import { byPosition } from './by-position.ts';
import type { Temper } from './style.ts';

/** The winner as things stand, victory points of the final reckoning included. */
export function leading(game: Game): Side | 'draw' {
  const { victory, outright } = game.world.setup.scenario;
  if (outright) return winnerNow(game);
  const [first, second] = game.state.scenario.points;
  let balance = first - second;
  for (const condition of victory) balance += pointsFor(game, condition, 0) - pointsFor(game, condition, 1);
  if (balance === 0) return 'draw';
  return balance > 0 ? 0 : 1;
}

/** At the end only what wins counts, and a little of what is left. */
const LEAST_MATERIAL = 0.3;

/** The share of its worth that material still has at this turn. */
export function materialWeight({ world, state }: Game): number {
  const { turns } = world.setup.scenario;
  const left = Math.max(0, turns - state.turn) / Math.max(1, turns - 1);
  return LEAST_MATERIAL + (1 - LEAST_MATERIAL) * left;
}

/** To wait for better odds helps only whoever wins by waiting. */
const BOLD = 0.75;
const EAGER = 1.35;

function underPressure(game: Game, side: Side, temper: Temper): Temper {
  const weight = materialWeight(game);
  const late = 1 - weight;
  const behind = leading(game) !== side;
  return {
    risk: temper.risk * weight * (behind ? BOLD - 0.5 * late : 1),
    damage: temper.damage * Math.sqrt(weight),
    mission: temper.mission * (behind ? EAGER + 0.5 * late : 1),
  };
}

const known = byPosition(() => [new Map<Temper, Temper>(), new Map<Temper, Temper>()] as const);

/**
 * Whoever is behind must take risks, the sooner the fewer turns are left; whoever leads need not. In one position it is one
 * and the same temper, so that what was weighed with it need not be weighed again.
 */
export function pressed(game: Game, side: Side, temper: Temper): Temper {
  const tempers = known(game)[side];
  const found = tempers.get(temper) ?? underPressure(game, side, temper);
  tempers.set(temper, found);
  return found;
}
