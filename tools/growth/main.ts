/**
 * `npm run growth -- 10 100 1000`: builds the site with these numbers of articles in temporary folders, and
 * prints what each build costs and each stage of it, what another build costs after one article was changed, and what
 * visitors load. `--json` prints the same as data.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { htmlFile } from '../../generator/pages/page-files.ts';
import { indexAddress } from '../../src/features/search/search-index.ts';
import { staticImports } from '../../tests/support/built-files.ts';
import { copyProject, type ProjectCopy } from '../../tests/support/project-copy.ts';
import { syntheticArticle } from './synthetic-articles.ts';

/** What a visitor loads, in Brotli bytes. */
type SiteWeights = {
  /** The home page with its styles and scripts. */
  homeBytes: number;
  /** The newest article with its styles and scripts. */
  articleBytes: number;
  blogBytes: number;
  feedItems: number;
  searchBytes: number;
};

function weigh(project: string): SiteWeights {
  const file = (address: string) => join(project, 'dist', address);
  const text = (address: string) => readFileSync(file(address), 'utf8');
  const bytes = (address: string) =>
    readFileSync(file(existsSync(file(`${address}.br`)) ? `${address}.br` : address)).length;

  /** A page, the assets it references, and their static imports. */
  const withAssets = (page: string) => {
    const seen = new Set<string>();
    const follow = (address: string) => {
      if (seen.has(address)) return;
      seen.add(address);
      for (const name of staticImports(text(address))) follow(`assets/${name}`);
    };
    seen.add(page);
    for (const [address] of text(page).matchAll(/(?<=\/)assets\/[\w.-]+\.(?:js|css)/g))
      follow(address);
    return [...seen].reduce((sum, address) => sum + bytes(address), 0);
  };

  const [newest = ''] =
    text('sitemap.xml').match(/(?<=<loc>https?:\/\/[^/<]+)\/blog\/(?!page\/|category\/)[^<]+/) ??
    [];
  return {
    homeBytes: withAssets('index.html'),
    articleBytes: withAssets(htmlFile(newest)),
    blogBytes: bytes(htmlFile('/blog')),
    feedItems: text('rss.xml').split('<item>').length - 1,
    searchBytes: bytes(indexAddress),
  };
}

const blog = 'src/content/blog';

/** A copy of the project with articles up to `total`. */
function scratchSite(total: number): ProjectCopy {
  const copy = copyProject();
  const { folder } = copy;
  const written = globSync('*.mdx', { cwd: join(folder, blog) })
    .toSorted()
    .map((name) => readFileSync(join(folder, blog, name), 'utf8'));
  for (let index = 0; index < total - written.length; index += 1) {
    const { name, source } = syntheticArticle(index, written);
    writeFileSync(join(folder, blog, name), source);
  }
  return copy;
}

/** Adds a word to one article. Its reading time is computed, because it may differ now. */
function changeArticle(folder: string): void {
  const name = readdirSync(join(folder, blog)).find((file) => file.endsWith('.mdx')) ?? '';
  const file = join(folder, blog, name);
  const text = readFileSync(file, 'utf8').replace(/^readTime: .*\n/m, '');
  writeFileSync(file, `${text}\nChanged.\n`);
}

/** `cpuSeconds` is the sum of all processors, `peakMegabytes` of all threads. */
type BuildCost = {
  buildSeconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  /** Seconds of each stage of the main thread, by the clock. Stages may contain others. */
  stages: readonly (readonly [name: string, seconds: number])[];
};

/** @throws Error with the build's output if it fails */
function buildSite(folder: string): BuildCost {
  const usageFile = join(folder, 'usage.json');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, 'report-usage.mjs'),
      join(folder, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, USAGE_FILE: usageFile } },
  );
  const buildSeconds = Number(((performance.now() - start) / 1000).toFixed(1));
  if (status !== 0) throw new Error(`The build failed (${status}):\n${stdout}\n${stderr}`);
  const usage: Omit<BuildCost, 'buildSeconds'> = JSON.parse(readFileSync(usageFile, 'utf8'));
  return { buildSeconds, ...usage };
}

/** One line of the report. */
type Measured = SiteWeights &
  BuildCost & {
    articles: number;
    /** A second build after a change in one article: by the clock, of all processors, and by stage. */
    changeSeconds: number;
    changeCpuSeconds: number;
    changeStages: BuildCost['stages'];
  };

function measure(articles: number): Measured {
  const { folder, remove } = scratchSite(articles);
  try {
    const first = { articles, ...buildSite(folder), ...weigh(folder) };
    changeArticle(folder);
    const { buildSeconds, cpuSeconds, stages } = buildSite(folder);
    return {
      ...first,
      changeSeconds: buildSeconds,
      changeCpuSeconds: cpuSeconds,
      changeStages: stages,
    };
  } finally {
    remove();
  }
}

/** Prints a table of the costs, and one of the seconds of each stage. */
function print(all: readonly Measured[]): void {
  for (const { stages, changeStages, ...costs } of all) {
    console.table([costs]);
    const changed = new Map(changeStages);
    console.table(
      stages.map(([name, seconds]) => ({ stage: name, seconds, change: changed.get(name) ?? 0 })),
    );
  }
}

function marginal(measured: readonly Measured[]) {
  return measured.slice(1).map((now, index) => {
    const before = measured[index] ?? now;
    const more = now.articles - before.articles;
    return {
      articles: `${before.articles} to ${now.articles}`,
      'CPU seconds / 1,000': Number(
        ((1000 * (now.cpuSeconds - before.cpuSeconds)) / more).toFixed(1),
      ),
      'seconds / 1,000': Number(
        ((1000 * (now.buildSeconds - before.buildSeconds)) / more).toFixed(1),
      ),
      'MB / 1,000': Math.round((1000 * (now.peakMegabytes - before.peakMegabytes)) / more),
    };
  });
}

const words = process.argv.slice(2);
const asJson = words.includes('--json');
const sizes = words.map(Number).filter((size) => Number.isInteger(size) && size > 0);
if (sizes.length === 0) {
  console.error('Usage: npm run growth -- 10 100 1000 [--json]');
  process.exit(1);
}

const measured: Measured[] = [];
for (const size of sizes.toSorted((a, b) => a - b)) {
  measured.push(measure(size));
  if (!asJson) print(measured.slice(-1));
}
if (asJson) console.log(JSON.stringify(measured, null, 2));
else console.table(marginal(measured));
