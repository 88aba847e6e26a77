/**
 * `npm run bench -- [part …]`: measures speed and weight of the built site beside a bare page, in one run.
 * Options: --quick one round instead of five; --dist FOLDER another build to compare (repeatable).
 */
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { attempt, type Report, table } from './measure.ts';
import { bytes } from './parts/bytes.ts';
import { firstContact } from './parts/first-contact.ts';
import { frames } from './parts/frames.ts';
import { interaction } from './parts/interaction.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { paint } from './parts/paint.ts';
import { serving, type Sites, withSites } from './sites.ts';

type Part = (sites: Sites, report: Report, count: number) => Promise<void>;

const parts: Readonly<Record<string, Part>> = {
  bytes,
  lighthouse,
  paint,
  interaction,
  'first-contact': firstContact,
  frames,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    dist: { type: 'string', multiple: true, default: [] },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

// A regular exit also stops the programs that were started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const count = options.quick ? 1 : 5;
const [cpu] = cpus();
console.log(
  `${cpus().length} cores ${cpu?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the start; served by ${serving}; medians of ${count}`,
);
await withSites([resolve(import.meta.dirname, '../../dist'), ...options.dist], async (sites) => {
  for (const name of wanted) {
    const report: Report = { figures: [], notes: [] };
    await attempt(report, name, async () => parts[name]?.(sites, report, count));
    console.log(`\n== ${name}\n${table(report.figures)}`);
    for (const note of report.notes) console.log(`- ${note}`);
    if (report.notes.some((note) => note.startsWith('FAILED'))) process.exitCode = 1;
  }
});
