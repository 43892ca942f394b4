/** The chance that fire at its launcher spoils a guided missile (14.4). */
import { beginPlay, topFrame } from '../core/machine.ts';
import { tell } from '../core/play.ts';
import type { Fire } from '../rules/fire-combat/fire.ts';
import { shotFrom } from '../rules/fire-combat/shot.ts';
import type { Aim } from '../rules/ordnance/aim.ts';
import { answerContext, launch } from '../rules/ordnance/guided.ts';
import type { GuidedFrame } from '../state/frames.ts';
import { MARK } from '../state/marks.ts';
import type { Position } from '../state/query.ts';
import type { Game } from '../state/state.ts';
import { forecastShot } from './attack.ts';
import { fullestShots } from './fullest.ts';

/** Any Damage Check of the launcher spoils its shot, whatever comes of it. */
function spoils(game: Game, frame: GuidedFrame, order: Fire): number {
  const { targets } = forecastShot(game, shotFrom(game, order, answerContext(game, frame)));
  return targets.find(({ unit }) => unit === frame.unit)?.checkChance ?? 0;
}

/** The game after a shot that did not reach the launcher. */
function afterShot(game: Game, { units }: Fire): Game {
  const play = beginPlay(game.world, game.state);
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK.fired, rule: '14.4' });
  return { world: play.world, state: play.state };
}

/** If everybody who can fire at the launcher does so, those of one place together, until somebody makes it check. */
export function spoilChance(p: Position, aim: Aim): number {
  const play = beginPlay(p.world, p.state);
  launch(play, aim);
  let game: Game = { world: play.world, state: play.state };
  const frame = topFrame(game.state) as GuidedFrame;
  let unspoiled = 1;
  for (let [order] = fullestShots(game); order; [order] = fullestShots(game)) {
    unspoiled *= 1 - spoils(game, frame, order);
    game = afterShot(game, order);
  }
  return 1 - unspoiled;
}
