import { defineConfig } from 'vitest/config';
import { machines } from './packages/web/machines.ts';

export default defineConfig({
  plugins: [machines()],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    globals: false,
    // One worker a core: the default leaves one idle, half of a small machine.
    maxWorkers: '100%',
    // Whole random games and child processes take seconds on a small machine; a hang still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A focused test left behind would silently switch the others off.
    allowOnly: false,
  },
});
