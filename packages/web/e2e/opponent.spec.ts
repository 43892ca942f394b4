import { expect, test } from '@playwright/test';
import { openInContact } from './hints.ts';
import { like } from './likes.ts';
import { command } from './table.ts';

test('levels and tempers are explained where they are chosen, and the game remembers them', async ({ page }) => {
  await page.goto('/#/new/assault-on-vierville');
  const second = page.locator('fieldset').nth(1);
  await expect(second).toContainText('For your first battles');
  await second.getByRole('button', { name: /veteran/ }).click();
  await expect(second).toContainText('Thinks ahead');
  await second.getByRole('button', { name: 'Aggressive' }).click();
  await expect(second).toContainText('takes more risks');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.locator('.world .ground')).toBeVisible();
  await page.goto('/#/games');
  await expect(page.locator('.seats').first()).toContainText('computer, veteran, aggressive');
});

test('the computer is made stronger in the middle of a game, and remains so', async ({ page }) => {
  await like(page, { pace: 'instant' });
  await openInContact(page);
  const openChoice = async () => {
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    await page.getByRole('button', { name: /Change the computer/ }).click();
  };
  await openChoice();
  const recruit = page.getByRole('button', { name: 'Recruit' });
  await expect(recruit).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Veteran' }).click();
  await page.getByRole('button', { name: 'Cautious' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(command(page, 'pass')).toBeVisible();
  await openChoice();
  await expect(page.getByRole('button', { name: 'Veteran' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Cautious' })).toHaveAttribute('aria-pressed', 'true');
});

test('a veteran who thinks can be told to decide now', async ({ page }) => {
  await like(page, { pace: 'instant' });
  await openInContact(page, { seats: [{ kind: 'person' }, { kind: 'computer', level: 'veteran' }] });
  const steps = page.locator('.log .entry');
  const before = await steps.count();
  await command(page, 'pass').click();
  const hurry = page.getByRole('button', { name: 'Decide now' });
  await expect(hurry).toBeVisible();
  await page.keyboard.press('!');
  await expect.poll(() => steps.count()).toBeGreaterThan(before);
});
