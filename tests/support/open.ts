import { expect, type Page } from '@playwright/test';

import { intents } from '../../src/runtime/page-events.ts';

/** Moves the pointer, which loads React, and waits until the page is live. */
export async function live(page: Page): Promise<void> {
  const document = page.locator('html');
  // The first script has to run before it can notice the pointer.
  await expect(document).toHaveAttribute('data-enhanced', '');
  await document.dispatchEvent('pointermove');
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

/**
 * Opens a page without any interaction and waits until it has loaded. Meanwhile, events that the browser
 * generates itself, for example for a pointer already over the page, are suppressed.
 */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.addInitScript((types) => {
    for (const type of types) {
      const keep = (event: Event) => {
        if (document.documentElement.dataset['touchable'] === undefined)
          event.stopImmediatePropagation();
      };
      addEventListener(type, keep, { capture: true });
    }
  }, intents);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset['touchable'] = ''));
}
