import { describe, expect, test } from 'vitest';
import { explainSight } from '../../src/rules/sight/explain.ts';
import type { GroundMarker } from '../../src/state/state.ts';
import { at, fireAt, groundOf, smokeAt, type TestGround, wreckAt } from '../fixtures/ground.ts';

/** The causes in short: "D3 forest blocks 10.3". */
function why(ground: TestGround, from: string, to: string, markers: readonly GroundMarker[] = []): string[] {
  const { causes } = explainSight(ground, markers, at(ground, from), at(ground, to));
  return causes.map(({ hex, what, effect, rule }) => `${ground.board.hexes[hex]?.name} ${what} ${effect} ${rule}`);
}

describe('10.3 why a line of sight is as it is', () => {
  test('things come in order from the one who looks', () => {
    const ground = groundOf({ hexes: { D3: 'brush', D4: 'light-woods' } });
    expect(explainSight(ground, [], at(ground, 'D2'), at(ground, 'D5'))).toMatchObject({
      verdict: 'degraded',
      degrading: 2,
      gap: false,
      range: 3,
    });
    expect(why(ground, 'D2', 'D5')).toEqual(['D3 brush degrades 10.3', 'D4 light-woods degrades 10.3']);
    expect(why(ground, 'D5', 'D2')).toEqual(['D4 light-woods degrades 10.3', 'D3 brush degrades 10.3']);
  });

  test('a third degrading hex blocks', () => {
    const ground = groundOf({ hexes: { D3: 'brush', D4: 'brush', D5: 'brush' } });
    const report = explainSight(ground, [], at(ground, 'D2'), at(ground, 'D6'));
    expect([report.verdict, report.degrading, report.causes.length]).toEqual(['blocked', 3, 3]);
  });

  test('hills, walls, floors, counters and gaps have their rules', () => {
    const ground = groundOf({
      hexes: {
        D3: { level: 1 },
        E6: 'wooden-building',
        F6: 'bamboo-huts',
        M3: 'forest',
        L4: 'forest',
        ...Object.fromEntries(['H3', 'H4', 'I3'].map((hex) => [hex, 'stone-building'])),
      },
      buildings: [['H3', 'H4', 'I3']],
      hexsides: [{ kind: 'wall', between: ['B3', 'B4'] }],
    });
    expect(why(ground, 'D2', 'D4')).toEqual(['D3 hill blocks 10.3.1']);
    expect(why(ground, 'B2', 'B5')).toEqual(['B3 wall blocks 10.3.2']);
    expect(why(ground, 'H3', 'I3:upper')).toEqual(['I3 floors blocks 10.2']);
    expect(why(ground, 'E5', 'F7')).toEqual(['E6 wooden-building limits 10.3.2', 'F6 bamboo-huts limits 10.3.2']);
    expect(why(ground, 'L3', 'M4')).toEqual(['L4 forest blocks 10.3.2', 'M3 forest blocks 10.3.2']);
    expect(why(ground, 'A2', 'A4', [smokeAt(ground, 'A3')])).toEqual(['A3 smoke blocks 7.0']);
    expect(why(ground, 'A2', 'A4', [wreckAt(ground, 'A3'), fireAt(ground, 'A3', 'mortar')])).toEqual([
      'A3 ffe degrades 18.0',
      'A3 wreck degrades 10.4',
    ]);
    expect(why(ground, 'L3', 'M4', [smokeAt(ground, 'M3')])).toEqual(['M3 smoke blocks 10.3.2']);
  });

  test('a clear line has no causes', () => {
    const ground = groundOf({ hexes: { D2: { level: 1 }, D4: 'forest' } });
    expect(explainSight(ground, [], at(ground, 'D2'), at(ground, 'D4'))).toEqual({
      verdict: 'clear',
      degrading: 0,
      gap: false,
      range: 2,
      causes: [],
    });
  });
});
