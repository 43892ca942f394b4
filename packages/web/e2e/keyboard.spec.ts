import { expect, type Page, test } from '@playwright/test';
import { like } from './likes.ts';
import { type Hands, ScriptedPlayer, type Spot, sameDice } from './scripted-player.ts';

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

/** Goes from stop to stop with the Tab key until something has the focus. */
async function tabTo(page: Page, selector: string, words = ''): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate(
      ([wanted = '', said = '']) => {
        const now = document.activeElement;
        return now?.matches(wanted) && (now.textContent ?? '').includes(said);
      },
      [selector, words],
    );
    if (there) return;
    await press(page, 'Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector} ${words}`);
}

const place = (name: string): readonly [column: number, row: number] => [name.charCodeAt(0), Number(name.slice(1))];

const cursor = async (page: Page): Promise<string> =>
  (await page.locator('[data-hover]').first().getAttribute('data-hover', { timeout: 2000 })) ?? '';

/** Walks the cursor to a hex: along the columns, then along the rows. */
async function walkTo(page: Page, { hex }: Spot): Promise<void> {
  await press(page, 'ArrowDown');
  for (let i = 0; i < 4; i++) {
    const here = await cursor(page);
    if (here === hex) return;
    const [column, row] = place(here);
    const [toColumn, toRow] = place(hex);
    const sideways = column < toColumn ? 'ArrowRight' : 'ArrowLeft';
    const upright = row < toRow ? 'ArrowDown' : 'ArrowUp';
    const [key, times] =
      column === toColumn ? [upright, Math.abs(toRow - row)] : [sideways, Math.abs(toColumn - column)];
    for (let steps = 0; steps < times; steps++) await press(page, key);
  }
  throw new Error(`the arrow keys do not lead to ${hex}`);
}

const onTheBoard = (page: Page): Promise<void> => tabTo(page, '.board');

/** Keys for what has one; the rest is reached with Tab. */
const byKeys = (page: Page): Hands => ({
  async point(spot) {
    await onTheBoard(page);
    await walkTo(page, spot);
    await press(page, 'Enter');
  },
  async order(verb) {
    const key = await page.evaluate(
      (wanted) => document.querySelector(`.palette [data-verb="${wanted}"]`)?.getAttribute('aria-keyshortcuts'),
      verb,
    );
    if (key) return press(page, key);
    await tabTo(page, `[data-verb="${verb}"]`);
    return press(page, 'Enter');
  },
  async press(selector) {
    if (selector.includes('yes')) await onTheBoard(page);
    else if (selector.includes('hold')) return press(page, 'h');
    else await tabTo(page, selector);
    return press(page, 'Enter');
  },
  letGo: () => press(page, 'Escape'),
});

/** What has just been said to somebody who listens, and whether the focus is anywhere. */
const heardNow = (page: Page): Promise<{ focused: boolean; said: string }> =>
  page.evaluate(() => ({
    focused: document.activeElement !== document.body,
    said: [...document.querySelectorAll('[data-heard]')].map((one) => one.textContent).join('\n'),
  }));

/** "Next enemy in sight", "what can fire at me", "who is here". */
async function expectAnswers(page: Page): Promise<void> {
  for (const [key, answer] of [
    [',', /away|in sight/],
    ['.', /fire/],
    ['/', /./],
  ] as const) {
    await press(page, key);
    await expect(page.locator('[data-heard="answer"]')).toContainText(answer);
  }
}

test('a whole battle is played by keys alone, from the first page to the reckoning', async ({ page }) => {
  test.slow();
  await like(page, { pace: 'instant' });
  await sameDice(page);
  await page.goto('/');
  await tabTo(page, 'a', 'Rejoining the Regiment');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
  await tabTo(page, 'button', 'Begin the battle');
  await press(page, 'Enter');
  await expect(page.locator('.world .ground')).toBeVisible();
  await expect(page.locator('.board')).toBeFocused();

  const heard = new Set<string>();
  const player = new ScriptedPlayer(page, byKeys(page), 2);
  let things = 0;
  while ((await player.playOn()) && things < 400) {
    const { focused, said } = await heardNow(page);
    if (!focused) await expect.poll(async () => (await heardNow(page)).focused, `after ${things} things`).toBe(true);
    heard.add(said);
    if (things++ === 20) await expectAnswers(page);
  }
  await expect(page.locator('.acts')).toHaveText('The battle is over');
  const all = [...heard].join('\n');
  expect(all).toMatch(/fire from [A-O]\d/i);
  expect(all).toMatch(/[A-O]\d to [A-O]\d/);
  expect(all).toMatch(/Fire at .*\d+ % chance of an effect.*Enter: yes/);
  await tabTo(page, '.after-battle .button.main');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'The reckoning' })).toBeVisible();
});
