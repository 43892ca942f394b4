/** Battles to play at random: files in the notation, some of them our own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeProblem, library, readScenario, type ScenarioChoice } from '@opfire/content';
import { type EditionId, type Game, gameIn, makeWorld, type State, seededDice, type World } from '@opfire/engine';
import { readPosition } from '@opfire/engine/notation';
import { Complaint } from '../command.ts';
import { chooserFrom } from './player.ts';
import { drawPosition } from './positions.ts';

/** Our own battles, by name. */
export const BATTLES = [
  ...(['skirmish', 'jungle', 'raid', 'meeting-engagement'] as const),
  ...(['armour', 'modern', 'night-assault', 'steppe', 'combined-arms'] as const),
] as const;

/** Stands for another position with every seed. */
export const RANDOM = 'random';

export interface Battle {
  /** What it was asked for by: a name of ours, or a file. */
  readonly name: string;
  readonly edition: EditionId;
  readonly world: World;
  readonly state: State;
}

const isOurs = (name: string): boolean => (BATTLES as readonly string[]).includes(name);

const fileOf = (name: string): string =>
  isOurs(name) ? fileURLToPath(new URL(`../../battles/${name}.json`, import.meta.url)) : name;

function parse(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint(`${file} is not JSON: ${error.message}`, { cause: error });
    throw error;
  }
}

function setUp(name: string, position: object, edition: EditionId): Battle {
  const read = readPosition({ ...position, edition }, library);
  if ('problems' in read) {
    const [first] = read.problems;
    throw new Complaint(`${name}: ${first?.path}: ${first?.problem}; ${first?.remedy}`);
  }
  const { setup, state } = read.ok;
  return { name, edition, world: makeWorld(setup), state };
}

/** A scenario of the library, before its sides set up. */
export function scenarioBattle(id: string, choice: ScenarioChoice): Battle {
  const read = readScenario(library.scenarios[id], library, choice);
  if ('problems' in read) throw new Complaint(read.problems.map(describeProblem).join('\n'));
  const { edition, setup, state } = read.ok;
  return { name: id, edition, world: makeWorld(setup), state };
}

/** A battle in an edition, whatever edition its file names: a scenario, one of ours, or a file. */
export const readBattle = (name: string, edition: EditionId): Battle =>
  Object.hasOwn(library.scenarios, name)
    ? scenarioBattle(name, { edition })
    : setUp(name, parse(fileOf(name)), edition);

/** A position that the seed alone decides. */
export const drawBattle = (edition: EditionId, seed: number): Battle =>
  setUp(RANDOM, drawPosition(chooserFrom(seed)), edition);

/** The battle at its first decision, with dice of its own. */
export const startOf = ({ world, state }: Battle, seed: number): Game =>
  gameIn(world, { ...state, dice: seededDice(seed) });
