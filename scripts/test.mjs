/** `npm test`: from a fresh clone through every check; stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, setup } from './setup.mjs';

/** Name, then what Node runs; paths are relative to the checkout. */
const STEPS = /** @type {const} */ ([
  ['lockfile', 'scripts/lockfile.mjs'],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types of the engine on its own', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.engine.json'],
  ['types of the page', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  ['types of its browser tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.e2e.json'],
  ['rooms', 'scripts/rooms.mjs'],
  ['tests', 'node_modules/vitest/vitest.mjs', 'run'],
  ['the page builds', 'scripts/build-web.mjs'],
  ['browser tests', 'scripts/browser-tests.mjs'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
]);

setup();
const begun = performance.now();
const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

for (const [name, script, ...args] of STEPS) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status, signal, error } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) {
    const how = error?.message ?? (signal === null ? `exit code ${status}` : signal);
    console.error(`\nnpm test: "${name}" failed (${how}).`);
    process.exit(status || 1);
  }
  console.log(`   ok, ${seconds(start)}`);
}
console.log(`\nAll ${STEPS.length} checks passed, ${seconds(begun)}.`);
