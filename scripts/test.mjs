/**
 * `npm test`: sets up and runs everything that CI runs, up to the first part that fails.
 * `npm run test:full` also runs what takes long (tests/support/full.ts), the coverage of the logic, the audit tools,
 * and the tests for other owners (tools/other-owners). It goes on after a part that fails, unless it is the build.
 * Both end with why tests were skipped, and the number of those that passed.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';

import { start, succeeds } from './commands.mjs';
import { setUp } from './setup.mjs';

/** Where the unit tests (Vitest) and those in a browser (Playwright) write what came of them. */
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

function removeReports() {
  for (const file of Object.values(reports)) rmSync(file, { force: true });
}

/** A report of tests that ran. There is none if their program could not start. */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** All tests of a Playwright report. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ tests }) => tests),
];

/** Prints why tests were skipped, and how many passed. */
function printReport() {
  const [unit, browser] = [read(reports.unit), read(reports.browser)];
  const tests = testsIn(browser);
  /** Why tests were skipped, each reason once, with their number. */
  const reasons = new Map();
  for (const { type, description = 'no reason given' } of tests.flatMap((test) => test.annotations))
    if (type === 'skip') reasons.set(description, (reasons.get(description) ?? 0) + 1);
  if (reasons.size > 0) console.log('\nSkipped:');
  for (const [reason, count] of reasons) console.log(`${String(count).padStart(5)}  ${reason}`);

  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = unit;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = browser.stats ?? {};
  const passed = numPassedTests + expected;
  const failed = numFailedTests + unexpected + flaky;
  console.log(
    `\n${passed} passed, ${failed} failed, ${numPendingTests + numTodoTests + skipped} skipped`,
  );
}

const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
await setUp('browser', 'engines', ...(full ? ['audit'] : []));
removeReports();

const unitReport = ['--reporter=default', '--reporter=json', `--outputFile=${reports.unit}`];
// The build uses one core: the checks and the unit tests have the others meanwhile.
const built = start(
  'node',
  ['scripts/run.mjs', 'build', '--logLevel', 'warn'],
  'test-results/build.log',
);

/** Each part with what runs it and returns whether it passed. */
const parts = {
  'Format, languages, lint, texts, types, unused code': () =>
    succeeds('node', ['scripts/check.mjs']),
  'Unit tests': () => succeeds('vitest', ['run', ...unitReport, ...(full ? ['--coverage'] : [])]),
  Build: built,
  'The built site in a browser': () => succeeds('playwright', ['test']),
  ...(full && {
    'The other owners, each built and tested whole': () =>
      succeeds('node', ['tools/other-owners/main.ts']),
    'Three owners by chance': () => succeeds('node', ['tools/other-owners/main.ts', 'random', '3']),
  }),
};

const failed = [];
for (const [name, passed] of Object.entries(parts)) {
  console.log(`\n== ${name}`);
  if (!(await passed())) {
    failed.push(name);
    // At once: a part can fail although all of its tests passed, as when too little is covered.
    console.log(`\n== Failed: ${name}`);
  }
  if (failed.length > 0 && (!full || failed.includes('Build'))) break;
}
printReport();
if (failed.length > 0) console.log(`Failed: ${failed.join('; ')}`);
// A build goes on in processes of its own, and the next run would find the folder taken.
await built.ended;
process.exit(failed.length > 0 ? 1 : 0);
