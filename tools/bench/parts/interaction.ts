import type { Browser, Page } from '@playwright/test';

import { openDialog, review } from '../../../tests/support/dialog-forms.ts';
import { pause, settleMs, withBrowser, withPage } from '../browser.ts';
import { type Report, rounds } from '../measure.ts';
import type { Sites } from '../sites.ts';

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
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.benchSlowest = Math.max(window.benchSlowest, entry.duration);
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

type Act = {
  readonly path: string;
  /** What comes before, which is not measured. */
  readonly ready?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
};

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The ten heaviest interactions. */
const acts: Readonly<Record<string, Act>> = {
  lab: {
    path: '/platform/explore-encryption',
    ready: (page) => press(page, 'Open the lab'),
    act: (page) => press(page, 'Encrypt and send'),
  },
  simulator: {
    path: '/platform/communications',
    ready: (page) => press(page, 'Start the simulator'),
    act: (page) => press(page, 'Send'),
  },
  brief: {
    path: '/solutions/it-leaders',
    ready: (page) => press(page, 'Build the brief'),
    act: (page) => page.getByLabel('System or program').pressSequentially('Ada', { delay: 60 }),
  },
  search: {
    path: '/',
    ready: (page) => press(page, 'Search'),
    act: (page) =>
      page.getByRole('dialog').getByRole('combobox').pressSequentially('kem', { delay: 60 }),
  },
  filter: {
    path: '/resources/whitepapers',
    act: (page) => page.locator('main [role=group] button[aria-pressed=false]').first().click(),
  },
  'API call': {
    path: '/api',
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Endpoints' }).click();
      await page.getByRole('button', { name: 'Try it /api/v1/encrypt' }).first().click();
    },
    act: (page) => press(page, 'Send'),
  },
  exchange: { path: '/', act: (page) => press(page, 'Put it back') },
  menu: { path: '/about', act: (page) => press(page, 'Platform') },
  dialog: {
    path: review.path,
    ready: (page) => openDialog(page, review),
    act: (page) =>
      page.getByRole('dialog').getByRole('textbox').first().pressSequentially('Ada', { delay: 60 }),
  },
  tabs: { path: '/developers', act: (page) => page.getByRole('tab').nth(1).click() },
};

/** Milliseconds of the slowest interaction of an act. */
const visit = (browser: Browser, address: string, { ready, act }: Act) =>
  withPage(browser, { cpu: true }, async (page) => {
    await page.addInitScript(watchInteractions, minDurationMs);
    await page.goto(address, { waitUntil: 'load' });
    await ready?.(page);
    await page.waitForLoadState('networkidle');
    await pause(settleMs);
    await page.evaluate(() => (window.benchSlowest = 0));
    await act(page);
    await pause(settleMs);
    return { slowest: Math.max(await page.evaluate(() => window.benchSlowest), minDurationMs) };
  });

/** On a page without script, for what the browser and the machine take themselves. */
const bareAct: Act = { path: '/', act: (page) => page.locator('p').first().click() };

export async function interaction(sites: Sites, report: Report, count: number): Promise<void> {
  const bare = { ...sites.bare, act: bareAct };
  const subjects = sites.builds.flatMap((build) =>
    Object.entries(acts)
      .filter(([, { path }]) => build.paths.includes(path))
      .map(([name, act]) => ({ name: build.name + name, address: build.origin + act.path, act })),
  );
  // With hidden scrollbars, the gutter behind a dialog would change the layout.
  const found = await withBrowser(
    (browser) =>
      rounds(report, [bare, ...subjects], count, ({ address, act }) =>
        visit(browser, address, act),
      ),
    { scrollbars: true },
  );
  for (const [{ name }, { slowest }] of found)
    report.figures.push({ name, value: slowest, unit: 'ms' });
  report.notes.push(`In steps of 8 ms from ${minDurationMs} ms; CPU 4 times slower.`);
}
