/**
 * `npm test`: sets up and runs everything that CI runs, up to the first failing step.
 * `npm run test:full` also runs all hostile texts, every accessibility engine at every width, more random cases
 * and the audit tools.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { run, setUp } from './setup.mjs';

const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
setUp({ browser: true, audit: full });

/** @type {[title: string, command: string, parameters: string[]][]} */
const steps = [
  ['Format, lint, types, unused code', 'npm', ['run', '--silent', 'check']],
  [
    'Unit tests',
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=test-results/unit.json',
      ...(full ? ['--coverage'] : []),
    ],
  ],
  ['Build', 'vite', ['build', '--logLevel', 'warn']],
  ['The built site in a browser', 'playwright', ['test']],
];
for (const [title, command, parameters] of steps) {
  console.log(`\n== ${title}`);
  run(command, parameters);
}

const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
const unit = read('unit');
const { stats } = read('browser');
const passed = unit.numPassedTests + stats.expected;
const failed = unit.numFailedTests + stats.unexpected + stats.flaky;
console.log(`\n${passed} passed, ${failed} failed`);
