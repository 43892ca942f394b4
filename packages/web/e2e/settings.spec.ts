import { expect, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';
import { like } from './likes.ts';

test('settings take effect at once and are kept', async ({ page }) => {
  await page.goto('/#/settings');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Easy to tell apart' }).click();
  await expect(root).toHaveAttribute('data-colours', 'safe');
  await page.getByRole('button', { name: 'Counters move' }).click();
  await expect(root).toHaveAttribute('data-motion', 'full');
  await page.getByRole('button', { name: 'All still' }).click();
  await expect(root).toHaveAttribute('data-motion', 'none');
  await page.reload();
  await expect(root).toHaveAttribute('data-colours', 'safe');
  await expect(page.getByRole('button', { name: 'All still' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Everything as usual' }).click();
  await expect(root).toHaveAttribute('data-colours', 'house');
});

test('counters grow and stacks open as one likes', async ({ page }) => {
  const id = await keep(page, playedGame(60));
  const width = async (): Promise<number> => {
    await page.goto(`/#/replay/${id}/60`);
    const counter = page.locator('.counters .counter').first();
    await expect(counter).toBeVisible();
    return (await counter.boundingBox())?.width ?? 0;
  };
  const usual = await width();
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Large' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  expect(await width()).toBeGreaterThan(usual * 1.05);
});

test('is silent until asked, then makes its own sounds', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function begin(when?: number) {
      heard.push(this.constructor.name);
      return start.call(this, when);
    };
    const { start: startBuffer } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function begin(when?: number) {
      heard.push(this.constructor.name);
      return startBuffer.call(this, when);
    };
  });
  const heard = (): Promise<number> => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  const id = await keep(page, playedGame(60));
  await page.goto(`/#/replay/${id}`);
  await page.keyboard.press('ArrowRight');
  expect(await heard()).toBe(0);
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Soft' }).click();
  for (const effect of ['Cardboard', 'Dice', 'Distant fire', 'Shells', 'Rally']) {
    const before = await heard();
    await page.getByRole('button', { name: effect }).click();
    expect(await heard()).toBeGreaterThan(before);
  }
  await page.goto(`/#/replay/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible();
  const before = await heard();
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight');
  expect(await heard()).toBeGreaterThan(before);
});

for (const language of ['en', 'ja']) {
  test(`each choice stands in one row, with nothing cut off (${language})`, async ({ page }) => {
    await like(page, { language, motion: 'full' });
    await page.goto('/#/settings');
    await expect(page.locator('.tray')).toHaveCount(8);
    for (const width of [1280, 1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const trays = await page.locator('.tray').evaluateAll((all) =>
        all.map((tray) => ({
          rows: new Set([...tray.children].map((piece) => piece.getBoundingClientRect().top)).size,
          isCut: [tray, ...tray.children].some((one) => one.scrollWidth > one.clientWidth + 1),
        })),
      );
      expect(trays, `${width} wide`).toEqual(trays.map(() => ({ rows: 1, isCut: false })));
    }
  });
}
