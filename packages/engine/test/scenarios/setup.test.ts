import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../src/core/dice.ts';
import { decision, type Game, gameIn, give, type Order, orders, whyNot } from '../../src/index.ts';
import { readOrder, readPosition, writePosition } from '../../src/notation/index.ts';
import type { Side } from '../../src/state/state.ts';
import { makeWorld } from '../../src/world.ts';
import { LIBRARY as library } from '../notation/library.ts';

/** A garrison is set up in and around a farm; raiders get their weapons and come on by an edge that a die decides. */
const RAID = {
  board: {
    columns: ['A', 'G'],
    rows: [1, 5],
    hexes: { D3: 'wooden-building', F2: 'forest', D5: 'pool' },
  },
  phase: 'setup',
  turns: 2,
  initiative: 'german',
  units: {
    medrow: { is: 'leader 6-0-6', side: 'us' },
    u1: { is: 'squad 2-5-4-6', side: 'us' },
    u2: { is: 'squad 2-5-4-6', side: 'us' },
    u3: { is: 'squad 2-5-4-6', side: 'us' },
    u4: { is: 'squad 2-5-4-6', side: 'us' },
    team: { is: 'weapon-team 2-2..30-2-6 mortar', side: 'us' },
    sniper: { is: 'sniper 6', side: 'us' },
    doc: { is: 'medic 6-6', side: 'german' },
    g1: { is: 'squad 1-6-4-5', side: 'german' },
    g2: { is: 'half-squad 1-5-4-5', side: 'german' },
    v1: { is: 'squad 1-6-4-5', side: 'german' },
  },
  weapons: {
    bar: { is: 'machine-gun 1-6', by: 'u1' },
    mg1: { is: 'machine-gun 2-8', by: 'g1' },
    mg2: { is: 'machine-gun 2-8', by: 'g1' },
  },
  deployments: [
    {
      side: 'us',
      units: ['medrow', 'u1', 'u2', 'u3', 'u4', 'team'],
      weapons: ['bar'],
      hexes: ['D3', 'D4', 'E3', 'D5'],
    },
    { side: 'german', units: ['doc', 'g1', 'g2'], weapons: ['mg1', 'mg2'] },
    { side: 'german', units: ['v1'], hexes: ['F1'] },
  ],
  entries: [
    {
      side: 'german',
      turn: 1,
      units: ['doc', 'g1', 'g2'],
      edges: {
        by: [
          { edge: 'north', hexes: ['A1', 'D1', 'G1'] },
          { edge: 'west', hexes: ['A1', 'A3', 'A5'] },
          { edge: 'south', hexes: ['A5', 'D5', 'G5'] },
        ],
        die: ['north', 'north', 'west', 'west', 'south', 'south'],
      },
    },
  ],
  events: [
    {
      id: 'A',
      trigger: 'occupation',
      hex: 'F1',
      side: 'us',
      effects: [
        { effect: 'read', paragraph: 'one' },
        { effect: 'deploy', deployment: 2 },
      ],
    },
  ],
  withheld: [{ units: ['sniper'], event: 'A' }],
};

function start(change: object = {}, dice: readonly number[] = []): Game {
  const read = readPosition({ ...RAID, ...change }, library);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return gameIn(makeWorld(read.ok.setup), { ...read.ok.state, dice: scriptedDice(dice) });
}

function order(game: Game, written: object): Order {
  const read = readOrder(game, written);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.ok;
}

function play(game: Game, ...written: readonly object[]): Game {
  let now = game;
  for (const one of written) {
    const outcome = give(now, order(now, one));
    if ('refused' in outcome) throw new Error(`${JSON.stringify(one)}: ${outcome.refused.why}`);
    now = outcome.game;
  }
  return now;
}

const refused = (game: Game, written: object): string | undefined => whyNot(game, order(game, written))?.why;
const deploy = (unit: string, at: string) => ({ do: 'deploy', unit, at });

const GARRISON = [
  deploy('medrow', 'D3'),
  deploy('u1', 'D3'),
  deploy('u2', 'D3'),
  deploy('u3', 'D3'),
  deploy('u4', 'E3'),
  deploy('team', 'D4'),
];
const READY = { do: 'ready' };

/** On to the first impulse, with nothing done in the Rally Phase. */
function begin(game: Game): Game {
  let now = game;
  for (let asked = decision(now); asked && asked.kind !== 'impulse'; asked = decision(now)) {
    now = play(now, asked.kind === 'setup' ? READY : { do: 'done' });
  }
  return now;
}

const owed = (game: Game): [Side | undefined, string | undefined] => {
  const asked = decision(game);
  return [asked?.side, asked?.kind];
};

describe('22.0 setting up', () => {
  it('asks the sides in the order of their forces, then begins the battle', () => {
    const game = start();
    expect(owed(game)).toEqual([0, 'setup']);
    const second = play(game, ...GARRISON, READY);
    expect(owed(second)).toEqual([1, 'setup']);
    expect(second.state.phase).toBe('setup');
    expect(owed(begin(play(start({}, [1]), ...GARRISON)))).toEqual([1, 'impulse']);
  });

  it('offers every place and every hand, and nothing that is refused', () => {
    const game = play(start(), deploy('u1', 'D3'));
    const listed = [...orders(game)];
    expect(listed.filter((one) => whyNot(game, one))).toEqual([]);
    expect(listed).toContainEqual(order(game, deploy('u1', 'E3')));
    expect(listed).toContainEqual(order(game, { do: 'equip', weapon: 'bar', unit: 'medrow' }));
    expect(listed).not.toContainEqual(READY);
  });

  it('keeps to the area, to passable ground, to stacking and to what weapon teams can enter', () => {
    const game = play(start(), deploy('u1', 'D3'), deploy('u2', 'D3'), deploy('u3', 'D3'));
    expect(refused(game, deploy('medrow', 'B2'))).toBe('outside-the-setup-area');
    expect(refused(game, deploy('medrow', 'D5'))).toBe('nobody-can-stand-there');
    expect(refused(game, deploy('u4', 'D3'))).toBe('no-more-than-three-squads-or-their-equivalent');
    expect(refused(start(), deploy('team', 'D3'))).toBe('this-weapon-team-cannot-enter-buildings');
    expect(refused(game, deploy('g1', 'E3'))).toBe('not-a-unit-that-is-set-up-now');
    expect(refused(game, deploy('u1', 'D3'))).toBe('the-unit-stands-there-already');
    expect(refused(game, { do: 'pass' })).toBe('the-forces-are-being-set-up');
  });

  it('lets a unit be set up elsewhere until all is ready', () => {
    const game = play(start(), deploy('u1', 'D3'), deploy('u1', 'E3'));
    expect(game.state.units.find(({ name }) => name === 'u1')?.at).toBe(game.world.board.locationNamed.get('E3'));
    expect(refused(game, READY)).toBe('every-unit-must-be-set-up-first');
  });

  it('gives out weapons within what each can carry', () => {
    const game = play(start(), ...GARRISON, READY);
    expect(refused(game, { do: 'equip', weapon: 'mg1', unit: 'doc' })).toBe(
      'this-single-man-counter-carries-no-support-weapons',
    );
    expect(refused(game, { do: 'equip', weapon: 'bar', unit: 'g1' })).toBe('not-a-weapon-that-is-given-out-now');
    expect(refused(game, { do: 'equip', weapon: 'mg1', unit: 'g1' })).toBe('the-unit-has-that-weapon-already');
    const given = play(game, { do: 'equip', weapon: 'mg1', unit: 'g2' });
    expect(refused(given, { do: 'equip', weapon: 'mg2', unit: 'g2' })).toBe(
      'carries-as-many-support-weapons-as-it-can',
    );
  });

  it('takes the ground when everybody stands, not before', () => {
    const at = start().world.board.locationNamed.get('E3') as number;
    expect(play(start(), deploy('u4', 'E3')).state.control[at]).toBe(-1);
    expect(play(start({}, [1]), ...GARRISON, READY, READY).state.control[at]).toBe(0);
  });

  it('can be written down and read back', () => {
    const game = play(start(), deploy('u1', 'D3'));
    const read = readPosition(writePosition(game, library), library);
    expect(read).toMatchObject({ ok: { state: { stack: game.state.stack, units: game.state.units } } });
  });
});

describe('22.0 entry by one of several edges', () => {
  const entering = (die: number): Game => begin(play(start({}, [die]), ...GARRISON));
  const places = (game: Game): string[] => {
    const found = decision(game)?.parts.find((part) => part.do === 'enter');
    const entries = found?.do === 'enter' ? (found.entries ?? []) : [];
    return entries.map((at) => game.world.board.locations[at]?.name ?? '').sort();
  };

  it.each([
    [2, ['A1', 'D1', 'G1']],
    [3, ['A1', 'A3', 'A5']],
    [6, ['A5', 'G5']],
  ])('is decided by a die before the first impulse: %i', (die, expected) => {
    expect(places(entering(die))).toEqual(expected);
  });

  it('binds all to the edge by which the first came, and leaves a corner open', () => {
    const [entry] = RAID.entries;
    const edges = { by: entry?.edges.by };
    const free = (): Game => begin(play(start({ entries: [{ ...entry, edges }] }), ...GARRISON));
    expect(places(free())).toHaveLength(6);
    const enter = (at: string) => ({ do: 'enter', units: ['g1'], at, mode: 'move' });
    expect(play(free(), enter('D1')).state.scenario.entryEdges).toEqual({ 0: ['north'] });
    expect(play(free(), enter('A1')).state.scenario.entryEdges).toEqual({ 0: ['north', 'west'] });
  });
});

describe('1.8 forces that an event brings', () => {
  const board = { ...RAID.board, hexes: { ...RAID.board.hexes, F2: 'brush' } };
  const near = (): Game => {
    const units = { ...RAID.units, u4: { is: 'squad 2-5-4-6', side: 'us', at: 'F2' } };
    const deployments = [{ side: 'us', units: ['u1'], hexes: ['D3'] }, ...RAID.deployments.slice(1)];
    const change = { board, units, deployments, initiative: 'us', entries: [] };
    const begun = begin(play(start(change), deploy('u1', 'D3')));
    return play(begun, { do: 'activate', at: ['F2'] }, { do: 'move', units: ['u4'], mode: 'move' });
  };

  it('are set up by their owner, next to hexes that the enemy holds', () => {
    const game = near();
    const outcome = give(game, order(game, { do: 'step', to: 'F1' }));
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    expect(outcome.events).toContainEqual({ t: 'paragraph-read', paragraph: 'one', rule: '1.8' });
    const { game: asked } = outcome;
    expect(owed(asked)).toEqual([1, 'setup']);
    expect(refused(asked, READY)).toBe('every-unit-must-be-set-up-first');
    expect(refused(asked, deploy('v1', 'F1'))).toBe('enemies-are-there');
    expect(owed(play(asked, deploy('v1', 'E1'), READY))).toEqual([1, 'opportunity-fire']);
  });

  it('and until then a sniper is withheld', () => {
    const game = near();
    const placing = { do: 'place-sniper', unit: 'sniper', at: 'D3' };
    expect(refused(game, placing)).toBe('not-offered-during-a-move');
    const impulse = play(begin(play(start({}, [1]), ...GARRISON)), { do: 'pass' });
    expect(refused(impulse, placing)).toBe('not-a-sniper-of-yours-to-place');
  });
});
