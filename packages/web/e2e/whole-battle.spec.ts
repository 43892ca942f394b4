import { expect, test } from '@playwright/test';
import { begin, playOn, toTheFirstImpulse } from './table.ts';

test('Assault on Vierville is played from setting up to victory through the page', async ({ page }) => {
  test.slow();
  await begin(page, 'assault-on-vierville');
  await toTheFirstImpulse(page);
  const acts = page.locator('.acts');
  const isOver = async (): Promise<boolean> => ((await acts.textContent()) ?? '').includes('over');
  for (let i = 0; i < 400 && !(await isOver()); i++) await playOn(page);
  await expect(acts).toHaveText('The battle is over');
  await expect(page.locator('.log [data-event="victory"]')).toHaveCount(1);
});
