import type { Browser } from '@playwright/test';

import type { Engine } from '../../../tests/engines/drivers/driver.ts';
import { firefox } from '../../../tests/engines/drivers/firefox.ts';
import { webkit } from '../../../tests/engines/drivers/webkit.ts';
import { missingPrograms } from '../../../tests/support/missing-programs.ts';
import { pause, phone, slowdown, withBrowser, withPage } from '../browser.ts';
import { attempt, type Report, rounds } from '../measure.ts';
import { servePlain, type Sites, type Subject, subjectsOf } from '../sites.ts';

/** The pages whose heroes move. */
const paths = [
  '/',
  '/platform/communications',
  '/platform/architecture',
  '/platform/data-protection',
  '/platform/zero-trust',
];

/** Pixels to a CSS pixel on Lighthouse's phone. */
const density = 1.75;

const afterLoadMs = 2_000;
const watchMs = 5_000;

/** An event of Chromium's trace; times in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
};

/** Milliseconds of the main thread of the page in a trace: its longest task, all tasks, and the steps they took. */
function mainThread(trace: string) {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const busy = threads.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    const spent = (of: string) =>
      own.filter(({ name }) => name === of).map(({ dur = 0 }) => dur / 1000);
    const sum = (of: string) => spent(of).reduce((all, one) => all + one, 0);
    return {
      longest: Math.max(0, ...spent('RunTask')),
      all: sum('RunTask'),
      frames: spent('FireAnimationFrame').length,
      script: sum('FireAnimationFrame'),
      paint: sum('Paint') + sum('PrePaint') + sum('Layerize') + sum('Commit'),
    };
  });
  const page = busy.toSorted((a, b) => b.all - a.all)[0];
  if (!page) throw new Error('The trace has no main thread');
  return page;
}

const traced = (browser: Browser, { address }: Subject) =>
  withPage(browser, { cpu: true, viewport: phone, density }, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('canvas.shown').first().waitFor();
    await pause(afterLoadMs);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await pause(watchMs);
    return mainThread((await browser.stopTracing()).toString());
  });

/**
 * Runs in the page: makes its animation frames as slow as on a phone, because pages draw less often there, and
 * counts them and the milliseconds of script in them.
 */
const scriptOfFrames = `new Promise((done) => {
  const request = requestAnimationFrame.bind(window);
  let script = 0;
  let frames = 0;
  window.requestAnimationFrame = (callback) => request((now) => {
    const start = performance.now();
    callback(now);
    const end = start + ${slowdown} * (performance.now() - start);
    while (performance.now() < end);
    script += performance.now() - start;
    frames += 1;
  });
  setTimeout(() => done({ script, frames }), ${watchMs});
})`;

/** The animated heroes of an engine that cannot be slowed down: only their script is. */
async function inEngine(name: string, engine: Engine, { builds }: Sites, report: Report) {
  const missing = missingPrograms(name, engine.programs);
  if (missing !== null) {
    report.notes.push(`SKIPPED ${name}: ${missing}`);
    return;
  }
  const browser = await engine.launch({ reducedMotion: false, storage: true, compositing: true });
  try {
    for (const build of builds) {
      const { origin, stop } = await servePlain(build.folder);
      for (const subject of subjectsOf([{ ...build, origin }], paths))
        await attempt(report, `${name} ${subject.name}`, async () => {
          const { tab, leave } = await browser.visit();
          await tab.resize(phone);
          await tab.open(subject.address);
          await pause(afterLoadMs);
          const found = await tab.evaluate<{ script: number; frames: number }>(scriptOfFrames);
          await leave();
          report.figures.push(
            {
              name: `${name} ${subject.name} script a frame`,
              value: found.script / found.frames,
              unit: 'ms',
            },
            {
              name: `${name} ${subject.name} share of the main thread`,
              value: found.script / watchMs,
              unit: '',
            },
          );
        });
      await stop();
    }
  } finally {
    await browser.close();
  }
}

/** What moving heroes take of the main thread of a slow phone. */
export async function frames(sites: Sites, report: Report, count: number): Promise<void> {
  const found = await withBrowser((browser) =>
    rounds(report, subjectsOf(sites.builds, paths), count, (subject) => traced(browser, subject)),
  );
  for (const [{ name }, { longest, all, frames: drawn, script, paint }] of found) {
    report.figures.push(
      { name: `${name} longest task`, value: longest, unit: 'ms' },
      { name: `${name} share of the main thread`, value: all / watchMs, unit: '' },
    );
    report.notes.push(
      `${name}, trace of ${watchMs / 1000} s: ${drawn} frames, ${script.toFixed(0)} ms of script, ${paint.toFixed(0)} ms to paint, ${all.toFixed(0)} ms in all.`,
    );
  }
  for (const [name, engine] of Object.entries({ firefox, webkit }))
    await inEngine(name, engine, sites, report);
  report.notes.push(
    `From ${afterLoadMs / 1000} s after the load. Chromium: CPU 4 times slower, by trace. Other engines: the script of frames ${slowdown} times slower.`,
  );
}
