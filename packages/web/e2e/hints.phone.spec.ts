import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { openInContact } from './hints.ts';
import { like } from './likes.ts';

test('advice is asked for and taken with the finger, in Japanese, and axe finds nothing serious', async ({ page }) => {
  await like(page, { pace: 'instant', language: 'ja' });
  await openInContact(page);
  await page.getByRole('button', { name: '助言を求める' }).tap();
  const idea = page.locator('.idea').first();
  await expect(idea).toBeInViewport();
  await expect(page.locator('.idea-tag').first()).toBeAttached();
  expect((await idea.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousFaults(page)).toEqual([]);
  await idea.tap();
  const yes = page.locator('[data-answer="yes"]');
  await expect.poll(async () => (await yes.isVisible()) || (await page.locator('.ideas').count()) === 0).toBe(true);
});
