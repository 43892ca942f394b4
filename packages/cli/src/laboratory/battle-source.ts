/** What is played in a run: a scenario as it stood when the run began, so that editing its file meanwhile mixes nothing. */
import { createHash } from 'node:crypto';
import { describeProblem, library, readScenario, type ScenarioFile } from '@opfire/content';
import { type EditionId, makeWorld } from '@opfire/engine';
import { Complaint } from '../command.ts';
import type { Battle } from '../random-play/battles.ts';
import { scenarioOf } from './scenario-source.ts';

/** Plain data, so that it can cross to a thread. */
export interface BattleSource {
  readonly name: string;
  readonly edition: string;
  readonly scenario: ScenarioFile;
  /** Laid over the scenario, key by key, as its own options are. */
  readonly change?: object;
  /** The same for battles that are played the same, whatever their file is called. */
  readonly print: string;
}

const CHANGE = 'laboratory-change';

/** Our option is no place in the person's files. */
const inTheChange = (text: string): string =>
  text.replaceAll(`options.${CHANGE}.change`, 'the change').replaceAll(`options.${CHANGE}`, 'the change');

function read({ scenario, edition, change }: Omit<BattleSource, 'print'>) {
  const changed = change ? { ...scenario, options: { ...scenario.options, [CHANGE]: { change } } } : scenario;
  const options = change ? [CHANGE] : [];
  const result = readScenario(changed, library, { edition: edition as EditionId, options });
  if ('ok' in result) return result.ok;
  throw new Complaint(result.problems.map((problem) => inTheChange(describeProblem(problem))).join('; '));
}

export function battleOf(source: Omit<BattleSource, 'print'>): Battle {
  const { edition, setup, state } = read(source);
  return { name: source.name, edition, world: makeWorld(setup), state };
}

/** A scenario by its name, with a change laid over it, or as it is. */
export function sourceOf(name: string, edition: string, change?: object): BattleSource {
  const source = { name, edition, scenario: scenarioOf(name), ...(change && { change }) };
  const { setup, state } = read(source);
  const content = JSON.stringify([edition, setup, state]);
  return { ...source, print: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
