import type { Browser } from '@playwright/test';

import { pause, withBrowser, withPage } from '../browser.ts';
import { attempt, type Report } from '../measure.ts';
import { type Sites, subjectsOf } from '../sites.ts';

/** How long after the load event what a page fetches by itself has come. */
const waitMs = 3_000;

/** Compressed bytes and files that a page has fetched before any interaction. */
const weigh = (browser: Browser, address: string) =>
  withPage(browser, {}, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await pause(waitMs);
    return page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const files = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return {
        html: entries[0]?.encodedBodySize ?? 0,
        all: [...files.values()].reduce((sum, size) => sum + size, 0),
        files: files.size,
      };
    });
  });

/** What every page fetches before any interaction, and its HTML. */
export async function bytes({ bare, builds }: Sites, report: Report): Promise<void> {
  await withBrowser(async (browser) => {
    for (const { name, address } of [
      bare,
      ...builds.flatMap((build) => subjectsOf([build], build.paths)),
    ]) {
      const found = await attempt(report, name, () => weigh(browser, address));
      if (!found) continue;
      report.figures.push(
        { name: `${name} HTML`, value: found.html, unit: 'B' },
        { name: `${name} in ${found.files} files`, value: found.all, unit: 'B' },
      );
    }
  });
  report.notes.push(
    'Compressed, untouched. Ten packets, 14,600 B (RFC 6928), hold HTML of 13,850 B after the headers.',
  );
}
