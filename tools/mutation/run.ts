/**
 * `npm run test:mutation [module…]`: mutates the logic and lists the mutants that no test kills. Exits with
 * status 1 if a module's score is below 90%, or if a survivor is not listed in survivors.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { modules } from './modules.ts';
import { unlistedSurvivors } from './survivors.ts';

const root = resolve(import.meta.dirname, '../..');
const program = resolve(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const config = resolve(import.meta.dirname, 'stryker.config.mjs');

if (!existsSync(program))
  throw new Error('Stryker is missing. Run node scripts/setup.mjs --mutation.');

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(modules);
const failed = wanted.filter((name) => {
  if (!modules[name])
    throw new Error(`Unknown module ${name}. Modules: ${Object.keys(modules).join(', ')}`);
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [program, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODULE: name },
  });
  if (status !== 0) return true;
  const unlisted = unlistedSurvivors(resolve(root, `test-results/mutation/${name}.json`));
  if (unlisted.length > 0) console.error(['Not in survivors.md:', ...unlisted].join('\n'));
  return unlisted.length > 0;
});
if (failed.length > 0)
  console.error(`\nScore below 90%, or survivors not listed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
