/** Takes the pictures of the README anew: `node packages/web/e2e/take-pictures.mjs [NAME…]` writes docs/pictures/*.webp. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { buildIfOld } from '../../../scripts/build-web.mjs';
import { ROOT } from '../../../scripts/setup.mjs';
import '../../../scripts/typescript.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ language?: string, theme?: string, phone?: boolean }} Manner */

const { keep, playedGame } = await import('./games.ts');
const { hasTargets } = await import('./hints.ts');

const PORT = 8478;
const BASE = `http://127.0.0.1:${PORT}`;
const FOLDER = join(ROOT, 'docs/pictures');
const QUALITY = 0.86;
const WIDE = { width: 1440, height: 860 };
const PHONE = { width: 390, height: 780 };

/** A page as somebody likes it. @param {Browser} browser @param {Manner} manner @returns {Promise<Page>} */
async function openPage(browser, { language = 'en', theme = 'light', phone = false }) {
  const context = await browser.newContext({
    baseURL: BASE,
    viewport: phone ? PHONE : WIDE,
    deviceScaleFactor: phone ? 1.5 : 1,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const likes = JSON.stringify({ state: { language, theme }, version: 1 });
  await context.addInitScript((kept) => localStorage.setItem('opfire.settings', kept), likes);
  return context.newPage();
}

/** @param {string} battle @param {number} turn a game in which the first side can fire, at that turn or later */
const inContact = (battle, turn) =>
  playedGame(Number.POSITIVE_INFINITY, battle, (game) => game.state.turn >= turn && hasTargets(game));

/** Lays a game on the table. @param {Page} page @param {import('./games.ts').PlayedGame} game */
async function lay(page, game) {
  const id = await keep(page, game);
  await page.goto(`/#/table/${id}`);
  await page.locator('.world .ground').waitFor();
  await page.locator('.counters .counter').first().waitFor();
}

/** Clicks in the middle of something on the board. @param {Page} page @param {import('@playwright/test').Locator} shape */
async function clickOn(page, shape) {
  const box = await shape.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Takes stacks in hand until one has a target, and aims at it: the odds are shown. @param {Page} page */
async function aim(page) {
  const target = page.locator(':is([data-offer="fire"], [data-offer="shoot"]) > path').first();
  const isThere = () =>
    target.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
  const stacks = page.locator('.pickable');
  for (let i = 0; i < (await stacks.count()) && !(await isThere()); i++) {
    await clickOn(page, stacks.nth(i));
  }
  await clickOn(page, target);
  const odds = page.locator('.odds');
  const which = page.locator('.which .button').first();
  await odds.or(which).first().waitFor();
  if (await which.isVisible()) await which.click();
  await odds.waitFor();
}

/** When everything is drawn. @param {Page} page @returns {Promise<Buffer>} */
async function shoot(page) {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** @param {Browser} browser @param {string} battle @param {number} turn @param {Manner} manner */
async function tableInContact(browser, battle, turn, manner) {
  const page = await openPage(browser, manner);
  await lay(page, inContact(battle, turn));
  await aim(page);
  return shoot(page);
}

/** Three phones side by side on a desk. @param {Browser} browser */
async function phones(browser) {
  const page = await openPage(browser, { language: 'ja', phone: true });
  await page.goto('/');
  await page.locator('.lead .miniature img').waitFor();
  const home = await shoot(page);
  await lay(page, inContact('assault-on-vierville', 1));
  const table = await shoot(page);
  const night = await openPage(browser, { language: 'ja', theme: 'dark', phone: true });
  const id = await keep(night, playedGame());
  await night.goto(`/#/aftermath/${id}`);
  await night.locator('.verdict .miniature img').waitFor();
  const reckoning = await shoot(night);
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const shots = [home, table, reckoning].map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  await desk.setContent(`<style>
    body { margin: 0; display: flex; justify-content: center; gap: 60px; padding: 50px; background: #c9c0ae }
    img { width: 400px; height: 800px; object-fit: cover; border: 6px solid #26241f; border-radius: 34px; box-shadow: 0 14px 34px rgb(38 30 15 / .4) }
  </style>${shots.join('')}`);
  return shoot(desk);
}

/** @type {Readonly<Record<string, (browser: Browser) => Promise<Buffer>>>} */
const PICTURES = {
  table: (browser) => tableInContact(browser, 'assault-on-vierville', 1, {}),
  armour: (browser) => tableInContact(browser, 'steel-in-the-lanes', 2, { theme: 'dark' }),
  phones,
};

/** Chromium itself turns a picture into WebP. @param {Browser} browser @param {Buffer} shot @returns {Promise<Buffer>} */
async function squeeze(browser, shot) {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { data: shot.toString('base64'), quality: QUALITY },
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function isServed() {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(`${BASE}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the page is not served');
}

/** @param {readonly string[]} names */
async function takePictures(names) {
  if (!buildIfOld()) throw new Error('the page cannot be built');
  mkdirSync(FOLDER, { recursive: true });
  const server = spawn(process.execPath, ['scripts/opfire.mjs', 'serve', '--port', String(PORT)], { cwd: ROOT });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    await isServed();
    for (const [name, take] of Object.entries(PICTURES)) {
      if (names.length > 0 && !names.includes(name)) continue;
      const picture = await squeeze(browser, await take(browser));
      writeFileSync(join(FOLDER, `${name}.webp`), picture);
      console.log(`docs/pictures/${name}.webp, ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

await takePictures(process.argv.slice(2));
