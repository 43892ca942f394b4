/** What must hold of sight on any board, whatever lies on it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardDefinition, HexDefinition, Location } from '../../src/board/board.ts';
import { areFloorsApart } from '../../src/board/floors.ts';
import { BLOCKED } from '../../src/board/sight-code.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { areAdjacent } from '../../src/rules/sight/adjacency.ts';
import { explainSight } from '../../src/rules/sight/explain.ts';
import { degradingOf, hasGap, isBlocked, lineOfSight } from '../../src/rules/sight/line-of-sight.ts';
import type { GroundMarker } from '../../src/state/state.ts';
import { CHART } from '../fixtures/chart.ts';
import { groundOf, type TestGround } from '../fixtures/ground.ts';

const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const ROWS = [1, 2, 3, 4, 5, 6];
const NAMES = COLUMNS.flatMap((column) => ROWS.map((row) => `${column}${row}`));
const HEXES = NAMES.length;

const coordinate = fc.integer({ min: -110, max: 110 });
const shape = fc.oneof(
  fc.record({ circle: fc.tuple(coordinate, coordinate, fc.integer({ min: 5, max: 60 })) }),
  fc.record({ polygon: fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 6 }) }),
);
const hex: fc.Arbitrary<HexDefinition> = fc.record(
  {
    terrain: fc.oneof({ weight: 2, arbitrary: fc.constant('clear') }, fc.constantFrom(...Object.keys(CHART.terrain))),
    level: fc.constantFrom(0, 0, 0, 1, 2),
    shapes: fc.array(shape, { maxLength: 3 }),
  },
  { requiredKeys: ['terrain', 'level'] },
);
const DOWN = NAMES.filter((name) => !name.endsWith('6')).map((name): [string, string] => [name, below(name)]);
const hexsides = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(CHART.hexsides)), between: fc.constantFrom(...DOWN) }),
  { maxLength: 8 },
);

function below(name: string): string {
  return `${name[0]}${Number(name.slice(1)) + 1}`;
}

/** Once a hexside has a kind, others may not give it another. */
const once = <Side extends { between: [string, string] }>(sides: readonly Side[]): Side[] =>
  sides.filter((side, i) => sides.findIndex((other) => other.between[0] === side.between[0]) === i);

const definition: fc.Arbitrary<Partial<BoardDefinition>> = fc
  .record({ hexes: fc.array(hex, { minLength: HEXES, maxLength: HEXES }), hexsides, town: fc.boolean() })
  .map(({ hexes, town, ...rest }) => ({
    columns: ['A', 'G'],
    rows: [1, 6],
    halfHexes: false,
    hexes: {
      ...Object.fromEntries(hexes.map((each, i) => [NAMES[i], each])),
      ...(town ? Object.fromEntries(['C3', 'C4', 'D4', 'D5'].map((name) => [name, 'stone-building'])) : {}),
    },
    ...(town ? { buildings: [['C3', 'C4', 'D4', 'D5']], strata: [{ at: 'D4', stratum: 'rooftop' }] } : {}),
    hexsides: once(rest.hexsides),
  }));

const place = fc.integer({ min: 0, max: HEXES - 1 });
const marker: fc.Arbitrary<GroundMarker> = fc.oneof(
  fc.record({ kind: fc.constant('smoke' as const), hex: place, life: fc.constantFrom(1 as const, 2 as const) }),
  fc.record({
    kind: fc.constant('ffe' as const),
    hex: place,
    source: fc.constantFrom('mortar' as const, 'artillery' as const),
    firepower: fc.constant(2),
    side: fc.constant(0 as const),
  }),
  fc.record({ kind: fc.constant('wreck' as const), hex: place }),
  fc.record({ kind: fc.constant('rubble' as const), hex: place }),
  fc.record({ kind: fc.constant('foxholes' as const), hex: place, tm: fc.constant(1) }),
);
const markers = fc.array(marker, { maxLength: 6 });
const edition = fc.constantFrom<EditionId>('v4.1', 'v4.2.1', 'v5.0');

function* pairsOf(ground: TestGround): Generator<[number, number]> {
  const count = ground.board.locations.length;
  for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) yield [a, b];
}

/** Checks a claim for all pairs of locations; names the first pair for which it fails. */
function everyPair(ground: TestGround, holds: (a: number, b: number) => boolean): void {
  for (const [a, b] of pairsOf(ground)) {
    if (!holds(a, b)) {
      const name = (location: number): string => (ground.board.locations[location] as Location).name;
      expect.fail(`fails from ${name(a)} to ${name(b)}`);
    }
  }
  expect(ground.board.locations.length).toBeGreaterThan(0);
}

const RUNS = { numRuns: 30 };

describe('10.3 on any board', () => {
  test('sight is reciprocal, with and without counters, and degraded at most twice', () => {
    fc.assert(
      fc.property(definition, markers, edition, (board, lying, by) => {
        const ground = groundOf(board, by);
        everyPair(ground, (a, b) => {
          const code = lineOfSight(ground, lying, a, b);
          const back = lineOfSight(ground, [...lying], b, a);
          return (
            code === back && degradingOf(code) <= 2 && lineOfSight(ground, [], a, b) === lineOfSight(ground, [], b, a)
          );
        });
      }),
      RUNS,
    );
  });

  test('neighbours see each other clearly, unless they are on different floors', () => {
    fc.assert(
      fc.property(definition, markers, edition, (board, lying, by) => {
        const ground = groundOf(board, by);
        everyPair(ground, (a, b) => {
          if (!areAdjacent(ground, a, b))
            return !areFloorsApart(ground.board, ground.rules, a, b) || isBlocked(lineOfSight(ground, lying, a, b));
          return lineOfSight(ground, lying, a, b) === 0;
        });
      }),
      RUNS,
    );
  });

  test('smoke never opens a line', () => {
    fc.assert(
      fc.property(definition, markers, place, edition, (board, lying, smoke, by) => {
        const ground = groundOf(board, by);
        const more: GroundMarker[] = [...lying, { kind: 'smoke', hex: smoke, life: 2 }];
        everyPair(ground, (a, b) => {
          const before = lineOfSight(ground, lying, a, b);
          const after = lineOfSight(ground, more, a, b);
          return isBlocked(after) || (!isBlocked(before) && after === before);
        });
      }),
      RUNS,
    );
  });

  test('the explanation agrees with the answer', () => {
    fc.assert(
      fc.property(definition, markers, edition, (board, lying, by) => {
        const ground = groundOf(board, by);
        everyPair(ground, (a, b) => {
          const code = lineOfSight(ground, lying, a, b);
          const { verdict, degrading, gap, causes } = explainSight(ground, lying, a, b);
          if (isBlocked(code)) return verdict === 'blocked' && causes.length > 0 && !gap;
          const count = degradingOf(code);
          return verdict === (count > 0 ? 'degraded' : 'clear') && degrading === count && gap === hasGap(code);
        });
      }),
      { numRuns: 15 },
    );
  });

  test('the order of the questions changes no answer', () => {
    fc.assert(
      fc.property(definition, edition, (board, by) => {
        const forwards = groundOf(board, by);
        const backwards = groundOf(board, by);
        const last = backwards.board.locations.length - 1;
        everyPair(backwards, (a, b) => lineOfSight(backwards, [], last - a, last - b) <= BLOCKED);
        everyPair(forwards, (a, b) => lineOfSight(forwards, [], a, b) === lineOfSight(backwards, [], a, b));
      }),
      { numRuns: 10 },
    );
  });

  test('counters that stand in no way change nothing', () => {
    fc.assert(
      fc.property(definition, edition, (board, by) => {
        const ground = groundOf(board, by);
        const nothingInTheWay: GroundMarker[] = [{ kind: 'foxholes', hex: 0, tm: 1 }];
        everyPair(ground, (a, b) => lineOfSight(ground, [], a, b) === lineOfSight(ground, nothingInTheWay, a, b));
      }),
      { numRuns: 20 },
    );
  });
});
