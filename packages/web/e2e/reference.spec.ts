import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { begin, toTheFirstImpulse } from './table.ts';

test('shows the tables of the game, each line with its rule', async ({ page }) => {
  await page.goto('/#/reference');
  const direct = page.getByRole('figure').filter({ hasText: 'Direct fire' });
  await expect(direct.getByRole('row', { name: /Moving target/ })).toContainText('+1');
  await expect(direct.getByRole('row', { name: /Smoke|smoke/ })).toContainText('−1');
  const chip = direct.getByRole('button', { name: 'rule 5.3', exact: true });
  await chip.focus();
  await expect(page.getByRole('tooltip')).toContainText('Opportunity fire');
  await expect(page.locator('[data-result="casualties"]').first()).toHaveText('Casualties');
  await page.getByRole('tab', { name: 'Melee' }).click();
  await expect(page.getByRole('figure').first()).toContainText('5:1');
  await page.getByRole('tab', { name: 'Terrain' }).click();
  await expect(page.locator('[data-terrain="forest"]').first()).toContainText('+2');
  await page.getByRole('tab', { name: 'Spotting and smoke' }).click();
  await expect(page.getByRole('cell', { name: '3 or less' })).toBeVisible();
});

test('goes from tab to tab by keys, and finds a rule', async ({ page }) => {
  await page.goto('/#/reference');
  await page.getByRole('tab', { name: 'Fire' }).focus();
  for (const _ of ['melee', 'terrain', 'eyes', 'rules']) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox').fill('low crawl');
  await expect(page.locator('[data-rule="6.3"]')).toBeVisible();
  await expect(page.locator('[data-rule="8.0"]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Glossary' }).click();
  await page.getByRole('searchbox').fill('drift');
  await expect(page.locator('[data-term="drift"]')).toBeVisible();
  await expect(page.locator('[data-term="squad"]')).toHaveCount(0);
});

test('lies over the table with one key, and leaves the game as it was', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await toTheFirstImpulse(page);
  await page.keyboard.press('g');
  const sheet = page.getByRole('dialog', { name: 'Tables and rules' });
  await sheet.getByRole('tab', { name: 'Glossary' }).click();
  await expect(sheet.locator('[data-term="shaken"]')).toContainText('lost its nerve');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.acts')).toContainText('act or pass');
});

test('is found in the menu of the game, and so are the keys', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  const choose = async (what: string): Promise<void> => {
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    await page.getByRole('dialog', { name: 'Game' }).getByRole('button', { name: what }).click();
  };
  await choose('Tables and rules');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Melee' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Keys');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Take up markers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const theme of ['Day table', 'Night table']) {
  test(`axe finds nothing serious in the reference at the ${theme.toLowerCase()}`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('button', { name: theme }).click();
    await page.goto('/#/reference');
    for (const tab of ['Fire', 'Terrain', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await seriousFaults(page)).toEqual([]);
    }
  });
}

test('speaks Japanese', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.goto('/#/reference');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('早見表とルール');
  await page.getByRole('tab', { name: 'ルール' }).click();
  await expect(page.locator('[data-rule="5.3"]')).toContainText('臨機射撃');
});
