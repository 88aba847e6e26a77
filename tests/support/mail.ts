import type { Page } from '@playwright/test';

import { readMailto } from './mailto-reader.ts';

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

/** A header field of a mail, with LF line breaks. */
export const headerOf = (mail: Mails[number] | undefined, name: 'subject' | 'body'): string =>
  (mail?.headers.find(([header]) => header === name)?.[1] ?? '').replaceAll('\r\n', '\n');
