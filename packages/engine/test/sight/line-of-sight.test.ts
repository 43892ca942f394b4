/** Conditions of line of sight that the rulebooks' examples leave out. */
import { describe, expect, test } from 'vitest';
import type { BoardDefinition } from '../../src/board/board.ts';
import { BLOCKED } from '../../src/board/sight-code.ts';
import { lineOfSight } from '../../src/rules/sight/line-of-sight.ts';
import { at, fireAt, foxholesAt, groundOf, look, rubbleAt, smokeAt, wreckAt } from '../fixtures/ground.ts';

const hill = (level: number, terrain = 'clear') => ({ terrain, level });
const seen = (hexes: BoardDefinition['hexes'], from: string, to: string): string =>
  look(groundOf({ hexes: hexes ?? {} }), from, to);

describe('10.3 degrading hexes', () => {
  test('two degrade the line twice, a third blocks it', () => {
    expect(seen({ D3: 'brush', D4: 'brush' }, 'D2', 'D6')).toBe('degraded 2');
    expect(seen({ D3: 'brush', D4: 'brush', D5: 'light-woods' }, 'D2', 'D6')).toBe('blocked');
  });

  test('terrain in the end hexes does nothing', () => {
    expect(seen({ D2: 'forest', D4: 'wooden-building' }, 'D2', 'D4')).toBe('clear');
  });

  test('touching a corner is nothing', () => {
    // D4 to I5 crosses E4, F5, G4 and H5, and only touches a corner of F4 and of G5.
    expect(seen({ F4: 'forest', G5: 'forest' }, 'D4', 'I5')).toBe('clear');
    expect(seen({ G4: 'forest' }, 'D4', 'I5')).toBe('blocked');
  });
});

describe('10.3 levels', () => {
  test('terrain of no height of its own works only among equals (ruling D-40)', () => {
    for (const terrain of ['brush', 'marsh', 'wheatfield']) {
      const effect = terrain === 'wheatfield' ? 'blocked' : 'degraded 1';
      expect(seen({ D3: terrain }, 'D2', 'D4')).toBe(effect);
      expect(seen({ D2: hill(1), D3: terrain }, 'D2', 'D4')).toBe('clear');
      expect(seen({ D2: hill(1), D3: hill(1, terrain), D4: hill(1) }, 'D2', 'D4')).toBe(effect);
      expect(seen({ D2: hill(1), D3: terrain, D4: hill(1) }, 'D2', 'D4')).toBe('clear');
    }
  });

  test('an obstacle above both ends is in the way at any distance', () => {
    expect(seen({ D1: hill(1), D3: 'forest' }, 'D1', 'D8')).toBe('blocked');
    expect(seen({ D1: hill(2), D3: 'forest' }, 'D1', 'D8')).toBe('clear');
  });

  test('a plain behind a hill is hidden from the plain before it', () => {
    expect(seen({ D3: hill(1) }, 'D2', 'D4')).toBe('blocked');
    expect(seen({ D2: hill(1), D3: hill(1), D4: hill(1) }, 'D2', 'D4')).toBe('clear');
    expect(seen({ D2: hill(2), D3: hill(3), D4: hill(2) }, 'D2', 'D4')).toBe('blocked');
  });

  test('a valley hides nothing', () => {
    expect(seen({ D3: hill(-1) }, 'D2', 'D4')).toBe('clear');
  });

  test('10.3.1 a slope must be clear all the way', () => {
    expect(seen({ D2: hill(3), D3: hill(2), D4: hill(1) }, 'D2', 'D5')).toBe('clear');
    expect(seen({ D2: hill(3), D3: hill(2, 'brush'), D4: hill(1) }, 'D2', 'D5')).toBe('blocked');
    expect(seen({ D2: hill(3), D3: hill(1), D4: hill(1) }, 'D2', 'D5')).toBe('blocked');
    expect(seen({ D2: hill(3), D3: hill(1), D4: hill(2) }, 'D2', 'D5')).toBe('blocked');
  });

  test('units in stands are one level up', () => {
    expect(seen({ D2: 'stands', D3: 'light-woods', D4: 'stands' }, 'D2', 'D4')).toBe('clear');
  });
});

describe('10.3.2 along hexsides', () => {
  // E2 to F4 runs between E3 and F3.
  const beside = (E3: string, F3: string, more: Partial<BoardDefinition> = {}) =>
    look(groundOf({ hexes: { E3, F3 }, ...more }), 'E2', 'F4');

  test.each([
    ['clear', 'forest', 'clear'],
    ['forest', 'forest', 'blocked'],
    ['forest', 'brush', 'degraded 1'],
    ['brush', 'light-woods', 'degraded 1'],
    ['forest', 'wooden-building', 'blocked'],
    ['bamboo-huts', 'stone-building', 'limited'],
  ])('%s and %s', (one, other, expected) => {
    expect(beside(one, other)).toBe(expected);
    expect(beside(other, one)).toBe(expected);
  });

  test('two hexes of one building leave no gap in any edition', () => {
    const building = { hexes: { E3: 'wooden-building', F3: 'wooden-building' }, buildings: [['E3', 'F3']] };
    for (const edition of ['v4.1', 'v4.2.1', 'v5.0'] as const) {
      expect(look(groundOf(building, edition), 'E2', 'F4')).toBe('blocked');
    }
  });

  test('by v4.2.1 a building does not fill its hex', () => {
    const mixed = { hexes: { E3: 'wooden-building', F3: 'forest' } };
    expect(look(groundOf(mixed, 'v4.2.1'), 'E2', 'F4')).toBe('clear');
    expect(look(groundOf(mixed, 'v4.1'), 'E2', 'F4')).toBe('blocked');
  });

  test('a hill on one side is nothing, on both sides it blocks', () => {
    expect(look(groundOf({ hexes: { E3: hill(1) } }), 'E2', 'F4')).toBe('clear');
    expect(look(groundOf({ hexes: { E3: hill(1), F3: hill(1) } }), 'E2', 'F4')).toBe('blocked');
    const houses = { E3: hill(1, 'wooden-building'), F3: hill(1, 'wooden-building') };
    expect(look(groundOf({ hexes: houses }), 'E2', 'F4')).toBe('blocked');
  });

  test('a line over the roofs is not limited', () => {
    const hexes = { E2: hill(1), F4: hill(1), E3: 'wooden-building', F3: 'wooden-building' };
    expect(look(groundOf({ hexes }), 'E2', 'F4')).toBe('clear');
  });

  test('a gap does not count among the degrading hexes (ruling D-48)', () => {
    // E3 to K3 runs between F3/F4, through G3, between H3/H4, through I3, between J3/J4.
    const gap = { F3: 'wooden-building', F4: 'bamboo-huts' };
    expect(seen({ ...gap, G3: 'brush', I3: 'brush' }, 'E3', 'K3')).toBe('limited, degraded 2');
    expect(seen({ ...gap, G3: 'brush', I3: 'brush', J3: 'brush', J4: 'brush' }, 'E3', 'K3')).toBe('blocked');
  });
});

describe('10.3.2 walls and hedges', () => {
  const wall = (kind: string, ...sides: [string, string][]) => sides.map((between) => ({ kind, between }));

  test('they matter only among equals in level (ruling D-44)', () => {
    const hexsides = wall('hedge', ['D3', 'D4']);
    expect(look(groundOf({ hexsides }), 'D2', 'D5')).toBe('blocked');
    expect(look(groundOf({ hexsides, hexes: { D2: hill(1) } }), 'D2', 'D5')).toBe('clear');
    expect(look(groundOf({ hexsides, hexes: { D2: hill(1), D5: hill(1) } }), 'D2', 'D5')).toBe('clear');
  });

  test('a wall of some height is an obstacle like others', () => {
    const hexsides = wall('bocage', ['D3', 'D4']);
    expect(look(groundOf({ hexsides }), 'D2', 'D5')).toBe('blocked');
    expect(look(groundOf({ hexsides, hexes: { D2: hill(2) } }), 'D2', 'D6')).toBe('clear');
    expect(look(groundOf({ hexsides }), 'D3', 'D5')).toBe('clear');
  });

  test('a line that leaves the wall it ran along is blocked, unless walls accompany it to the end', () => {
    expect(look(groundOf({ hexsides: wall('wall', ['F3', 'F4']) }), 'E3', 'I3')).toBe('blocked');
    expect(look(groundOf({ hexsides: wall('wall', ['F3', 'F4'], ['H3', 'H4']) }), 'E3', 'I3')).toBe('clear');
  });

  test('at a corner a wall must stand on either hand', () => {
    // From E3 to K3 the line leaves G3 through the corner between H3 and H4.
    expect(look(groundOf({ hexsides: wall('wall', ['G3', 'H3']) }), 'E3', 'K3')).toBe('clear');
    expect(look(groundOf({ hexsides: wall('wall', ['G3', 'H3'], ['G3', 'H4']) }), 'E3', 'K3')).toBe('blocked');
  });
});

describe('counters on the ground', () => {
  const plain = groundOf({ hexes: { E2: hill(1) } });

  test('7.0 smoke blocks up to two levels, and from one side of a hexside', () => {
    expect(look(plain, 'D2', 'D4', [smokeAt(plain, 'D3')])).toBe('blocked');
    expect(look(plain, 'D2', 'D3', [smokeAt(plain, 'D3')])).toBe('clear');
    expect(look(plain, 'D2', 'D4', [smokeAt(plain, 'D4'), smokeAt(plain, 'D2')])).toBe('clear');
    expect(look(plain, 'E2', 'E4', [smokeAt(plain, 'E3')])).toBe('blocked');
    expect(look(plain, 'K5', 'L7', [smokeAt(plain, 'K6')])).toBe('blocked');
    const high = groundOf({ hexes: { D2: hill(2), D4: hill(2) } });
    expect(look(high, 'D2', 'D4', [smokeAt(high, 'D3')])).toBe('clear');
  });

  test('18.1 fire for effect degrades at every level; 18.2 artillery covers the neighbours too', () => {
    const high = groundOf({ hexes: { D2: hill(9), D4: hill(9) } });
    expect(look(high, 'D2', 'D4', [fireAt(high, 'D3', 'mortar')])).toBe('degraded 1');
    expect(look(plain, 'D2', 'D6', [fireAt(plain, 'D4', 'mortar')])).toBe('degraded 1');
    expect(look(plain, 'D2', 'D6', [fireAt(plain, 'D4', 'artillery')])).toBe('blocked');
    expect(look(plain, 'D3', 'D5', [fireAt(plain, 'D4', 'artillery')])).toBe('degraded 1');
    expect(look(plain, 'D3', 'D4', [fireAt(plain, 'D4', 'artillery')])).toBe('clear');
  });

  test('18.2 fire for effect beside a hexside counts like terrain', () => {
    expect(look(plain, 'K5', 'L7', [fireAt(plain, 'K6', 'mortar')])).toBe('clear');
    expect(look(plain, 'K5', 'L7', [fireAt(plain, 'K6', 'artillery')])).toBe('degraded 1');
    const houses = groundOf({ hexes: { K6: 'wooden-building', L6: 'wooden-building' } });
    expect(look(houses, 'K5', 'L7', [fireAt(houses, 'K6', 'artillery')])).toBe('limited, degraded 1');
  });

  test('wrecks and rubble degrade through the hex, not along its sides', () => {
    for (const lay of [wreckAt, rubbleAt]) {
      expect(look(plain, 'D2', 'D4', [lay(plain, 'D3')])).toBe('degraded 1');
      expect(look(plain, 'K5', 'L7', [lay(plain, 'K6'), lay(plain, 'L6')])).toBe('clear');
    }
    expect(look(plain, 'E2', 'E4', [wreckAt(plain, 'E3')])).toBe('clear');
    expect(look(plain, 'E2', 'E4', [rubbleAt(plain, 'E3')])).toBe('degraded 1');
  });

  test('rubble is what is left of a building', () => {
    const house = groundOf({ hexes: { D3: 'wooden-building' } });
    expect(look(house, 'D2', 'D4')).toBe('blocked');
    expect(look(house, 'D2', 'D4', [rubbleAt(house, 'D3')])).toBe('degraded 1');
  });

  test('foxholes are no matter', () => {
    expect(look(plain, 'D2', 'D4', [foxholesAt(plain, 'D3')])).toBe('clear');
  });

  test('one set of markers may lie on different boards', () => {
    const markers = [foxholesAt(plain, 'D1'), smokeAt(plain, 'D3')];
    const woods = groundOf({ hexes: { F4: 'forest' } });
    expect(look(plain, 'D2', 'D4', markers)).toBe('blocked');
    expect(look(plain, 'F3', 'F5', markers)).toBe('clear');
    expect(look(woods, 'F3', 'F5', markers)).toBe('blocked');
  });

  test('off the map there is no line of sight', () => {
    expect(lineOfSight(plain, [], -1, at(plain, 'D2'))).toBe(BLOCKED);
    expect(lineOfSight(plain, [], at(plain, 'D2'), -1)).toBe(BLOCKED);
  });
});
