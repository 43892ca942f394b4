import { describe, expect, it } from 'vitest';
import { lookAlong, shelterAt, watchersOf } from '../../src/index.ts';
import type { Game, GroundMarker, Unit } from '../../src/state/state.ts';
import { type Battle, battle } from '../scenarios/battle.ts';

const begun = (night = false): Battle =>
  battle({
    units: [
      { is: 'squad', at: 'B4' },
      { is: 'squad', at: 'C5', side: 1 },
      { is: 'squad', at: 'A1', side: 1 },
    ],
    scenario: () => ({ night }),
  });

const withGround = (game: Game, ground: readonly GroundMarker[]): Game => ({
  ...game,
  state: { ...game.state, ground },
});

const numbers = (units: readonly Unit[]): number[] => units.map(({ id }) => id);

describe('looking at the map', () => {
  it('finds everybody who has a place in sight, and nobody behind a wood', () => {
    const { game, at } = begun();
    expect(numbers(watchersOf(game, at('C3')))).toEqual([0, 2]);
    expect(numbers(watchersOf(game, at('C5')))).toEqual([0, 1]);
  });

  it('lets nobody see farther than the night allows', () => {
    const { game, at } = begun(true);
    expect(numbers(watchersOf(game, at('B6')))).toEqual([0, 1]);
    expect(lookAlong(game, at('B4'), at('B6')).dark).toBeUndefined();
    expect(lookAlong(game, at('B4'), at('B1'))).toMatchObject({ verdict: 'clear', dark: { rule: '20.1' } });
  });

  it('calls what stands in the way by its name', () => {
    const { game, at, hex } = begun();
    const whatIn = (ground: readonly GroundMarker[]): readonly string[] =>
      lookAlong(withGround(game, ground), at('B4'), at('B1')).causes.map(({ what }) => what);
    expect(whatIn([])).toEqual([]);
    expect(whatIn([{ kind: 'wreck', hex: hex('B3') }])).toEqual(['wreck']);
    expect(whatIn([{ kind: 'roadblock', hex: hex('B3') }])).toEqual(['roadblock']);
  });

  it('adds up what shelters a unit, line by line', () => {
    const { game, at, hex } = begun();
    const [unit] = game.state.units as [Unit];
    const smoky = withGround(game, [{ kind: 'smoke', hex: hex('C4'), life: 2 }]);
    expect(shelterAt(smoky, unit, at('C4')).parts.map(({ what }) => what)).toEqual(['forest', 'smoke']);
    expect(shelterAt(smoky, unit, at('C4')).total).toBe(shelterAt(game, unit, at('C4')).total + 1);
  });
});
