import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { missingOn } from '../../../tests/support/hosts.ts';
import { atLeast, ratioOf } from '../figures.ts';
import { plainPage } from '../peers/document.ts';
import { rounds } from '../rounds.ts';
import { serve } from '../servers.ts';
import type { Part, Report } from '../setting.ts';
import { type Subject, withSites } from '../sites.ts';

const run = promisify(execFile);
const connections = 32;

/** @throws Error if a response fails */
async function load(address: string, seconds: number) {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br'];
  const { stdout } = await run('wrk', [...options, address]);
  const faults = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
  if (faults || !rate) throw new Error(faults ?? stdout);
  return { rate };
}

async function blankSite(from: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-blank-'));
  await cp(join(from, '404.html'), join(folder, '404.html'));
  await writeFile(join(folder, 'index.html'), plainPage([], 5 * 1024));
  const { origin, stop } = await serve(folder);
  const end = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  return { blank: { name: 'blank page of 5 KB', address: `${origin}/` }, end };
}

/** Pages per second of nginx, against a blank page on the same server. */
export const server: Part = async (setting) => {
  const report: Report = { figures: [], notes: [] };
  const wrk = await run('wrk', ['--version']).then(
    () => true,
    (error: { code: unknown }) => error.code !== 'ENOENT',
  );
  const missing = wrk ? missingOn('nginx') : 'wrk is missing (Debian: apt-get install wrk)';
  if (missing) {
    report.notes.push(`SKIPPED: ${missing}.`);
    return report;
  }
  const [count, seconds] = setting.quick ? [1, 2] : [5, 3];
  await withSites(setting, async ({ peers, pages }) => {
    const { blank, end } = await blankSite(peers.folder);
    try {
      const subjects: readonly Subject[] = [blank, ...pages(['/', '/about', '/docs'])];
      const found = await rounds(report, subjects, count, ({ address }) => load(address, seconds));
      const most = found.get(blank)?.rate;
      for (const [{ name, path }, { rate }] of found) {
        const goal = path === undefined ? undefined : atLeast('ratio', 0.9);
        report.figures.push({ name, value: rate, unit: '/s', ratio: ratioOf(rate, most), goal });
      }
    } finally {
      await end();
    }
  });
  report.notes.push(
    `wrk, ${connections} connections, medians of ${count} times ${seconds} s in turn, on the cores that nginx has too; TLS, Brotli files. The blank page is sent as it is, 5 KB.`,
  );
  return report;
};
