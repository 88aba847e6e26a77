import type { Page } from '@playwright/test';

/** Makes composing a message throw, as in a browser without a needed API. Call it before opening the page. */
export async function breakComposing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(String.prototype, 'toWellFormed', () => {
      throw new Error('broken');
    });
  });
}
