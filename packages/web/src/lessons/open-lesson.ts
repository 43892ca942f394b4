/** Lays out the position of a lesson as a game that is never kept. */
import { loadLibrary } from '@opfire/content/loading';
import { newGame, scriptedDice } from '@opfire/engine';
import { readPosition } from '@opfire/engine/notation';
import type { GameRecord, Seat } from '../table/store/types.ts';
import type { Lesson, LessonName } from './lesson.ts';

const lessons = import.meta.glob<Lesson>('./data/*.json', { import: 'default' });
const cases = import.meta.glob<{ readonly position: unknown }>(
  '../../../engine/cases/examples-of-play/wwii-infantry.json',
  { import: 'default' },
);

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly record: GameRecord;
}

const PERSON: Seat = { kind: 'person' };
const SCRIPT: Seat = { kind: 'computer', level: '' };

async function positionOf({ position, positionOf: name }: Lesson): Promise<unknown> {
  const load = name === undefined ? undefined : cases[`../../../engine/cases/${name}.json`];
  return load === undefined ? position : (await load()).position;
}

export async function openLesson(name: LessonName): Promise<OpenLesson> {
  const load = lessons[`./data/${name}.json`];
  if (load === undefined) throw new Error(`there is no lesson "${name}"`);
  const [lesson, { counterFiles }] = await Promise.all([load(), import('../battles/counters.ts')]);
  const read = readPosition(await positionOf(lesson), loadLibrary(counterFiles));
  if ('problems' in read) throw new Error(read.problems.map(({ path, problem }) => `${path}: ${problem}`).join('; '));
  const { setup, state } = read.ok;
  const { state: start } = newGame(setup, { ...state, dice: scriptedDice(lesson.dice) });
  const record: GameRecord = {
    id: `lesson-${name}`,
    battle: { id: `lesson-${name}`, edition: 'v5.0', options: [] },
    seats: lesson.side === 0 ? [PERSON, SCRIPT] : [SCRIPT, PERSON],
    assist: 'teach',
    setup,
    start,
    orders: [],
  };
  return { lesson, record };
}
