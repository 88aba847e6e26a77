import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { launchOptions } from '../browser.ts';
import { type Report, rounds } from '../measure.ts';
import { type Sites, subjectsOf } from '../sites.ts';

/** The parts of Lighthouse and chrome-launcher that are used. They are installed for this part only. */
type Lighthouse = (
  address: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Result } | undefined>;
type Result = {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { numericValue?: number }>>;
};
type Launch = (options: {
  chromePath?: string | undefined;
  chromeFlags: readonly string[];
}) => Promise<{ port: number; kill: () => void }>;

const tools = resolve(import.meta.dirname, '../package.json');

async function load() {
  const { resolve: find } = createRequire(tools);
  const from = (name: string) => import(pathToFileURL(find(name)).href) as Promise<unknown>;
  const { default: run } = (await from('lighthouse')) as { default: Lighthouse };
  const { launch } = (await from('chrome-launcher')) as { launch: Launch };
  return { run, launch };
}

/** Scores from 0 to 100, and milliseconds of a phone's simulated throttling. */
async function audit({ run, launch }: Awaited<ReturnType<typeof load>>, address: string) {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: [...(launchOptions.args ?? []), '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories } as const;
    const lhr = (await run(address, flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'no result');
    const scores = onlyCategories.map((name) => (lhr.categories[name]?.score ?? 0) * 100);
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      lowest: Math.min(...scores),
      largest: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

const paths = [
  '/',
  '/contact',
  '/platform/communications',
  '/platform/architecture',
  '/solutions/it-leaders',
  '/docs',
];

/** Lighthouse's lowest score, and its largest paint beside that of the bare page. */
export async function lighthouse(sites: Sites, report: Report, count: number): Promise<void> {
  if (!existsSync(resolve(tools, '../node_modules/lighthouse'))) {
    report.notes.push('SKIPPED: npm run bench installs Lighthouse into tools/bench.');
    return;
  }
  const loaded = await load();
  const subjects = [sites.bare, ...subjectsOf(sites.builds, paths)];
  const found = await rounds(report, subjects, count, ({ address }) => audit(loaded, address));
  const bare = found.get(sites.bare)?.largest ?? Number.NaN;
  for (const [{ name }, { lowest, largest, blocked, shift }] of found)
    report.figures.push(
      { name: `${name} lowest score`, value: lowest, unit: '' },
      { name: `${name} largest paint`, value: largest, unit: 'ms', ratio: largest / bare },
      { name: `${name} blocked`, value: blocked, unit: 'ms' },
      { name: `${name} shift`, value: shift, unit: '' },
    );
  report.notes.push('Mobile, simulated throttling, a new browser each time.');
}
