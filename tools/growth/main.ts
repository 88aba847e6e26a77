/**
 * `npm run growth -- 10 100 1000`: builds the site with these numbers of articles in temporary folders, and
 * prints what each build costs and each stage of it, what another build costs after one article was changed, and what
 * visitors load. `--json` prints the same as data.
 */
import { rmSync } from 'node:fs';
import process from 'node:process';

import { type BuildCost, buildSite } from './build-site.ts';
import { changeArticle, scratchSite } from './scratch-site.ts';
import { type SiteWeights, weigh } from './weigh.ts';

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
  const folder = scratchSite(articles);
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
    rmSync(folder, { recursive: true, force: true });
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
