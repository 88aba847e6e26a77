import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import playwright from '../../playwright.config.ts';
import type { Sites, Subject } from './sites.ts';

/** One measured value: a line of a table. */
type Figure = {
  readonly name: string;
  readonly value: number;
  /** The value divided by that of the bare page. */
  readonly ratio: number | undefined;
};

/** What a part measures with and adds to: figures, and notes on how to read them and on failures. */
export type Bench = {
  readonly browser: Browser;
  readonly sites: Sites;
  /** The number of rounds. */
  readonly count: number;
  readonly figures: Figure[];
  readonly notes: string[];
};

/** The median; for an even count, the lower one of the middle two; NaN without numbers. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? Number.NaN;

/**
 * Measures subjects in turn, so that a busy minute of the machine affects all of them, and adds the medians of
 * what each measurement returns by name, divided by the bare page's if that is one of them. A failure becomes a
 * note, so that the others still run.
 */
export async function rounds<What extends Subject>(
  { sites, count, figures, notes }: Bench,
  subjects: readonly What[],
  measure: (subject: What) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const visits = new Map(subjects.map(({ name }) => [name, new Map<string, number[]>()]));
  for (let round = 0; round < count; round += 1)
    for (const subject of subjects)
      try {
        const values = visits.get(subject.name);
        for (const [label, value] of Object.entries(await measure(subject)))
          values?.set(label, [...(values.get(label) ?? []), value]);
      } catch (error) {
        notes.push(`FAILED ${subject.name}: ${String(error).split('\n')[0]}`);
      }
  const floor = [...(visits.get(sites.bare.name)?.values() ?? [])].map(median);
  for (const [name, values] of visits)
    for (const [at, [label, numbers]] of [...values].entries()) {
      const value = median(numbers);
      const ratio = floor[at] && value / floor[at];
      figures.push({ name: `${name} ${label}`.trim(), value, ratio });
    }
}

const { args = [], ...launchOptions } = playwright.use?.launchOptions ?? {};

/**
 * Starts the browser of the tests with scrollbars, whose gutter changes the layout behind a dialog, and without
 * font hinting: on Linux it rounds letter widths to whole pixels, so a late font would move lines that do not move
 * on phones, Macs and Windows.
 */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...args, '--font-render-hinting=none'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });

type Device = BrowserContextOptions & {
  /** A CPU 4 times slower than this machine's, as in a mid-range phone. */
  readonly slowCpu?: boolean;
  /** Slow 4G as Lighthouse and WebPageTest define it. */
  readonly slowNetwork?: boolean;
};

/** Runs `use` with an empty page in a new context. */
export async function withPage<Result>(
  { browser }: Bench,
  { slowCpu = false, slowNetwork = false, ...options }: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const session = await context.newCDPSession(page);
    if (slowNetwork) {
      const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
      const speed = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', speed);
    }
    if (slowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await use(page);
  } finally {
    await context.close();
  }
}
