import { describe, expect, it } from 'vitest';
import { type CounterFace, drawCounter, MARKERS } from '../../src/counters/index.ts';
import { CLASSES, KINDS, TEAMS, unitOf, weaponOf } from './samples.ts';
import { complaint, valueIn, valuesIn } from './svg-check.ts';

const FACES: readonly (readonly [string, CounterFace])[] = [
  ...KINDS.map((kind) => [kind, { unit: unitOf(kind), name: 'Lt. von Martial' }] as const),
  ...KINDS.map((kind) => [`shaken ${kind}`, { unit: unitOf(kind), shaken: true }] as const),
  ...TEAMS.map((weapon) => [`${weapon} team`, { unit: unitOf('weapon-team', { weapon }) }] as const),
  ...CLASSES.map((kind) => [kind, { weapon: weaponOf(kind), name: 'Satchel Charge' }] as const),
  ...MARKERS.map((marker) => [marker, { marker, value: 2 }] as const),
];

/** The drawing without what is written on it. */
const artOf = (face: CounterFace): string => drawCounter(face).replace(/<text.*?<\/text>/g, '');

describe('drawing counters', () => {
  it.each(FACES)('draws a %s: well-formed, without ids, the same every time', (_, face) => {
    const drawn = drawCounter(face, { x: 10.5, y: -3, size: 48, lift: 0.5, tabs: [{ marker: 'moved' }] });
    expect(complaint(drawn)).toBeUndefined();
    expect(drawn).not.toMatch(/\sid="|url\(/);
    expect(drawn).toMatch(/^<g transform="translate\(10\.5 -3\) scale\(0?\.5\)"/);
    expect(drawCounter(face, { x: 10.5, y: -3, size: 48, lift: 0.5, tabs: [{ marker: 'moved' }] })).toBe(drawn);
  });

  it('gives every kind of unit, team, weapon and marker art of its own', () => {
    const faces = [
      ...KINDS.map((kind) => ({ unit: unitOf(kind, { id: 'same' }) })),
      ...TEAMS.slice(1).map((weapon) => ({ unit: unitOf('weapon-team', { id: 'same', weapon }) })),
      ...CLASSES.map((kind) => ({ weapon: weaponOf(kind, { id: 'same' }) })),
      ...MARKERS.map((marker) => ({ marker })),
    ];
    const arts = faces.map(artOf);
    expect(new Set(arts).size).toBe(arts.length);
  });

  it('turns every unit another way when it is shaken', () => {
    for (const kind of KINDS) {
      expect(artOf({ unit: unitOf(kind), shaken: true })).not.toBe(artOf({ unit: unitOf(kind) }));
    }
  });

  it('gives people faces of their own, always the same', () => {
    const leader = (id: string): string => artOf({ unit: unitOf('leader', { id }) });
    const faces = ['lt-koch', 'lt-clarkson', 'major-tom', 'sgt-ash', 'dobie-san', 'lt-diem'].map(leader);
    expect(new Set(faces).size).toBeGreaterThan(2);
    expect(leader('lt-koch')).toBe(faces[0]);
  });

  it('dresses nations differently', () => {
    const arts = ['us', 'german', 'soviet', 'british', 'vc', 'nva', 'japanese'].map((nation) =>
      artOf({ unit: unitOf('squad', { nation, badge: nation }) }),
    );
    expect(new Set(arts).size).toBe(arts.length);
  });

  it('draws an unknown nation like the force without a name', () => {
    expect(drawCounter({ unit: unitOf('squad', { nation: 'atlantis' }) })).toBe(
      drawCounter({ unit: unitOf('squad', { nation: 'generic' }) }),
    );
  });

  it('escapes names and titles', () => {
    const drawn = drawCounter({ unit: unitOf('leader'), name: 'A <B> & "C"' }, { title: 'x < y' });
    expect(complaint(drawn)).toBeUndefined();
    expect(valueIn(drawn, 'name')).toBe('A &lt;B&gt; &amp; &quot;C&quot;');
    expect(drawn).toContain('<title>x &lt; y</title>');
    expect(drawn).toContain('role="img"');
  });

  it('lets the shadow grow when the counter is lifted', () => {
    const face = { unit: unitOf('squad') };
    expect(drawCounter(face, { lift: 1 })).not.toBe(drawCounter(face));
  });

  it('draws what lies on the ground without its card when asked', () => {
    const bare = drawCounter({ marker: 'rubble' }, { bare: true });
    expect(valuesIn(bare)).toEqual([]);
    expect(bare.length).toBeLessThan(drawCounter({ marker: 'rubble' }).length);
    expect(drawCounter({ marker: 'moved' }, { bare: true })).toBe(drawCounter({ marker: 'moved' }));
  });
});
