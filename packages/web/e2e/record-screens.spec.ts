import { expect, type Page, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { keep, playedGame } from './games.ts';

const FOUGHT = playedGame();

const expectNoFaults = async (page: Page): Promise<void> => expect(await seriousFaults(page)).toEqual([]);

for (const [theme, colours] of [
  ['Day table', 'Olive and grey'],
  ['Night table', 'Easy to tell apart'],
] as const) {
  test(`axe finds nothing serious in games, replay and reckoning (${theme}, ${colours})`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('button', { name: theme }).click();
    await page.getByRole('button', { name: colours }).click();
    await page.getByRole('button', { name: 'Soft' }).click();
    await expectNoFaults(page);
    const id = await keep(page, FOUGHT);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByLabel('Link')).toHaveValue(/#\/shared\//);
    await expectNoFaults(page);
    await page.goto(`/#/aftermath/${id}`);
    await expect(page.locator('.moments li').first()).toBeVisible();
    await expectNoFaults(page);
    await page.goto(`/#/replay/${id}/40`);
    await expect(page.locator('.world .ground')).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expectNoFaults(page);
    await page.goto('/#/shared/1.broken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot be opened');
    await expectNoFaults(page);
  });
}

test('speak Japanese too', async ({ page }) => {
  const id = await keep(page, FOUGHT);
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.goto('/#/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('あなたのゲーム');
  await page.goto(`/#/aftermath/${id}`);
  await expect(page.getByRole('heading', { name: '勝敗の計算' })).toBeVisible();
  await page.goto(`/#/replay/${id}`);
  await expect(page.getByRole('button', { name: 'ここから続ける' })).toBeVisible();
});
