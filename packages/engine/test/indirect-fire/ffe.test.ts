import { describe, expect, test } from 'vitest';
import { coversHex, ffeAttack } from '../../src/rules/indirect-fire/ffe.ts';
import type { GroundMarker } from '../../src/state/state.ts';
import { diceLeft, Skirmish, told } from './skirmish.ts';

describe('18.1, 18.2 fire for effect', () => {
  test.each([
    [undefined, 1],
    ['artillery', 7],
  ] as const)('%s covers %i hexes', (source, count) => {
    const s = new Skirmish({ units: {}, ground: [{ at: 'E4', kind: 'ffe', ...(source && { source }) }] });
    const [marker] = s.game.state.ground as [GroundMarker];
    expect(s.game.world.board.hexes.filter(({ index }) => coversHex(s.game, marker, index))).toHaveLength(count);
  });

  test('attacks those who enter, and nobody else there; a mover is hit more easily (D-103)', () => {
    const s = new Skirmish({
      hexes: { E4: 'light-woods' },
      units: { squad: { at: 'E4' }, 'squad/2': { at: 'E4' } },
      ground: [{ at: 'E4', kind: 'ffe' }],
      dice: [2, 4, 6],
    });
    const play = s.play();
    ffeAttack(play, [0], s.at('E4'));
    expect(told(play.events, 'attacked')).toMatchObject([
      {
        how: 'ffe',
        dice: [2, 4],
        defence: [6],
        targets: [{ unit: 0, attack: { total: 3 }, defence: { total: 1 }, check: 0 }],
      },
    ]);
  });

  test('artillery rolls one die; crawlers are not moving targets', () => {
    const s = new Skirmish({
      units: { squad: { at: 'E5', marks: ['low-crawl'] } },
      ground: [{ at: 'E4', kind: 'ffe', source: 'artillery' }],
      dice: [1, 6],
    });
    const play = s.play();
    ffeAttack(play, [0], s.at('E5'));
    expect(told(play.events, 'attacked')).toMatchObject([{ dice: [1], targets: [{ attack: { total: 2 } }] }]);
    expect(diceLeft(play)).toBe(0);
  });

  test('every marker attacks, and the dead no more', () => {
    const ground = [
      { at: 'E4', kind: 'ffe', source: 'artillery' },
      { at: 'E5', kind: 'ffe' },
    ] as const;
    const s = new Skirmish({ units: { half: { at: 'E5' } }, ground, dice: [1, 6, 1, 1, 6] });
    const play = s.play();
    ffeAttack(play, [0], s.at('E5'));
    expect(told(play.events, 'attacked')).toHaveLength(2);
    const doomed = new Skirmish({ units: { half: { at: 'E5', shaken: true } }, ground, dice: [6, 1, 6] });
    const end = doomed.play();
    ffeAttack(end, [0], doomed.at('E5'));
    expect(told(end.events, 'attacked')).toHaveLength(1);
    expect(told(end.events, 'eliminated')).toHaveLength(1);
  });

  test('a hex away from the shells is safe', () => {
    const s = new Skirmish({
      units: { squad: { at: 'E6' } },
      ground: [{ at: 'E4', kind: 'ffe', source: 'artillery' }],
    });
    const play = s.play();
    ffeAttack(play, [0], s.at('E6'));
    expect(play.events).toEqual([]);
  });
});
