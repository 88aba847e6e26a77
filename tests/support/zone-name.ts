import type { Page } from '@playwright/test';

import { locale } from '../../src/config/language.ts';

/**
 * What a page’s browser calls a time zone now. Node, whose zones are of another release, may name it
 * otherwise: since Winnipeg keeps other hours, Chicago’s are “Central Time (United States)” in Canada.
 * @param zone IANA name
 * @throws if the browser gives no name
 */
export async function zoneNameIn(page: Page, zone: string): Promise<string> {
  const name = await page.evaluate(
    ([like, timeZone]) =>
      new Intl.DateTimeFormat(like, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value,
    [locale, zone],
  );
  if (!name) throw new Error(`The browser has no name for ${zone}`);
  return name;
}
