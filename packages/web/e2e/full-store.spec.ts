import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { notice } from './games.ts';
import { begin, command } from './table.ts';

test('says so when the browser has no room left, plays on, and gives the game as a file', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await page.evaluate(() => {
    // A full store takes what is put into it and gives up while it writes.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      if ('full' in window) this.transaction.abort();
      return request;
    };
    Object.assign(window, { full: true });
  });
  await page.getByRole('button', { name: 'Set up for me' }).click();
  const warning = notice(page, 'not-kept');
  await expect(warning).toHaveAttribute('role', 'alert');
  await expect(warning).toContainText('could not be kept in this browser');
  await command(page, 'ready').click();
  await expect(page.locator('.acts')).toContainText('Germans');

  const downloading = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Save as a file' }).click();
  const { orders } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(orders.at(-1)).toEqual({ do: 'ready' });

  await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
  await command(page, 'ready').click();
  await expect(warning).toHaveCount(0);
});
