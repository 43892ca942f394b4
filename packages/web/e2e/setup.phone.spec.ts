import { expect, test } from '@playwright/test';
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
