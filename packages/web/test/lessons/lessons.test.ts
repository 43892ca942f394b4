/** Every lesson can be taught from its first step to its last, and says what it has to say in both languages. */
import { decision } from '@opfire/engine';
import { describe, expect, test } from 'vitest';
import { LESSONS, type LessonName } from '../../src/lessons/lesson.ts';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { Teacher } from '../../src/lessons/teacher.ts';
import { createTable, type TableStore } from '../../src/table/store/table-store.ts';
import { words as en } from '../../src/words/en/index.ts';
import { words as ja } from '../../src/words/ja/index.ts';

interface Classroom {
  readonly table: TableStore;
  readonly teacher: Teacher;
  /** Does what the others do after a while. */
  wait(): boolean;
}

async function enter(name: LessonName): Promise<Classroom> {
  const { lesson, record } = await openLesson(name);
  const table = createTable(record);
  const coming: (() => void)[] = [];
  const teacher = new Teacher(table, lesson, (act) => {
    coming.push(act);
    return () => undefined;
  });
  const wait = (): boolean => {
    const act = coming.shift();
    act?.();
    return act !== undefined;
  };
  return { table, teacher, wait };
}

const stepOf = ({ teacher }: Classroom): number => teacher.lecture.getState().at;

/** Reads, waits or lets himself be shown, whatever the step wants. */
function goOn(room: Classroom): void {
  if (room.wait()) return;
  const before = stepOf(room);
  room.teacher.next();
  if (stepOf(room) === before) room.teacher.show();
}

describe.each(LESSONS)('the lesson "%s"', (name) => {
  test('can be followed to its end, and the rules refuse nothing on the way', async () => {
    const room = await enter(name);
    const { steps } = room.teacher.lesson;
    for (let i = 0; i < steps.length; i++) {
      expect(stepOf(room)).toBe(i);
      goOn(room);
      expect([steps[i]?.say, room.table.getState().refused]).toEqual([steps[i]?.say, undefined]);
    }
    expect(stepOf(room)).toBe(steps.length);
  });

  test('uses up exactly its dice', async () => {
    const room = await enter(name);
    for (const _ of room.teacher.lesson.steps) goOn(room);
    const { dice } = room.table.getState().game.state;
    expect(dice).toMatchObject({ next: room.teacher.lesson.dice.length });
  });

  test('has words for all that it says', async () => {
    const { lesson } = (await enter(name)).teacher;
    const keys = lesson.steps.flatMap(({ say, hint }) => [say, hint]).filter((key) => key !== undefined);
    for (const words of [en, ja]) {
      const said = (words.lessons as Record<string, Record<string, string>>)[name] ?? {};
      expect(new Set(Object.keys(said))).toEqual(new Set(keys));
    }
  });
});

describe('a learner', () => {
  test('is told gently when he does something else, and nothing happens', async () => {
    const room = await enter('move');
    room.teacher.next();
    room.teacher.next();
    const { game, give } = room.table.getState();
    expect(give({ do: 'pass' })).toBe(false);
    expect(room.teacher.lecture.getState()).toEqual({ at: 2, astray: true });
    expect(room.table.getState().game).toBe(game);
  });

  test('may go the asked way step by step', async () => {
    const room = await enter('move');
    room.teacher.next();
    room.teacher.next();
    const { board } = room.table.getState().game.world;
    const at = (name: string): number => board.locations.findIndex((location) => location.name === name);
    const { give } = room.table.getState();
    give({ do: 'activate', at: [at('B3')] }, { do: 'move', units: [0], mode: 'move' }, { do: 'step', to: at('C3') });
    expect(room.teacher.lecture.getState()).toEqual({ at: 2, astray: false });
    expect(decision(room.table.getState().game)?.side).toBe(0);
    give({ do: 'step', to: at('D3') });
    expect(stepOf(room)).toBe(3);
  });
});
