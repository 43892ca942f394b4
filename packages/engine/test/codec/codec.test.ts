import { describe, expect, it } from 'vitest';
import type { FrameRules, FrameTable } from '../../src/core/machine.ts';
import { roll1d6, tell } from '../../src/core/play.ts';
import { refusal } from '../../src/core/rule.ts';
import type { Problem, Read } from '../../src/notation/problem.ts';
import { foldEvents, loadGame, replay, saveGame } from '../../src/state/codec.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import { hashOf, hashState } from '../../src/state/hash.ts';
import type { Game } from '../../src/state/state.ts';
import { battle } from '../scenarios/battle.ts';

const { game } = battle({
  units: [
    { is: 'squad', at: 'A1', carries: 'tripod-mg' },
    { is: 'half', at: 'E5', side: 1, reduced: true },
  ],
  ground: (find) => [{ kind: 'smoke', hex: find.hex('B2'), life: 1 }],
  scenario: (find) => ({ entries: [{ side: 1, units: [], turn: 2, hexes: [find.hex('F1')], optional: false }] }),
});

const problemsIn = (read: Read<Game>): readonly Problem[] => ('problems' in read ? read.problems : []);

/** The saved game as parsed JSON, with one value replaced. */
function spoiled(path: string, value: unknown): unknown {
  const saved: unknown = JSON.parse(JSON.stringify(saveGame(game)));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], saved) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return saved;
}

describe('saved games', () => {
  it('come back as they were, from text and from JSON', () => {
    const text = JSON.stringify(saveGame(game));
    for (const saved of [text, JSON.parse(text)]) {
      const read = loadGame(saved);
      expect(problemsIn(read)).toEqual([]);
      expect(read).toMatchObject({ ok: { state: game.state, world: { setup: game.world.setup } } });
    }
  });

  it('say that a torn text was torn, wherever it was torn', () => {
    const text = JSON.stringify(saveGame(game));
    for (let length = 1; length < text.length; length += 97) {
      const [problem] = problemsIn(loadGame(text.slice(0, length)));
      expect(problem).toMatchObject({ path: '(top)', remedy: expect.any(String) });
    }
    expect(problemsIn(loadGame(text.slice(0, 500)))).toEqual([
      {
        path: '(top)',
        problem: 'the text breaks off after 500 characters',
        remedy: 'it was cut short in saving or copying: load an earlier save',
      },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'Dear diary'],
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another document', '{"format":"svg"}'],
  ])('refuse what is foreign: %s', (_, text) => {
    const [problem, ...more] = problemsIn(loadGame(text));
    expect(problem?.problem).toMatch(/^this is not/);
    expect(problem?.remedy).toMatch(/^load a game saved by Opfire/);
    expect(more).toEqual([]);
  });

  it('of another version are named as such', () => {
    expect(problemsIn(loadGame(spoiled('version', 2)))).toEqual([
      {
        path: 'version',
        problem: 'version 2 of saved games cannot be read here, only version 1',
        remedy: 'open it with the newer Opfire that saved it',
      },
    ]);
    expect(problemsIn(loadGame(spoiled('version', 'x')))).toMatchObject([
      { path: 'version', remedy: 'load another save' },
    ]);
  });

  it.each([
    ['setup', null, 'setup'],
    ['setup.edition', 'v9', 'setup.edition'],
    ['setup.board', undefined, 'setup'],
    ['setup.board.default', 'lava', 'setup'],
    ['setup.scenario.turns', -1, 'setup.scenario.turns'],
    ['state', 3, 'state'],
    ['state.units.0.at', 9999, 'state.units[0].at'],
    ['state.units.1.type', 8, 'state.units[1].type'],
    ['state.units.1.id', 5, 'state.units[1].id'],
    ['state.units.0.fate', 'asleep', 'state.units[0].fate'],
    ['state.weapons.0.holder', 2, 'state.weapons[0].holder'],
    ['state.ground.0.kind', 'fog', 'state.ground[0].kind'],
    ['state.ground.0.life', 3, 'state.ground[0].life'],
    ['state.control', [], 'state.control'],
    ['state.turn', undefined, 'state'],
    ['state.scenario.entryTurns', [], 'state.scenario.entryTurns'],
    ['state.dice', { seed: [1, 2, 3] }, 'state.dice.seed'],
    ['state.dice', {}, 'state.dice'],
    ['state.stack.0.f', 'toString', 'state.stack[0].f'],
    ['state.stack.0.side', 'us', 'state.stack[0].side'],
  ])('that were changed by hand say where: %s = %j', (path, value, where) => {
    const [problem] = problemsIn(loadGame(spoiled(path, value)));
    expect(problem?.path).toBe(where);
    expect(problem?.problem).not.toBe('');
    expect(problem?.remedy).not.toBe('');
  });
});

describe('the hash of a state', () => {
  it('does not depend on the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(game.state).reverse()) as unknown as typeof game.state;
    expect(hashState(turned)).toBe(hashState(game.state));
  });

  it('survives saving and is the same on every machine', () => {
    expect(hashState(JSON.parse(JSON.stringify(game.state)))).toBe(hashState(game.state));
    expect(hashOf({ turn: 3, units: [-1, 0.5, null, true], name: 'Vierville – é' })).toBe('ef56cda574ecf99b');
  });

  it('differs for every small difference', () => {
    const hashes = new Set<string>();
    for (let turn = 0; turn < 500; turn++)
      for (const passes of [0, 1]) hashes.add(hashState({ ...game.state, turn, passes }));
    expect(hashes.size).toBe(1000);
    expect(hashState({ ...game.state, turn: 1, passes: 11 })).not.toBe(
      hashState({ ...game.state, turn: 11, passes: 1 }),
    );
  });
});

/** Every pass rolls a die and counts; three of them are enough. */
const passing: FrameRules<ImpulseFrame> = {
  advance: () => 'ask',
  decide: () => ({ side: 0, kind: 'impulse', rule: '4.0', orders: [{ do: 'pass' }], parts: [] }),
  check: ({ state }) => (state.passes >= 3 ? refusal('4.0', 'three-passes') : undefined),
  answer(play) {
    roll1d6(play, 'test');
    tell(play, { t: 'impulse-ended', side: 0, pass: true, passes: play.state.passes + 1, rule: '4.0' });
  },
};
const TABLE = { impulse: passing, afterwards: () => undefined, ranOn: () => undefined } as unknown as FrameTable;

describe('replay', () => {
  const record = { setup: game.world.setup, start: game.state, orders: [{ do: 'pass' }, { do: 'pass' }] as const };

  it('gives the game after each order, the same each time', () => {
    const [first, second] = [replay(TABLE, record), replay(TABLE, record)];
    expect(first.games.map((one) => one.state.passes)).toEqual([0, 1, 2]);
    expect(second.games.map((one) => hashState(one.state))).toEqual(first.games.map((one) => hashState(one.state)));
    expect(first.refused).toBeUndefined();
  });

  it('leaves the start as it was and agrees with the events folded over it', () => {
    const before = hashState(game.state);
    const { games, events } = replay(TABLE, record);
    expect(hashState(game.state)).toBe(before);
    expect(hashState(foldEvents(game.state, events.flat()))).toBe(hashState((games.at(-1) as Game).state));
  });

  it('stops at the order that the rules refuse', () => {
    const { games, refused } = replay(TABLE, { ...record, orders: Array.from({ length: 5 }, () => ({ do: 'pass' })) });
    expect(refused).toEqual({ order: 3, refusal: { rule: '4.0', why: 'three-passes' } });
    expect(games).toHaveLength(4);
  });
});
