import { expect, test } from '@playwright/test';
import { begin, clickOn, command, offers, walkTo } from './table.ts';

test('lays mines by click and by keys, takes one up again, and takes back', async ({ page }) => {
  await begin(page, 'wire-at-midnight');
  const mines = page.locator('[data-fortification="0"]');
  await expect(mines).toContainText('4 left');
  await mines.click();
  await clickOn(page, offers(page, 'lay').first());
  await expect(mines).toContainText('3 left');
  await expect(page.locator('[data-marker="mines"]')).toHaveCount(1);

  await walkTo(page, (await page.locator('[data-offer="lay"]').last().getAttribute('data-hex')) ?? '');
  await page.keyboard.press('Enter');
  await expect(mines).toContainText('2 left');

  await command(page, 'lift').click();
  await clickOn(page, offers(page, 'lift').first());
  await expect(mines).toContainText('3 left');
  await page.keyboard.press('u');
  await expect(mines).toContainText('2 left');
});
