/** A new game, ready to be kept and opened. */
import type { EditionId } from '@opfire/engine';
import { newGame } from '@opfire/engine';
import { openBattle } from '../../battles/open-battle.ts';
import type { Assist, GameRecord, Seat } from './types.ts';

export interface NewGame {
  readonly battle: string;
  readonly edition: EditionId;
  readonly options: readonly string[];
  readonly seats: readonly [Seat, Seat];
  readonly assist: Assist;
  /** Of the dice; drawn by the browser when left out. */
  readonly seed?: number;
}

export const drawSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) & 0x7f_ff_ff_ff;

export async function newRecord({ battle, edition, options, seats, assist, seed }: NewGame): Promise<GameRecord> {
  const { setup, state } = await openBattle(battle, { edition, options, seed: seed ?? drawSeed() });
  return {
    id: crypto.randomUUID(),
    battle: { id: battle, edition, options },
    seats,
    assist,
    setup,
    start: newGame(setup, state).state,
    orders: [],
  };
}
