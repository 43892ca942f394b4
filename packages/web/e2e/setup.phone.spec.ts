import { expect, test } from '@playwright/test';
import { notice } from './games.ts';
import { begin, command } from './table.ts';

for (const battle of ['assault-on-vierville', 'steel-in-the-lanes']) {
  test(`${battle}: sets up and says ready without scrolling`, async ({ page }) => {
    await begin(page, battle);
    const forMe = page.getByRole('button', { name: 'Set up for me' });
    await expect(forMe).toBeInViewport({ ratio: 1 });
    await forMe.tap();
    await expect(command(page, 'ready')).toBeInViewport({ ratio: 1 });
    await expect(command(page, 'ready')).toHaveClass(/main/);
    await command(page, 'ready').tap();
    await expect(page.locator('.acts')).toContainText('Germans');
  });
}

test('a notice leaves what is asked uncovered, and has room for its words', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await begin(page, 'assault-on-vierville');
  const words = await notice(page, 'not-kept').locator('p').first().boundingBox();
  expect(words?.width).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Set up for me' }).tap();
  await command(page, 'ready').tap();
  await expect(page.locator('.acts')).toContainText('Germans');
});
