import { describe, expect, it } from 'vitest';
import { reckon } from '../../src/rules/scenarios/reckoning.ts';
import { finalReckoning } from '../../src/rules/scenarios/victory.ts';
import { battle, playOf, type UnitSpec } from './battle.ts';

const LOST: readonly UnitSpec[] = [
  { is: 'squad', side: 0, fate: 'eliminated' },
  { is: 'half', side: 0, fate: 'eliminated' },
  { is: 'leader', side: 1, fate: 'eliminated' },
];

describe('22.0 the reckoning line by line', () => {
  const scored = battle({
    units: LOST,
    scenario: () => ({
      victory: [
        { for: 'elimination', points: 2, side: 1 },
        { for: 'elimination', points: 1, side: 0 },
      ],
    }),
  });

  it('names what each condition gives: so many times so many', () => {
    expect(reckon(scored.game)).toMatchObject({
      points: [
        { side: 1, for: 'elimination', times: 1.5, each: 2, rule: '22.0' },
        { side: 0, for: 'elimination', times: 1, each: 1, rule: '22.0' },
      ],
      total: [1, 3],
      losses: [1.5, 1],
      winner: 1,
    });
  });

  it('is the same before and after the last turn', () => {
    const play = playOf(scored);
    const before = reckon(play);
    finalReckoning(play);
    const after = reckon({ ...play, state: { ...play.state, phase: 'over' } });
    expect(after).toEqual(before);
  });

  it('says what a way to win has and lacks', () => {
    const { game } = battle({
      units: [{ is: 'squad', side: 1, fate: 'exited' }],
      scenario: () => ({ outright: [{ side: 1, needs: [{ need: 'exit', squads: 2, leaders: 1 }] }], otherwise: 0 }),
    });
    expect(reckon(game)).toMatchObject({
      ways: [
        {
          side: 1,
          won: false,
          measures: [
            { what: 'exit-squads', have: 1, atLeast: 2 },
            { what: 'exit-leaders', have: 0, atLeast: 1 },
          ],
        },
      ],
      otherwise: 0,
      winner: 0,
    });
  });
});
