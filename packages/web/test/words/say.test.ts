import type { GameEvent } from '@opfire/engine';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { Naming } from '../../src/words/naming.ts';
import { sayEvent } from '../../src/words/say.ts';

/** Only what these sentences name. */
const naming = {
  unit: (id) => `unit ${id}`,
  units: (ids) => ids.join(' '),
  weapons: (ids) => ids.join(' '),
  place: (at) => `place ${at}`,
  paragraph: (id) => (id === 'one' ? 'A runner comes back.' : ''),
} as Partial<Naming> as Naming;

/** Says what it was asked to say, and with which values. */
const t = ((keys: string | readonly string[], values: object = {}) =>
  JSON.stringify([[keys].flat()[0], values])) as unknown as TFunction;

const said = (event: GameEvent): [string, Record<string, unknown>] => JSON.parse(sayEvent(event, naming, t));

const sum = (total: number) => ({ total, parts: [] });

describe('what happened, in words', () => {
  test('an event of the battle is read out, or named where the battle has no text for it', () => {
    expect(sayEvent({ t: 'paragraph-read', paragraph: 'one', rule: '1.8' }, naming, t)).toBe('A runner comes back.');
    expect(said({ t: 'paragraph-read', paragraph: 'two', rule: '1.8' })[0]).toBe('events:paragraph-read');
  });

  test('an attack is told with both sums, dice and all', () => {
    const attacked: GameEvent = {
      ...{ t: 'attacked', how: 'fire', units: [1], weapons: [], from: 3, at: 4, rule: '5.0' },
      ...{ firepower: sum(3), dice: [4], defence: [2] },
      targets: [{ unit: 2, attack: sum(5), defence: sum(1), check: 6 }],
    };
    expect(said(attacked)[1]).toMatchObject({ attack: 9, defence: 3 });
  });

  test('of several dice of a mortar the best counts, those of a sniper are added up', () => {
    const dice = { firepower: sum(0), dice: [4, 5], defence: [2], targets: [] };
    const common = { t: 'attacked', units: [], weapons: [], from: 3, at: 4, rule: '5.0', ...dice } as const;
    expect(said({ ...common, how: 'mortar' })[1]).toMatchObject({ attack: 5 });
    expect(said({ ...common, how: 'sniper' })[1]).toMatchObject({ attack: 9 });
  });
});
