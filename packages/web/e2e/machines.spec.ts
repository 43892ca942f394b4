/** What only machines do: overruns, guided missiles, carrying people. Each in a position set out for it. */
import { expect, type Page, test } from '@playwright/test';
import { keep } from './games.ts';
import { type Stand, staged } from './staged.ts';
import { clickOn, command } from './table.ts';

async function lay(page: Page, battle: string, stands: Readonly<Record<string, Stand>>): Promise<void> {
  const id = await keep(page, staged(battle, stands));
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible();
}

const pick = (page: Page, hex: string): Promise<void> => clickOn(page, page.locator(`.pickable[data-hex="${hex}"]`));

const told = (page: Page, event: string) => page.locator(`.log [data-event="${event}"]`).last();

test('a tank overruns those on foot, after its odds have been seen', async ({ page }) => {
  await lay(page, 'steel-in-the-lanes', {
    'm4a1-sherman-1': { at: '101D3', facing: 0 },
    'german-squad-1': { at: '101D2' },
  });
  await pick(page, '101D3');
  await command(page, 'overrun').click();
  await clickOn(page, page.locator('[data-offer="overrun"][data-hex="101D2"] > path'));
  await expect(page.locator('.odds .tally').first()).toContainText('Overrun');
  await expect(page.locator('.odds [data-result="eliminated"]').first()).toBeAttached();
  await page.locator('[data-answer="yes"]').click();
  await expect(told(page, 'attacked')).toContainText(/Overrun in 101·D2: \d+ against \d+/);
  await expect(page.locator('.outcome .clash').first()).toBeVisible();
});

test('a guided missile is answered by fire at its launcher, or let go', async ({ page }) => {
  await lay(page, 'the-niederau-gap', {
    'milan-team-1': { at: 'D3', facing: 3 },
    't-72a-1': { at: 'B8', facing: 1 },
    'soviet-cold-war-squad-1': { at: 'D8' },
  });
  await pick(page, 'D3');
  // A second click in the same place says yes to the odds that the first has shown.
  const target = page.locator('[data-offer="shoot"][data-hex="B8"] > path');
  await clickOn(page, target);
  await expect(page.locator('.odds')).toContainText('guided missile');
  await clickOn(page, target);
  await expect(page.locator('.asks')).toContainText('missile');
  await expect(page.locator('.candidates .odds-of').first()).toContainText('%');
  await expect(page.locator('[data-aimed="D3"]')).toBeAttached();
  await command(page, 'hold').click();
  await expect(told(page, 'shot')).toContainText(/hits|misses/);
});

test('those on foot get on a half-track, ride along and get off', async ({ page }) => {
  await lay(page, 'over-the-aa', {
    'm3-half-track-1': { at: 'E3', facing: 1 },
    'm3-half-track-2': { at: 'C5', facing: 1 },
    'us-squad-1': { at: 'E3' },
    'us-squad-2': { at: 'C5', on: 'm3-half-track-2' },
    'german-squad-1': { at: 'L5' },
  });
  await pick(page, 'E3');
  await command(page, 'board').first().click();
  await expect(told(page, 'boarded')).toContainText('gets on M3 Half-Track');
  await expect(page.locator('.stack-panel [data-mark="aboard"]')).toBeVisible();
  await clickOn(page, page.locator('[data-offer="step"][data-hex="F3"] > path'));
  await expect(told(page, 'moved')).toContainText('M3 Half-Track');
  await command(page, 'stop').click();
  await command(page, 'pass').click();

  await pick(page, 'C5');
  await command(page, 'alight').first().click();
  await expect(told(page, 'alighted')).toContainText('gets off M3 Half-Track');
});
