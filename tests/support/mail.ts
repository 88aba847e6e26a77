import type { Page } from '@playwright/test';

import { readMailto } from '../../src/lib/mailto-reader.ts';

/** The mails a page has opened so far, as the mail app would read them, in order. */
export type Mails = ReturnType<typeof readMailto>[];

/** Collects every mail link that the page navigates to from now on. */
export function collectMails(page: Page): Mails {
  const mails: Mails = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('mailto:') && request.isNavigationRequest()) mails.push(readMailto(url));
  });
  return mails;
}
