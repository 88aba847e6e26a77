/**
 * `npm run bench -- [part …]`: measures speed and weight of the built site against minimal pages, in one run.
 * Tables go to standard output, progress to standard error. Options: --quick fewer repeats; --all also the slow
 * measurements; --dist FOLDER another build to compare (repeatable); --json FILE the figures as data.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { buildsIn } from './builds.ts';
import { table } from './figures.ts';
import { machine } from './machine.ts';
import { bytes } from './parts/bytes.ts';
import { firstContact } from './parts/first-contact.ts';
import { growth } from './parts/growth.ts';
import { interaction } from './parts/interaction.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { paint } from './parts/paint.ts';
import { server } from './parts/server.ts';
import { buildPeers, type Peers } from './peers/peers.ts';
import { type Part, type Report } from './setting.ts';

const parts: Readonly<Record<string, Part>> = {
  bytes,
  lighthouse,
  paint,
  interaction,
  server,
  growth,
  'first-contact': firstContact,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    dist: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

const builds = buildsIn(resolve(import.meta.dirname, '../../dist'), options.dist);
let peers: Promise<Peers> | undefined;
const setting = {
  builds,
  quick: options.quick,
  all: options.all,
  peers: () => (peers ??= buildPeers(builds[0].folder)),
};

// A regular exit also stops the programs that were started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const about = machine();
console.log(about);
const reports: Record<string, Report> = {};
try {
  for (const name of wanted) {
    const began = Date.now();
    console.error(`\n… ${name}`);
    const report = await measured(name);
    reports[name] = report;
    const took = Math.round((Date.now() - began) / 1000);
    console.log(`\n== ${name} (${took} s)\n${table(report.figures)}`);
    for (const note of report.notes) console.log(`- ${note}`);
  }
} finally {
  await (await peers)?.remove();
}
if (options.json) {
  const data = { date: new Date().toISOString(), machine: about, reports };
  await writeFile(options.json, `${JSON.stringify(data, null, 2)}\n`);
}

/** Runs a part. A failure becomes a note, so that the other parts still run. */
async function measured(name: string): Promise<Report> {
  try {
    return await (parts[name] as Part)(setting);
  } catch (error) {
    process.exitCode = 1;
    return { figures: [], notes: [`FAILED: ${String(error)}`] };
  }
}
