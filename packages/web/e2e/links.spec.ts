import { expect, type Page, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';

const GAME = playedGame(80);

async function linkTo(page: Page, what: string): Promise<string> {
  await keep(page, GAME);
  await page.getByRole('button', { name: 'Share' }).click();
  const choice = page.getByRole('button', { name: what });
  let link = '';
  await expect(async () => {
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
    link = await page.getByLabel('Link').inputValue();
    expect(link).toContain('#/shared/');
  }).toPass();
  return link;
}

test('a position travels in a link, and can be played on by whoever opens it', async ({ page, browser }) => {
  const link = await linkTo(page, 'This position');
  expect(link.length).toBeLessThan(4000);
  await page.keyboard.press('Escape');
  const units = async (where: Page): Promise<number> => where.locator('.counters .counter').count();

  const elsewhere = await browser.newPage({ serviceWorkers: 'block' });
  await elsewhere.goto(link);
  await expect(elsewhere.locator('.world .ground')).toBeVisible({ timeout: 20_000 });
  await expect(elsewhere.getByText('Somebody has shared this position')).toBeVisible();
  await expect(elsewhere.locator('.counters .counter').nth(5)).toBeVisible();
  const shown = await units(elsewhere);
  await elsewhere.getByRole('button', { name: 'Play on from here' }).click();
  await elsewhere.locator('dialog fieldset').nth(1).getByRole('button', { name: 'A person here' }).click();
  await elsewhere.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(elsewhere.locator('.bar .acts')).toBeVisible();
  await expect(elsewhere.locator('.counters .counter')).toHaveCount(shown);
  await elsewhere.close();
});

test('a whole game travels in a link, with the dice that fell and none to come', async ({ page, browser }) => {
  const link = await linkTo(page, 'The whole game');
  const elsewhere = await browser.newPage({ serviceWorkers: 'block' });
  await elsewhere.goto(link);
  await expect(elsewhere.locator('.transport')).toContainText('of 80');
  // A key that comes before the page listens is lost.
  await expect(async () => {
    await elsewhere.keyboard.press('End');
    await expect(elsewhere.locator('.transport')).toContainText('Order 80 of 80', { timeout: 2000 });
  }).toPass();
  await elsewhere.getByRole('button', { name: 'Play on from here' }).click();
  await expect(elsewhere.getByRole('button', { name: 'The same dice' })).toHaveCount(0);
  await elsewhere.close();
});

test('copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await linkTo(page, 'This position');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('says so when a link is damaged, from another version or strange', async ({ page }) => {
  const link = await linkTo(page, 'This position');
  const hash = link.slice(link.indexOf('#'));
  const refused = async (address: string, words: RegExp): Promise<void> => {
    await page.goto(`/${address}`);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('main')).toContainText('Nothing of yours was changed');
  };
  await refused(hash.slice(0, -40), /breaks off/);
  await refused(hash.replace('/1.', '/2.'), /newer Opfire/);
  await refused(hash.replace('/1.', '/0.'), /no longer be read/);
  await refused('#/shared/what-is-this%', /breaks off/);
});
