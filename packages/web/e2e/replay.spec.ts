import { expect, type Page, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';

const GAME = playedGame(100);

async function watch(page: Page): Promise<void> {
  const id = await keep(page, GAME);
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible({ timeout: 20_000 });
}

const where = (page: Page, words: string | RegExp) => expect(page.locator('.scrubber output')).toContainText(words);

test('goes from order to order and from event to event by keys', async ({ page }) => {
  await watch(page);
  await where(page, 'Order 0 of 100');
  await page.keyboard.press('ArrowRight');
  await where(page, 'Order 1 of 100');
  await page.keyboard.press('End');
  await where(page, 'Order 100 of 100');
  await page.keyboard.press('ArrowLeft');
  await where(page, 'Order 99 of 100');
  const before = await page.getByRole('slider').inputValue();
  await page.keyboard.press(',');
  expect(Number(await page.getByRole('slider').inputValue())).toBe(Number(before) - 1);
  await page.keyboard.press('Home');
  await where(page, 'Order 0 of 100');
});

test('whose eyes one looks through is chosen from a list that looks like one', async ({ page }) => {
  const id = await keep(page, playedGame());
  await page.goto(`/#/replay/${id}`);
  const eyes = page.getByLabel('Seen by');
  await expect(eyes).toHaveCSS('background-image', /gradient/);
  await eyes.selectOption('Germans');
  await expect(eyes).toHaveValue('1');
});

test('scrubs by order or by event', async ({ page }) => {
  await watch(page);
  const slider = page.getByRole('slider');
  const events = Number(await slider.getAttribute('max'));
  await page.getByLabel(/^By/).selectOption('order');
  await expect(slider).toHaveAttribute('max', '100');
  expect(events).toBeGreaterThan(100);
  await slider.fill('50');
  await where(page, 'Order 50 of 100');
});

test('jumps to a turn and to the next impulse', async ({ page }) => {
  await watch(page);
  await page.getByRole('button', { name: 'To turn 2' }).click();
  await where(page, 'turn 2');
  const here = await page.locator('.scrubber output').textContent();
  await page.getByRole('button', { name: 'One impulse on' }).click();
  await expect(page.locator('.scrubber output')).not.toHaveText(here ?? '');
});

test('marks turns and phases on the bar, and goes from turn to turn by buttons and keys', async ({ page }) => {
  await watch(page);
  const slider = page.getByRole('slider');
  const marks = page.locator('.ticks [data-begins="turn"]');
  await expect(page.locator('.ticks [data-turn="2"]')).toContainText('Turn 2');
  expect(await page.locator('.ticks [data-begins="phase"]').count()).toBeGreaterThan(2);

  await page.getByRole('button', { name: 'One turn on' }).click();
  await where(page, 'turn 2 · Rally');
  await expect(slider).toHaveAttribute('aria-valuetext', /turn 2 · Rally/);
  const box = await slider.boundingBox();
  const mark = await marks.nth(1).boundingBox();
  if (box === null || mark === null) throw new Error('there is no bar');
  const [value, max] = [Number(await slider.inputValue()), Number(await slider.getAttribute('max'))];
  const thumb = 16;
  expect(mark.x - box.x - thumb / 2).toBeCloseTo(((box.width - thumb) * value) / max, -1);

  await slider.focus();
  await page.keyboard.press('PageUp');
  await where(page, 'turn 1');
  await page.keyboard.press('PageDown');
  await where(page, 'turn 2 · Rally');
});

test('plays by itself at the speed chosen, and pauses', async ({ page }) => {
  await watch(page);
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await where(page, /Order [2-9] of 100/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const slider = page.getByRole('slider');
  const stopped = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveValue(stopped);
});

test('says what happens and shows where', async ({ page }) => {
  await watch(page);
  for (let i = 0; i < 400 && (await page.locator('.caption [data-event="attacked"]').count()) === 0; i++)
    await page.keyboard.press('.');
  await expect(page.locator('.caption .happened')).toContainText(/at [A-Z]\d+/);
  await expect(page.locator('[data-event-at]')).toHaveCount(1);
  await expect(page.locator('.caption .tally').first()).toBeVisible();
});

test('gives no orders', async ({ page }) => {
  await watch(page);
  await page.keyboard.press('End');
  await expect(page.locator('.pickable, [data-offer]')).toHaveCount(0);
});

test('branches off anywhere into a game of its own', async ({ page }) => {
  await watch(page);
  await page.getByLabel(/^By/).selectOption('order');
  await page.getByRole('slider').fill('80');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('dialog')).toContainText('after order 80');
  await page.getByRole('button', { name: 'The same dice' }).click();
  await page.locator('dialog fieldset').nth(1).getByRole('button', { name: 'A person here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  // The replay has a log too: the branch is kept once its table opens.
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('.log .entry').first()).toBeVisible();
  await page.goto('/#/games');
  await expect(page.locator('.game-card')).toHaveCount(2);
  await expect(page.locator('.game-card', { hasText: '80 orders' })).toHaveCount(1);
});
