/**
 * `npm run owners`: builds and tests the project as each owner of `tests/support/owners` would have it, without
 * the facts of the sample. `npm run owners -- halifax` takes one; `--keep` leaves its copy.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

import { copyOfOwner, ownerNames, type ProjectCopy } from '../../tests/support/project-copy.ts';
import { tracesIn } from './traces.ts';

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');

const steps: Readonly<Record<string, readonly string[]>> = {
  types: ['tsc', '-p', '.'],
  'unit tests': ['vitest', 'run', '--reporter=dot'],
  build: ['vite', 'build', '--logLevel', 'warn'],
  browser: ['playwright', 'test', '--project=built'],
};

/** Runs a program of the project in a copy. Returns whether it succeeded. */
function runs({ folder, env }: ProjectCopy, [program = '', ...words]: readonly string[]): boolean {
  const { status } = spawnSync(resolve(bin, program), words, {
    cwd: folder,
    // Even in a long run the short one: it has every rule.
    env: { ...env, PATH: `${bin}:${env['PATH']}`, FULL: '' },
    stdio: 'inherit',
  });
  return status === 0;
}

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const faults: string[] = [];
for (const name of named.length > 0 ? named : ownerNames) {
  const copy = await copyOfOwner(name);
  for (const [step, command] of Object.entries(steps)) {
    console.log(`\n== ${name}: ${step} (${copy.folder})`);
    if (!runs(copy, command)) faults.push(`${name}: ${step}`);
  }
  const traces = await tracesIn(copy);
  console.log(`\n== ${name}: traces of the sample: ${traces.found.length} of ${traces.searched}`);
  for (const trace of traces.found) console.log(`  ${trace}`);
  if (traces.found.length > 0) faults.push(`${name}: traces of the sample`);
  if (words.includes('--keep')) console.log(`Kept: ${copy.folder}`);
  else copy.remove();
}
console.log(faults.length === 0 ? '\nEvery owner passes.' : `\nFailed:\n  ${faults.join('\n  ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
