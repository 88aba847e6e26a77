/**
 * `npm run check`: runs the scripts `check:…` of package.json side by side: format, languages, lint, texts, types, unused
 * code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { root, start } from './commands.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const checks = Object.keys(scripts)
  // Other sites are asked on wish only.
  .filter((name) => name.startsWith('check:') && name !== 'check:links')
  .map((name) => {
    const [command, ...parameters] = scripts[name].split(' ');
    const log = join(root, 'test-results', `${name.replace(':', '-')}.log`);
    return { name, passed: start(command, parameters, log) };
  });
for (const { name, passed } of checks) {
  console.log(`\n== npm run ${name}`);
  if (!(await passed())) process.exitCode = 1;
}
