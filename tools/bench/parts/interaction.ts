import type { Browser, Page } from '@playwright/test';

import { pause, settleMs, withBrowser, withPage } from '../browser.ts';
import { atMost } from '../figures.ts';
import { findTargets, type Target } from '../interaction/targets.ts';
import { rounds } from '../rounds.ts';
import { serve } from '../servers.ts';
import { attempt, type Build, type Part, type Report, titled } from '../setting.ts';

declare global {
  interface Window {
    /** The slowest interaction since it was last set to 0, in milliseconds. */
    benchSlowest: number;
  }
}

/** The browser's shortest reported interaction. Shorter ones count as this. */
const minDurationMs = 16;

function watchInteractions(durationThreshold: number): void {
  window.benchSlowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.benchSlowest = Math.max(window.benchSlowest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

/** Duration of the slowest interaction during `act`, in ms. */
async function slowest(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.benchSlowest = 0));
  await act(page);
  await pause(settleMs);
  const found = await page.evaluate(() => window.benchSlowest);
  return Math.max(found, minDurationMs);
}

const visit = (browser: Browser, origin: string, { path, first, between, again }: Target) =>
  withPage(browser, { cpu: true }, async (page) => {
    await page.addInitScript(watchInteractions, minDurationMs);
    await page.goto(origin + path, { waitUntil: 'load' });
    await pause(settleMs);
    const contact = await slowest(page, first);
    await between?.(page);
    // The code that the first interaction loads must have run.
    await page.waitForLoadState('networkidle');
    await pause(settleMs);
    return { contact, warm: await slowest(page, again) };
  });

async function measureBuild(report: Report, build: Build, count: number) {
  const { origin, stop } = await serve(build.folder);
  try {
    const measure = async (browser: Browser) => {
      const targets = await findTargets(browser, origin, build.paths);
      const subjects = targets.map((target) => ({
        name: titled(build, target.path, target.name),
        address: origin + target.path,
        target,
      }));
      const found = await rounds(report, subjects, count, ({ target }) =>
        visit(browser, origin, target),
      );
      for (const [{ name }, { contact, warm }] of found) {
        const goal = atMost('value', 100);
        report.figures.push(
          { name: `${name}, first contact`, value: contact, unit: 'ms', goal },
          { name: `${name}, warm`, value: warm, unit: 'ms', goal },
        );
      }
    };
    await withBrowser(measure, { scrollbars: true });
  } finally {
    await stop();
  }
}

export const interaction: Part = async ({ builds, quick }) => {
  const report: Report = { figures: [], notes: [] };
  const count = quick ? 1 : 2;
  for (const build of builds)
    await attempt(report, build.folder, () => measureBuild(report, build, count));
  report.notes.push(
    `Means of ${count}; the slowest interaction of each act, in steps of 8 ms from ${minDurationMs} ms; CPU 4 times slower, network not slowed. First contact: nothing but the page has been loaded.`,
  );
  return report;
};
