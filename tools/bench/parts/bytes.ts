import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { htmlFile } from '../../../build/page-file.ts';
import { brotliBytes } from '../../../tests/support/dist.ts';
import { pause, withBrowser, withPage } from '../browser.ts';
import { atMost, type Figure, ratioOf } from '../figures.ts';
import { serve } from '../servers.ts';
import { attempt, type Build, type Part, type Report, titled } from '../setting.ts';

/** What ten packets carry, with which a connection starts: more costs another round trip. */
const firstFlight = 14_600;
/** How long a page is left alone to fetch what it wants, and for how long nothing must have come. */
const patienceMs = 3_000;
const quietMs = 1_500;
/** Nothing is timed here, so pages may be looked at side by side. */
const atOnce = 4;
/** Beneath the header, where the hero begins: a place that belongs to no control and no form. */
const idlePlace = { x: 640, y: 90 };

type Weight = { readonly untouched: number; readonly touched: number };

/** Bytes of all scripts that have come so far, as they came over the network. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** The same when no more come: a busy machine needs longer than a fixed time. */
async function settledBytes(page: Page): Promise<number> {
  await pause(patienceMs);
  let before = -1;
  let now = await scriptBytes(page);
  while (now !== before) {
    await pause(quietMs);
    [before, now] = [now, await scriptBytes(page)];
  }
  return now;
}

const weigh = (browser: Browser, address: string) =>
  withPage(browser, {}, async (page): Promise<Weight> => {
    await page.goto(address, { waitUntil: 'load' });
    const untouched = await settledBytes(page);
    await page.mouse.move(idlePlace.x, idlePlace.y);
    return { untouched, touched: await settledBytes(page) };
  });

function figuresOf(build: Build, path: string, weight: Weight, reactBytes: number): Figure[] {
  const html = brotliBytes(readFileSync(join(build.folder, htmlFile(path)), 'utf8'));
  const script = (name: string, value: number) => ({
    name: titled(build, path, name),
    value,
    unit: 'B',
    ratio: ratioOf(value, reactBytes),
  });
  return [
    {
      name: titled(build, path, 'HTML'),
      value: html,
      unit: 'B',
      ratio: html / firstFlight,
      goal: atMost('value', firstFlight),
    },
    script('script, untouched', weight.untouched),
    script('script, after one pointer move', weight.touched),
  ];
}

/** The worst of each kind once more, so that no one has to look for it. */
function heaviest(build: Build, pages: readonly (readonly Figure[])[]): Figure[] {
  return [0, 1, 2].flatMap((kind) => {
    const [worst] = pages
      .flatMap((figures) => figures[kind] ?? [])
      .toSorted((a, b) => b.value - a.value);
    return worst ? [{ ...worst, name: titled(build, 'MOST:', worst.name) }] : [];
  });
}

async function weighBuild(report: Report, build: Build, reactBytes: number) {
  const server = await serve(build.folder);
  try {
    await withBrowser(async (browser) => {
      const found = new Map<string, Figure[]>();
      const waiting = [...build.paths];
      const work = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const address = server.origin + path;
          const weight = await attempt(report, address, () => weigh(browser, address));
          if (weight) found.set(path, figuresOf(build, path, weight, reactBytes));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      const all = build.paths.map((path) => found.get(path) ?? []);
      report.figures.push(...all.flat(), ...heaviest(build, all));
    });
  } finally {
    await server.stop();
  }
}

/** What every page weighs: its HTML, and the script that comes before and after the first intent. */
export const bytes: Part = async ({ builds, peers }) => {
  const { reactBytes } = await peers();
  const report: Report = {
    figures: [{ name: 'React and one hydrateRoot', value: reactBytes, unit: 'B', ratio: 1 }],
    notes: [
      'Brotli. HTML against ten packets (14,600 B); script, as fetched by a browser until it has been quiet after the load event, and again after one pointer move over the hero, against React.',
    ],
  };
  for (const build of builds) await weighBuild(report, build, reactBytes);
  return report;
};
