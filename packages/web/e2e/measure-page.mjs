/** Measures the page, what the first visit loads and how evenly the map pans, and writes it into docs/performance.md. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { buildIfOld } from '../../../scripts/build-web.mjs';
import { ROOT } from '../../../scripts/setup.mjs';

const PORT = 8477;
const PAGE = `http://127.0.0.1:${PORT}/`;
/** The battle on the most hexes; its counters are copied until there are as many as in the largest battles. */
const BATTLE = 'hill-83';
const COUNTERS = 120;
const FRAMES = 240;

/**
 * Scripts of a visit, compressed; workers count.
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<void>} visit
 */
async function compressedScripts(browser, visit) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await visit(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { page, bytes };
}

/** @param {import('@playwright/test').Page} page */
async function lookAtBattles(page) {
  await page.goto(PAGE);
  await page.locator('.miniature img').last().waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function openBattle(page) {
  await page.goto(`${PAGE}#/new/${BATTLE}`);
  await page.locator('main .button.main').click();
  await page.locator('.world .ground').waitFor();
}

/** @param {import('@playwright/test').Page} page */
async function framesWhilePanning(page) {
  await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('.counters .counter')];
    const layer = document.querySelector('.counters');
    for (let i = all.length; i < wanted; i++) {
      const copy = all[i % all.length]?.cloneNode(true);
      if (!(copy instanceof SVGElement)) return;
      copy.style.transform = `translate(${(i * 97) % 2000}px, ${(i * 61) % 1200}px)`;
      layer?.append(copy);
    }
  }, COUNTERS);
  const measured = page.evaluate((count) => {
    /** @type {number[]} */
    const times = [];
    return new Promise((resolve) => {
      const tick = (/** @type {number} */ now) =>
        times.push(now) < count ? requestAnimationFrame(tick) : resolve(times);
      requestAnimationFrame(tick);
    });
  }, FRAMES);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let i = 0; i < FRAMES; i++) await page.mouse.move(640 + 150 * Math.sin(i / 12), 400 + 90 * Math.cos(i / 15));
  await page.mouse.up();
  const times = /** @type {number[]} */ (await measured);
  const gaps = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? 0))
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => gaps[Math.floor(gaps.length * share)] ?? 0;
  return { median: at(0.5), worst: at(0.95) };
}

/** @param {number} home @param {number} table @param {{ median: number, worst: number }} frames */
const report = (home, table, { median, worst }) => `| what | figure | aim |
| --- | --- | --- |
| JavaScript of the first visit, the engine and all miniatures included, compressed | ${Math.round(home / 1000)} kB | 350 kB |
| JavaScript from an address of a battle to its map on the table, with a computer opponent | ${Math.round(table / 1000)} kB | |
| a frame while panning with ${COUNTERS} counters, median | ${median.toFixed(1)} ms | 16.7 ms |
| the slowest frame of twenty | ${worst.toFixed(1)} ms | |`;

/** @param {string} table */
function write(table) {
  const path = join(ROOT, 'docs/performance.md');
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split('<!-- page -->\n');
  const after = rest.split('<!-- /page -->\n')[1] ?? '';
  writeFileSync(path, `${before}<!-- page -->\n${table}\n<!-- /page -->\n${after}`);
}

async function run() {
  if (!buildIfOld()) throw new Error('the page cannot be built');
  const server = spawn(process.execPath, [join(ROOT, 'scripts/opfire.mjs'), 'serve', '--port', String(PORT)]);
  await new Promise((resolve) => {
    server.stdout.once('data', resolve);
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const home = await compressedScripts(browser, lookAtBattles);
  await home.page.close();
  const { page, bytes } = await compressedScripts(browser, openBattle);
  await page.locator('.palette .button').first().click();
  const table = report(home.bytes, bytes, await framesWhilePanning(page));
  write(table);
  console.log(table);
  await browser.close();
  server.kill();
}

await run();
