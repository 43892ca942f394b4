/** Options that matches and balance runs share. */
import { availableParallelism } from 'node:os';
import { type Budget, LEVELS, type Level, STYLES, type Style } from '@opfire/ai';
import { nearest } from '@opfire/engine';
import { Complaint } from '../command.ts';
import type { Contestant } from './game.ts';
import { scenarioOf } from './scenario-source.ts';

export function wholeNumber(option: string, written: string): number {
  if (!/^\d+$/.test(written)) throw new Complaint(`--${option} takes a whole number, not "${written}"`);
  return Number(written);
}

function oneOf<T extends string>(what: string, words: readonly T[], written: string): T {
  const found = words.find((word) => word === written);
  if (found) return found;
  const meant = nearest(written, words);
  throw new Complaint(`there is no ${what} "${written}"; ${meant ? `did you mean "${meant}"?` : words.join(', ')}`);
}

/** "veteran" or "veteran:aggressive". */
export function contestant(written: string, budget: Budget | undefined): Contestant {
  const [level = '', style = 'balanced'] = written.split(':');
  const found: Level = oneOf('level', LEVELS, level);
  const temper: Style = oneOf('style', STYLES, style);
  return { level: found, style: temper, ...(budget && found === 'veteran' && { budget }) };
}

/** Counted in orders tried out, or in time; the default of the opponent when neither is given. */
export function budgetOf(nodes: string | undefined, milliseconds: string | undefined): Budget | undefined {
  if (nodes !== undefined) return { nodes: wholeNumber('nodes', nodes) };
  return milliseconds === undefined ? undefined : { milliseconds: wholeNumber('ms', milliseconds) };
}

export const jobsOf = (written: string | undefined): number =>
  written === undefined ? Math.max(1, availableParallelism() - 1) : Math.max(1, wholeNumber('jobs', written));

export function editionOf(scenario: string, wanted: string | undefined): string {
  const { edition, editions } = scenarioOf(scenario);
  if (wanted === undefined) return edition;
  const found = editions.find((one) => one === wanted);
  if (!found) throw new Complaint(`${scenario} is not played in "${wanted}"; one of ${editions.join(', ')}`);
  return found;
}

export const scenarioNamed = (name: string): string => {
  scenarioOf(name);
  return name;
};

export const sidesOf = (scenario: string): [string, string] =>
  Object.keys(scenarioOf(scenario).sides) as [string, string];
