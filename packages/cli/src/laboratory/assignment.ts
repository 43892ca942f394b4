/** A game to be played by whoever is free: plain data, so that it can cross to a thread. */
import { describeProblem, library, readScenario } from '@opfire/content';
import { type EditionId, makeWorld } from '@opfire/engine';
import { Complaint } from '../command.ts';
import { type Battle, startOf } from '../random-play/battles.ts';
import { type GameRecord, type Pairing, playGame } from './game.ts';
import { scenarioOf } from './scenario-source.ts';

export interface Assignment {
  readonly pairing: Pairing;
  /** Laid over the scenario, key by key, as its own options are. */
  readonly change?: object;
}

export type Played = { readonly record: GameRecord } | { readonly failed: string; readonly pairing: Pairing };

const CHANGE = 'laboratory-change';

/** A scenario with a change laid over it, or as it is. */
export function battleWith(id: string, edition: string, change: object | undefined): Battle {
  const scenario = scenarioOf(id);
  const changed = change ? { ...scenario, options: { ...scenario.options, [CHANGE]: { change } } } : scenario;
  const options = change ? [CHANGE] : [];
  const read = readScenario(changed, library, { edition: edition as EditionId, options });
  if ('problems' in read) throw new Complaint(read.problems.map(describeProblem).join('\n'));
  const { setup, state } = read.ok;
  return { name: id, edition: read.ok.edition, world: makeWorld(setup), state };
}

/** The battle last played: games of one kind come in rows. */
let last: { readonly key: string; readonly battle: Battle } | undefined;

function battleFor({ pairing: { scenario, edition }, change }: Assignment): Battle {
  const key = JSON.stringify([scenario, edition, change]);
  if (last?.key !== key) last = { key, battle: battleWith(scenario, edition, change) };
  return last.battle;
}

export function playPairing(assignment: Assignment): Played {
  const { pairing } = assignment;
  try {
    return { record: playGame(startOf(battleFor(assignment), pairing.seed), pairing) };
  } catch (error) {
    return { failed: (error as Error).message, pairing };
  }
}
