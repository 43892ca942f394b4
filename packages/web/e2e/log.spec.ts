import { expect, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';

test('sums are folded into a mark at the end of their line, and open below it', async ({ page }) => {
  const id = await keep(page, playedGame(100));
  await page.goto(`/#/replay/${id}/100`);
  const line = page.locator('.log li[data-event="attacked"]').last();
  await line.scrollIntoViewIfNeeded();
  const mark = line.locator('summary');
  const [told, closed, box] = await Promise.all([
    line.locator('.told').boundingBox(),
    line.boundingBox(),
    mark.boundingBox(),
  ]);
  if (!told || !closed || !box) throw new Error('the line is not shown');
  expect(closed.height).toBeLessThanOrEqual(Math.max(told.height, box.height) + 4);
  expect(box.x).toBeGreaterThanOrEqual(told.x + told.width - 1);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await expect(mark).toHaveAccessibleName('How so?');
  await mark.click();
  await expect(line.locator('table').first()).toBeVisible();
  expect((await line.boundingBox())?.height).toBeGreaterThan(closed.height);
});

test('the log is searched by hexes as one types them', async ({ page }) => {
  const id = await keep(page, playedGame(120, 'steel-in-the-lanes'));
  await page.goto(`/#/replay/${id}/120`);
  const lines = page.locator('.log li[data-event="moved"]');
  const NAMED = /(\d+·[A-O]\d+)/;
  await expect(lines.last()).toHaveText(NAMED);
  const [, hex = ''] = NAMED.exec(await lines.last().innerText()) ?? [];
  await page.getByRole('searchbox').fill(hex.replace('·', '').toLowerCase());
  await expect(page.locator('.log .entry').first()).toContainText(hex);
});
