import type { Page } from '@playwright/test';

import { saveCookieChoice } from '../../src/lib/storage/consent.ts';
import { storedBy } from './stored-by.ts';

/** Answers the cookie banner in advance, so that it covers no control. */
export const denyCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (records) => {
      for (const [key, text] of Object.entries(records)) localStorage.setItem(key, text);
    },
    storedBy(() => saveCookieChoice('denied')),
  );
