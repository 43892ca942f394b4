import { describe, expect, test } from 'vitest';
import type { BoardDefinition, LocationId } from '../../src/board/board.ts';
import { adjacencyOf, areAdjacent, crossedHexsideOf } from '../../src/rules/sight/adjacency.ts';
import { at, groundOf, hexAt, look, type TestGround } from '../fixtures/ground.ts';

const TOWN: Partial<BoardDefinition> = {
  hexes: Object.fromEntries(['F2', 'G2', 'G3', 'H3', 'H4', 'I3'].map((hex) => [hex, 'stone-building'])),
  buildings: [
    ['F2', 'G2', 'G3'],
    ['H3', 'H4', 'I3'],
  ],
  strata: [{ at: 'G4', stratum: 'bunker' }],
};

const adjacent = (ground: TestGround, a: string, b: string): boolean => {
  const [one, other] = [at(ground, a), at(ground, b)];
  const listed = adjacencyOf(ground.board, ground.rules)[one]?.includes(other);
  expect(areAdjacent(ground, one, other)).toBe(listed);
  expect(areAdjacent(ground, other, one)).toBe(listed);
  return listed ?? false;
};

describe('10.4.1 hexes within hexes', () => {
  const town = groundOf(TOWN);
  test.each([
    ['HWH-1 outside the bunker', 'G5', 'G4', true],
    ['HWH-1 inside the bunker', 'G5', 'G4:bunker', true],
    ['D-46 into the own bunker', 'G4', 'G4:bunker', true],
    ['a bunker and a building level', 'G4:bunker', 'G3:upper', true],
    ['HWH-2 the ground floor', 'G1', 'G2', true],
    ['HWH-2 the upper level', 'G1', 'G2:upper', true],
    ['HWH-3 same level of one building', 'F2', 'G2', true],
    ['HWH-3 other level of one building', 'F2', 'G2:upper', false],
    ['upper levels of one building', 'F2:upper', 'G2:upper', true],
    ['D-46 the level above', 'G2', 'G2:upper', true],
    ['another building, other level', 'G2', 'H3:upper', true],
    ['two hexes apart', 'F2', 'H3', false],
    ['itself', 'F2', 'F2', false],
  ])('%s: %s and %s', (_, a, b, expected) => {
    expect(adjacent(town, a, b)).toBe(expected);
  });

  test('10.2 by the older editions levels of any two multi-story buildings are apart', () => {
    for (const edition of ['v4.1', 'v4.2.1'] as const) {
      const older = groundOf(TOWN, edition);
      expect(adjacent(older, 'G2', 'H3:upper')).toBe(false);
      expect(look(older, 'G2', 'H3:upper')).toBe('blocked');
      expect(adjacent(older, 'G1', 'G2:upper')).toBe(true);
      expect(adjacent(older, 'G2', 'H3')).toBe(true);
    }
    expect(look(town, 'G2', 'H3:upper')).toBe('clear');
  });

  test('10.2 hills of different level are adjacent, and locations of one hex see each other', () => {
    const hills = groundOf({ hexes: { B2: { level: 3 } }, strata: [{ at: 'B2', stratum: 'cave' }] });
    expect(adjacent(hills, 'B2', 'B3')).toBe(true);
    expect(look(hills, 'B2', 'B3')).toBe('clear');
    expect(look(hills, 'B2', 'B2:cave')).toBe('clear');
    expect(look(town, 'G2', 'G2:upper')).toBe('clear');
  });

  test('off the map nothing is adjacent', () => {
    const offMap: LocationId = -1;
    expect(areAdjacent(town, offMap, at(town, 'G2'))).toBe(false);
  });
});

describe('D-44 the hexside that a shot crosses into the target hex', () => {
  const walled = groundOf({
    hexsides: [
      { kind: 'wall', between: ['K6', 'L7'] },
      { kind: 'hedge', between: ['F4', 'F5'] },
      { kind: 'wall', between: ['F4', 'G4'] },
      { kind: 'bocage', between: ['C2', 'C3'] },
    ],
  });
  const crossed = (from: string, to: string) =>
    crossedHexsideOf(walled.board, hexAt(walled, from), hexAt(walled, to))?.id;

  test.each([
    ['a neighbour', 'K6', 'L7', 'wall'],
    ['from afar', 'J6', 'L7', 'wall'],
    ['only a side of the target hex counts', 'J6', 'M7', undefined],
    ['the own side when firing out', 'L7', 'J6', undefined],
    ['another side', 'L6', 'L7', undefined],
    ['a corner with terrain on one side only', 'K5', 'L7', undefined],
    ['a corner with terrain on both sides shelters by the lesser', 'G5', 'F4', 'hedge'],
    ['straight north', 'C6', 'C2', 'bocage'],
    ['into the own hex', 'C2', 'C2', undefined],
  ])('%s: %s to %s', (_, from, to, expected) => {
    expect(crossed(from, to)).toBe(expected);
  });
});
