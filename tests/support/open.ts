import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its code has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
}
