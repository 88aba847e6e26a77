/**
 * `npm run bench -- [part …]`: measures speed and weight of the built site beside a bare page, in one run.
 * `--quick` takes one round instead of five.
 */
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { type Bench, launch, rounds, withPage, withSites } from './measure.ts';
import { firstContact, interaction } from './presses.ts';

/** How long after the load event what a page fetches by itself has come. */
const fetchedMs = 3_000;

/** Compressed bytes of every page's HTML, and of all that it fetches before any interaction. */
async function bytes(bench: Bench): Promise<void> {
  const { bare, pages } = bench.sites;
  await rounds({ ...bench, count: 1 }, [bare, ...pages], ({ address }) =>
    withPage(bench, {}, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await pause(fetchedMs);
      return page.evaluate(() => {
        const entries = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[];
        const files = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
        const all = [...files.values()].reduce((sum, size) => sum + size, 0);
        return { HTML: entries[0]?.encodedBodySize ?? 0, [`in ${files.size} files`]: all };
      });
    }),
  );
  bench.notes.push(
    'Compressed, untouched. Ten packets, 14,600 B (RFC 6928), hold HTML of 13,850 B after the headers.',
  );
}

const painted = new Set([
  '/',
  '/contact',
  '/platform/communications',
  '/solutions/it-leaders',
  '/docs',
]);

/** How long after the load event the largest paint has come. */
const paintedMs = 1_500;

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  slowCpu: true,
  slowNetwork: true,
};

/** First and largest paint on a slow network with a slow CPU. */
async function paint(bench: Bench): Promise<void> {
  const { bare, pages } = bench.sites;
  const elements = new Map<string, Set<string>>();
  const subjects = [bare, ...pages.filter(({ name }) => painted.has(name))];
  await rounds(bench, subjects, ({ name, address }) =>
    withPage(bench, phone, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await pause(paintedMs);
      const { element, ...times } = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        const largest = observer.takeRecords().at(-1) as LargestContentfulPaint | undefined;
        const text = (largest?.element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
        const [first] = performance.getEntriesByName('first-contentful-paint');
        return {
          'first paint': first?.startTime ?? Number.NaN,
          largest: largest?.startTime ?? Number.NaN,
          element: `<${largest?.element?.localName ?? 'unknown'}> ${text.slice(0, 40)}`,
        };
      });
      elements.set(name, (elements.get(name) ?? new Set()).add(element));
      return times;
    }),
  );
  for (const [name, found] of elements)
    bench.notes.push(`${name}, largest: ${[...found].join(' | ')}`);
  bench.notes.push('562 ms, 1.3 Mbit/s, CPU 4 times slower, phone.');
}

/** Each part with the unit of what it measures. */
const parts: Readonly<Record<string, readonly [unit: string, (bench: Bench) => Promise<void>]>> = {
  bytes: ['B', bytes],
  paint: ['ms', paint],
  interaction: ['ms', interaction],
  'first-contact': ['ms', firstContact],
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

// A regular exit also stops the programs that were started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const count = options.quick ? 1 : 5;
const [cpu] = cpus();
console.log(
  `${cpus().length} cores ${cpu?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the start; served by nginx, TLS and HTTP/2, Brotli; medians of ${count}`,
);
await withSites(async (sites) => {
  for (const [name, [unit, measure]] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const browser = await launch();
    const bench: Bench = { browser, sites, count, figures: [], notes: [] };
    await measure(bench).finally(() => browser.close());
    console.log(`\n== ${name}`);
    const width = Math.max(0, ...bench.figures.map((figure) => figure.name.length));
    for (const { name: figure, value, ratio } of bench.figures) {
      const shown = `${Math.round(value).toLocaleString('en-US')} ${unit}`.padStart(12);
      console.log(`${figure.padEnd(width)}  ${shown}  ${ratio?.toFixed(2) ?? ''}`.trimEnd());
    }
    for (const note of bench.notes) console.log(`- ${note}`);
    if (bench.notes.some((note) => note.startsWith('FAILED'))) process.exitCode = 1;
  }
});
