/** At a Japanese table everything is called by its Japanese name: what is printed on counters stays on the counters. */
import { displayNames, namesIn } from '@opfire/content';
import { expect, type Page, test } from '@playwright/test';
import { keep, type PlayedGame, playedGame } from './games.ts';
import { hasTargets } from './hints.ts';
import { like } from './likes.ts';
import { clickOn, pickable } from './table.ts';

const TANKS = playedGame(
  Number.POSITIVE_INFINITY,
  'steel-in-the-lanes',
  (game) => hasTargets(game) && game.state.turn > 1,
);

/** Printed names of a battle's counters and weapons that are no part of their Japanese ones. */
function printedIn({ setup }: PlayedGame): readonly string[] {
  const japanese = namesIn('ja');
  const ids = [...setup.unitTypes, ...setup.weaponTypes].map(({ id }) => id);
  return ids.flatMap((id) => (japanese[id]?.includes(displayNames[id] ?? id) ? [] : [displayNames[id] ?? id]));
}

/** Everything that is read or heard: words and labels, without what is drawn. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const one of document.querySelectorAll('body *')) {
      for (const label of ['aria-label', 'aria-description', 'title', 'placeholder']) {
        said.push(one.getAttribute(label) ?? '');
      }
      if (one.closest('svg') && one.tagName !== 'title') continue;
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    }
    return said.join('\n');
  });

async function expectJapanese(page: Page, game: PlayedGame, ...names: readonly string[]): Promise<void> {
  await expect.poll(() => saidOn(page)).toContain(names[0] ?? '');
  const said = await saidOn(page);
  for (const name of names) expect(said).toContain(name);
  expect(printedIn(game).filter((name) => said.includes(name))).toEqual([]);
}

test.beforeEach(({ page }) => like(page, { language: 'ja' }));

test('before, during and after a battle', async ({ page }) => {
  expect(printedIn(TANKS)).toContain('M4A1 Sherman');
  await page.goto('/#/new/steel-in-the-lanes');
  await expectJapanese(page, TANKS, 'M4A1シャーマン', 'バズーカ', '57mm対戦車砲');
  const id = await keep(page, TANKS);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.counters .counter').first()).toBeVisible();
  await clickOn(page, pickable(page).first());
  await expect(page.locator('.stack-panel .called').first()).toBeVisible();
  await expectJapanese(page, TANKS, '空挺分隊');
  await page.goto(`/#/replay/${id}/60`);
  await expectJapanese(page, TANKS, '空挺分隊');
  await page.goto(`/#/aftermath/${id}`);
  await expect(page.locator('.verdict')).toBeVisible();
  await expectJapanese(page, TANKS, '分隊');
});

test('names follow the language when it is changed', async ({ page }) => {
  await page.goto('/#/reference');
  await page.locator('[data-tab="eyes"]').click();
  await expect(page.getByRole('rowheader', { name: '北ベトナム軍' })).toBeVisible();
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto('/#/reference');
  await page.locator('[data-tab="eyes"]').click();
  await expect(page.getByRole('rowheader', { name: 'North Vietnamese Army' })).toBeVisible();
});
