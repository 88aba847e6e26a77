import type { Page } from '@playwright/test';

import { storageKeys } from '../../src/config/storage-keys.ts';

/** Opens pages from now on as for someone who has answered the cookie banner, which may lie over a control. */
export const denyCookies = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ v: 1, value: 'denied' }));
  }, storageKeys.cookieChoice.key);
