/** Every worked example of the rulebooks about line of sight, looked at from both ends. */
import { describe, expect, test } from 'vitest';
import type { BoardDefinition } from '../../src/board/board.ts';
import { obstacleTop } from '../../src/board/obstacles.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import type { GroundMarker } from '../../src/state/state.ts';
import { at, groundOf, hexAt, look, rubbleAt, type TestGround, wreckAt } from '../fixtures/ground.ts';

interface Example {
  readonly id: string;
  readonly board: Partial<BoardDefinition>;
  readonly editions?: readonly EditionId[];
  readonly markers?: (ground: TestGround) => GroundMarker[];
  readonly sees: readonly (readonly [from: string, to: string, seen: string])[];
}

const hill = (level: number, terrain = 'clear') => ({ terrain, level });
const stone = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, 'stone-building']));
const WIDE: Partial<BoardDefinition> = { columns: ['A', 'AH'] };

const EXAMPLES: readonly Example[] = [
  { id: 'LOS-5 brush between equals', board: { hexes: { M5: 'brush' } }, sees: [['M6', 'M4', 'degraded 1']] },
  { id: 'M-LOS-5 brush between equals', board: { hexes: { J3: 'brush' } }, sees: [['J2', 'J4', 'degraded 1']] },
  {
    id: 'LOS-6 a wooden building',
    board: { hexes: { D6: 'wooden-building' } },
    sees: [
      ['C6', 'E5', 'blocked'],
      ['C6', 'D6', 'clear'],
      ['D6', 'E5', 'clear'],
    ],
  },
  { id: 'M-LOS-6 a wooden building', board: { hexes: { L3: 'wooden-building' } }, sees: [['K3', 'M2', 'blocked']] },
  {
    id: 'LOS-7 from upper level to upper level over rubble',
    board: {
      hexes: stone('G2', 'G1', 'F1', 'I3', 'J3', 'J4'),
      buildings: [
        ['G2', 'G1', 'F1'],
        ['I3', 'J3', 'J4'],
      ],
    },
    markers: (ground) => [rubbleAt(ground, 'H3')],
    sees: [
      ['G2:upper', 'I3:upper', 'clear'],
      ['G2', 'I3', 'degraded 1'],
    ],
  },
  {
    id: 'M-LOS-7 from upper level to upper level over light woods',
    board: {
      ...WIDE,
      hexes: { ...stone('AF4', 'AG4', 'AG3', 'AC4', 'AB4', 'AB5'), AE4: 'light-woods' },
      buildings: [
        ['AF4', 'AG4', 'AG3'],
        ['AC4', 'AB4', 'AB5'],
      ],
    },
    sees: [
      ['AF4:upper', 'AC4:upper', 'clear'],
      ['AF4', 'AC4', 'degraded 1'],
    ],
  },
  {
    id: 'LOS-8 light woods cast a shadow',
    board: { hexes: { K3: hill(1), K2: 'light-woods' } },
    sees: [
      ['K3', 'K1', 'degraded 1'],
      ['K3', 'K0', 'clear'],
    ],
  },
  {
    id: 'LOS-8 a wooden building casts a shadow',
    board: { hexes: { K3: hill(1), K2: 'wooden-building' } },
    sees: [
      ['K3', 'K1', 'blocked'],
      ['K3', 'K0', 'clear'],
    ],
  },
  {
    id: 'M-LOS-8 light jungle',
    board: { hexes: { C5: hill(1), C4: 'light-jungle' } },
    sees: [
      ['C5', 'C3', 'degraded 1'],
      ['C5', 'C2', 'clear'],
    ],
  },
  {
    id: 'M-LOS-8 a building',
    board: { hexes: { C5: hill(1), C4: 'wooden-building' } },
    sees: [
      ['C5', 'C3', 'blocked'],
      ['C5', 'C2', 'clear'],
    ],
  },
  {
    id: 'LOS-9 over a low building from upstairs',
    board: { hexes: stone('J3', 'J4', 'I4', 'I5'), buildings: [['J4', 'I4', 'I5']] },
    sees: [
      ['J4:upper', 'J2', 'blocked'],
      ['J4:upper', 'J1', 'clear'],
    ],
  },
  {
    id: 'LOS-9b the shadow grows with distance',
    board: { hexes: stone('J3', 'J5', 'I5', 'I6'), buildings: [['J5', 'I5', 'I6']] },
    sees: [
      ['J5:upper', 'J2', 'blocked'],
      ['J5:upper', 'J1', 'blocked'],
      ['J5:upper', 'J4', 'clear'],
    ],
  },
  {
    id: 'M-LOS-9 the shadow grows with distance',
    board: {
      ...WIDE,
      hexes: stone('AG3', 'AG2', 'AF3', 'AG5'),
      buildings: [['AG3', 'AG2', 'AF3']],
    },
    sees: [
      ['AG3:upper', 'AG6', 'blocked'],
      ['AG3:upper', 'AG7', 'blocked'],
      ['AG3:upper', 'AG8', 'clear'],
    ],
  },
  {
    id: 'LOS-10, LOS-10b, M-LOS-10, W-LOS-10 from above the obstacle, and down a slope',
    board: { hexes: { I4: hill(2), I5: hill(1), I6: 'light-jungle' } },
    sees: [
      ['I4', 'I5', 'clear'],
      ['I4', 'I6', 'clear'],
      ['I4', 'I7', 'degraded 1'],
      ['I4', 'I8', 'clear'],
    ],
  },
  {
    id: 'LOS-11, M-LOS-11 down a slope',
    board: { hexes: { I5: hill(2), I4: hill(1), I3: 'road', I2: 'road' } },
    sees: [
      ['I5', 'I3', 'clear'],
      ['I5', 'I2', 'clear'],
    ],
  },
  {
    id: 'LOS-11 no slope over two steps of one level',
    board: { hexes: { I5: hill(2), I4: hill(1), I3: hill(1), I2: 'road' } },
    sees: [
      ['I5', 'I3', 'clear'],
      ['I5', 'I2', 'blocked'],
    ],
  },
  {
    id: 'LOS-12, M-LOS-12 the edge of a plateau',
    board: { columns: ['A', 'V'], rows: [1, 9], hexes: { U2: hill(1), U3: hill(1), U4: hill(1), U5: hill(1) } },
    sees: [
      ['U2', 'U3', 'clear'],
      ['U2', 'U4', 'clear'],
      ['U2', 'U5', 'clear'],
      ['U2', 'U6', 'blocked'],
      ['U2', 'U7', 'blocked'],
      ['U2', 'U8', 'blocked'],
      ['U2', 'U9', 'clear'],
    ],
  },
  {
    id: 'LOS-13, J-TEC-2 along a wall',
    board: { hexsides: [{ kind: 'wall', between: ['K6', 'L6'] }] },
    sees: [['K5', 'L7', 'clear']],
  },
  {
    id: 'M-LOS-13 along a wall',
    board: { hexsides: [{ kind: 'wall', between: ['F4', 'G3'] }] },
    sees: [['F3', 'G4', 'clear']],
  },
  {
    id: 'TEC-1, J-TEC-3 along a wall',
    board: { hexsides: [{ kind: 'wall', between: ['F3', 'F4'] }] },
    sees: [['E3', 'G3', 'clear']],
  },
  {
    id: 'J-TEC-1 along a hedge',
    board: { hexsides: [{ kind: 'hedge', between: ['K2', 'L2'] }] },
    sees: [['K1', 'L3', 'clear']],
  },
  {
    id: 'LOS-14 across a wall',
    board: { hexsides: [{ kind: 'wall', between: ['K6', 'L7'] }] },
    sees: [
      ['J6', 'M7', 'blocked'],
      ['J6', 'L7', 'clear'],
      ['K6', 'M7', 'clear'],
    ],
  },
  {
    id: 'LOS-15 between two buildings',
    board: { hexes: { E3: 'wooden-building', F3: 'wooden-building' } },
    editions: ['v5.0'],
    sees: [['E2', 'F4', 'limited']],
  },
  {
    id: 'between two buildings by v4.2.1',
    board: { hexes: { E3: 'wooden-building', F3: 'wooden-building' } },
    editions: ['v4.2.1'],
    sees: [['E2', 'F4', 'clear']],
  },
  {
    id: 'W-LOS-14 between two buildings by v4.1',
    board: { hexes: { E3: 'wooden-building', F3: 'wooden-building' } },
    editions: ['v4.1'],
    sees: [['E2', 'F4', 'blocked']],
  },
  {
    id: 'IMP-12 one degradation for each hex',
    board: { hexes: { M5: 'light-woods' } },
    markers: (ground) => [wreckAt(ground, 'M5')],
    sees: [['M6', 'M4', 'degraded 1']],
  },
  {
    id: 'BLD-3 different levels of one building',
    board: { hexes: stone('F2', 'G2', 'G3'), buildings: [['F2', 'G2', 'G3']] },
    sees: [
      ['F2', 'G2:upper', 'blocked'],
      ['F2', 'G2', 'clear'],
      ['F2:upper', 'G2:upper', 'clear'],
    ],
  },
  {
    id: 'EOP-MINF: K4 to I4 along a hexside with jungle on one side',
    board: { hexes: { J5: 'light-jungle' } },
    sees: [['K4', 'I4', 'clear']],
  },
  {
    id: 'EOP-WARM: G6 to F5 along a hexside with a wreck beside it',
    board: {},
    markers: (ground) => [wreckAt(ground, 'F6'), wreckAt(ground, 'G5')],
    sees: [['G6', 'F5', 'clear']],
  },
];

const ALL: readonly EditionId[] = ['v4.1', 'v4.2.1', 'v5.0'];

describe('10.3 worked examples of line of sight', () => {
  for (const { id, board, editions = ALL, markers, sees } of EXAMPLES) {
    test.each(editions)(`${id} (%s)`, (edition) => {
      const ground = groundOf(board, edition);
      const counters = markers?.(ground) ?? [];
      for (const [from, to, seen] of sees) {
        expect([from, to, look(ground, from, to, counters)]).toEqual([from, to, seen]);
        expect([to, from, look(ground, to, from, counters)]).toEqual([to, from, seen]);
      }
    });
  }
});

describe('10.3 how high an obstacle rises', () => {
  test.each([
    ['LOS-1 forest on a level-1 hill', { A1: hill(1, 'forest') }, 3],
    ['LOS-2 a wooden building on a level-2 hill', { A1: hill(2, 'wooden-building') }, 3],
    ['LOS-3 a stone building of three hexes on a level-1 hill', threeStone(1), 3],
    ['LOS-4 light woods on a level-1 hill', { A1: hill(1, 'light-woods') }, 2],
    ['a stone building of one hex', { A1: 'stone-building' }, 1],
    ['brush', { A1: 'brush' }, 0],
  ])('%s', (_, hexes, top) => {
    const ground = groundOf({ hexes, ...('A2' in hexes ? { buildings: [['A1', 'A2', 'B2']] } : {}) });
    expect(obstacleTop(ground.board, hexAt(ground, 'A1'))).toBe(top);
  });
});

function threeStone(level: number): Record<string, { terrain: string; level: number }> {
  return Object.fromEntries(['A1', 'A2', 'B2'].map((hex) => [hex, hill(level, 'stone-building')]));
}

describe('10.2 levels of buildings', () => {
  test.each([
    ['BLD-1 on the ground', 0, 1],
    ['BLD-2 on a level-1 hill', 1, 2],
  ])('%s', (_, level, upper) => {
    const ground = groundOf({ hexes: threeStone(level), buildings: [['A1', 'A2', 'B2']] });
    expect(ground.board.locations[at(ground, 'A1:upper')]?.level).toBe(upper);
  });

  test('a scenario can keep every building to one story', () => {
    const ground = groundOf({ hexes: threeStone(0), buildings: [['A1', 'A2', 'B2']], oneStory: true });
    expect(ground.board.locationNamed.has('A1:upper')).toBe(false);
    expect(obstacleTop(ground.board, hexAt(ground, 'A1'))).toBe(1);
  });
});
