import type { Browser } from '@playwright/test';

import { pause, phone, withBrowser, withPage } from '../browser.ts';
import { type Report, rounds } from '../measure.ts';
import { type Sites, type Subject, subjectsOf } from '../sites.ts';

const waitMs = 1_500;

const visit = (browser: Browser, { address }: Subject, elements: Set<string>) =>
  withPage(browser, { cpu: true, network: true, viewport: phone }, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await pause(waitMs);
    const { element, ...times } = await page.evaluate(async () => {
      const largest = await new Promise<LargestContentfulPaint | undefined>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().at(-1) as LargestContentfulPaint);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => done(undefined), 500);
      });
      const text = (largest?.element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largest: largest?.startTime ?? Number.NaN,
        element: `<${largest?.element?.localName ?? 'unknown'}> ${text.slice(0, 40)}`,
      };
    });
    elements.add(element);
    return times;
  });

/** First and largest paint on a slow network with a throttled CPU. */
export async function paint(sites: Sites, report: Report, count: number): Promise<void> {
  const paths = ['/', '/contact', '/platform/communications', '/solutions/it-leaders', '/docs'];
  const subjects = [sites.bare, ...subjectsOf(sites.builds, paths)];
  const elements = new Map(subjects.map((subject) => [subject, new Set<string>()]));
  const found = await withBrowser((browser) =>
    rounds(report, subjects, count, (subject) =>
      visit(browser, subject, elements.get(subject) ?? new Set()),
    ),
  );
  const bare = found.get(sites.bare);
  for (const [subject, { first, largest }] of found) {
    const { name } = subject;
    const ratio = (value: number, of = Number.NaN) => value / of;
    report.figures.push(
      { name: `${name} first paint`, value: first, unit: 'ms', ratio: ratio(first, bare?.first) },
      { name: `${name} largest`, value: largest, unit: 'ms', ratio: ratio(largest, bare?.largest) },
    );
    report.notes.push(`${name}, largest: ${[...(elements.get(subject) ?? [])].join(' | ')}`);
  }
  report.notes.push('150 ms, 1.6 Mbit/s, CPU 4 times slower, phone.');
}
