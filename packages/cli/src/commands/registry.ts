/**
 * The commands, by name. Each is loaded only when asked for, so that a small one starts fast. A new command is
 * a file beside this one that exports `command`, and a line here: `['play', () => import('./play.ts')]`.
 */
import type { Command } from '../command.ts';

export type Registry = ReadonlyMap<string, () => Promise<{ readonly command: Command }>>;

export const registry: Registry = new Map([
  ['balance', () => import('./balance.ts')],
  ['bench', () => import('./bench.ts')],
  ['board', () => import('./board.ts')],
  ['case', () => import('./case.ts')],
  ['check', () => import('./check.ts')],
  ['counters', () => import('./counters.ts')],
  ['fuzz', () => import('./fuzz.ts')],
  ['los', () => import('./los.ts')],
  ['odds', () => import('./odds.ts')],
  ['play', () => import('./play.ts')],
  ['puzzles', () => import('./puzzles.ts')],
  ['scenarios', () => import('./scenarios.ts')],
  ['serve', () => import('./serve.ts')],
]);
