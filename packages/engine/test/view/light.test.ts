import { describe, expect, it } from 'vitest';
import { lightFor } from '../../src/index.ts';
import { type Battle, battle } from '../scenarios/battle.ts';

const begun = (night: boolean): Battle =>
  battle({
    units: [
      { is: 'squad', at: 'A1' },
      { is: 'squad', at: 'F5', side: 1 },
    ],
    scenario: () => ({ night }),
  });

describe('the light on a map', () => {
  it('is not asked for by day', () => {
    expect(lightFor(begun(false).game, 0)).toBeUndefined();
  });

  it('reaches two hexes around one’s own at night, and a hex around a starshell', () => {
    const { game } = begun(true);
    const { board } = game.world;
    const hexNamed = (name: string): number => board.hexes.findIndex((hex) => hex.name === name);
    const lit = { ...game, state: { ...game.state, ground: [{ kind: 'starshell' as const, hex: hexNamed('E5') }] } };
    const light = (side: 0 | 1, name: string) => lightFor(lit, side)?.[hexNamed(name)];
    expect(light(0, 'A1')).toBe('seen');
    expect(light(0, 'A3')).toBe('seen');
    expect(light(0, 'A5')).toBe('dark');
    expect(light(1, 'A1')).toBe('dark');
    expect(light(0, 'E5')).toBe('lit');
    expect(light(0, 'E4')).toBe('lit');
  });
});
