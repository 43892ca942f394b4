import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Hands, ScriptedPlayer, sameDice } from './scripted-player.ts';
import { begin, command } from './table.ts';

/** Presses a button, unless the game has gone on meanwhile: then the player looks again. */
const click = (button: Locator): Promise<void> =>
  button
    .first()
    .click({ timeout: 1500 })
    .catch(() => undefined);

const byMouse = (page: Page): Hands => ({
  point: ({ x, y }) => page.mouse.click(x, y),
  order: (verb) => click(command(page, verb)),
  press: (selector) => click(page.locator(selector)),
  letGo: () => page.keyboard.press('Escape'),
});

test('Assault on Vierville is played from setting up to victory, with fire and movement', async ({ page }) => {
  test.slow();
  await sameDice(page);
  await begin(page, 'assault-on-vierville');
  const player = new ScriptedPlayer(page, byMouse(page), 4);
  let things = 0;
  while ((await player.playOn()) && things < 700) things++;
  await expect(page.locator('.acts')).toHaveText('The battle is over');
  await expect(page.locator('.log [data-event="victory"]')).toHaveCount(1);
  expect(await page.locator('.log [data-event="moved"]').count()).toBeGreaterThan(3);
  expect(await page.locator('.log [data-event="attacked"]').count()).toBeGreaterThan(3);

  await page.locator('.after-battle .button.main').click();
  await expect(page.locator('main')).toContainText(/losses/i);
});
