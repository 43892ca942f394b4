import { describe, expect, test } from 'vitest';
import { facingsTo, facingTo, impactSides, inCoveredArc, thinnest } from '../../src/rules/ordnance/arcs.ts';
import { FACINGS, type FacingName } from '../../src/state/facing.ts';
import { at, groundOf } from '../fixtures/ground.ts';

const ground = groundOf({});
const { board } = ground;
const vertex = (name: FacingName): number => FACINGS.indexOf(name);

describe('14.1 covered arcs', () => {
  test('the two hexes at the faced vertex are covered, the other four neighbours are not', () => {
    const covered = ['H4', 'I4', 'I5', 'H6', 'G5', 'G4'].filter((name) =>
      inCoveredArc(board, at(ground, 'H5'), vertex('NE'), at(ground, name)),
    );
    expect(covered).toEqual(['H4', 'I4']);
  });

  test('the hex rows at the edge of the arc belong to it, the next hexes beyond do not (ruling D-114)', () => {
    const covers = (name: string) => inCoveredArc(board, at(ground, 'H5'), vertex('E'), at(ground, name));
    expect(['I4', 'J4', 'K3', 'I5', 'J6', 'K6', 'J5', 'L5'].every(covers)).toBe(true);
    expect(['J3', 'K2', 'J7', 'H4', 'H6', 'G4'].some(covers)).toBe(false);
  });

  test('every other hex lies in one arc, or in two when it lies on the row between', () => {
    const here = at(ground, 'H5');
    const counts = board.ground.filter((there) => there !== here).map((there) => facingsTo(board, here, there).length);
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    expect(facingsTo(board, here, at(ground, 'H2')).map((facing) => FACINGS[facing])).toEqual(['NE', 'NW']);
    expect(facingsTo(board, here, here)).toHaveLength(6);
  });

  test('a turret turns by the shorter way to the nearer of two facings', () => {
    const here = at(ground, 'H5');
    expect(FACINGS[facingTo(board, here, vertex('SW'), at(ground, 'H2'))]).toBe('NW');
    expect(FACINGS[facingTo(board, here, vertex('E'), at(ground, 'H2'))]).toBe('NE');
  });
});

describe('14.1.3 angle of impact', () => {
  const sides = (from: string, facing: FacingName) =>
    impactSides(board, at(ground, 'H5'), vertex(facing), at(ground, from));

  test('front, flank and rear by the bearing of the shooter', () => {
    expect(sides('L5', 'E')).toEqual(['front']);
    expect(sides('I4', 'E')).toEqual(['front']);
    expect(sides('H4', 'E')).toEqual(['flank']);
    expect(sides('H7', 'E')).toEqual(['flank']);
    expect(sides('D5', 'E')).toEqual(['rear']);
    expect(sides('G4', 'E')).toEqual(['rear']);
  });

  test('a shot exactly along the line strikes either side', () => {
    expect(sides('I3', 'E')).toEqual(['front', 'flank']);
    expect(sides('I6', 'E')).toEqual(['front', 'flank']);
    expect(sides('G3', 'E')).toEqual(['flank', 'rear']);
    expect(sides('G6', 'E')).toEqual(['flank', 'rear']);
    expect(sides('L5', 'NE')).toEqual(['front', 'flank']);
    expect(sides('L5', 'SW')).toEqual(['flank', 'rear']);
  });

  test('of two, the thinner armour is the better for the shooter, and none at all the best', () => {
    expect(thinnest({ front: 5, flank: 3, rear: 2 }, ['front', 'flank'])).toBe('flank');
    expect(thinnest({ front: 2, flank: 4, rear: 1 }, ['front', 'flank'])).toBe('front');
    expect(thinnest({ front: 2, flank: 0, rear: null }, ['flank', 'rear'])).toBe('rear');
  });
});
