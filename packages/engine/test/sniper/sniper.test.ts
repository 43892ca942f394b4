import { describe, expect, test } from 'vitest';
import {
  placeableLocations,
  placeSniperAction,
  placeSniperCheck,
  snipersInHand,
} from '../../src/rules/single-man-counters/sniper.ts';
import { Skirmish, type Spec, told } from '../indirect-fire/skirmish.ts';

const HEXES = { E4: 'stone-building', E5: 'stone-building', G4: 'light-woods' };
const BUILDING: Spec = { hexes: HEXES, units: { sniper: {} } };

describe('11.4 placing snipers', () => {
  test('needs a positive target modifier; a counter is enough (D-164)', () => {
    const s = new Skirmish({
      ...BUILDING,
      strata: [{ at: 'C2', stratum: 'bunker' }],
      ground: [
        { at: 'K4', kind: 'smoke' },
        { at: 'L4', kind: 'rubble' },
        { at: 'M4', kind: 'foxholes' },
        { at: 'N4', kind: 'ffe' },
      ],
    });
    const names = placeableLocations(s.game, s.unit('sniper')).map((at) => s.game.world.board.locations[at]?.name);
    expect(new Set(names)).toEqual(new Set(['C2:bunker', 'E4', 'E5', 'G4', 'K4', 'L4', 'M4']));
  });

  test('another floor than the enemy’s will do (SMC-4)', () => {
    const s = new Skirmish({
      hexes: { ...HEXES, E6: 'stone-building' },
      buildings: [['E4', 'E5', 'E6']],
      units: { sniper: {}, squad: { at: 'E4', side: 1 } },
    });
    expect(s.why(placeSniperAction, { do: 'place-sniper', unit: 0, at: s.at('E4') })).toBe('enemies-are-there');
    expect(s.why(placeSniperAction, { do: 'place-sniper', unit: 0, at: s.at('E4:upper') })).toBeUndefined();
  });

  test('comes from off the map, without an activation or a mark', () => {
    const s = new Skirmish(BUILDING);
    const play = s.give(placeSniperAction, { do: 'place-sniper', unit: 0, at: s.at('G4') });
    expect(told(play.events, 'moved')).toMatchObject([{ units: [0], from: -1, to: s.at('G4'), mode: 'placement' }]);
    expect(s.unit('sniper', play)).toMatchObject({ at: s.at('G4'), fate: 'in-play', marks: 0 });
    expect(play.stack.at(-1)).toEqual(s.frame);
    expect(snipersInHand(play, 0)).toEqual([]);
  });

  test('joins a location already declared', () => {
    const s = new Skirmish({ ...BUILDING, units: { sniper: {}, squad: { at: 'G4' } }, declared: ['G4'] });
    const play = s.give(placeSniperAction, { do: 'place-sniper', unit: 0, at: s.at('G4') });
    expect(play.stack.at(-1)).toMatchObject({ units: [1, 0], origins: [s.at('G4'), s.at('G4')], acted: false });
  });

  const refusals: readonly [string, Spec, string, string][] = [
    ['open ground', BUILDING, 'C4', 'needs-a-positive-target-modifier'],
    ['already placed', { ...BUILDING, units: { sniper: { at: 'E4' } } }, 'G4', 'not-a-sniper-of-yours-to-place'],
    ['the enemy’s', { ...BUILDING, units: { sniper: { side: 1 } } }, 'G4', 'not-a-sniper-of-yours-to-place'],
    ['not a sniper', { ...BUILDING, units: { squad: {} } }, 'G4', 'not-a-sniper-of-yours-to-place'],
    ['under a melee marker', { ...BUILDING, melees: ['G4'] }, 'G4', 'a-melee-marker-is-there'],
  ];
  test.each(refusals)('refused: %s', (_name, spec, at, why) => {
    const s = new Skirmish(spec);
    expect(s.why(placeSniperAction, { do: 'place-sniper', unit: 0, at: s.at(at) })).toBe(why);
  });

  test('two single men are the most that a location holds', () => {
    const s = new Skirmish({ ...BUILDING, units: { sniper: {}, leader: { at: 'G4' }, hero: { at: 'G4' } } });
    expect(placeSniperAction.check(s.game, s.frame, { do: 'place-sniper', unit: 0, at: s.at('G4') })?.rule).toBe('1.3');
  });

  test('for opportunity fire the place must see the target (D-111)', () => {
    const s = new Skirmish({ hexes: { G4: 'light-woods', I4: 'forest', I5: 'forest' }, units: { sniper: {} } });
    expect(placeSniperCheck(s.game, 0, 0, s.at('G4'), s.at('C4'))).toBeUndefined();
    expect(placeSniperCheck(s.game, 0, 0, s.at('I5'), s.at('I3'))?.why).toBe('no-line-of-sight-to-fire');
    expect(placeableLocations(s.game, s.unit('sniper'), s.at('I3'))).not.toContain(s.at('I5'));
  });

  test('lists what is legal and nothing else', () => {
    const s = new Skirmish({ ...BUILDING, units: { sniper: {}, squad: { at: 'E4', side: 1 } } });
    const listed = s.listed(placeSniperAction);
    expect(listed.length).toBeGreaterThan(0);
    for (const { index: at } of s.game.world.board.locations) {
      const legal = s.why(placeSniperAction, { do: 'place-sniper', unit: 0, at }) === undefined;
      expect(listed.some((order) => order.at === at)).toBe(legal);
    }
  });
});
