import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer over a part of the page, which wakes the islands around it. */
export const pointAt = (part: Locator): Promise<void> =>
  part.dispatchEvent('pointermove', { movementX: 1 });

/** Moves the pointer, which loads React, and waits until the page is live. */
export async function live(page: Page): Promise<void> {
  const document = page.locator('html');
  // The first script has to run before it can notice the pointer.
  await expect(document).toHaveAttribute('data-enhanced', '');
  await pointAt(document);
  await expect(document).toHaveAttribute('data-live', '');
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Opens a page whose timers then stand still until `page.clock` moves them on. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await open(page, path);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

/** Opens a page without any interaction and waits until it has loaded. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await expect(page.locator('html[data-live]')).toHaveCount(0);
}
