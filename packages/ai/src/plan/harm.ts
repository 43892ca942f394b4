/** Forecasts in points: what an attack costs those it hits. */
import type { Forecast, Game, Side } from '@opfire/engine';
import { stakeOf } from '../values/mission.ts';
import { killPoints } from '../values/victory-points.ts';
import { worthOf } from '../values/worth.ts';

type Attack = Extract<Forecast, { kind: 'attack' }>;
type Hit = Attack['targets'][number];

const SHAKEN = 0.45;
const HURT = 0.6;

/** Points that a unit loses on average. */
export function lossOf(game: Game, { unit: id, results, lost }: Hit): number {
  const unit = game.state.units[id];
  if (!unit) return 0;
  const hurt = 1 - results['no-effect'] - results.shaken - lost;
  const worth = worthOf(game, unit) + stakeOf(game, unit);
  return worth * (lost + SHAKEN * results.shaken + HURT * Math.max(0, hurt)) + killPoints(game, unit.side) * lost;
}

/** Points that an attack takes from the enemies of a side, less what it takes from its own. */
export function harmOf(game: Game, attack: Attack, by: Side): number {
  let harm = 0;
  for (const hit of attack.targets) {
    const loss = lossOf(game, hit);
    harm += game.state.units[hit.unit]?.side === by ? -1.3 * loss : loss;
  }
  return harm;
}

/** How likely it is that at least one enemy is hurt. */
export function hurtChance(game: Game, attack: Attack, by: Side): number {
  let most = 0;
  let spared = 1;
  for (const hit of attack.targets) {
    if (game.state.units[hit.unit]?.side === by) continue;
    const chance = 1 - hit.results['no-effect'];
    most = Math.max(most, chance);
    spared *= 1 - chance;
  }
  // One throw decides for all of them: the truth lies between the likeliest alone and all apart.
  return (most + 1 - spared) / 2;
}
