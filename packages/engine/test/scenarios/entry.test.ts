import { describe, expect, it } from 'vitest';
import type { MovePart } from '../../src/core/decision.ts';
import { whyNotPass } from '../../src/rules/operations/obligations.ts';
import { dueEntries, enterAction, mayEnter } from '../../src/rules/scenarios/entry.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import type { OrderTo } from '../../src/state/orders.ts';
import type { EntrySetup } from '../../src/state/scenario.ts';
import { type Battle, type BattleSpec, battle, type Finder, IMPULSE, playOf, told, type UnitSpec } from './battle.ts';

const squads = (count: number): UnitSpec[] => Array.from({ length: count }, () => ({ is: 'squad' }));

/** Four squads and a Leader wait at A1 and A2, whatever else the spec says. */
function waiting(spec: Partial<BattleSpec> = {}, change: (find: Finder) => Partial<EntrySetup> = () => ({})): Battle {
  return battle({
    units: [...squads(4), { is: 'leader' }],
    scenario: (find) => ({
      entries: [
        {
          side: 0,
          units: [0, 1, 2, 3, 4],
          turn: 2,
          hexes: [find.hex('A1'), find.hex('A2')],
          optional: false,
          ...change(find),
        },
      ],
    }),
    turn: 2,
    ...spec,
  });
}

const enter = (fight: Battle, change: Partial<Omit<OrderTo<'enter'>, 'do'>> = {}): OrderTo<'enter'> => ({
  do: 'enter',
  units: [0, 4],
  at: fight.at('A1'),
  mode: 'move',
  ...change,
});

const why = (fight: Battle, order: OrderTo<'enter'>, frame: ImpulseFrame = IMPULSE): string | undefined =>
  enterAction.check(fight.game, frame, order)?.why;

function offered(fight: Battle, frame: ImpulseFrame = IMPULSE): MovePart[] {
  const parts: MovePart[] = [];
  enterAction.list(fight.game, frame, [], parts as never);
  return parts;
}

describe('22.0 entry: what is allowed', () => {
  it('lets a stack come on through one of its hexes, on its turn or later', () => {
    for (const turn of [2, 3]) {
      const fight = waiting({ turn });
      expect(why(fight, enter(fight))).toBeUndefined();
      expect(why(fight, enter(fight, { at: fight.at('A2'), leader: 4 }))).toBeUndefined();
    }
  });

  it.each<[string, (fight: Battle) => string | undefined, string]>([
    ['nobody', (fight) => why(fight, enter(fight, { units: [] })), 'name-the-units-that-enter'],
    ['a unit named twice', (fight) => why(fight, enter(fight, { units: [0, 0] })), 'name-the-units-that-enter'],
    ['another hex', (fight) => why(fight, enter(fight, { at: fight.at('A3') })), 'they-do-not-enter-there'],
    [
      'too high a stack',
      (fight) => why(fight, enter(fight, { units: [0, 1, 2, 3] })),
      'no-more-than-three-squads-or-their-equivalent',
    ],
    ['assault fire', (fight) => why(fight, enter(fight, { mode: 'assault-fire' })), 'no-assault-fire-from-off-the-map'],
    [
      'a mode they are not capable of',
      (fight) => why(fight, enter(fight, { mode: 'stealth' })),
      'not-capable-of-stealth-movement',
    ],
    [
      'a Leader who stays behind',
      (fight) => why(fight, enter(fight, { units: [0], leader: 4 })),
      'double-time-needs-a-good-order-leader-who-moves-along',
    ],
    [
      'an impulse that has activated something else',
      (fight) => why(fight, enter(fight), { ...IMPULSE, declared: [3] }),
      'entering-is-all-that-an-impulse-activates',
    ],
    [
      'a second stack in one impulse',
      (fight) => why(fight, enter(fight), { ...IMPULSE, acted: true }),
      'entering-is-all-that-an-impulse-activates',
    ],
    [
      'the other side',
      (fight) => why(fight, enter(fight), { ...IMPULSE, side: 1 }),
      'these-units-do-not-wait-together-at-an-open-entry',
    ],
  ])('refuses %s', (_, asked, refused) => {
    expect(asked(waiting())).toBe(refused);
  });

  it('refuses a closed entry, one before its turn, and units already on the map', () => {
    const refused = 'these-units-do-not-wait-together-at-an-open-entry';
    const early = waiting({ turn: 1 });
    expect(why(early, enter(early))).toBe(refused);
    const closed = waiting({}, () => ({ turn: -1 }));
    expect(why(closed, enter(closed))).toBe(refused);
    const here = waiting({ units: [{ is: 'squad', at: 'B2' }, ...squads(3), { is: 'leader' }] });
    expect(why(here, enter(here))).toBe(refused);
  });

  it('refuses numbers that name no unit', () => {
    const fight = waiting();
    expect(why(fight, enter(fight, { units: [99] }))).toBe('these-units-do-not-wait-together-at-an-open-entry');
  });

  it('keeps an entry closed until another has begun', () => {
    const entries = (find: Finder): EntrySetup[] => [
      { side: 1, units: [1], turn: 1, hexes: [find.hex('F1')], optional: true },
      { side: 0, units: [0], turn: 1, hexes: [find.hex('A1')], optional: true, after: 0 },
    ];
    const scenario = (find: Finder) => ({ entries: entries(find) });
    const before = battle({ units: [{ is: 'squad' }, { is: 'squad', side: 1 }], scenario });
    expect(offered(before)).toEqual([]);
    const since = battle({ units: [{ is: 'squad' }, { is: 'squad', side: 1, at: 'F1' }], scenario });
    expect(offered(since)).toHaveLength(1);
  });
});

describe('22.0 entry: what is offered', () => {
  it('names those who wait, their modes, Leaders and hexes', () => {
    const fight = waiting();
    expect(offered(fight)).toEqual([
      {
        do: 'enter',
        from: -1,
        units: [0, 1, 2, 3, 4],
        modes: ['move', 'low-crawl'],
        leaders: [4],
        entries: [fight.at('A1'), fight.at('A2')],
      },
    ]);
    expect(offered(fight, { ...IMPULSE, acted: true })).toEqual([]);
    expect([mayEnter(fight.game, 0), mayEnter(fight.game, 1)]).toEqual([true, false]);
  });

  it('leaves out hexes that are full or impassable', () => {
    const fight = waiting(
      {
        units: [
          ...squads(4),
          { is: 'leader' },
          { is: 'squad', at: 'A1' },
          { is: 'squad', at: 'A1' },
          { is: 'squad', at: 'A1' },
          { is: 'medic', at: 'A1' },
          { is: 'medic', at: 'A1' },
        ],
      },
      (find) => ({ hexes: [find.hex('A1'), find.hex('F6'), find.hex('A2')] }),
    );
    expect(offered(fight).map((part) => part.entries)).toEqual([[fight.at('A2')]]);
  });
});

describe('22.0 reinforcements that must come', () => {
  it('are due from their turn on while there is room for them', () => {
    expect(dueEntries(waiting().game, 0)).toEqual([0, 1, 2, 3, 4]);
    expect(dueEntries(waiting({ turn: 1 }).game, 0)).toEqual([]);
    expect(dueEntries(waiting().game, 1)).toEqual([]);
  });

  it('are not due when they may wait, nor while they find no way in', () => {
    expect(dueEntries(waiting({}, () => ({ optional: true })).game, 0)).toEqual([]);
    expect(dueEntries(waiting({}, (find) => ({ hexes: [find.hex('F6')] })).game, 0)).toEqual([]);
  });
});

describe('22.0 passing with reinforcements due', () => {
  const passed = (fight: Battle, passes: number) => ({
    world: fight.game.world,
    state: { ...fight.game.state, passes },
  });

  it('is refused where it would end the phase', () => {
    expect(whyNotPass(passed(waiting(), 1), 0)).toBeUndefined();
    expect(whyNotPass(passed(waiting(), 2), 0)?.why).toBe('reinforcements-must-enter-on-their-turn');
    expect(whyNotPass(passed(waiting(), 2), 1)).toBeUndefined();
    expect(
      whyNotPass(
        passed(
          waiting({}, () => ({ optional: true })),
          2,
        ),
        0,
      ),
    ).toBeUndefined();
  });
});

describe('22.0 coming on', () => {
  it('pays for the first hex, folds tripods, and is what the impulse activates', () => {
    const fight = waiting(
      { units: [{ is: 'squad', carries: 'tripod-mg' }, ...squads(3), { is: 'leader' }] },
      (find) => ({ hexes: [find.hex('C4')] }),
    );
    const play = playOf(fight);
    enterAction.carryOut(play, IMPULSE, enter(fight, { at: fight.at('C4') }));
    expect(told(play.events, 'moved')).toMatchObject([
      { units: [0, 4], from: -1, to: fight.at('C4'), cost: { total: 2 } },
    ]);
    expect(play.state.units[0]).toMatchObject({ at: fight.at('C4'), fate: 'in-play' });
    expect(play.state.weapons).toMatchObject([{ holder: 0, assembled: false }]);
    expect(play.stack[0]).toMatchObject({ f: 'impulse', acted: true, declared: [fight.at('C4')], units: [0, 4] });
    expect(play.stack.find((frame) => frame.f === 'move')).toMatchObject({
      units: [0, 4],
      spent: [2, 2],
      reason: 'entry',
    });
  });
});
