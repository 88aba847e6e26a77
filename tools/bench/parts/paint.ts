import type { Browser, Page } from '@playwright/test';

import { type Limits, pause, phone, withBrowser, withPage } from '../browser.ts';
import { atMost, type Figure, ratioOf } from '../figures.ts';
import { rounds } from '../rounds.ts';
import type { Part, Report } from '../setting.ts';
import { type Subject, withSites } from '../sites.ts';

const waitMs = 1_500;

const marks = { intent: 'bench-intent', live: 'bench-live' } as const;

/** Runs in the page before its scripts: marks the first pointer event and when the page is live. */
function markTakeover({ intent, live }: typeof marks): void {
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  addEventListener('pointermove', () => mark(intent), { capture: true });
  // The root element does not exist yet.
  new MutationObserver(() => {
    if (document.documentElement?.dataset['live'] !== undefined) mark(live);
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
}

const painting = (page: Page) =>
  page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const nameOf = (element: Element | null | undefined) => {
      if (!element) return 'an element that is gone';
      const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      return `<${element.localName}> ${text}`;
    };
    const largest = (await entries('largest-contentful-paint')) as LargestContentfulPaint[];
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    const last = largest.at(-1);
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: last?.startTime ?? Number.NaN,
      element: nameOf(last?.element),
      candidates: largest.map(
        ({ startTime, element }) => `${Math.round(startTime)} ms ${nameOf(element)}`,
      ),
      shift: shifts.reduce(
        (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
        0,
      ),
    };
  });

/** Milliseconds from the first pointer event until the page is live; 0 if it was live before. */
async function takeover(page: Page): Promise<number> {
  // Ignore synthetic pointer events during loading.
  await page.evaluate((name) => performance.clearMarks(name), marks.intent);
  await page.mouse.move(200, 90);
  await page.waitForFunction((name) => performance.getEntriesByName(name)[0], marks.live);
  return page.evaluate(({ intent, live }) => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return Math.max(0, at(live) - at(intent));
  }, marks);
}

const limits: Limits = { cpu: true, network: true, viewport: phone };

const visit = (browser: Browser, { address }: Subject, hydrates: boolean, notes: Set<string>) =>
  withPage(browser, limits, async (page) => {
    await page.addInitScript(markTakeover, marks);
    await page.goto(address, { waitUntil: 'load' });
    await pause(waitMs);
    const { element, candidates, ...painted } = await painting(page);
    notes.add(candidates.length > 1 ? candidates.join(', then ') : `once: ${element}`);
    const live = hydrates ? await takeover(page) : Number.NaN;
    return { ...painted, paints: candidates.length, live };
  });

type Values = Awaited<ReturnType<typeof visit>>;

function figuresOf(
  { name, path }: Subject,
  values: Values,
  plain: Values | undefined,
  later: Values | undefined,
): Figure[] {
  const own = path !== undefined;
  const against = (value: number, reference: number | undefined) => ({
    value,
    unit: 'ms',
    ratio: ratioOf(value, reference),
  });
  return [
    { name: `${name} first paint`, ...against(values.first, plain?.first) },
    {
      name: `${name} largest paint`,
      ...against(values.largest, plain?.largest),
      goal: own ? atMost('ratio', 1.1) : undefined,
    },
    {
      name: `${name} largest paints`,
      value: values.paints,
      unit: '',
      goal: own ? atMost('value', 1) : undefined,
    },
    {
      name: `${name} shift`,
      value: values.shift,
      unit: '',
      goal: own ? atMost('value', 0) : undefined,
    },
    ...(Number.isNaN(values.live)
      ? []
      : [{ name: `${name} intent to live`, ...against(values.live, later?.live) }]),
  ];
}

/** Measures paints and the time from first intent to live, on slow 4G with a throttled CPU. */
export const paint: Part = async (setting) => {
  const report: Report = { figures: [], notes: [] };
  const count = setting.quick ? 1 : 5;
  await withSites(setting, async ({ plain, react, reactLater, pages }) => {
    const subjects = [plain, react, reactLater, ...pages(['/', '/about', '/docs', '/contact'])];
    const notes = new Map(subjects.map((subject) => [subject, new Set<string>()]));
    const found = await withBrowser((browser) =>
      rounds(report, subjects, count, (subject) => {
        const hydrates = subject !== plain && subject !== react;
        return visit(browser, subject, hydrates, notes.get(subject) ?? new Set());
      }),
    );
    for (const [subject, values] of found) {
      const [reference, later] = [found.get(plain), found.get(reactLater)];
      report.figures.push(...figuresOf(subject, values, reference, later));
    }
    for (const [{ name }, largest] of notes) {
      report.notes.push(`${name}, largest paint ${[...largest].join(' | ')}`);
    }
  });
  report.notes.push(
    `Medians of ${count} interleaved visits; 150 ms, 1.6 Mbit/s, CPU 4 times slower; paints against the 10 KB page, intent to live against React fetched at the first intent.`,
  );
  return report;
};
