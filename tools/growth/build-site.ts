import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** `cpuSeconds` is the sum of all processors, `peakMegabytes` of all threads. */
export type BuildCost = {
  buildSeconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  /** Seconds of each stage by the clock; those of threads are added up. */
  stages: readonly (readonly [name: string, seconds: number])[];
};

/** @throws Error with the build's output if it fails */
export function buildSite(folder: string): BuildCost {
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
