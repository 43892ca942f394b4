import { decision, give, harmChance } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../src/explain/words.ts';
import { type Candidate, type Explanation, makePlayer, sayWhy, tellable } from '../src/index.ts';
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
    expect(english).toMatch(/fires at [A-O]\d from [A-O]\d.* with .*: \d+ % to hurt somebody in [A-O]\d/);
    expect(english).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect([...told.ja].join('\n')).toMatch(/を射撃：/);
  });

  it('calls units, places and hexes as it is told to', () => {
    const game = startOf('rejoining-the-regiment', 1);
    const smoke = { order: { do: 'smoke', unit: 0, at: 3 }, value: 0, facts: [] } as const;
    const telling = { language: 'en', nameOf: () => 'The first squad', hexOf: (hex: number) => `hex ${hex}` } as const;
    const { chosen } = sayWhy(game, { side: 0, kind: 'activation', candidates: [smoke] }, telling);
    expect(chosen).toBe('The first squad lays smoke on hex 3.');
  });

  describe('of facts', () => {
    const { world, state } = startOf('rejoining-the-regiment', 1);
    const game = { world, state: { ...state, units: state.units.map((unit) => ({ ...unit, at: 2 })) } };
    const placeOf = (at: number): string => `place ${at}`;
    const told = (...candidates: readonly Candidate[]) =>
      sayWhy(
        game,
        { side: 0, kind: 'activation', candidates: candidates as unknown as Explanation['candidates'] },
        { language: 'en', placeOf, nameOf: (unit) => `unit ${unit}` },
        9,
      );
    const move = { do: 'move', units: [0], mode: 'move' } as const;

    it('says the opposite of what is less than nothing', () => {
      const facts = [
        { is: 'ground', at: 4, amount: -0.3 },
        { is: 'loss', at: 4, amount: -0.2 },
      ] as const;
      expect(told({ order: move, value: 1, facts }).chosen).toBe(
        'moves unit 0 from place 2 to place 4: 0.3 squads’ worth farther from victory, spares 0.2 squads on average.',
      );
    });

    it('says of a way into melee who wins it', () => {
      const facts = [
        { is: 'succeeds', at: 4, chance: 0.92 },
        { is: 'risk', at: 4, chance: 0.08 },
      ] as const;
      expect(told({ order: move, value: 1, facts }).chosen).toBe(
        'moves unit 0 from place 2 into melee in place 4: 92 % to beat the enemy there, 8 % to be beaten.',
      );
    });

    it('compares what was played on with what was chosen', () => {
      const played = (amount: number): Candidate['facts'] => [{ is: 'outlook', amount }];
      const { chosen, others } = told(
        { order: { do: 'pass' }, value: 0, facts: played(0.9) },
        { order: { do: 'done' }, value: 0, facts: played(0.4) },
        { order: { do: 'hold' }, value: 0, facts: played(0.88) },
        { order: { do: 'stop' }, value: 0, facts: [] },
      );
      expect(chosen).toBe('passes: looking ahead, as good as any other idea.');
      expect(others).toEqual([
        'does nothing more: looking ahead, 0.5 squads worse.',
        'holds fire: looking ahead, about as good.',
        'stops here.',
      ]);
    });

    it('gives a reason also for waiting, and for what has no facts of its own', () => {
      const { chosen, others } = told(
        { order: { do: 'pass' }, value: 0, facts: [] },
        { order: { do: 'deploy', unit: 0, at: 3 }, value: -7, facts: [] },
      );
      expect(chosen).toBe('passes: nothing else promised more.');
      expect(others).toEqual(['unit 0 sets up in place 3: would cost 0.7 squads in all.']);
    });
  });

  it('gives the exact chance to hurt somebody, as the table does', () => {
    const player = makePlayer({ level: 'regular', seed: 2 });
    let game = startOf('assault-on-vierville', 1);
    let compared = 0;
    for (let asked = 0; decision(game) && asked < 120; asked++) {
      const order = player.choose(game);
      const why = tellable(game, player.explain() as Explanation);
      for (const { order: weighed, facts } of why.candidates) {
        const chance = weighed.do === 'fire' ? harmChance(game, weighed) : undefined;
        if (chance === undefined) continue;
        expect(facts.find(({ is }) => is === 'hurts')?.chance).toBe(chance);
        compared++;
      }
      const outcome = give(game, order);
      if ('refused' in outcome) throw new Error(outcome.refused.why);
      game = outcome.game;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('has the same words in every language', () => {
    expect(new Set(Object.keys(WORDS.ja.orders))).toEqual(new Set(Object.keys(WORDS.en.orders)));
    expect(new Set(Object.keys(WORDS.ja.facts))).toEqual(new Set(Object.keys(WORDS.en.facts)));
  });
});
