import { expect, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';
import { begin, command, offers, pickable, tapOn, toTheFirstImpulse } from './table.ts';

test.describe('in the first impulse', () => {
  test.beforeEach(async ({ page }) => {
    await begin(page, 'assault-on-vierville');
    await toTheFirstImpulse(page);
    await command(page, 'pass').click();
  });

  test('moves with the finger, with orders in the sheet', async ({ page }) => {
    await tapOn(page, pickable(page).last());
    await expect(page.locator('.stack-panel .piece').first()).toBeVisible();
    await tapOn(page, offers(page, 'step').first());
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
  });

  test('the sheet has three heights', async ({ page }) => {
    const drawer = page.locator('.drawer');
    const heights = new Set<number>();
    for (const _ of [1, 2, 3]) {
      heights.add(Math.round((await drawer.boundingBox())?.height ?? 0));
      await page.locator('.handle').click();
    }
    expect(heights.size).toBe(3);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('two fingers zoom the map', async ({ page }) => {
    const box = await page.locator('.board').boundingBox();
    if (box === null) throw new Error('there is no board');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
    const scale = (): Promise<number> =>
      page.locator('.world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);
    const before = await scale();
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [45, 60, 75, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(scale).toBeGreaterThan(before * 1.5);
  });

  test('the bar says who acts and what, and the sheet keeps its head when it is scrolled', async ({ page }) => {
    const acts = page.locator('.acts');
    expect(await acts.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(1);
    await tapOn(page, pickable(page).last());
    await page.locator('.palette .button').last().scrollIntoViewIfNeeded();
    const log = page.getByRole('button', { name: 'Log', exact: true });
    await log.tap();
    await expect(page.locator('.drawer')).toHaveAttribute('data-tab', 'log');
  });
});

test('the log opens at its newest line', async ({ page }) => {
  const id = await keep(page, playedGame(100));
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.log .entry').last()).toBeAttached();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(page.locator('.log .entry').last()).toBeInViewport();
  await expect(page.locator('.log .entry').first()).not.toBeInViewport();
});
