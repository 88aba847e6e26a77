/**
 * `npm run bench -- [part …]`: measures speed and weight of the built site beside a bare page, in one run.
 * `--quick` takes one round instead of five.
 */
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { bytes, paint } from './loads.ts';
import { type Bench, launch } from './measure.ts';
import { firstContact, interaction } from './presses.ts';
import { withSites } from './sites.ts';

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
