import { expect, test } from '@playwright/test';
import { begin, command } from './table.ts';

/** Battles with many counters to be set up, on foot and with vehicles. */
for (const battle of ['assault-on-vierville', 'steel-in-the-lanes', 'hill-83']) {
  test(`${battle}: what leads out of the setup is in sight, one thing at a time`, async ({ page }) => {
    await begin(page, battle);
    const forMe = page.getByRole('button', { name: 'Set up for me' });
    await expect(forMe).toBeInViewport({ ratio: 1 });
    await expect(forMe).toHaveClass(/main/);
    await forMe.click();
    await expect(forMe).toHaveCount(0);
    await expect(command(page, 'ready')).toBeInViewport({ ratio: 1 });
    await expect(command(page, 'ready')).toHaveClass(/main/);
    await expect(page.locator('.palette .main')).toHaveCount(1);
  });
}

test('by keys: the setup is done for one, and one hears how to end it', async ({ page }) => {
  await begin(page, 'assault-on-vierville');
  await page.getByRole('button', { name: 'Set up for me' }).press('Enter');
  await expect(page.locator('[data-heard="events"]')).toContainText('Everybody is in place. D: Ready for battle');
  await page.keyboard.press('d');
  await expect(page.locator('.acts')).toContainText('Germans');
});
