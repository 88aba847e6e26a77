/**
 * `npm test`: sets up and runs everything that CI runs, up to the first failing step.
 * `npm run test:full` also runs all hostile texts, every accessibility engine at every width, more random cases,
 * the audit tools, and the tests for other owners (tools/owners).
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { run, setUp, start } from './setup.mjs';

const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
setUp('browser', 'engines', 'checkers', ...(full ? ['audit'] : []));

const unitReport = ['--reporter=default', '--reporter=json', '--outputFile=test-results/unit.json'];

// The build uses one core: the checks and the unit tests have the others meanwhile.
const built = start('vite', ['build', '--logLevel', 'warn'], 'test-results/build.log');
console.log('\n== Format, lint, types, unused code');
run('npm', ['run', '--silent', 'check']);
console.log('\n== Unit tests');
run('vitest', ['run', ...unitReport, '--coverage']);
console.log('\n== Build');
await built();
console.log('\n== The built site in a browser');
run('playwright', ['test']);
if (full) {
  console.log('\n== Three other owners, each built and tested whole');
  run('npm', ['run', '--silent', 'owners']);
}

const read = (name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
const unit = read('unit');
const browser = read('browser');
const { stats } = browser;
const passed = unit.numPassedTests + stats.expected;
const failed = unit.numFailedTests + stats.unexpected + stats.flaky;
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped;

/** Why tests were skipped, each reason once, with their number. */
const reasons = new Map();
const visit = ({ suites = [], specs = [] }) => {
  for (const suite of suites) visit(suite);
  for (const { annotations } of specs.flatMap(({ tests }) => tests))
    for (const { type, description = 'no reason given' } of annotations)
      if (type === 'skip') reasons.set(description, (reasons.get(description) ?? 0) + 1);
};
visit(browser);
if (reasons.size > 0) console.log('\nSkipped:');
for (const [reason, count] of reasons) console.log(`${String(count).padStart(4)}  ${reason}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
