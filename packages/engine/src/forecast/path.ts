/** The risk of a way, step by step: what opportunity fire and falling shells would do to those who go it (5.3, 18.0). */
import { hexOf, type LocationId } from '../board/board.ts';
import { beginPlay, topFrame } from '../core/machine.ts';
import { push, succeed, tell } from '../core/play.ts';
import type { Fire } from '../rules/fire-combat/fire.ts';
import { contextOf } from '../rules/fire-combat/opportunity.ts';
import { opportunityFrame } from '../rules/fire-combat/opportunity-frame.ts';
import { shotFrom } from '../rules/fire-combat/shot.ts';
import { coversHex, ffeBarrage } from '../rules/indirect-fire/ffe.ts';
import { entersHex } from '../rules/movement/hazards.ts';
import { whyNotStep } from '../rules/movement/step.ts';
import { isConcealing } from '../rules/movement/take-step.ts';
import { opportunityWith } from '../state/changed.ts';
import type { MoveFrame, OpportunityFrame } from '../state/frames.ts';
import { MARK } from '../state/marks.ts';
import { isWeaponTeam, placeOf, typeOf, unitOf } from '../state/query.ts';
import { enemyOf, type Game, type UnitId, type WeaponId } from '../state/state.ts';
import { fullestShots } from './fullest.ts';
import { afterStep } from './reach.ts';
import { sparedByShells, sparedByShot } from './spared.ts';

/** Units in one place that could fire together, with all that they have. */
export interface Threat {
  readonly units: readonly UnitId[];
  readonly weapons: readonly WeaponId[];
  readonly from: LocationId;
  /** That somebody among the movers suffers by it. */
  readonly harm: number;
}

export interface PathStep {
  readonly to: LocationId;
  /** Attacks by opportunity fire that the step allows (5.3). */
  readonly slots: number;
  /** All who could fire here and have not done so on the way, the most dangerous first. */
  readonly threats: readonly Threat[];
  /** That shells which keep falling here harm somebody. */
  readonly shells: number;
  /** That somebody is harmed at this step, if all came unharmed so far. */
  readonly harm: number;
  /** That all have come unharmed to here and past this fire. */
  readonly through: number;
}

/** The chance to fire that a step gives the enemy. */
function fireAt(game: Game, frame: MoveFrame, slots: number): Game {
  const play = beginPlay(game.world, game.state);
  const { at, units: movers, mode } = frame;
  push(play, opportunityFrame({ side: enemyOf(frame.side), at, movers, slots, concealed: isConcealing(mode) }));
  return { world: play.world, state: play.state };
}

function threatOf(game: Game, order: Fire): Threat & { readonly order: Fire } {
  const frame = topFrame(game.state) as OpportunityFrame;
  const harm = 1 - sparedByShot(game, shotFrom(game, order, contextOf(frame)));
  const { units, weapons = [] } = order;
  return { units, weapons, from: placeOf(game, unitOf(game, units[0] as UnitId)), harm, order };
}

const threatsIn = (game: Game): (Threat & { readonly order: Fire })[] =>
  fullestShots(game)
    .map((order) => threatOf(game, order))
    .sort((a, b) => b.harm - a.harm);

/** The game after a shot that harmed nobody: the firers have fired, and an attack is used up unless it was free (5.3). */
function afterShot(game: Game, { units, from }: Threat): Game {
  const play = beginPlay(game.world, game.state);
  const frame = topFrame(game.state) as OpportunityFrame;
  const first = unitOf(game, units[0] as UnitId);
  const free = isWeaponTeam(typeOf(game, first)) && frame.fired.includes(first.at);
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK.fired, rule: '5.3' });
  succeed(play, opportunityWith(frame, { slots: frame.slots - (free ? 0 : 1), fired: [...frame.fired, from] }));
  return { world: play.world, state: play.state };
}

interface Volley {
  readonly game: Game;
  readonly spared: number;
}

/** Everybody fires as soon as he can, the most dangerous first, until no attack is left. */
function volley(start: Game): Volley {
  let game = start;
  let spared = 1;
  for (let [worst] = threatsIn(game); worst; [worst] = threatsIn(game)) {
    spared *= 1 - worst.harm;
    game = afterShot(game, worst);
  }
  const play = beginPlay(game.world, game.state);
  play.stack.pop();
  return { game: { world: play.world, state: play.state }, spared };
}

function sparedByFire(game: Game, { units, previous, at }: MoveFrame): number {
  if (!entersHex(game.world, previous, at)) return 1;
  const hex = hexOf(game.world.board, at);
  const victims = units.map((id) => unitOf(game, id));
  let spared = 1;
  for (const marker of game.state.ground) {
    if (marker.kind !== 'ffe' || !coversHex(game, marker, hex)) continue;
    spared *= sparedByShells(game, ffeBarrage(game, marker, units), hex, victims);
  }
  return spared;
}

function stepRisk(game: Game, to: LocationId, before: number): { readonly game: Game; readonly step: PathStep } {
  const next = afterStep(game, topFrame(game.state) as MoveFrame, to);
  const frame = topFrame(next.game.state) as MoveFrame;
  const slots = next.fare.attacks;
  const shelled = sparedByFire(next.game, frame);
  const open = fireAt(next.game, frame, slots);
  const threats = slots < 1 ? [] : threatsIn(open).map(({ order: _, ...threat }) => threat);
  const { game: then, spared } = slots < 1 ? { game: next.game, spared: 1 } : volley(open);
  const unharmed = shelled * spared;
  const step = { to, slots, threats, shells: 1 - shelled, harm: 1 - unharmed, through: before * unharmed };
  return { game: then, step };
}

/**
 * What a way would bring the group on the move, if every enemy who can fires at it as soon as he can. Exact for that:
 * each step counts only if all came unharmed so far, and whoever has fired does not fire again. Left out are reactions,
 * Snipers still off the map, answering moves and guns.
 */
export function forecastPath(game: Game, path: readonly LocationId[]): PathStep[] {
  const steps: PathStep[] = [];
  let now = game;
  for (const to of path) {
    const frame = topFrame(now.state);
    if (frame?.f !== 'move' || whyNotStep(now, frame, to)) break;
    const next = stepRisk(now, to, steps.at(-1)?.through ?? 1);
    steps.push(next.step);
    now = next.game;
  }
  return steps;
}
