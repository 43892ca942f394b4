import { describe, expect, test } from 'vitest';
import type { BalanceFigures } from '../../src/laboratory/balance/figures.ts';
import { heatMap } from '../../src/laboratory/balance/heat-map.ts';
import { coursePlot, sharePlot } from '../../src/laboratory/balance/plots.ts';
import { type BalanceReport, tableOf, verdictText } from '../../src/laboratory/balance/report.ts';
import { battleOf, sourceOf } from '../../src/laboratory/battle-source.ts';
import { wilson } from '../../src/laboratory/statistics.ts';

const side = (name: string, wins: number, games: number) => ({
  side: name,
  wins,
  share: wilson(wins, games),
  points: 0,
  losses: 0,
});

const figures = (wins: number, games: number, draws = 0): BalanceFigures => ({
  games: games + draws,
  draws,
  turns: 4,
  sides: [side('us', wins, games), side('german', games - wins, games)],
  byTurn: [],
  deaths: [],
  events: [],
  endings: [{ winner: 'german', by: 'nobody-else', games: games - wins }],
});

const heightsOf = (plot: string, word: string): number[] =>
  [...plot.matchAll(new RegExp(`y="([\\d.]+)"[^>]*>${word}`, 'g'))].map(([, y]) => Number(y));

describe('the words of a balance run', () => {
  test.each([
    [figures(15, 30), /^may be balanced; too few games/],
    [figures(22, 30), /^leans to us; too few games/],
    [figures(8, 30), /^leans to german; too few games/],
    [figures(0, 0, 6), /^no game was decided$/],
  ])('say what may be said of %j', (of, words) => {
    expect(verdictText(of)).toMatch(words);
  });

  test('name the player with all that he had, and the ending by its key in the scenario', () => {
    const report = { scenario: 's', title: 'S', edition: 'v5.0', seed: 1, asItIs: figures(1, 4) };
    const who = { level: 'veteran', style: 'cautious', budget: { nodes: 9 } };
    const told = tableOf({ ...report, ...who } as BalanceReport);
    expect(told).toMatch(/^S, v5\.0, veteran, cautious, 9 nodes against itself/);
    expect(told).toContain('german (otherwise) 75 %');
  });
});

describe('the heat map', () => {
  const { board, setup } = battleOf(sourceOf('over-the-aa', 'v5.0')).world;
  const deaths = [{ hex: 'A2', losses: [3, 1] as const }];
  const [, heat = ''] = heatMap(board, setup.board, deaths, 10).split('class="heat"');

  test('cuts hexes at the edge of the map, but not their numbers', () => {
    expect(heat).toMatch(/^><g clip-path="url\(#heat-map\)"><polygon .*<\/g><text[^>]*>0\.4<\/text>/);
  });

  test('tells whose losses they are', () => {
    expect(heat).toContain('<title>A2: 3 and 1 in 10 games</title>');
  });
});

describe('plots', () => {
  test('tell each share with its interval', () => {
    expect(sharePlot([{ name: 'as it is', share: wilson(3, 4) }])).toContain('as it is: 75 % (30–95)');
  });

  test('keep the names of lines that end together apart', () => {
    const plot = coursePlot([{ turn: 1, values: [1, 1.1] }], ['us', 'german']);
    const [us = 0, german = 0] = [...heightsOf(plot, 'us 1'), ...heightsOf(plot, 'german 1.1')];
    expect(us - german).toBeGreaterThanOrEqual(15);
  });

  test('show a battle of one turn, and do not crowd the numbers of thirty', () => {
    expect(coursePlot([{ turn: 1, values: [1, 2] }], ['us', 'german'])).toMatch(/<circle[^>]*class="first"/);
    const long = Array.from({ length: 30 }, (_, index) => ({ turn: index + 1, values: [index, 1] as const }));
    expect(coursePlot(long, ['us', 'german']).match(/text-anchor="middle" class="tick"/g)).toHaveLength(10);
  });

  test('have room for long names', () => {
    const plot = (name: string) => coursePlot([{ turn: 1, values: [1, 2] }], [name, 'us']);
    const width = (name: string) => Number(/viewBox="0 0 ([\d.]+)/.exec(plot(name))?.[1]);
    expect(width('the-second-battalion')).toBeGreaterThan(width('us') + 100);
  });
});
