import { describe, expect, test } from 'vitest';
import { targetModifier } from '../../src/rules/fire-combat/target-modifier.ts';
import { smokeAction, smokeChance } from '../../src/rules/smoke/smoke.ts';
import { Skirmish, type Spec, told } from '../indirect-fire/skirmish.ts';

const SQUAD: Spec = { units: { squad: { at: 'D4' } }, declared: ['D4'] };

describe('7.0 smoke', () => {
  const results: readonly [string, Spec, number, readonly string[], boolean][] = [
    ['success: may still move', SQUAD, 3, ['laid-smoke'], true],
    ['failure', SQUAD, 4, ['ops-complete'], false],
    ['success in the oldest rules', { ...SQUAD, edition: 'v4.1' }, 1, ['ops-complete'], true],
    ['success in the middle ones', { ...SQUAD, edition: 'v4.2.1' }, 1, ['laid-smoke'], true],
  ];
  test.each(results)('%s', (_name, spec, die, marks, laid) => {
    const s = new Skirmish({ ...spec, dice: [die] });
    const play = s.give(smokeAction, { do: 'smoke', unit: 0, at: s.hex('D5') });
    expect(told(play.events, 'smoke-rolled')).toMatchObject([{ die, needed: 3, laid }]);
    expect(play.state.ground).toEqual(laid ? [{ kind: 'smoke', hex: s.hex('D5'), life: 1 }] : []);
    expect(s.marks('squad', play)).toEqual(marks);
    expect(play.stack.at(-1)).toMatchObject({ acted: true, smoked: marks[0] === 'laid-smoke' ? [0] : [] });
  });

  test('a smoked forest shelters with +3 (IMP-2), two markers no better', () => {
    const smoke = { at: 'D4', kind: 'smoke' } as const;
    for (const ground of [[smoke], [smoke, smoke]]) {
      const s = new Skirmish({ hexes: { D4: 'forest' }, units: {}, ground });
      expect(targetModifier(s.game, s.at('D4'), { nation: 'us' }).total).toBe(3);
    }
  });

  test('its own hex and the neighbours on the map', () => {
    const s = new Skirmish(SQUAD);
    expect(s.listed(smokeAction).map((order) => order.at)).toHaveLength(7);
    const corner = new Skirmish({ units: { squad: { at: 'A1' } }, declared: ['A1'] });
    const { board } = corner.game.world;
    const reach = board.hexes.filter(
      ({ index }) => (board.distances[corner.hex('A1') * board.hexes.length + index] ?? 9) <= 1,
    );
    expect(corner.listed(smokeAction)).toHaveLength(reach.length);
    for (const order of corner.listed(smokeAction)) expect(corner.why(smokeAction, order)).toBeUndefined();
  });

  test('a hex in melee may be smoked', () => {
    const s = new Skirmish({ ...SQUAD, melees: ['D5'] });
    expect(s.why(smokeAction, { do: 'smoke', unit: 0, at: s.hex('D5') })).toBeUndefined();
  });

  const refusals: readonly [string, Spec, string][] = [
    [
      'a hex too far',
      { ...SQUAD, units: { squad: { at: 'D2' } }, declared: ['D2'] },
      'only-the-own-or-an-adjacent-hex',
    ],
    ['not activated', { ...SQUAD, declared: [] }, 'not-activated-in-this-impulse'],
    ['shaken', { ...SQUAD, units: { squad: { at: 'D4', shaken: true } } }, 'shaken-units-lay-no-smoke'],
    ['used', { ...SQUAD, units: { squad: { at: 'D4', marks: ['ops-complete'] } } }, 'units-already-used-lay-no-smoke'],
    ['twice', { ...SQUAD, units: { squad: { at: 'D4', marks: ['laid-smoke'] } } }, 'units-already-used-lay-no-smoke'],
    ['a single man', { ...SQUAD, units: { leader: { at: 'D4' } } }, 'single-man-counters-lay-no-smoke'],
    ['a weapon team', { ...SQUAD, units: { 'mg-team': { at: 'D4' } } }, 'weapon-teams-lay-no-smoke'],
    ['in melee', { ...SQUAD, melees: ['D4'] }, 'units-in-melee-lay-no-smoke'],
    ['a nation without', { ...SQUAD, units: { guerrillas: { at: 'D4' } } }, 'this-nation-lays-no-smoke'],
    [
      'no markers left',
      { ...SQUAD, switches: { 'smoke.limitMarkers': 1 }, ground: [{ at: 'H4', kind: 'smoke' }] },
      'no-smoke-markers-left',
    ],
  ];
  test.each(refusals)('refused: %s', (_name, spec, why) => {
    const s = new Skirmish(spec);
    expect(s.why(smokeAction, { do: 'smoke', unit: 0, at: s.hex('D4') })).toBe(why);
    expect(s.listed(smokeAction)).not.toContainEqual({ do: 'smoke', unit: 0, at: s.hex('D4') });
  });

  test('weapon teams of the older rules may', () => {
    const s = new Skirmish({ ...SQUAD, edition: 'v4.2.1', units: { 'mg-team': { at: 'D4' } } });
    expect(s.why(smokeAction, { do: 'smoke', unit: 0, at: s.hex('D4') })).toBeUndefined();
  });

  test('the chance is the nation’s', () => {
    const s = new Skirmish({ units: { squad: { at: 'D4' }, guerrillas: { at: 'D5' } } });
    expect(smokeChance(s.game, s.unit('squad'))).toBe(0.5);
    expect(smokeChance(s.game, s.unit('guerrillas'))).toBe(0);
  });
});
