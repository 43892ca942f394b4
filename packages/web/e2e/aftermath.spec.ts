import { expect, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';

const FOUGHT = playedGame();

test('reckons the battle line by line, with losses, luck, dice and the moments that decided it', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.getByRole('link', { name: 'The reckoning' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win$|^A draw$/);
  await expect(page.locator('.way')).toHaveCount(2);
  await expect(page.locator('.way').first()).toContainText(/\d+, needed 4/);
  await expect(page.getByRole('region', { name: 'Losses' })).toContainText('Americans');
  await expect(page.locator('.luck tbody tr')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Luck' })).toContainText('Measured are the orders');
  await expect(page.locator('.histogram')).toHaveCount(4);
  const moment = page.locator('.moments li a').first();
  await expect(moment).toContainText(/^Turn \d/);
  await moment.click();
  await expect(page).toHaveURL(new RegExp(`replay/${id}/\\d+`));
  await expect(page.locator('.scrubber output')).not.toContainText('Order 0 ');
});

test('plays it again with sides changed', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.goto(`/#/aftermath/${id}`);
  await page.getByRole('button', { name: 'Play it again with sides changed' }).click();
  await expect(page.locator('.world .ground')).toBeVisible();
  await expect(page).toHaveURL(/#\/table\//);
});

test('the table leads to the reckoning when the battle is over', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.goto(`/#/table/${id}`);
  await page.getByRole('link', { name: 'After the battle' }).click();
  await expect(page.getByRole('heading', { name: 'The reckoning' })).toBeVisible();
});

test('tells how a battle stands before it is over', async ({ page }) => {
  const id = await keep(page, playedGame(100));
  await page.goto(`/#/aftermath/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('If it ended now');
});
