import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';

import { launchOptions } from './browser.ts';
import { serving } from './servers.ts';

const versionOf = (program: string) => {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return `no ${program}`;
  }
};

/** Describes the machine, browser and server, in two lines. */
export function machine(): string {
  const all = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0] ?? 0;
  const browser = versionOf(launchOptions.executablePath ?? 'chromium').replace(/ built.*/, '');
  return [
    `${all.length} cores ${all[0]?.model.trim()}, ${memory} GB, load ${load.toFixed(1)} at the start`,
    `${browser}, Node ${process.versions.node}; served by ${serving}`,
  ].join('\n');
}
