import { expect, type Page } from '@playwright/test';

/** Turns to the page that is open, as a visitor does, and waits until its code has taken over. */
export async function live(page: Page): Promise<void> {
  const document = page.locator('html');
  // Before the first script runs there is nobody to notice.
  await expect(document).toHaveAttribute('data-controls', '', { timeout: 30_000 });
  await document.dispatchEvent('pointerover');
  await expect(document).toHaveAttribute('data-live', '', { timeout: 30_000 });
}

/** Opens a page and waits until its code has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}
