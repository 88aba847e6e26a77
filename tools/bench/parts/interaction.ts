import type { Browser, Page } from '@playwright/test';

import * as labels from '../../../src/config/labels.ts';
import * as runner from '../../../src/features/api-runner/labels.ts';
import * as lab from '../../../src/features/encryption-lab/labels.ts';
import * as simulator from '../../../src/features/failover-simulator/labels.ts';
import * as brief from '../../../src/features/migration-brief/labels.ts';
import * as exchange from '../../../src/features/sample-exchange/labels.ts';
import * as reference from '../../../src/pages/api/labels.ts';
import { openDialog, review } from '../../../tests/support/dialog-forms.ts';
import { menuWith } from '../../../tests/support/navigation.ts';
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
    ready: (page) => press(page, lab.openLab),
    act: (page) => press(page, lab.encryptAndSend),
  },
  simulator: {
    path: '/platform/communications',
    ready: (page) => press(page, simulator.startSimulator),
    act: (page) => press(page, simulator.send),
  },
  brief: {
    path: '/solutions/it-leaders',
    ready: (page) => press(page, brief.buildBrief),
    act: (page) => page.getByLabel(brief.system).pressSequentially('Ada', { delay: 60 }),
  },
  search: {
    path: '/',
    ready: (page) => press(page, labels.search),
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
      await page.getByRole('tab', { name: reference.endpoints }).click();
      await page
        .getByRole('button', { name: `${runner.tryIt} /api/v1/encrypt` })
        .first()
        .click();
    },
    act: (page) => press(page, runner.send),
  },
  exchange: { path: '/', act: (page) => press(page, exchange.putItBack) },
  menu: { path: '/about', act: (page) => press(page, menuWith('/platform/zero-trust')) },
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
