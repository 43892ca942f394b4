import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from '@opfire/server';
import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('works without a connection after the first visit', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.battle').first()).toBeVisible();
  await page.goto('/#/new/hill-83');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.locator('.world .ground')).toBeVisible();
  await page.goto('/#/settings');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
});

test('can be installed: a manifest with icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(`/${address}`)).json();
  expect(manifest).toMatchObject({ name: 'Opfire', display: 'standalone', start_url: './' });
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(`/${src}`);
    expect(answer.ok()).toBe(true);
    expect(answer.headers()['content-type']).toContain(type);
  }
});

test('says so when a new version is ready, and uses it when told', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'opfire-page-'));
  await cp(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
  const server = await createServer({ page: folder });
  await page.goto(await server.listen({ host: '127.0.0.1', port: 0 }));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const worker = join(folder, 'service-worker.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace('"version":"', '"version":"next-'));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const notice = page.locator('[data-notice="update"]');
  await expect(notice).toContainText('A new version');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Use it now' }).click();
  await reloaded;
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringContaining('next-')]);
  await server.close();
  await rm(folder, { recursive: true });
});
