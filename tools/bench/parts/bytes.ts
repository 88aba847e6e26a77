import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { htmlFile } from '../../../generator/page-file.ts';
import { brotliBytes } from '../../../tests/support/dist.ts';
import { pause, withBrowser, withPage } from '../browser.ts';
import { atMost, type Figure, ratioOf } from '../figures.ts';
import { serve } from '../servers.ts';
import { attempt, type Build, type Part, type Report, titled } from '../setting.ts';

/** Bytes in ten packets, the initial congestion window (RFC 6928). */
const initialWindow = 14_600;
/** How long to wait first, and how long nothing more must arrive. */
const waitMs = 3_000;
const quietMs = 1_500;
/** Pages may load in parallel, because nothing is timed. */
const concurrency = 4;
/** A place in the hero without controls. */
const idlePlace = { x: 640, y: 90 };

type Weight = { readonly untouched: number; readonly touched: number };

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

async function settledBytes(page: Page): Promise<number> {
  await pause(waitMs);
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
      ratio: html / initialWindow,
      goal: atMost('value', initialWindow),
    },
    script('script, untouched', weight.untouched),
    script('script, after one pointer move', weight.touched),
  ];
}

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
      await Promise.all(Array.from({ length: concurrency }, work));
      const all = build.paths.map((path) => found.get(path) ?? []);
      report.figures.push(...all.flat(), ...heaviest(build, all));
    });
  } finally {
    await server.stop();
  }
}

/** Weighs the HTML of every page, and its scripts before and after the first intent. */
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
