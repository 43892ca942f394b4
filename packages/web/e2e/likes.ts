import type { Page } from '@playwright/test';

/** What a person has chosen on the page of settings before, kept in the browser. */
export async function like(page: Page, likes: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((state) => {
    localStorage.setItem('opfire.settings', JSON.stringify({ state, version: 1 }));
  }, likes);
}
