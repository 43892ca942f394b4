/** Helpers of the browser tests: how a person would do it, found by what the page says of itself. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Players {
  readonly first?: RegExp;
  readonly second?: RegExp;
}

/** Opens a battle as it stands on its card, with the players named. */
export async function begin(
  page: Page,
  battle: string,
  { first = /person/, second = /person/ }: Players = {},
): Promise<void> {
  await page.goto(`/#/new/${battle}`);
  const seats = page.locator('fieldset');
  await seats.nth(0).getByRole('button', { name: first }).click();
  await seats.nth(1).getByRole('button', { name: second }).click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.locator('.world .ground')).toBeVisible();
}

/** The middle of whatever is drawn on the board. */
export async function clickOn(page: Page, shape: Locator, timeout = 20_000): Promise<void> {
  const box = await shape.boundingBox({ timeout });
  if (box === null) throw new Error('there is nothing to click on');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export const offers = (page: Page, verb: string): Locator => page.locator(`[data-offer="${verb}"] > path`);

export const pickable = (page: Page): Locator => page.locator('.pickable');

export const command = (page: Page, verb: string): Locator => page.locator(`[data-verb="${verb}"]`);

/** Sets up both sides and goes through the Rally Phase to the first impulse. */
export async function toTheFirstImpulse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await command(page, 'ready').click();
  await expect(page.locator('.acts')).toContainText(/Germans|rally/);
  await command(page, 'ready').click();
  await command(page, 'done').click();
  await expect(page.locator('.acts')).toContainText('act or pass');
}

/** Walks the board's cursor to a hex with the arrow keys. */
export async function walkTo(page: Page, hex: string): Promise<void> {
  await page.locator('.board').focus();
  const place = (name: string): readonly [string, number] => [name.replace(/\d+$/, ''), Number(/\d+$/.exec(name)?.[0])];
  const [column, row] = place(hex);
  await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 60; i++) {
    const here = await page.locator('[data-hover]').getAttribute('data-hover');
    if (here === hex) return;
    const [nowColumn, nowRow] = place(here ?? hex);
    const sideways = nowColumn < column ? 'ArrowRight' : 'ArrowLeft';
    const upright = nowRow < row ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(nowColumn === column ? upright : sideways);
  }
  throw new Error(`the arrow keys do not lead to ${hex}`);
}

/** The same with a finger. */
export async function tapOn(page: Page, shape: Locator): Promise<void> {
  const box = await shape.boundingBox();
  if (box === null) throw new Error('there is nothing to tap on');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Moves the pointer onto the middle of something on the board. */
export async function pointAt(page: Page, shape: Locator): Promise<void> {
  const box = await shape.boundingBox();
  if (box === null) throw new Error('there is nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}
