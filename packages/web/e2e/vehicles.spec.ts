/** Tanks come on, drive, turn and shoot. */
import { decision, type Game, give, type LocationId } from '@opfire/engine';
import { expect, type Page, test } from '@playwright/test';
import { keep, playedGame } from './games.ts';
import { begin, clickOn, command, offers } from './table.ts';

const arrows = (page: Page) => page.locator('[data-facing]');

/** Where the first side could declare a stack whose guns then have a target. */
function gunsInRange(game: Game): LocationId | undefined {
  const owed = decision(game);
  if (owed?.kind !== 'impulse' || owed.side !== 0) return undefined;
  const places = owed.parts.flatMap((part) => (part.do === 'activate' ? part.at : []));
  return places.find((at) => {
    const outcome = give(game, { do: 'activate', at: [at] });
    return !('refused' in outcome) && decision(outcome.game)?.orders.some((order) => order.do === 'shoot');
  });
}

test('a tank comes on facing as told, drives and turns', async ({ page }) => {
  await begin(page, 'steel-in-the-lanes');
  await page.getByRole('button', { name: 'Set up for me' }).click();
  await command(page, 'ready').click();
  await expect(page.locator('.acts')).toContainText('Germans');
  await command(page, 'ready').click();
  await command(page, 'done').click();
  await expect(page.locator('.acts')).toContainText('act or pass');

  await page.locator('[aria-label="Waiting to come on"] .piece').first().click();
  await clickOn(page, offers(page, 'enter').nth(4));
  await expect(page.locator('.which .button').first()).toContainText('facing');
  await clickOn(page, arrows(page).first());
  await expect(page.locator('.acts')).toContainText('on the move');
  await expect(page.locator('.counters [data-pointer]').first()).toBeAttached();

  await clickOn(page, offers(page, 'step').last());
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText('Panther');
  const hold = page.locator('.asks [data-verb="hold"]');
  const turning = page.locator('[data-facing], .asks [data-verb="hold"]').first();
  await turning.waitFor();
  if (await hold.isVisible()) await hold.click();
  await clickOn(page, arrows(page).first());
  await expect(page.locator('.log [data-event="turned"]').last()).toContainText('Panther turns');
});

test('a gun shoots after its odds have been seen', async ({ page }) => {
  let at: LocationId | undefined;
  let hex = '';
  const game = playedGame(400, 'the-niederau-gap', (now) => {
    at = gunsInRange(now);
    hex = now.world.board.hexes[now.world.board.locations[at ?? -1]?.hex ?? -1]?.name ?? '';
    return at !== undefined;
  });
  const id = await keep(page, game);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible();
  await clickOn(page, page.locator(`.pickable[data-hex="${hex}"]`));
  await command(page, 'shoot').click();
  await clickOn(page, offers(page, 'shoot').first());
  const which = page.locator('.which .button').first();
  const yes = page.locator('[data-answer="yes"]');
  await expect(which.or(yes).first()).toBeVisible();
  if (await which.isVisible()) await which.click();
  await expect(page.locator('.odds .chances').first()).toBeVisible();
  await yes.click();
  await expect(page.locator('.log [data-event="shot"]').last()).toContainText(/hits|misses/);
});
