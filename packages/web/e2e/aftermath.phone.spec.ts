import { expect, test } from '@playwright/test';
import { keep, notice, playedGame } from './games.ts';

const FOUGHT = playedGame();

test('games, replay and reckoning fit a phone', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  const fits = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await expect(page.locator('.game-card')).toBeVisible();
  expect(await fits()).toBe(true);
  await page.goto(`/#/aftermath/${id}`);
  await expect(page.locator('.moments li').first()).toBeVisible();
  expect(await fits()).toBe(true);
  await page.goto('/#/settings');
  await expect(page.locator('.sample svg g').first()).toBeVisible();
  expect(await fits()).toBe(true);
});

test('watches a game and branches off with the finger', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.goto(`/#/replay/${id}`);
  await page.locator('[data-step="order-forward"]').tap();
  await expect(page.locator('.scrubber output')).toContainText('Order 1 of');
  await page.getByRole('button', { name: 'To turn 2' }).tap();
  await expect(page.locator('.scrubber output')).toContainText('turn 2');
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.locator('dialog fieldset').nth(1).getByRole('button', { name: 'A person here' }).tap();
  await page.getByRole('button', { name: 'Play on', exact: true }).tap();
  await expect(page.locator('.world .ground')).toBeVisible();
});

test('reads the log of a replay behind its tab', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.goto(`/#/replay/${id}/40`);
  await expect(page.locator('.log')).toBeHidden();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(page.locator('.log .entry').last()).toBeInViewport();
  await page.getByRole('button', { name: 'What happens' }).tap();
  await expect(page.locator('.log')).toBeHidden();
});

test('deletes a game and brings it back with the finger', async ({ page }) => {
  await keep(page, FOUGHT);
  await page.getByRole('button', { name: 'Delete' }).tap();
  await notice(page, 'deleted').getByRole('button', { name: 'Bring it back' }).tap();
  await expect(page.locator('.game-card')).toHaveCount(1);
});
