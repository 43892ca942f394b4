import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { begin } from './table.ts';

for (const theme of ['Day table', 'Night table']) {
  test(`axe finds nothing serious at the ${theme.toLowerCase()}`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('button', { name: theme }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/');
    await expect(page.locator('.battle')).toHaveCount(14);
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/#/new/hill-83');
    await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await begin(page, 'assault-on-vierville');
    await page.getByRole('button', { name: 'Set up for me' }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Briefing' }).click();
    expect(await seriousFaults(page)).toEqual([]);
  });
}
