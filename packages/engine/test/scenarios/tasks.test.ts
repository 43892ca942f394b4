import { describe, expect, it } from 'vitest';
import { beginTasks, endTasks, isDone, openTask } from '../../src/rules/scenarios/tasks.ts';
import { winnerNow } from '../../src/rules/scenarios/victory.ts';
import type { Mark } from '../../src/state/marks.ts';
import { marksFrom } from '../../src/state/marks.ts';
import { type BattleSpec, battle, playOf } from './battle.ts';

/** Leader 0 must blow something up in B2 with the help of a Multi-Man Counter. */
const working = (units: BattleSpec['units'], company: 'mmc' | 'unit' = 'mmc') =>
  playOf(
    battle({
      units,
      scenario: (find) => ({
        tasks: [{ id: 'cache', side: 0, hex: find.hex('B2'), named: [0], company }],
        outright: [{ side: 0, needs: [{ need: 'task', task: 'cache' }] }],
        otherwise: 1,
      }),
    }),
  );

const CREW: BattleSpec['units'] = [
  { is: 'leader', at: 'B2' },
  { is: 'squad', at: 'B2' },
];

function afterTurn(units: BattleSpec['units'], mark?: Mark, company: 'mmc' | 'unit' = 'mmc') {
  const play = working(units, company);
  openTask(play, 'cache');
  beginTasks(play);
  if (mark) play.events.length = 0;
  const marked = mark ? [{ ...(play.state.units[1] as object), marks: marksFrom([mark]) }] : [];
  if (mark) Object.assign(play.state, { units: [play.state.units[0], ...marked] });
  endTasks(play);
  return play;
}

describe('1.8 a task that takes a whole turn', () => {
  it('is done by those who stay and do nothing else, and wins', () => {
    const play = afterTurn(CREW);
    expect(isDone(play, 'cache')).toBe(true);
    expect(winnerNow(play)).toBe(0);
  });

  it('waits for the next Operations Phase after it was opened', () => {
    const play = working(CREW);
    openTask(play, 'cache');
    endTasks(play);
    expect(play.state.scenario.tasks).toEqual([{ id: 'cache', status: 'open', units: [] }]);
    expect(winnerNow(play)).toBe(1);
  });

  it.each<[string, BattleSpec['units']]>([
    [
      'without the Leader named',
      [
        { is: 'leader', at: 'C2' },
        { is: 'squad', at: 'B2' },
      ],
    ],
    ['without a helper', [{ is: 'leader', at: 'B2' }]],
    [
      'with a Shaken helper',
      [
        { is: 'leader', at: 'B2' },
        { is: 'squad', at: 'B2', shaken: true },
      ],
    ],
    [
      'with a single man for a helper',
      [
        { is: 'leader', at: 'B2' },
        { is: 'medic', at: 'B2' },
      ],
    ],
  ])('does not begin %s', (_, units) => {
    expect(afterTurn(units).state.scenario.tasks).toEqual([{ id: 'cache', status: 'open', units: [] }]);
  });

  it('may be content with any unit', () => {
    const units: BattleSpec['units'] = [
      { is: 'leader', at: 'B2' },
      { is: 'medic', at: 'B2' },
    ];
    expect(isDone(afterTurn(units, undefined, 'unit'), 'cache')).toBe(true);
  });

  it('fails when the helper fires meanwhile', () => {
    expect(isDone(afterTurn(CREW, 'fired'), 'cache')).toBe(false);
  });

  it('opens but once', () => {
    const play = working(CREW);
    openTask(play, 'cache');
    openTask(play, 'cache');
    expect(play.events).toHaveLength(1);
  });
});
