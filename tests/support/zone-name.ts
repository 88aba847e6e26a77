import type { Page } from '@playwright/test';

import { locale } from '../../src/config/language.ts';

/**
 * What a page’s browser calls its time zone now. Node, whose zones are of another release, may name it
 * otherwise: since Winnipeg keeps other hours, Chicago’s are “Central Time (United States)” in Canada.
 */
export const zoneNameIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    (like) =>
      new Intl.DateTimeFormat(like, { timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value,
    locale,
  );
