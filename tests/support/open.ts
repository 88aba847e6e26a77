import { expect, type Page } from '@playwright/test';

import { intents } from '../../src/runtime/page-events.ts';

/** Turns to the page that is open, as a visitor does, and waits until its code has taken over. */
export async function live(page: Page): Promise<void> {
  const document = page.locator('html');
  // Before the first script runs there is no one to notice.
  await expect(document).toHaveAttribute('data-enhanced', '');
  await document.dispatchEvent('pointermove');
  await expect(document).toHaveAttribute('data-live', '');
}

/** Opens a page and waits until its code has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/**
 * Opens a page that no one turns to, and waits until it has loaded. Keeps from it what the browser invents
 * meanwhile, such as a pointer that happens to be where the page appears.
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
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset['touchable'] = ''));
}
