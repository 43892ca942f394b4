import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fileOf, notice, openFile, playedGame } from './games.ts';
import { begin, command } from './table.ts';

/** A full store takes what is put into it and gives up while it writes; this page has one as long as it says so. */
async function fillUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if (!('roomy' in window)) this.transaction.abort();
      return request;
    };
  });
}

const makeRoom = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { roomy: true }));
const takeRoom = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.deleteProperty(window, 'roomy'));

/** Takes the game that a notice offers. */
async function savedFile(page: Page): Promise<{ readonly orders: readonly unknown[] }> {
  const downloading = page.waitForEvent('download');
  await notice(page, 'not-kept').getByRole('button', { name: 'Save as a file' }).click();
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
}

test.beforeEach(async ({ page }) => {
  await fillUp(page);
});

test('says so when the browser has no room left, plays on, and gives the game as a file', async ({ page }) => {
  await page.goto('/');
  await makeRoom(page);
  await begin(page, 'assault-on-vierville');
  await takeRoom(page);
  await page.getByRole('button', { name: 'Set up for me' }).click();
  const warning = notice(page, 'not-kept');
  await expect(warning).toHaveAttribute('role', 'alert');
  await expect(warning).toContainText('The last order could not be kept in this browser');
  await command(page, 'ready').click();
  await expect(page.locator('.acts')).toContainText('Germans');
  const { orders } = await savedFile(page);
  expect(orders.at(-1)).toEqual({ do: 'ready' });

  await makeRoom(page);
  await command(page, 'ready').click();
  await expect(warning).toHaveCount(0);
});

test('begins a new game without room to keep it, and has it as long as the page is open', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await expect(notice(page, 'not-kept')).toContainText('This game cannot be kept in this browser');
  expect((await savedFile(page)).orders).toEqual([]);
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await command(page, 'ready').click();
  await expect(page.locator('.acts')).toContainText('Germans');

  await page.goto('/#/games');
  await page.locator('.game-card').getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.acts')).toContainText('Germans');
  await page.goto('/#/games');
  await page.locator('.game-card').getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.scrubber output')).toContainText('Order 0 of');
});

test('takes in a file without room to keep it', async ({ page }) => {
  await page.goto('/#/games');
  await openFile(page, fileOf('game.json', JSON.stringify(playedGame(40))));
  const welcome = notice(page, 'import');
  await expect(welcome).toContainText('can be played, but not kept');
  await welcome.getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('.log .entry').first()).toBeVisible();
});
