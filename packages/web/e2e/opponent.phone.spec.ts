import { expect, test } from '@playwright/test';
import { openInContact } from './hints.ts';

for (const language of ['en', 'ja']) {
  test(`the choice of computers fits a phone (${language})`, async ({ page }) => {
    await page.addInitScript((spoken) => {
      localStorage.setItem(
        'opfire.settings',
        JSON.stringify({ state: { language: spoken, theme: 'dark' }, version: 1 }),
      );
    }, language);
    await openInContact(page);
    await page.getByRole('button', { name: /^(Game|ゲーム)$/ }).tap();
    await page.getByRole('button', { name: /Change the computer|コンピューターを変える/ }).tap();
    const sheet = page.locator('dialog[open]');
    for (const button of await sheet.locator('.tray > button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    const fits = await sheet.evaluate((box) => box.scrollWidth <= box.clientWidth);
    expect(fits).toBe(true);
  });
}
