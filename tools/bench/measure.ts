import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { builtRules, styleIn } from '../../generator/hosts/headers.ts';
import { nginxRecipe } from '../../generator/hosts/nginx.ts';
import playwright from '../../playwright.config.ts';
import { site } from '../../src/config/site.ts';
import { pagesIn } from '../../tests/support/built-files.ts';
import { missingOn, startHost } from '../../tests/support/hosts.ts';

/** A page to measure; a page of the site is named by its path. */
type Subject = { readonly name: string; readonly address: string };

/** The bare page, and every page of the site except the not-found pages. */
type Sites = { readonly bare: Subject; readonly pages: readonly Subject[] };

/** Serves a folder with nginx as in production. */
async function serve(folder: string) {
  const recipe = nginxRecipe(builtRules(folder), new URL(site.url));
  const { httpsPort, stop } = await startHost('nginx', { folder, recipe });
  return { origin: `https://localhost:${httpsPort}`, stop };
}

const bareBytes = 10 * 1024;

/** A page of 10 KB without script: headings and paragraphs of a page of the site, in the site's font. */
function barePage(html: string): string {
  const face = /@font-face\s*\{[^}]*Site Sans[^}]*\}/.exec(styleIn(html))?.[0] ?? '';
  const style = `${face}body{margin:0;font:1rem/1.5 'Site Sans',sans-serif;background:#0b0f1a;color:#eef}main{max-width:44rem;margin:auto;padding:1rem}`;
  const text = [...html.matchAll(/<(h[1-3]|p)\b[^>]*>([^<]{20,})<\/\1>/g)].map(
    ([, tag, words]) => `<${tag}>${words}</${tag}>`,
  );
  const page = (blocks: readonly string[]) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page to measure against</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main>${blocks.join('\n')}</main></body></html>`;
  const blocks: string[] = [];
  for (let at = 0; page(blocks).length < bareBytes; at += 1)
    blocks.push(text[at % text.length] ?? '<p>Words.</p>');
  return page(blocks);
}

/** Writes the bare page, and what servers and browsers ask for besides, into a new folder. */
async function bareSite(from: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bare-'));
  const html = barePage(await readFile(join(from, 'about.html'), 'utf8'));
  await mkdir(join(folder, 'blog'));
  for (const name of ['index.html', '404.html', 'blog/404.html']) {
    await writeFile(join(folder, name), html);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(html));
    await writeFile(join(folder, `${name}.gz`), gzipSync(html));
  }
  for (const name of ['assets', 'icon.svg', 'speculation-rules.json'])
    await cp(join(from, name), join(folder, name), { recursive: true });
  return folder;
}

/**
 * Runs `use` while the bare page and the site in dist/ are served in the same way.
 * @throws Error if nginx is missing
 */
export async function withSites(use: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = resolve(import.meta.dirname, '../../dist');
  const missing = missingOn('nginx');
  if (missing !== null) throw new Error(missing);
  const bareFolder = await bareSite(folder);
  const [own, bare] = [await serve(folder), await serve(bareFolder)];
  const pages = pagesIn(folder)
    .filter(({ path }) => !/\/404(?:\.html)?$/.test(path))
    .map(({ path }) => ({ name: path, address: own.origin + path }));
  try {
    await use({ bare: { name: 'bare page', address: `${bare.origin}/` }, pages });
  } finally {
    await Promise.all([own.stop(), bare.stop(), rm(bareFolder, { recursive: true })]);
  }
}

/** What a part measures with and adds to: figures, and notes on how to read them and on failures. */
export type Bench = {
  readonly browser: Browser;
  readonly sites: Sites;
  /** The number of rounds. */
  readonly count: number;
  /** Lines of a table: what was measured, and the value divided by that of the bare page. */
  readonly figures: { name: string; value: number; ratio: number | undefined }[];
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
  /** "Slow 4G" of Chromium's developer tools. */
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
      const [downloadThroughput, uploadThroughput] = [1_296_000 / 8, 607_500 / 8];
      const speed = { offline: false, latency: 562.5, downloadThroughput, uploadThroughput };
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', speed);
    }
    if (slowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await use(page);
  } finally {
    await context.close();
  }
}
