import type { Browser, Page } from '@playwright/test';

import { type Limits, pause, withBrowser, withPage } from '../browser.ts';
import { type Report, rounds } from '../measure.ts';
import { type Sites, type Subject, subjectsOf } from '../sites.ts';

/** How long a visitor looks at the page, and points at a control, before pressing it. */
const lookMs = 3_000;
const hoverMs = 100;

const marks = { pressed: 'bench-pressed', seen: 'bench-seen' } as const;

/** Runs in the page before its scripts: marks the first press and the frame that shows a dialog. */
function markDialog({ pressed, seen }: typeof marks): void {
  addEventListener('pointerdown', () => performance.mark(pressed), { capture: true, once: true });
  const opened = new MutationObserver(() => {
    if (!document.querySelector('dialog[open]')) return;
    opened.disconnect();
    // A timeout set in a frame runs after that frame.
    requestAnimationFrame(() => setTimeout(() => performance.mark(seen)));
  });
  opened.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}

type Press = (page: Page, x: number, y: number) => Promise<void>;

const presses: Readonly<Record<'tap' | 'click', Press>> = {
  tap: (page, x, y) => page.touchscreen.tap(x, y),
  click: async (page, x, y) => {
    await page.mouse.move(x, y);
    await pause(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
  },
};

/** The header's buttons that open a dialog. A tablet shows all of them. */
const controls = ['Sign In', 'Menu', 'Search'] as const;
const tablet = { width: 820, height: 1180 };

async function visit(
  browser: Browser,
  { address }: Subject,
  control: (typeof controls)[number],
  kind: keyof typeof presses,
) {
  const limits: Limits = { cpu: true, network: true, touch: kind === 'tap', viewport: tablet };
  return withPage(browser, limits, async (page) => {
    await page.addInitScript(markDialog, marks);
    await page.goto(address, { waitUntil: 'load' });
    await pause(lookMs);
    const button = page.getByRole('banner').getByRole('button', { name: control, exact: true });
    const box = await button.boundingBox();
    if (!box) throw new Error(`The button ${control} is not visible`);
    await presses[kind](page, box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction((name) => performance.getEntriesByName(name)[0], marks.seen, {
      polling: 100,
    });
    const took = await page.evaluate(({ pressed, seen }) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      return at(seen) - at(pressed);
    }, marks);
    return { took };
  });
}

/** Time from the first press of a control to its dialog, on a slow connection; `--dist` names a build to compare. */
export async function firstContact({ builds }: Sites, report: Report, count: number) {
  const subjects = subjectsOf(builds, ['/']);
  // With hidden scrollbars, the gutter behind a dialog would narrow the page and redraw its canvases.
  await withBrowser(
    async (browser) => {
      for (const control of controls)
        for (const kind of ['tap', 'click'] as const) {
          const found = await rounds(report, subjects, count, (subject) =>
            visit(browser, subject, control, kind),
          );
          for (const [{ name }, { took }] of found)
            report.figures.push({ name: `${name} ${kind} on ${control}`, value: took, unit: 'ms' });
        }
    },
    { scrollbars: true },
  );
  report.notes.push(
    `From the press, ${lookMs / 1000} s after the load event, to the frame that shows the dialog; a click comes ${hoverMs} ms after the pointer; 150 ms, 1.6 Mbit/s, CPU 4 times slower.`,
  );
}
