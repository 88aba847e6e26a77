import type { Page } from '@playwright/test';

import { storageKeys } from '../../src/config/storage-keys.ts';

/** Answers the cookie banner in advance, so that it covers no control. */
export const denyCookies = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ v: 1, value: 'denied' }));
  }, storageKeys.cookieChoice.key);
