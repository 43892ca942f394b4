import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { like } from './likes.ts';

/** Of compressed JavaScript for the first page, in bytes; docs/performance.md has the figure. */
const AIM = 350_000;

test('shows every battle with its ground, sides and stakes', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.battle')).toHaveCount(14);
  const vierville = page.locator('.battle', { hasText: 'Assault on Vierville' });
  await expect(vierville).toContainText('Americans');
  await expect(vierville).toContainText('6 turns');
  await expect(vierville).toContainText('Four buildings');
  await vierville.scrollIntoViewIfNeeded();
  await expect(vierville.locator('.miniature img')).toBeVisible();
  await expect(page.locator('[data-battle="slicks-at-hill-118"]')).toContainText('Helicopters');
  await expect(page.locator('[data-battle="hill-83-again"]')).toContainText('Air support');
});

test('the first visit loads little', async ({ page }) => {
  // The scripts are fetched again below: a body that is still on its way when the page closes cannot be read.
  const scripts = new Set<string>();
  page.context().on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.goto('/');
  await expect(page.locator('.battle')).toHaveCount(14);
  await page.locator('.battle').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.battle').last().locator('.miniature img')).toBeVisible();
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(AIM);
});

test('sifts and sorts the battles', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Night' }).click();
  await expect(page.locator('.battle')).toHaveCount(1);
  await expect(page.locator('.battle')).toContainText('Wire at Midnight');
  await page.getByRole('button', { name: 'Second World War' }).click();
  await expect(page.locator('.battle')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all battles' }).click();
  await expect(page.locator('.battle')).toHaveCount(14);
  await page.getByRole('button', { name: 'Earliest' }).click();
  await expect(page.locator('.battle').first()).toContainText('1942');
});

test('leads whoever is new into a battle by one click', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.world .ground')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue a game' })).toContainText('Rejoining the Regiment');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Set up for me' })).toBeVisible();
});

test('shows before a battle who fights, what for, and by which rules', async ({ page }) => {
  await page.goto('/#/new/hill-83-again');
  const german = page.getByRole('region', { name: 'Germans' });
  await expect(german.getByRole('img', { name: 'Pz IV F2' })).toBeVisible();
  await expect(page.locator('[data-feature="wire"]')).toBeVisible();
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'v4.1' }).click();
  await expect(page.locator('summary')).toContainText('v4.1');
});

for (const language of ['en', 'ja']) {
  for (const width of [1440, 1024, 390]) {
    test(`who plays is chosen within the panel (${language}, ${width} wide)`, async ({ page }) => {
      await like(page, { language });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/#/new/steel-in-the-lanes');
      const trays = page.locator('fieldset .tray');
      await expect(trays.first()).toBeVisible();
      const beyond = await trays.evaluateAll(
        (all) =>
          all
            .flatMap((tray) => [tray, ...tray.children])
            .filter((one) => {
              const panel = one.closest('.panel')?.getBoundingClientRect();
              return one.getBoundingClientRect().right > (panel?.right ?? 0) || one.scrollWidth > one.clientWidth + 1;
            }).length,
      );
      expect(beyond).toBe(0);
    });
  }
}

test('speaks Japanese at once when asked, and remembers it', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('button', { name: '第二次世界大戦' })).toBeVisible();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
});

test('has a day and a night table', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'Night table' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Day table' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('says so when an address leads nowhere', async ({ page }) => {
  await page.goto('/#/no/where');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
});

test('says so when an address names no battle', async ({ page }) => {
  await page.goto('/#/new/no-such-battle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  await expect(page.getByRole('alert')).toContainText('no-such-battle');
});

test('a game that is not kept here gets a calm page', async ({ page }) => {
  await page.goto('/#/table/no-such-game');
  await expect(page.getByRole('alert')).toContainText('not kept in this browser');
});
