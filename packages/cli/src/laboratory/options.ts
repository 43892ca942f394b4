/** Options that matches and balance runs share. */
import { availableParallelism } from 'node:os';
import { type Budget, LEVELS, type Level, STYLES, type Style } from '@opfire/ai';
import { nearest } from '@opfire/engine';
import { Complaint } from '../command.ts';
import type { Contestant } from './game.ts';
import { scenarioOf } from './scenario-source.ts';

export function wholeNumber(option: string, written: string, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (!/^\d+$/.test(written)) throw new Complaint(`--${option} takes a whole number, not "${written}"`);
  const number = Number(written);
  if (number < least) throw new Complaint(`--${option} takes at least ${least}, not ${written}`);
  if (number > most) throw new Complaint(`--${option} takes at most ${most}, not ${written}`);
  return number;
}

/** More would take years, and their list alone all the memory. */
const MOST_GAMES = 1_000_000;

export const gamesOf = (written: string): number => wholeNumber('games', written, 1, MOST_GAMES);

/** Dice are made from 32 bits: greater seeds would be smaller ones again. */
export const seedOf = (written: string): number => wholeNumber('seed', written, 0, 2 ** 31 - 1 - MOST_GAMES);

function oneOf<T extends string>(what: string, words: readonly T[], written: string): T {
  const found = words.find((word) => word === written);
  if (found) return found;
  const meant = nearest(written, words);
  throw new Complaint(`there is no ${what} "${written}"; ${meant ? `did you mean "${meant}"?` : words.join(', ')}`);
}

/** "veteran" or "veteran:aggressive". */
export function contestant(written: string, budget: Budget | undefined): Contestant {
  const [level = '', style = 'balanced', ...rest] = written.split(':');
  if (rest.length > 0) throw new Complaint(`"${written}" is no player; write LEVEL or LEVEL:STYLE`);
  const found: Level = oneOf('level', LEVELS, level);
  const temper: Style = oneOf('style', STYLES, style);
  return { level: found, style: temper, ...(budget && found === 'veteran' && { budget }) };
}

/** Counted in orders tried out, or in time; the default of the opponent when neither is given. */
export function budgetOf(nodes: string | undefined, milliseconds: string | undefined): Budget | undefined {
  if (nodes !== undefined && milliseconds !== undefined) throw new Complaint('say either --nodes or --ms, not both');
  if (nodes !== undefined) return { nodes: wholeNumber('nodes', nodes, 1) };
  return milliseconds === undefined ? undefined : { milliseconds: wholeNumber('ms', milliseconds, 1) };
}

/** More threads than this take memory and no time off. */
const MOST_JOBS = 256;

export const jobsOf = (written: string | undefined): number =>
  written === undefined ? Math.max(1, availableParallelism() - 1) : wholeNumber('jobs', written, 1, MOST_JOBS);

export function editionOf(scenario: string, wanted: string | undefined): string {
  const { edition, editions } = scenarioOf(scenario);
  if (wanted === undefined) return edition;
  const found = editions.find((one) => one === wanted);
  if (!found) throw new Complaint(`${scenario} is not played in "${wanted}"; one of ${editions.join(', ')}`);
  return found;
}

export const sidesOf = (scenario: string): [string, string] =>
  Object.keys(scenarioOf(scenario).sides) as [string, string];
