import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { act, follow, open, type Script } from './lessons.ts';
import { walkTo } from './table.ts';

const SCRIPTS: Readonly<Record<string, Script>> = {
  move: [
    [0, 'next'],
    [1, 'next'],
    [2, 'B3', 'D3'],
    [3, 'key:s'],
    [4, 'next'],
    [6, 'B5', 'key:v', 'F3', 'yes'],
    [7, 'next'],
    [8, 'next'],
  ],
  fire: [
    [0, 'next'],
    [1, 'D3', 'F3', 'yes'],
    [2, 'next'],
    [5, 'next'],
    [6, 'D4', 'F3', 'yes'],
    [7, 'next'],
  ],
  'opportunity-fire': [
    [0, 'next'],
    [2, 'key:h'],
    [4, 'key:1', 'yes'],
    [5, 'next'],
    [6, 'next'],
    [7, 'next'],
  ],
  leaders: [
    [0, 'next'],
    [1, '[data-verb="rally"]'],
    [2, 'next'],
    [3, 'D3', '+D4', 'G3', 'yes'],
    [4, 'D4', 'G3', 'yes'],
    [5, 'next'],
  ],
  sight: [
    [0, 'next'],
    [1, 'B3', 'key:l', '@F1'],
    [2, 'next'],
    [3, '@F4'],
    [4, 'next'],
    [5, 'F4', 'yes'],
    [6, 'next'],
  ],
  melee: [
    [0, 'next'],
    [1, 'C3', 'E3', 'yes'],
    [2, '[data-verb="strike"]', 'yes'],
    [4, 'next'],
    [5, 'next'],
  ],
  shells: [
    [0, 'next'],
    [1, 'C3', 'key:k', 'D3', 'yes'],
    [2, 'next'],
    [4, 'B5', 'key:c', 'G3', 'yes'],
    [5, 'next'],
    [7, 'B6', 'key:b', 'G3', 'yes'],
    [8, 'G3', 'yes'],
    [9, 'next'],
  ],
  example: [
    [0, 'next'],
    [1, 'next'],
    [3, 'F7', 'key:v', 'C6', 'yes'],
    [4, 'F7', '+F8', 'C6', 'yes'],
    [5, 'next'],
    [8, 'next'],
    [9, 'F8', '[data-piece="u4"]', 'E8'],
    [10, 'D8'],
    [12, 'next'],
    [13, 'C7', 'yes'],
    [14, 'next'],
    [16, 'F5', '[data-verb="move"]:has-text("Assault")', 'E5'],
    [17, 'key:s'],
    [18, 'D6', 'yes'],
    [19, 'next'],
    [21, 'F8', 'D8'],
    [23, '[data-verb="treat"]'],
    [24, 'key:d'],
    [26, 'next'],
  ],
};

for (const [lesson, script] of Object.entries(SCRIPTS)) {
  test(`teaches "${lesson}" from the first step to the last`, async ({ page }) => {
    await follow(page, lesson, script);
    await expect(page.locator('.lesson-card')).toContainText('Well done');
    await page.goto('/#/lessons');
    await expect(page.locator(`[data-lesson="${lesson}"]`)).toContainText('Finished');
  });
}

test('a newcomer finds the way to the first lesson, and later to the next', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Begin with the first lesson' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moving and being seen');
  await follow(page, 'move', SCRIPTS.move ?? []);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on: Fire' })).toBeVisible();
});

test('explains gently when something else is done, and shows how', async ({ page }) => {
  await open(page, 'move');
  for (const one of ['next', 'next', 'key:p']) await act(page, one);
  await expect(page.getByRole('alert')).toContainText('Click B3 first, then D3');
  await expect(page.locator('.log .entry')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.lesson-card')).toHaveAttribute('data-step', '3');
});

test('is learnt with the keys alone', async ({ page }) => {
  await open(page, 'move');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-card')).toHaveAttribute('data-step', '2');
  await walkTo(page, 'B3');
  await page.keyboard.press('Enter');
  await walkTo(page, 'D3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-card')).toHaveAttribute('data-step', '3');
  await page.keyboard.press('s');
  await expect(page.locator('.lesson-card')).toContainText('The marker says Moved');
});

test('speaks Japanese', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await follow(page, 'move', SCRIPTS.move ?? []);
  await expect(page.locator('.lesson-card')).toContainText('お見事');
  await expect(page.locator('.log')).toContainText('第1分隊');
});

for (const theme of ['Day table', 'Night table']) {
  test(`axe finds nothing serious in the lessons at the ${theme.toLowerCase()}`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('button', { name: theme }).click();
    await page.goto('/#/lessons');
    await expect(page.locator('.lesson-list li')).toHaveCount(8);
    expect(await seriousFaults(page)).toEqual([]);
    await follow(page, 'fire', (SCRIPTS.fire ?? []).slice(0, 2));
    await expect(page.locator('.lesson-card')).toHaveAttribute('data-step', '2');
    expect(await seriousFaults(page)).toEqual([]);
  });
}
