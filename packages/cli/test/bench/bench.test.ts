import { describe, expect, test, vi } from 'vitest';
import { command } from '../../src/commands/bench.ts';

/** Runs the command and returns what it printed. */
async function printed(args: string[]): Promise<string> {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  try {
    expect(await command.run(args)).toBe(0);
  } finally {
    spy.mockRestore();
  }
  return lines.join('');
}

describe('opfire bench', () => {
  test('measures games, copies, forecasts, sight and the opponent, for programs', { timeout: 60_000 }, async () => {
    const figures = JSON.parse(await printed(['--games', '1', '--cores', '1', '--json']));
    expect(figures.games).toMatchObject({ units: 40, games: 1 });
    expect(figures.games.decisionsPerGame).toBeGreaterThan(50);
    expect(figures.mixed).toMatchObject({ units: 40, games: 1 });
    expect(figures.sight.hexes).toBe(135);
    const times = [
      figures.copy,
      figures.forecast,
      figures.sight.rebuild,
      figures.sight.honeycomb,
      figures.sight.question,
    ];
    for (const time of times) expect(time.median).toBeGreaterThanOrEqual(time.best);
    expect(Object.keys(figures.opponent.decisionsPerSecond)).toEqual(['random', 'recruit', 'regular', 'veteran']);
    expect(figures.opponent.simulationsPerSecond).toBeGreaterThan(0);
    expect(figures.opponent.scaling).toMatchObject({ games: 2, cores: 1, ratio: expect.any(Number) });
    expect(figures.sight.ratio).toBeCloseTo(figures.sight.honeycomb.median / figures.sight.rebuild.median);
  });

  test('says what it takes', async () => {
    await expect(command.run(['--games', 'many'])).rejects.toThrow('--games takes a whole number, not "many"');
  });
});
