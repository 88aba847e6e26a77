import type { Browser, Locator, Page } from '@playwright/test';

import * as labels from '../../../src/config/words.ts';
import { openDialog, review } from '../../../tests/support/dialog-forms.ts';
import { type Act, trials } from '../../../tests/support/trials.ts';
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

/** Between two keys. */
const keyMs = 60;

/** How long a finger touches the screen. */
const touchMs = 80;

function watchInteractions(durationThreshold: number): void {
  window.benchSlowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.benchSlowest = Math.max(window.benchSlowest, entry.duration);
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string) => button(page, name).click();

/** The heaviest interactions. */
const acts: Readonly<Record<string, Act>> = {
  ...Object.fromEntries(trials.flatMap(({ name, act }) => (act ? [[name, act]] : []))),
  search: {
    path: '/',
    ready: (page) => press(page, labels.search),
    control: (page) => page.getByRole('dialog').getByRole('combobox'),
    types: 'kem',
  },
  filter: {
    path: '/resources/whitepapers',
    control: (page) => page.locator('main [role=group] button[aria-pressed=false]').first(),
  },
  menu: { path: '/about', control: (page) => button(page, menuWith('/platform/zero-trust')) },
  dialog: {
    path: review.path,
    ready: (page) => openDialog(page, review),
    control: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    types: 'Ada',
  },
  tabs: { path: '/developers', control: (page) => page.getByRole('tab').nth(1) },
};

/** The middle of a control, which is found before anything is measured: to find it takes the page longer than to answer. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await pause(touchMs);
  await send('touchEnd', []);
  await session.detach();
}

/** Milliseconds of the slowest interaction of an act. A slow device is touched: no pointer moves before a press. */
const visit = (browser: Browser, address: string, { ready, control, types }: Act) =>
  withPage(browser, { cpu: true, touch: true }, async (page) => {
    await page.addInitScript(watchInteractions, minDurationMs);
    await page.goto(address, { waitUntil: 'load' });
    await ready?.(page);
    await page.waitForLoadState('networkidle');
    const [x, y] = await middleOf(control(page));
    if (types) await tap(page, x, y);
    await pause(settleMs);
    await page.evaluate(() => (window.benchSlowest = 0));
    if (types) await page.keyboard.type(types, { delay: keyMs });
    else await tap(page, x, y);
    await pause(settleMs);
    return { slowest: Math.max(await page.evaluate(() => window.benchSlowest), minDurationMs) };
  });

/** On a page without script, for what the browser and the machine take themselves. */
const bareAct: Act = { path: '/', control: (page) => page.locator('p').first() };

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
  report.notes.push(
    `In steps of 8 ms from ${minDurationMs} ms; CPU 4 times slower; a touch lasts ${touchMs} ms.`,
  );
}
