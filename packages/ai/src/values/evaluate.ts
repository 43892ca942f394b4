/** A position in points, for one side and against the other: units, the ground that wins, and who has whom in his sights. */
import { type Game, type Side, winnerNow } from '@opfire/engine';
import { dangerOfStaying, enemyOf } from './danger.ts';
import { fieldOf } from './field.ts';
import { missionOf } from './mission.ts';
import { materialWeight } from './urgency.ts';
import { VICTORY_POINT } from './victory-points.ts';
import { worthOf } from './worth.ts';

/** Units that are off the map but will come count nearly as much as those on it. */
const IN_RESERVE = 0.85;
const DECIDED = 150;

function materialOf(game: Game, side: Side): number {
  let sum = 0;
  for (const unit of game.state.units) {
    if (unit.side !== side) continue;
    if (unit.at >= 0 || unit.aboard >= 0 || unit.fate === 'exited') sum += worthOf(game, unit);
    else if (unit.fate === 'reserve') sum += IN_RESERVE * worthOf(game, unit);
  }
  return sum;
}

function dangerTo(game: Game, side: Side): number {
  const field = fieldOf(game);
  let danger = 0;
  for (const { at, target } of field.stacks[side].values()) danger += dangerOfStaying(field, target, at, false);
  return danger;
}

/** Victory points for enemies lost so far, which the final reckoning will score (22.0). */
function killScore(game: Game, side: Side): number {
  let points = 0;
  for (const condition of game.world.setup.scenario.victory) {
    if (condition.for !== 'elimination' || condition.side !== side) continue;
    for (const unit of game.state.units) {
      if (unit.side !== enemyOf(side)) continue;
      if (unit.fate === 'eliminated') points += condition.points;
      else if (unit.root >= 0) points += condition.points / 2;
    }
  }
  return VICTORY_POINT * points;
}

function decided(game: Game, side: Side): number {
  const winner = winnerNow(game);
  if (winner === 'draw') return 0;
  return winner === side ? DECIDED : -DECIDED;
}

/** Points in favour of a side. */
export function evaluate(game: Game, side: Side): number {
  if (game.state.phase === 'over') return decided(game, side);
  const enemy = enemyOf(side);
  const material = materialOf(game, side) - materialOf(game, enemy);
  const danger = dangerTo(game, enemy) - dangerTo(game, side);
  const weight = materialWeight(game);
  const kills = killScore(game, side) - killScore(game, enemy);
  return weight * (material + 0.7 * danger) + kills + missionOf(game).score(side);
}
