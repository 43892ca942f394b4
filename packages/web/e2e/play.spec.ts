import { expect, test } from '@playwright/test';
import { begin, clickOn, command, offers, pickable, toTheFirstImpulse, walkTo } from './table.ts';

const VIERVILLE = 'assault-on-vierville';

test('sets up counter by counter with clicks, and takes back', async ({ page }) => {
  await begin(page, VIERVILLE);
  const waiting = page.locator('[aria-label="To be set up"] .piece[data-piece^="u"]');
  await expect(waiting).toHaveCount(4);
  await clickOn(page, offers(page, 'deploy').first());
  await expect(waiting).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(waiting).toHaveCount(4);
});

test('moves by clicking: the stack, then the hexes', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
  // The last stack has no machine gun that it would leave behind.
  await clickOn(page, pickable(page).last());
  await expect(offers(page, 'step').first()).toBeVisible();
  await clickOn(page, offers(page, 'step').first());
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
});

test('plays by keys alone', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await page.keyboard.press('p');
  await expect(page.locator('.acts')).toContainText('Americans');
  await walkTo(page, (await pickable(page).last().getAttribute('data-hex')) ?? '');
  await page.keyboard.press('Enter');
  const step = page.locator('[data-offer="step"]');
  await walkTo(page, (await step.first().getAttribute('data-hex')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
  await page.keyboard.press('s');
  await expect(page.locator('.acts')).toContainText('act or pass');
});

test('sets up by dragging', async ({ page }) => {
  await begin(page, VIERVILLE);
  const waiting = page.locator('[aria-label="To be set up"] .piece[data-piece^="u"]');
  await expect(waiting).toHaveCount(4);
  const target = await offers(page, 'deploy').first().boundingBox();
  const board = await page.locator('.board').boundingBox();
  if (target === null || board === null) throw new Error('there is nowhere to drag to');
  const targetPosition = { x: target.x - board.x + target.width / 2, y: target.y - board.y + target.height / 2 };
  await waiting.last().dragTo(page.locator('.board'), { targetPosition });
  await expect(waiting).toHaveCount(3);
});

test('refuses nothing that it offers, and keeps the game for later', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
  const before = await page.locator('.log .entry').count();
  await page.goto('/');
  await page.getByRole('link', { name: /Assault on Vierville.*turn 1/ }).click();
  await expect(page.locator('.log .entry')).toHaveCount(before);
});

test('two computers play a battle to its end', async ({ page }) => {
  test.slow();
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'At once' }).click();
  await begin(page, VIERVILLE, { first: /recruit/, second: /recruit/ });
  await expect(page.locator('.acts')).toHaveText('The battle is over', { timeout: 150_000 });
});
