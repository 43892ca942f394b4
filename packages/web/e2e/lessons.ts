/** How a learner goes through a lesson: what he reads, clicks and presses, one thing after another. */
import { expect, type Page } from '@playwright/test';

/** A hex by its name, "+F8" to add it, "@F1" only to point at it, "key:x", "next", "yes", or a selector to click. */
export type Act = string;

/** The middle of a hex that can be taken or pointed at, or is marked. */
async function spotOf(page: Page, hex: string): Promise<{ readonly x: number; readonly y: number }> {
  const shapes = [`[data-offer][data-hex="${hex}"] > path`, `path[data-hex="${hex}"]`, `[data-marked="${hex}"]`];
  const shape = page.locator(shapes.join(', ')).first();
  await expect(shape).toBeVisible();
  const box = await shape.boundingBox();
  if (box === null) throw new Error(`${hex} is nowhere to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function point(page: Page, hex: string, modifiers: readonly 'Shift'[] = []): Promise<void> {
  const { x, y } = await spotOf(page, hex);
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of modifiers) await page.keyboard.up(key);
}

export async function act(page: Page, one: Act): Promise<void> {
  if (one === 'next' || one === 'yes') await page.locator(`[data-answer="${one}"]`).click();
  else if (one.startsWith('key:')) await page.keyboard.press(one.slice('key:'.length));
  else if (one.startsWith('+')) await point(page, one.slice(1), ['Shift']);
  else if (one.startsWith('@')) {
    const { x, y } = await spotOf(page, one.slice(1));
    await page.mouse.move(x, y);
  } else if (/^[A-Z]\d+$/.test(one)) await point(page, one);
  else await page.locator(one).first().click();
}

export async function open(page: Page, lesson: string): Promise<void> {
  await page.goto(`/#/lessons/${lesson}`);
  await expect(page.locator('.world .ground')).toBeVisible();
}

/** Each act, and before it the step of the lesson that it belongs to. */
export type Script = readonly (readonly [step: number, ...acts: Act[]])[];

export async function follow(page: Page, lesson: string, script: Script): Promise<void> {
  await open(page, lesson);
  for (const [step, ...acts] of script) {
    await expect(page.locator('.lesson-card')).toHaveAttribute('data-step', String(step));
    for (const one of acts) await act(page, one);
  }
}
