/**
 * `npm run test:mutation [module…]`: changes the logic in small ways, one at a time, and says which changes
 * no test notices. Ends with a fault when a module's tests notice fewer than nine in ten, or when one that
 * they do not notice is not named in survivors.md beside this file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { modules } from './modules.ts';
import { unnamedSurvivors } from './survivors.ts';

const root = resolve(import.meta.dirname, '../..');
const program = resolve(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const config = resolve(import.meta.dirname, 'stryker.config.mjs');

if (!existsSync(program)) throw new Error('node scripts/setup.mjs --mutation installs Stryker');

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(modules);
const failed = wanted.filter((name) => {
  if (!modules[name])
    throw new Error(`There is no module ${name}: ${Object.keys(modules).join(', ')}`);
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [program, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MODULE: name },
  });
  if (status !== 0) return true;
  const unnamed = unnamedSurvivors(resolve(root, `test-results/mutation/${name}.json`));
  if (unnamed.length > 0) console.error(['Not in survivors.md:', ...unnamed].join('\n'));
  return unnamed.length > 0;
});
if (failed.length > 0)
  console.error(`\nBelow nine in ten, or with survivors that are not named: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
