import type { Page } from '@playwright/test';

/**
 * Makes the browser throw while a message is being written, as one does that lacks what the code needs.
 * Call it before the page is opened.
 */
export async function breakComposing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(String.prototype, 'toWellFormed', () => {
      throw new Error('broken');
    });
  });
}
