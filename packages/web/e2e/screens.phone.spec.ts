/** Every screen but the table, in Japanese, on a phone, at the night table. */
import { expect, type Page, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { keep, playedGame } from './games.ts';

/** What is pressed with a finger; links within sentences, rule numbers and lines of the log are as small as their text. */
const PRESSED = '.button, .tray > button, [role="tab"], select, summary:not(.log *)';
const LEAST = 40;

const GAME = playedGame(60);

async function inJapanese(page: Page): Promise<void> {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: '夜のテーブル' }).click();
}

async function expectWellMade(page: Page): Promise<void> {
  const made = await page.evaluate(
    ([pressed, least]) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const shapes = [...document.querySelectorAll(pressed)].map((one) => ({ one, box: one.getBoundingClientRect() }));
      const small = shapes.filter(({ box }) => box.height > 0 && box.height < least).map(({ one }) => one.textContent);
      return { small, tooWide: Math.max(0, scrollWidth - clientWidth) };
    },
    [PRESSED, LEAST] as const,
  );
  expect(made).toEqual({ small: [], tooWide: 0 });
  expect(await seriousFaults(page)).toEqual([]);
}

test('what comes before a battle is well made', async ({ page }) => {
  await inJapanese(page);
  await expectWellMade(page);
  await page.goto('/');
  await expect(page.locator('.battle')).toHaveCount(14);
  await expect(page.getByRole('button', { name: '今すぐ遊ぶ' })).toBeVisible();
  await expectWellMade(page);
  await page.goto('/#/new/steel-in-the-lanes');
  await expect(page.getByRole('button', { name: '戦闘を始める' })).toBeInViewport();
  await expect(page.locator('.counter-row svg').first()).toBeVisible();
  await expectWellMade(page);
});

test('what teaches the game is well made', async ({ page }) => {
  await inJapanese(page);
  await page.goto('/#/lessons');
  await expect(page.locator('.lesson-list li')).toHaveCount(8);
  await expectWellMade(page);
  await page.goto('/#/reference');
  await page.locator('[data-tab="terrain"]').click();
  await expect(page.locator('[data-terrain="forest"]').first()).toBeVisible();
  await expectWellMade(page);
});

test('what comes after a battle is well made', async ({ page }) => {
  await inJapanese(page);
  await page.goto('/#/games');
  await expect(page.getByRole('link', { name: '戦闘を選ぶ' })).toBeVisible();
  const id = await keep(page, GAME);
  await expectWellMade(page);
  await page.goto(`/#/aftermath/${id}`);
  await expect(page.locator('.verdict')).toBeVisible();
  await expectWellMade(page);
  await page.goto(`/#/replay/${id}/40`);
  await expect(page.locator('.world .ground')).toBeVisible();
  await page.getByRole('button', { name: '記録', exact: true }).tap();
  await expectWellMade(page);
  await page.goto('/#/table/no-such-game');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectWellMade(page);
});

test('a finger reaches every turn of a replay, and the number of any rule', async ({ page }) => {
  const id = await keep(page, playedGame());
  await page.goto(`/#/replay/${id}`);
  const turns = page.locator('.turn-jumps button');
  await expect(turns).toHaveCount(6);
  for (const turn of await turns.all()) await expect(turn).toBeInViewport({ ratio: 1 });
  await page.goto('/#/reference');
  const rules = page.locator('.chip.rule.says');
  await expect(rules.first()).toBeVisible();
  const heights = await rules.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(24);
});

test('a game that waits says who plays which side', async ({ page }) => {
  await keep(page, GAME);
  await page.goto('/');
  await expect(page.locator('.lead .seats')).toContainText('Germans computer, recruit');
});
