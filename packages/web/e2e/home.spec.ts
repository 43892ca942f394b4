import { expect, test } from '@playwright/test';

test('shows every battle with its ground, sides and stakes', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.battle')).toHaveCount(14);
  const vierville = page.locator('.battle', { hasText: 'Assault on Vierville' });
  await expect(vierville).toContainText('Americans');
  await expect(vierville).toContainText('6 turns');
  await expect(vierville).toContainText('building hexes');
  await expect(vierville.locator('.miniature img')).toBeVisible();
});

test('speaks Japanese at once when asked, and remembers it', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: '第二次世界大戦' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
});

test('has a day and a night table', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Night table' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Day table' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('says so when an address leads nowhere', async ({ page }) => {
  await page.goto('/#/no/where');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
});

test('a game that is not kept here gets a calm page', async ({ page }) => {
  await page.goto('/#/table/no-such-game');
  await expect(page.getByRole('alert')).toContainText('not kept in this browser');
});
