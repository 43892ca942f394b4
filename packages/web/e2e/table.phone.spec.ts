import { expect, test } from '@playwright/test';
import { begin, command, offers, pickable, tapOn, toTheFirstImpulse } from './table.ts';

test.beforeEach(async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
});

test('moves with the finger, with orders in the sheet', async ({ page }) => {
  await tapOn(page, pickable(page).last());
  await expect(page.locator('.stack-panel .piece').first()).toBeVisible();
  await tapOn(page, offers(page, 'step').first());
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
});

test('the sheet has three heights', async ({ page }) => {
  const drawer = page.locator('.drawer');
  const heights = new Set<number>();
  for (const _ of [1, 2, 3]) {
    heights.add(Math.round((await drawer.boundingBox())?.height ?? 0));
    await page.locator('.handle').click();
  }
  expect(heights.size).toBe(3);
});

test('nothing is wider than the screen', async ({ page }) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
