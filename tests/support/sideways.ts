import type { Page } from '@playwright/test';

/** How far a page scrolls sideways, in px: no page should. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
