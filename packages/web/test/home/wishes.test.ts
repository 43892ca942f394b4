import { expect, test } from 'vitest';
import { battleNamed, battles } from '../../src/battles/scenarios.ts';
import { countersOf, favouredIn, featuresOf, strengthsOf } from '../../src/home/battle-facts.ts';
import { ARMS, ERAS, NO_WISHES, type Wishes, wanted } from '../../src/home/wishes.ts';

const found = (wishes: Partial<Wishes>): string[] =>
  wanted(battles, { ...NO_WISHES, ...wishes }).map(({ scenario }) => scenario.id);

function featuresIn(id: string): readonly string[] {
  const entry = battleNamed(id);
  if (entry === undefined) throw new Error(`there is no battle ${id}`);
  return featuresOf(entry.scenario);
}

test('a battle is known by what is special about it', () => {
  expect(featuresIn('slicks-at-hill-118')).toContain('helicopters');
  expect(featuresIn('slicks-at-hill-118')).not.toContain('vehicles');
  expect(featuresIn('hill-83-again')).toEqual(expect.arrayContaining(['vehicles', 'aircraft', 'bunkers', 'wire']));
  expect(featuresIn('wire-at-midnight')).toContain('night');
  expect(featuresIn('steel-in-the-lanes')).toContain('joined-boards');
});

test('a battle is called one side’s only where the games tried say so', () => {
  const [first] = battles;
  if (first === undefined) throw new Error('there are no battles');
  const { tried: _, ...bare } = first.scenario;
  const after = (wins: Record<string, number>) => favouredIn({ ...bare, tried: { games: 100, wins } });
  expect(favouredIn(bare)).toBeUndefined();
  expect(after({ us: 60, german: 40 })).toBeUndefined();
  expect(after({ us: 39, german: 61 })).toEqual({ side: 'german', wins: 61, games: 100 });
  expect(after({ us: 50, german: 30 })).toEqual({ side: 'us', wins: 50, games: 100 });
});

test('nothing is left out as long as nothing is wished for', () => {
  expect(found({})).toHaveLength(battles.length);
});

test('every wish can be met', () => {
  for (const era of ERAS) expect(found({ era })).not.toEqual([]);
  for (const arms of ARMS) expect(found({ arms })).not.toEqual([]);
});

test('infantry and machines make up all battles', () => {
  const machines = new Set([...found({ arms: 'vehicles' }), ...found({ arms: 'air' })]);
  expect(found({ arms: 'infantry' }).length + machines.size).toBe(battles.length);
});

test('the smallest, shortest and earliest come first', () => {
  expect(found({ order: 'size' })[0]).toBe('rejoining-the-regiment');
  expect(found({ order: 'length' })[0]).toBe('rejoining-the-regiment');
  expect(found({ order: 'year' })[0]).toMatch(/^hill-83/);
});

test('both sides together are the whole battle', () => {
  for (const { scenario } of battles)
    expect(strengthsOf(scenario).reduce((sum, one) => sum + one, 0)).toBe(countersOf(scenario));
});
