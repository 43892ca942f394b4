import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = Number(process.env.OPFIRE_TEST_PORT ?? 8499);
const executablePath = process.env.CHROMIUM_PATH;
// Chromium refuses its sandbox to root, as whom containers often run.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  // Drawing a board takes seconds on a small machine that runs two browsers.
  expect: { timeout: 20_000 },
  // A browser starved of its core can miss a step; what passes only the second time is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { args, ...(executablePath && { executablePath }) },
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts' },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/opfire.mjs serve --port ${PORT}`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/health`,
    reuseExistingServer: false,
  },
});
