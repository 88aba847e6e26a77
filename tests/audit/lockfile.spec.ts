import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { lockFolders } from '../rules/locked-packages.ts';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const program = join(root, 'tools/audit/node_modules/lockfile-lint/bin/lockfile-lint.js');
const rules = [
  '--type',
  'npm',
  '--validate-https',
  '--allowed-hosts',
  'npm',
  '--validate-integrity',
];

for (const folder of lockFolders(root)) {
  test(`lockfile-lint finds nothing in ${folder}`, () => {
    test.skip(!existsSync(program), 'lockfile-lint is missing. Run scripts/setup.mjs.');
    const path = join(root, folder, 'package-lock.json');
    const said = execFileSync(process.execPath, [program, '--path', path, ...rules]).toString();
    expect(said).toContain('No issues detected');
  });
}
