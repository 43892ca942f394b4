import { expect, test } from '@playwright/test';
import { seriousFaults } from './faults.ts';
import { openInContact } from './hints.ts';
import { like } from './likes.ts';
import { command } from './table.ts';

test('an adviser says what he would do, shows it on the map, and it is done by a press', async ({ page }) => {
  await like(page, { pace: 'instant' });
  await openInContact(page);
  await page.keyboard.press(';');
  const ideas = page.locator('.idea');
  await expect(ideas.first()).toBeFocused();
  // To wait may be the best of them; the others have their places on the map.
  const placed = ideas.filter({ hasText: /[A-O]\d/ }).first();
  await placed.focus();
  await expect(page.locator('.idea-tag[data-looked="true"]')).toHaveCount(1);
  await expect(page.locator('[data-heard="answer"]')).toContainText('advice');
  await page.keyboard.press('Escape');
  await expect(ideas).toHaveCount(0);
  await expect(page.locator('.board')).toBeFocused();

  const steps = await page.locator('.log .entry').count();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await placed.click();
  const yes = page.locator('[data-answer="yes"]');
  await expect.poll(async () => (await yes.isVisible()) || (await ideas.count()) === 0).toBe(true);
  if (await yes.isVisible()) await yes.click();
  await expect.poll(() => page.locator('.log .entry').count()).toBeGreaterThan(steps);
});

test('a referee has no adviser and gives no reasons', async ({ page }) => {
  await like(page, { pace: 'instant' });
  await openInContact(page, { assist: 'referee' });
  await expect(command(page, 'pass')).toBeVisible();
  await page.keyboard.press(';');
  await expect(page.locator('.advice-panel')).toHaveCount(0);
  await page.keyboard.press(':');
  await expect(page.locator('[data-heard="answer"]')).toContainText('nothing to explain');
});

test('the computer says why it did what it did, when its impulse is over', async ({ page }) => {
  await like(page, { pace: 'instant' });
  await openInContact(page);
  await expect(page.locator('.why')).toHaveCount(0);
  await command(page, 'pass').click();
  const hold = page.locator('.asks [data-verb="hold"]');
  const pass = command(page, 'pass');
  // What it did may call up reserves, who are armed first.
  const ready = command(page, 'ready');
  for (let i = 0; i < 30; i++) {
    await expect(hold.or(pass).or(ready).first()).toBeVisible();
    if (await pass.isVisible()) break;
    if (await ready.isVisible()) {
      await ready.click();
      continue;
    }
    // In the middle of a move its plans stay its own.
    await expect(page.locator('.why')).toHaveCount(0);
    await hold.click();
  }
  await page.keyboard.press(':');
  await expect(page.locator('[data-heard="answer"]')).toContainText('It also weighed');
  const opened = page.locator('.log .why[open]').last();
  await expect(opened).toContainText('It also weighed');
  const told = await opened.innerText();

  await page.reload();
  await expect(pass).toBeVisible();
  // The orders stand before the log has been told.
  await expect(page.locator('.log .why').first()).toBeAttached();
  await page.keyboard.press(':');
  await expect(page.locator('.log .why[open]').last()).toHaveText(told, { useInnerText: true });
});

test('says calmly that it does not know why the computer did what was played elsewhere', async ({ page }) => {
  await openInContact(page);
  await expect(command(page, 'pass')).toBeVisible();
  await page.keyboard.press(':');
  await expect(page.locator('[data-heard="answer"]')).toContainText('only of what it decided in this browser');
});

test('advice speaks Japanese, and axe finds nothing serious at the night table', async ({ page }) => {
  await like(page, { pace: 'instant', theme: 'dark', language: 'ja' });
  await openInContact(page);
  await page.getByRole('button', { name: '助言を求める' }).click();
  await expect(page.locator('.ideas')).toContainText('。');
  expect(await seriousFaults(page)).toEqual([]);
});
