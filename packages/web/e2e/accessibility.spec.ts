import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin } from './table.ts';

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const theme of ['Day table', 'Night table']) {
  test(`axe finds nothing serious at the ${theme.toLowerCase()}`, async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('button', { name: theme }).click();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto('/');
    await expect(page.locator('.battle')).toHaveCount(8);
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
