/** Blows of a melee forecast, and what can be answered to them (8.0, 8.4). */
import { beginPlay } from '../core/machine.ts';
import { eliminate } from '../rules/fire-combat/damage.ts';
import { strikersOf, targetsOf } from '../rules/melee/fighters.ts';
import { strikeOdds } from '../rules/melee/firepower.ts';
import { activeSide, checkTargets } from '../rules/melee/round.ts';
import type { MeleeFrame } from '../state/frames.ts';
import type { OrderTo } from '../state/orders.ts';
import type { Position } from '../state/query.ts';
import type { Game, UnitId } from '../state/state.ts';
import type { Blow, StrikeForecast } from './types.ts';

function blowOf(p: Position, frame: MeleeFrame, targets: readonly UnitId[]): Blow {
  const { die, chance, ...odds } = strikeOdds(p, frame, activeSide(frame), targets);
  return { targets, ...odds, sum: die, chance: chance.ways / chance.of };
}

/** Against each unit alone, and against all together where the odds allow that. */
function repliesTo(p: Position, frame: MeleeFrame): Blow[] {
  const reply: MeleeFrame = { ...frame, stage: 'attack-second' };
  const side = activeSide(reply);
  if (strikersOf(p, reply, side).length === 0) return [];
  const all = targetsOf(p, reply, side).map((unit) => unit.id);
  const together = all.length > 1 && !checkTargets(p, reply, all) ? [all] : [];
  return [...all.map((id) => [id]), ...together].map((targets) => blowOf(p, reply, targets));
}

/** Those struck down in an ambush do not strike back. */
function afterKill(game: Game, frame: MeleeFrame, targets: readonly UnitId[]): Blow[] {
  const play = beginPlay(game.world, game.state);
  for (const id of targets) eliminate(play, id, '8.4');
  return repliesTo(play, frame);
}

export function forecastStrike(game: Game, frame: MeleeFrame, { targets }: OrderTo<'strike'>): StrikeForecast {
  const isFirst = frame.stage === 'attack-first';
  return {
    kind: 'strike',
    ...blowOf(game, frame, targets),
    replies: isFirst ? repliesTo(game, frame) : [],
    ...(isFirst && frame.ambush && { repliesIfKilled: afterKill(game, frame, targets) }),
  };
}
