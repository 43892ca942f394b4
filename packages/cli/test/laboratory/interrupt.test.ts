import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/setup.mjs';

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
};

test('an interrupt keeps the games played, and says how to go on', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'opfire-interrupt-'));
  const file = join(folder, 'games.jsonl');
  const match = ['play', 'the-weapons-cache', '--a', 'random', '--b', 'random', '--games', '5000', '--jobs', '2'];
  const child = spawn(process.execPath, [join(ROOT, 'scripts/opfire.mjs'), ...match, '--into', file]);
  let said = '';
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  const watch = setInterval(() => {
    if (linesOf(file).length < 3) return;
    clearInterval(watch);
    child.kill('SIGINT');
  }, 20);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(130);
  const games = linesOf(file);
  expect(said).toContain(`broken off; ${games.length} games are kept in ${file}: the same command goes on`);
  for (const game of games) expect(JSON.parse(game).record.scenario).toBe('the-weapons-cache');
  rmSync(folder, { recursive: true });
});
