/**
 * Measures the page and writes it into docs/performance.md: what the first visit loads, how soon one can play, how evenly
 * the map pans and how soon a line of sight is drawn in a battle larger than any on the shelf.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { buildIfOld } from '../../../scripts/build-web.mjs';
import { ROOT } from '../../../scripts/setup.mjs';
import '../../../scripts/typescript.mjs';

const PORT = Number(process.env.OPFIRE_TEST_PORT ?? 8477);
const PAGE = `http://127.0.0.1:${PORT}/`;
/** The battle with the largest board of one piece. */
const BATTLE = 'hill-83';
const FRAMES = 90;
const LOOKS = 40;

/** @typedef {import('@playwright/test').Page} Page */

/** @param {readonly number[]} numbers @param {number} share */
const quantile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** How long something takes. @param {() => Promise<unknown>} act */
async function timed(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/**
 * Scripts of a visit, compressed; workers count.
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: Page) => Promise<void>} visit
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

/** @param {Page} page */
async function lookAtBattles(page) {
  await page.goto(PAGE);
  await page.locator('.miniature img').last().waitFor();
}

/** From the address of a battle to the first order that can be given. @param {Page} page */
async function openBattle(page) {
  await page.goto(`${PAGE}#/new/${BATTLE}`);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.world .ground').waitFor();
  await page.locator('.palette .button').first().waitFor();
}

/** Puts the large battle among the games of the browser. @param {Page} page @param {string} text */
async function keepLargeBattle(page, text) {
  await page.goto(`${PAGE}#/games`);
  const file = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator('[data-notice="import"]').waitFor();
}

/** @param {Page} page @param {string} game */
async function openKept(page, game) {
  await page.goto(`${PAGE}#/table/${game}`);
  await page.locator('.world .ground').waitFor();
  await page.locator('.counters .counter').first().waitFor();
}

/** Goes through the Rally Phase and takes a stack in hand. @param {Page} page */
async function takeStack(page) {
  for (const key of ['d', 'd']) await page.keyboard.press(key);
  await page.locator('.pickable').first().waitFor({ state: 'attached' });
  await page.locator('.board').focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await page.locator('.stack-panel').waitFor();
}

/** From the pointer's move to the line drawn, in milliseconds, from one stack to hexes all over the map. @param {Page} page */
async function looksAround(page) {
  await page.keyboard.press('l');
  return page.evaluate(async (count) => {
    const board = document.querySelector('.board');
    const box = board?.getBoundingClientRect();
    if (!board || !box) throw new Error('there is no board');
    /** @type {number[]} */
    const times = [];
    for (let i = 0; i < count; i++) {
      const clientX = box.x + box.width * (0.3 + (0.4 * ((i * 37) % count)) / count);
      const clientY = box.y + box.height * (0.2 + (0.6 * ((i * 23) % count)) / count);
      const drawn = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(undefined);
        }).observe(board, { subtree: true, childList: true, attributes: true });
      });
      const start = performance.now();
      board.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
      await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))]);
      times.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return times;
  }, LOOKS);
}

/** Milliseconds between frames. @param {Page} page */
async function framesWhilePanning(page) {
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
  return times.slice(1).map((time, i) => time - (times[i] ?? 0));
}

const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;
const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;
const milliseconds = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;

/** @param {readonly (readonly [what: string, figure: string, aim?: string])[]} rows */
const report = (rows) =>
  [
    '| what | figure | aim |',
    '| --- | --- | --- |',
    ...rows.map(([what, figure, aim = '']) => `| ${what} | ${figure} | ${aim} |`),
  ].join('\n');

/** @param {string} table */
function write(table) {
  const path = join(ROOT, 'docs/performance.md');
  const text = readFileSync(path, 'utf8');
  const [before, rest = ''] = text.split('<!-- page -->\n');
  const after = rest.split('<!-- /page -->\n')[1] ?? '';
  writeFileSync(path, `${before}<!-- page -->\n${table}\n<!-- /page -->\n${after}`);
}

/** @param {import('@playwright/test').Browser} browser */
async function measureVisits(browser) {
  /** @type {number[]} */
  const times = [];
  const visit = (/** @type {(page: Page) => Promise<void>} */ act) =>
    compressedScripts(browser, async (page) => {
      times.push(await timed(() => act(page)));
    });
  const home = await visit(lookAtBattles);
  await home.page.close();
  const battle = await visit(openBattle);
  await battle.page.close();
  return /** @type {const} */ ([
    ['JavaScript of the first visit, all miniatures included, compressed', kilobytes(home.bytes), '350 kB'],
    ['the first visit, until the last miniature is drawn', seconds(times[0] ?? 0)],
    ['JavaScript from the address of a battle to its map, with a computer opponent', kilobytes(battle.bytes)],
    ['from that address to the first order that can be given', seconds(times[1] ?? 0)],
  ]);
}

/** @param {import('@playwright/test').Browser} browser */
async function measureLargeBattle(browser) {
  const { fourBoards } = await import('./four-boards.ts');
  const game = fourBoards();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  await keepLargeBattle(page, JSON.stringify(game));
  const opened = await timed(() => openKept(page, String(game.id)));
  await takeStack(page);
  const looks = await looksAround(page);
  await page.keyboard.press('Escape');
  const frames = await framesWhilePanning(page);
  return /** @type {const} */ ([
    ['a kept battle on four boards with 120 counters, opened', seconds(opened)],
    [
      'a line of sight there, from the pointer’s move to the line drawn, median',
      milliseconds(quantile(looks, 0.5)),
      '16.7 ms',
    ],
    ['the slowest of twenty', milliseconds(quantile(looks, 0.95))],
    ['a frame while panning there, median', milliseconds(quantile(frames, 0.5)), '16.7 ms'],
    ['the slowest of twenty', milliseconds(quantile(frames, 0.95))],
  ]);
}

async function run() {
  if (!buildIfOld()) throw new Error('the page cannot be built');
  const server = spawn(process.execPath, [join(ROOT, 'scripts/opfire.mjs'), 'serve', '--port', String(PORT)]);
  await new Promise((resolve) => {
    server.stdout.once('data', resolve);
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    const table = report([...(await measureVisits(browser)), ...(await measureLargeBattle(browser))]);
    write(table);
    console.log(table);
  } finally {
    await browser.close();
    server.kill();
  }
}

await run();
