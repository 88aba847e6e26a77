import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { launchOptions } from '../browser.ts';
import { atLeast, atMost, type Figure, ratioOf } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { serving } from '../servers.ts';
import type { Part, Report } from '../setting.ts';
import { type Subject, withSites } from '../sites.ts';

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
const installed = () => existsSync(resolve(tools, '../node_modules/lighthouse'));

async function load() {
  const { resolve: find } = createRequire(tools);
  const from = (name: string) => import(pathToFileURL(find(name)).href) as Promise<unknown>;
  const { default: lighthouse } = (await from('lighthouse')) as { default: Lighthouse };
  const { launch } = (await from('chrome-launcher')) as { launch: Launch };
  return { lighthouse, launch };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const;

async function audit({ lighthouse, launch }: Awaited<ReturnType<typeof load>>, address: string) {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: [...(launchOptions.args ?? []), '--headless=new', '--ignore-certificate-errors'],
  });
  try {
    const { port } = chrome;
    const flags = { port, logLevel: 'silent', onlyCategories: categories } as const;
    const lhr = (await lighthouse(address, flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? 'no result');
    const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
    const values = Object.entries(timings).map(([name, id]) => [
      name,
      lhr.audits[id]?.numericValue ?? Number.NaN,
    ]);
    return Object.fromEntries([...scores, ...values]) as Record<
      (typeof categories)[number] | keyof typeof timings,
      number
    >;
  } finally {
    chrome.kill();
  }
}

const scoreGoals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Values = Awaited<ReturnType<typeof audit>>;

function figuresOf({ name, path }: Subject, values: Values, plain: Values | undefined): Figure[] {
  const own = path !== undefined;
  const scores = categories.map((category) => ({
    name: `${name} ${category}`,
    value: values[category],
    unit: '',
    goal: own ? atLeast('value', scoreGoals[category]) : undefined,
  }));
  return [
    ...scores,
    {
      name: `${name} LCP`,
      value: values.LCP,
      unit: 'ms',
      ratio: ratioOf(values.LCP, plain?.LCP),
      goal: own ? atMost('ratio', 1.1) : undefined,
    },
    { name: `${name} CLS`, value: values.CLS, unit: '' },
    { name: `${name} TBT`, value: values.TBT, unit: 'ms' },
  ];
}

export const lighthouse: Part = async (setting) => {
  const report: Report = { figures: [], notes: [] };
  if (!installed()) {
    report.notes.push(
      'SKIPPED: tools/bench/node_modules lacks Lighthouse; npm run bench installs it.',
    );
    return report;
  }
  const loaded = await load();
  const [first] = setting.builds;
  const paths = setting.all ? (first?.paths ?? []) : ['/', '/contact'];
  await withSites(setting, async ({ plain, react, pages }) => {
    const subjects = [plain, react, ...pages(paths)];
    const found = await rounds(report, subjects, setting.quick ? 1 : 3, ({ address }) =>
      audit(loaded, address),
    );
    for (const [subject, values] of found) {
      report.figures.push(...figuresOf(subject, values, found.get(plain)));
    }
  });
  report.notes.push(
    `Medians of ${setting.quick ? 1 : 3}; mobile, simulated throttling; ${serving}; ratios against the LCP of the 10 KB page.`,
  );
  return report;
};
