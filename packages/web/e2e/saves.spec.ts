import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { fileOf, keep, notice, openFile, playedGame } from './games.ts';
import { begin, toTheFirstImpulse } from './table.ts';

const GAME = playedGame(60);
const TEXT = JSON.stringify(GAME);

test('lists every game with battle, turn, sides and date', async ({ page }) => {
  await keep(page, GAME);
  const card = page.locator('.game-card');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Assault on Vierville');
  await expect(card).toContainText(/Turn \d of 6/);
  await expect(card).toContainText('60 orders');
  await expect(card).toContainText('Americans');
  await expect(card).toContainText('computer, recruit');
  await expect(card.locator('time')).toBeVisible();
});

test('deletes a game, and brings it back', async ({ page }) => {
  await keep(page, GAME);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.game-card')).toHaveCount(0);
  await notice(page, 'deleted').getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.locator('.game-card')).toHaveCount(1);
});

test('saves a game as a file that can be opened again', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await toTheFirstImpulse(page);
  const lines = await page.locator('.log .entry').count();
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^opfire-assault-on-vierville-[\d-]+\.json$/);
  const text = await readFile(await download.path(), 'utf8');

  await page.goto('/#/games');
  await page.getByRole('button', { name: 'Delete' }).click();
  await openFile(page, fileOf('saved.json', text));
  await notice(page, 'import').getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('.log .entry')).toHaveCount(lines);
});

test('takes a file that is dropped anywhere on the page', async ({ page }) => {
  await page.goto('/');
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return data;
  }, TEXT);
  // A file held over the page is dragged over it again and again, until the page listens.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
    await expect(page.locator('.drop-target')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(notice(page, 'import')).toContainText('Assault on Vierville');
  await expect(page.locator('.game-card')).toHaveCount(1);
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['a torn file', TEXT.slice(0, 9000), /breaks off in the middle/],
  ['a file that is no game', '{"name": "holiday photos"}', /not an Opfire game/],
  ['a file that is no JSON', 'GIF89a…', /not an Opfire game/],
  ['a game of a newer version', JSON.stringify({ ...GAME, version: 2 }), /newer Opfire/],
  ['a game that somebody has tampered with', JSON.stringify({ ...GAME, start: { turn: 1 } }), /changed or damaged/],
];

for (const [what, text, words] of REFUSED) {
  test(`refuses ${what} in clear words, and loses nothing`, async ({ page }) => {
    await keep(page, GAME);
    await openFile(page, fileOf('strange.json', text));
    await expect(notice(page, 'import')).toContainText(words);
    await expect(notice(page, 'import')).toHaveAttribute('role', 'alert');
    await expect(page.locator('.game-card')).toHaveCount(1);
  });
}

test('takes in a game as far as the rules allow it', async ({ page }) => {
  await page.goto('/#/games');
  const orders = [...GAME.orders.slice(0, 40), { do: 'land', at: 3 }, ...GAME.orders.slice(40)];
  await openFile(page, fileOf('other-rules.json', JSON.stringify({ ...GAME, orders })));
  await expect(notice(page, 'import')).toContainText('taken in with 40 orders');
  await expect(page.locator('.game-card')).toContainText('40 orders');
});

test('keeps both when two games have the same name', async ({ page }) => {
  await keep(page, GAME);
  await openFile(page, fileOf('again.json', TEXT));
  await expect(notice(page, 'import')).toBeVisible();
  await expect(page.locator('.game-card')).toHaveCount(1);
  await openFile(page, fileOf('other.json', JSON.stringify({ ...GAME, orders: GAME.orders.slice(0, 50) })));
  await expect(page.locator('.game-card')).toHaveCount(2);
});

test('offers the game as a file when the page fails', async ({ page }) => {
  await keep(page, GAME);
  await page.evaluate(async () => {
    const request = indexedDB.open('opfire', 1);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const store = request.result.transaction('games', 'readwrite').objectStore('games');
    const got = store.getAll();
    await new Promise((done) => {
      got.onsuccess = done;
    });
    const [game] = got.result;
    game.record.orders.push({ do: 'land', at: 3 });
    const put = store.put(game);
    await new Promise((done) => {
      put.onsuccess = done;
    });
    request.result.close();
  });
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8')).orders).toHaveLength(61);
  await page.getByRole('link', { name: 'Watch it as far as it goes' }).click();
  await expect(page.locator('.replay .refusal')).toContainText('the rules refuse order 61');
});
