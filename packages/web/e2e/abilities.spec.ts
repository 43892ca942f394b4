import { expect, test } from '@playwright/test';
import { begin, clickOn, command, offers, pickable, pointAt, toTheFirstImpulse } from './table.ts';

const VIERVILLE = 'assault-on-vierville';

test.beforeEach(async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
  await clickOn(page, pickable(page).last());
});

test('goes along a path by one click on a far hex', async ({ page }) => {
  const far = page.locator('[data-offer="step"][data-steps="2"] > path').first();
  await pointAt(page, far);
  await expect(page.locator('[data-path="2"]')).toBeVisible();
  await expect(page.locator('.hex-note .journey')).toContainText(/points, \d left · unharmed \d+ %/);
  await clickOn(page, far);
  if (await page.locator('[data-answer="yes"]').isVisible()) await page.keyboard.press('Enter');
  await expect(page.locator('.log [data-event="moved"]')).toHaveCount(2);
});

test('says why a hex cannot be reached, with the rule', async ({ page }) => {
  const corner = await page.locator('.world').boundingBox();
  if (corner === null) throw new Error('there is no map');
  await page.mouse.click(corner.x + 40, corner.y + 40);
  await expect(page.getByRole('alert')).toContainText('6.0');
});

test('shows the line of sight to any hex, and why it is so', async ({ page }) => {
  await page.keyboard.press('l');
  const target = await page.locator('.world').boundingBox();
  if (target === null) throw new Error('there is no map');
  for (const share of [0.15, 0.3, 0.5, 0.7, 0.85]) {
    await page.mouse.move(target.x + target.width * share, target.y + target.height * 0.2);
    await expect(page.locator('.sight-line')).toHaveAttribute('data-verdict', /clear|degraded|blocked/);
    await expect(page.locator('.lens-note')).toContainText(/range \d/);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.sight-line')).toHaveCount(0);
});

test('shows fields of fire, control, who sees a hex', async ({ page }) => {
  await page.getByLabel('Show on the map').first().click();
  for (const lens of ['field', 'seen', 'control', 'spotted', 'shells', 'threats']) {
    await page.locator(`button[data-lens="${lens}"]`).click();
    await expect(page.locator(`g[data-lens="${lens}"]`)).toHaveCount(1);
  }
  await page.locator('button[data-lens="field"]').click();
  await expect(page.locator('g[data-lens="field"] path').first()).toBeAttached();
});

test('shows the odds before the dice and what they did after; takes them back only when both agree', async ({
  page,
}) => {
  await page.keyboard.press('k');
  await clickOn(page, offers(page, 'smoke').first());
  await expect(page.locator('.odds .chances')).toContainText(/Succeeds \d+ %/);
  await page.locator('[data-answer="yes"]').click();
  await expect(page.locator('.outcome .die')).toHaveCount(1);
  await page.locator('.undo').click();
  await page.getByRole('button', { name: /Both agree/ }).click();
  await expect(page.locator('.outcome')).toHaveCount(0);
});

test('lists all keys', async ({ page }) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next enemy in sight');
});

test('answers those who listen', async ({ page }) => {
  await page.locator('.board').focus();
  await page.keyboard.press(',');
  await expect(page.locator('[data-heard="answer"]')).toContainText(/in sight|away/);
  await page.keyboard.press('/');
  await expect(page.locator('[data-heard="answer"]')).not.toBeEmpty();
  await page.keyboard.press('.');
  await expect(page.locator('[data-heard="answer"]')).toContainText(/fire/);
});

test('finds things in the log and shows their place', async ({ page }) => {
  await clickOn(page, offers(page, 'step').first());
  if (await page.locator('[data-answer="yes"]').isVisible()) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Moves' }).click();
  await expect(page.locator('.log .entry').last()).toContainText(/for \d/);
  await page.getByLabel('Search the log').fill('no such word');
  await expect(page.locator('.log .entry')).toHaveCount(0);
});
