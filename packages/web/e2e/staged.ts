/** Positions for the browser tests, set out by hand: few units where they are wanted, and the first side to act. */
import { decision, type Facing, type Game, NO_FACING, type Unit } from '@opfire/engine';
import { type PlayedGame, playedGame, replayed } from './games.ts';

export interface Stand {
  readonly at: string;
  readonly facing?: Facing;
  /** The vehicle that carries it. */
  readonly on?: string;
}

const firstImpulse = (game: Game): boolean => decision(game)?.kind === 'impulse' && decision(game)?.side === 0;

/** Whoever is not named has left the battle. */
function stood({ world, state }: Game, unit: Unit, stand: Stand | undefined): Unit {
  const aboard = state.units.find(({ name }) => name === stand?.on)?.id ?? -1;
  const rested: Unit = { ...unit, aboard, marks: 0, shaken: false, wounds: 0 };
  if (stand === undefined) return { ...rested, at: -1, fate: 'exited' };
  const at = world.board.locationNamed.get(stand.at);
  if (at === undefined) throw new Error(`there is no ${stand.at} on the map`);
  const facing = stand.facing ?? NO_FACING;
  const turned = world.setup.unitTypes[unit.type]?.vehicle?.turret ? facing : NO_FACING;
  return { ...rested, at, fate: 'in-play', facing, turret: turned };
}

/** Units of a battle by their names, where they stand and which way they look. Nobody carries anything. */
export function staged(battle: string, stands: Readonly<Record<string, Stand>>): PlayedGame {
  const played = playedGame(500, battle, firstImpulse);
  const game = replayed(played);
  const units = game.state.units.map((unit) => stood(game, unit, stands[unit.name]));
  const known = new Set(game.state.units.map(({ name }) => name));
  for (const name of Object.keys(stands)) if (!known.has(name)) throw new Error(`there is no ${name} in ${battle}`);
  return {
    ...played,
    id: `staged-${Object.keys(stands).join('-')}`,
    seats: [{ kind: 'person' }, { kind: 'person' }],
    start: { ...game.state, units, weapons: [] },
    orders: [],
  };
}
