import { marksIn } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { lookOf, MARKER_LOOKS, MARKERS, NATION_LOOKS } from '../../src/counters/index.ts';
import { darker, lighter } from '../../src/drawing/colour.ts';
import { contrast } from './svg-check.ts';

const INK = '#1d1b17';
const PAPER = '#f7f0de';
/** Level AA. */
const ENOUGH = 4.5;

const looks = [
  ...Object.keys(NATION_LOOKS).map((nation) => [nation, lookOf(nation)] as const),
  ['german-ss', lookOf('german', 'german-ss')] as const,
  ['british-airborne', lookOf('british', 'british-airborne')] as const,
];

describe('looks of nations', () => {
  it.each(looks)('keeps the values of %s readable', (_, { ground, badge }) => {
    expect(contrast(INK, ground)).toBeGreaterThan(ENOUGH);
    expect(contrast(INK, lighter(ground, 0.62))).toBeGreaterThan(ENOUGH);
    expect(contrast('#a81c17', lighter(ground, 0.62))).toBeGreaterThan(ENOUGH);
    expect(contrast(PAPER, darker(ground, 0.74))).toBeGreaterThan(ENOUGH);
    expect(contrast(PAPER, darker(ground, 0.55))).toBeGreaterThan(ENOUGH);
    expect(contrast(badge.ink, badge.field)).toBeGreaterThan(ENOUGH);
  });

  it('tells badges apart by shape and letters, not by colour', () => {
    const badges = looks.map(([, { badge }]) => `${badge.shape} ${badge.letters}`);
    expect(new Set(badges).size).toBe(badges.length);
  });
});

describe('looks of markers', () => {
  it('has one for every mark of the engine', () => {
    const all = marksIn(-1);
    expect(all.length).toBeGreaterThan(10);
    expect(MARKERS).toEqual(expect.arrayContaining(all));
  });

  it.each(MARKERS)('keeps %s readable', (marker) => {
    const { ground, ink } = MARKER_LOOKS[marker];
    expect(contrast(ink, ground)).toBeGreaterThan(ENOUGH);
    expect(contrast(PAPER, darker(ground, 0.72))).toBeGreaterThan(ENOUGH);
  });

  it('tells them apart by letter and sign', () => {
    const signs = MARKERS.map((marker) => `${MARKER_LOOKS[marker].letter} ${MARKER_LOOKS[marker].icon}`);
    expect(new Set(signs).size).toBe(signs.length);
  });
});
