/** From a scenario file to a battle about to be set up. */
import { type EditionId, type GameSetup, type State, seededDice } from '@opfire/engine';
import { type Lexicon, readPosition } from '@opfire/engine/notation';
import type { ContentProblem } from '../check/problem.ts';
import { checkShape } from '../check/shape.ts';
import { suggest } from '../check/suggest.ts';
import type { Library } from '../library.ts';
import type { ScenarioFile } from '../schema/scenario.ts';
import { compiledBoard } from './board.ts';
import { checkScenario } from './check/index.ts';
import { withOptions } from './options.ts';
import { positionOf } from './position.ts';

export interface ScenarioChoice {
  /** The scenario's own when left out. */
  readonly edition?: EditionId;
  /** Variants, by id. */
  readonly options?: readonly string[];
  /** Of the dice; 1 when left out. */
  readonly seed?: number;
}

export interface Battle {
  readonly scenario: ScenarioFile;
  readonly edition: EditionId;
  readonly setup: GameSetup;
  /** The moment before the first side sets up. */
  readonly state: State;
  readonly names: Lexicon;
}

export type ScenarioRead = { readonly ok: Battle } | { readonly problems: readonly ContentProblem[] };

function choiceProblems({ file, scenario }: Named, { edition, options = [] }: ScenarioChoice): ContentProblem[] {
  const known = Object.keys(scenario.options ?? {});
  const unknown = options
    .filter((id) => !known.includes(id))
    .map((id) => ({
      file,
      place: 'options',
      problem: `there is no option "${id}"`,
      remedy: known.length > 0 ? suggest(id, known) : 'choose none: the scenario has no options',
    }));
  if (edition === undefined || scenario.editions.includes(edition)) return unknown;
  const remedy = `choose one of: ${scenario.editions.join(', ')}`;
  return [...unknown, { file, place: 'editions', problem: `the battle is not played by ${edition}`, remedy }];
}

interface Named {
  readonly file: string;
  readonly scenario: ScenarioFile;
}

/** Half-squads of an order of battle are whole losses of their own: they were never squads (ruling D-133). */
const neverReduced = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => (unit.root < 0 ? unit : { ...unit, root: -1 })),
});

function battleOf({ file, scenario }: Named, library: Library, choice: ScenarioChoice): ScenarioRead {
  const edition = choice.edition ?? scenario.edition;
  const board = compiledBoard(scenario, library);
  if (!board || board instanceof Error) throw new Error(`${file} has been checked and yet has no board`);
  const read = readPosition(positionOf(scenario, library, board, edition), library);
  if ('problems' in read) {
    return { problems: read.problems.map(({ path, problem, remedy }) => ({ file, place: path, problem, remedy })) };
  }
  const { setup, state, names } = read.ok;
  const dice = seededDice(choice.seed ?? 1);
  return { ok: { scenario, edition, setup, state: { ...neverReduced(state), dice }, names } };
}

/** Reads a scenario in one edition and with the options chosen; or says what is wrong with it. */
export function readScenario(json: unknown, library: Library, choice: ScenarioChoice = {}): ScenarioRead {
  const file = { file: 'scenario', data: json };
  const misshapen = checkShape(file);
  if (misshapen.length > 0) return { problems: misshapen };
  const plain = { file: (json as ScenarioFile).id, scenario: json as ScenarioFile };
  const chosen = { ...plain, scenario: withOptions(plain.scenario, choice.options ?? []) };
  const variant = { file: plain.file, data: chosen.scenario };
  // What a change leaves may have lost its shape, though each of the two had one.
  const changed = checkShape(variant);
  const problems = [
    ...choiceProblems(plain, choice),
    ...(changed.length > 0 ? changed : checkScenario(variant, library)),
  ];
  return problems.length > 0 ? { problems } : battleOf(chosen, library, choice);
}
