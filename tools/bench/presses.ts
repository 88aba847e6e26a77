import { setTimeout as pause } from 'node:timers/promises';

import type { Locator, Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import {
  enterprise,
  openDialog,
  openerOf,
  partner,
  review,
} from '../../tests/support/dialog-forms.ts';
import { menuWith } from '../../tests/support/navigation.ts';
import { type Act, trials } from '../../tests/support/trials.ts';
import { type Bench, rounds, withPage } from './measure.ts';

/** The browser's shortest reported interaction. Shorter ones count as this. */
const minDurationMs = 16;

/** How long a finger touches the screen. */
const touchMs = 80;

/** How long a page needs to settle before and after an interaction. */
const settleMs = 700;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** The heaviest interactions. */
const acts: Readonly<Record<string, Act>> = {
  ...Object.fromEntries(trials.flatMap(({ name, act }) => (act ? [[name, act]] : []))),
  search: {
    path: '/',
    ready: (page) => button(page, labels.search).click(),
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

/** On a page without script, for what the browser and the machine take themselves. */
const bareAct: Act = { path: '/', control: (page) => page.locator('p').first() };

/** The middle of a control, which is found before anything is measured: to find it takes the page longer than to answer. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function touch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await pause(touchMs);
  await send('touchEnd', []);
  await session.detach();
}

/** The slowest answer to each of the heaviest interactions. A slow device is touched: no pointer moves before. */
export async function interaction(bench: Bench): Promise<void> {
  const { bare, pages } = bench.sites;
  const subjects = Object.entries(acts).flatMap(([name, act]) =>
    pages.filter((page) => page.name === act.path).map(({ address }) => ({ name, address, act })),
  );
  await rounds(bench, [{ ...bare, act: bareAct }, ...subjects], ({ address, act }) =>
    withPage(bench, { hasTouch: true, slowCpu: true }, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await act.ready?.(page);
      await page.waitForLoadState('networkidle');
      const [x, y] = await middleOf(act.control(page));
      if (act.types) await touch(page, x, y);
      await pause(settleMs);
      const slowest = await page.evaluateHandle((durationThreshold) => {
        const found = { '': durationThreshold };
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
            if (interactionId) found[''] = Math.max(found[''], duration);
        }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
        return found;
      }, minDurationMs);
      if (act.types) await page.keyboard.type(act.types, { delay: 60 });
      else await touch(page, x, y);
      await pause(settleMs);
      return slowest.jsonValue();
    }),
  );
  bench.notes.push(
    `In steps of 8 ms from ${minDurationMs} ms; CPU 4 times slower; a touch lasts ${touchMs} ms.`,
  );
}

/** How long after the load event a control is pressed: before the page has fetched anything ahead, and after. */
const waits = { 'at once': 300, 'after idle': 6_000 };

/** Shows all of the header's buttons that open a dialog. */
const tablet = { viewport: { width: 820, height: 1180 }, slowCpu: true, slowNetwork: true };

const submitOf = (page: Page) => page.locator('main form [type=submit]').first();

/** What is pressed on a page as it comes. A hint is focused. */
const presses: Readonly<Record<string, Pick<Act, 'path' | 'control'> & { focus?: true }>> = {
  ...Object.fromEntries(
    [labels.menu, labels.search, labels.signIn, labels.getAccess].map((label) => [
      label,
      { path: '/', control: (page: Page) => button(page, label) },
    ]),
  ),
  ...Object.fromEntries(
    [review, enterprise, partner].map((form) => [
      form.request.title,
      { path: form.path, control: (page: Page) => openerOf(page, form) },
    ]),
  ),
  'send contact': { path: '/contact', control: submitOf },
  'send demo': { path: '/free-demo', control: submitOf },
  hint: { path: '/', control: (page) => page.locator('main a.claim').first(), focus: true },
  ...Object.fromEntries(
    trials.flatMap(({ name, address, opener }) =>
      opener
        ? [
            [
              `open ${name}`,
              {
                path: address.replace(/#.*/, ''),
                control: (page: Page) => button(page, opener.name),
              },
            ],
          ]
        : [],
    ),
  ),
  ...Object.fromEntries(
    // A tablet has no dropdowns.
    Object.entries(acts).filter(([name, { ready, types }]) => name !== 'menu' && !ready && !types),
  ),
};

/** Runs in the page before its scripts: measures from the first press to the frames that answer it, and to all that it shows. */
function watchPress(): void {
  let pressed: Element | null = null;
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        if (pressed || !(target instanceof Element)) return;
        pressed = target;
        performance.mark('press');
      },
      { capture: true },
    );
  const seen = new Set<string>();
  const see = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    // A timeout set in a frame runs after that frame.
    requestAnimationFrame(() => setTimeout(() => performance.measure(name, 'press')));
  };
  new MutationObserver(() => {
    if (!pressed) return;
    const dialog = document.querySelector('dialog[open]');
    const isHeld = document.querySelector('[data-held]') !== null;
    const host = pressed.closest('[data-island], [data-enhance]');
    const isWhole = dialog
      ? !dialog.querySelector('[data-island]:not([data-when], [data-live])')
      : !isHeld &&
        (!pressed.isConnected ||
          pressed.matches('[aria-describedby=tooltip], [aria-expanded=true]') ||
          (host?.matches('[data-live], [data-enhanced]') && !pressed.closest('.launch')));
    if (dialog || isHeld || isWhole) see('answer');
    if (isWhole) see('whole');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** From the first press of a control to the frame that answers it, and to all that it shows, on a slow connection. */
export async function firstContact(bench: Bench): Promise<void> {
  const subjects = Object.entries(presses).flatMap(([name, act]) =>
    bench.sites.pages
      .filter((page) => page.name === act.path)
      .map(({ address }) => ({ ...act, name, address })),
  );
  await rounds(bench, subjects, async ({ address, control, focus }) => {
    const took: Record<string, number> = {};
    for (const [when, waitMs] of Object.entries(waits))
      await withPage(bench, { ...tablet, hasTouch: true }, async (page) => {
        await page.addInitScript(watchPress);
        await page.goto(address, { waitUntil: 'load' });
        await pause(waitMs);
        const middle = await middleOf(control(page));
        if (focus) await control(page).focus();
        else await touch(page, ...middle);
        for (const part of ['answer', 'whole']) {
          const found = await page.waitForFunction(
            (name) => performance.getEntriesByName(name)[0]?.duration,
            part,
            { polling: 100 },
          );
          took[`${when}, ${part}`] = (await found.jsonValue()) ?? Number.NaN;
        }
      });
    return took;
  });
  bench.notes.push(
    `From a touch of ${touchMs} ms, ${Object.values(waits).join(' or ')} ms after the load event, to the frames that answer it and show all of it; 562 ms, 1.3 Mbit/s, CPU 4 times slower.`,
  );
}
