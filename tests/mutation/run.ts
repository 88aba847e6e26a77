/**
 * `npm run test:mutation [module…]`: changes the logic in small ways, one at a time, and says which changes
 * no test notices. Ends with a fault when a module's tests notice fewer than nine in ten. Those that nobody
 * can notice are listed in survivors.md beside this file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { modules } from './modules.ts';

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
  return status !== 0;
});
if (failed.length > 0) console.error(`\nBelow nine in ten: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
