/** A game to be played by whoever is free: plain data, so that it can cross to a thread. */
import { type Battle, startOf } from '../random-play/battles.ts';
import { type BattleSource, battleOf } from './battle-source.ts';
import { type GameRecord, type Pairing, playGame } from './game.ts';

export interface Assignment {
  readonly pairing: Pairing;
  readonly source: BattleSource;
}

export type Played =
  | { readonly assignment: Assignment; readonly record: GameRecord }
  | { readonly assignment: Assignment; readonly failed: string };

/** The battle last played: games of one kind come in rows. */
let last: { readonly print: string; readonly battle: Battle } | undefined;

function battleFor({ source }: Assignment): Battle {
  if (last?.print !== source.print) last = { print: source.print, battle: battleOf(source) };
  return last.battle;
}

export function playAssignment(assignment: Assignment): Played {
  const { pairing } = assignment;
  try {
    return { assignment, record: playGame(startOf(battleFor(assignment), pairing.seed), pairing) };
  } catch (error) {
    return { assignment, failed: (error as Error).message };
  }
}
