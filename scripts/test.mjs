/**
 * `npm test`: sets up and runs everything that CI runs, up to the first part that fails.
 * `npm run test:full` also runs all hostile texts, every accessibility engine at every width, more random cases,
 * the audit tools, and the tests for other owners (tools/owners). It goes on after a part that fails.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

import { run, setUp, start, succeeds } from './setup.mjs';

const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
setUp('browser', 'engines', 'checkers', ...(full ? ['audit'] : []));

const reportOf = (name) => `test-results/${name}.json`;
for (const name of ['unit', 'browser']) rmSync(reportOf(name), { force: true });
const unitReport = ['--reporter=default', '--reporter=json', `--outputFile=${reportOf('unit')}`];

const failedParts = [];
const part = (name, command, parameters) => {
  console.log(`\n== ${name}`);
  if (!full) run(command, parameters);
  else if (!succeeds(command, parameters)) failedParts.push(name);
};

// The build uses one core: the checks and the unit tests have the others meanwhile.
const built = start('vite', ['build', '--logLevel', 'warn'], 'test-results/build.log');
part('Format, lint, types, unused code', 'npm', ['run', '--silent', 'check']);
part('Unit tests', 'vitest', ['run', ...unitReport, '--coverage']);
console.log('\n== Build');
await built();
part('The built site in a browser', 'playwright', ['test']);
if (full)
  part('Three other owners, each built and tested whole', 'npm', ['run', '--silent', 'owners']);

/** The report of tests that ran. There is none if their program could not start. */
const read = (name) =>
  existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : {};
const unit = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...read('unit'),
};
const browser = read('browser');
const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...browser.stats };
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
if (failedParts.length > 0) {
  console.log(`\nFailed: ${failedParts.join('; ')}`);
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
