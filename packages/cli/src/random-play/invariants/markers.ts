/** Markers and counts that must make sense by themselves. */
import { type Game, MARK } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, placeName } from './counters.ts';

const KEPT = MARK.moved | MARK['assault-move'];

function checkSpotted(game: Game): void {
  const seen = new Set<number>();
  for (const { at, side, stays } of game.state.spotted) {
    const key = 2 * at + side;
    if (seen.has(key)) throw new Broken('one Spotted marker for each side (10.1)', placeName(game, at));
    seen.add(key);
    const somebody = game.state.units.some((unit) => unit.at === at && unit.side !== side);
    if (!somebody && !stays)
      throw new Broken('Spotted markers leave with who was spotted (10.1.1)', placeName(game, at));
  }
}

function checkMelees(game: Game): void {
  const places = game.state.melees.map(({ at }) => at);
  if (new Set(places).size < places.length) throw new Broken('one Melee marker in a location (8.0)', places.join(', '));
}

function checkCounts({ state, world }: Game): void {
  const { turns } = world.setup.scenario;
  if (state.turn < 1 || state.turn > turns) throw new Broken('the battle has its turns (2.0)', `turn ${state.turn}`);
  if (state.passes < 0 || state.passes > 3) throw new Broken('nobody passes for ever (4.0)', String(state.passes));
  for (const { missions } of state.scenario.batteries) {
    if (missions < 0) throw new Broken('no more missions than given (18.3)', String(missions));
  }
  for (const unit of state.units) {
    if (unit.wounds < 0 || unit.wounds > 2) throw new Broken('wounds (5.1)', `${unit.name} has ${unit.wounds}`);
  }
}

/** Every marker on units is gone when a turn begins (9.0), but for those of vehicles that keep going (15.5). */
function checkFreshTurn(game: Game): void {
  const used = game.state.units.find((unit) => (unit.marks & ~(is(unit, 'continuing') ? KEPT : 0)) !== 0);
  if (used) throw new Broken('no marker survives its turn (9.0)', `${used.name} has ${used.marks}`);
}

export function checkMarkers(game: Game): void {
  checkSpotted(game);
  checkMelees(game);
  checkCounts(game);
  if (game.state.phase === 'rally') checkFreshTurn(game);
}
