import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { follow } from './lessons.ts';

test('the first lesson is taught on a phone', async ({ page }) => {
  await follow(page, 'move', [
    [0, 'next'],
    [1, 'next'],
    [2, 'B3', 'D3'],
    [3, '[data-verb="stop"]'],
    [4, 'next'],
    [6, 'B5', '[data-verb="spot"]', 'F3', 'yes'],
    [7, 'next'],
    [8, 'next'],
  ]);
  await expect(page.locator('.lesson-card')).toContainText('Well done');
  expect(await seriousFaults(page)).toEqual([]);
});

test('the tables can be read on a phone', async ({ page }) => {
  await page.goto('/#/reference');
  await page.getByRole('tab', { name: 'Terrain' }).click();
  await expect(page.locator('[data-terrain="forest"]').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
