import { decision, give } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../src/explain/words.ts';
import { makePlayer, sayWhy } from '../src/index.ts';
import { startOf } from './battles.ts';

describe('an explanation', () => {
  it('names the order chosen first, and says it in both languages', () => {
    const player = makePlayer({ level: 'regular', seed: 2 });
    let game = startOf('rejoining-the-regiment', 1);
    const told = { en: new Set<string>(), ja: new Set<string>() };
    for (let asked = 0; decision(game) && asked < 80; asked++) {
      const order = player.choose(game);
      const why = player.explain();
      if (!why) throw new Error('no explanation');
      expect(why.candidates[0].order).toEqual(order);
      for (const language of ['en', 'ja'] as const) told[language].add(sayWhy(game, why, { language }).chosen);
      const outcome = give(game, order);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      game = outcome.game;
    }
    const english = [...told.en].join('\n');
    expect(english).toMatch(/fires at [A-O]\d with .*: \d+ % to hurt somebody in [A-O]\d/);
    expect(english).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect([...told.ja].join('\n')).toMatch(/を射撃：/);
  });

  it('calls units, places and hexes as it is told to', () => {
    const game = startOf('rejoining-the-regiment', 1);
    const smoke = { order: { do: 'smoke', unit: 0, at: 3 }, value: 1, facts: [] } as const;
    const telling = { language: 'en', nameOf: () => 'The first squad', hexOf: (hex: number) => `hex ${hex}` } as const;
    const { chosen } = sayWhy(game, { side: 0, kind: 'activation', candidates: [smoke] }, telling);
    expect(chosen).toBe('The first squad lays smoke on hex 3.');
  });

  it('has the same words in every language', () => {
    expect(new Set(Object.keys(WORDS.ja.orders))).toEqual(new Set(Object.keys(WORDS.en.orders)));
    expect(new Set(Object.keys(WORDS.ja.facts))).toEqual(new Set(Object.keys(WORDS.en.facts)));
  });
});
