import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** Where the unit tests (Vitest) and those in a browser (Playwright) write what came of them. */
export const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

export function removeReports() {
  for (const file of Object.values(reports)) rmSync(file, { force: true });
}

/** A report of tests that ran. There is none if their program could not start. */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** All tests of a Playwright report, each with its file. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, tests }) => tests.map((test) => ({ ...test, file }))),
];

/** How long each file took, in milliseconds: a test in another engine than Chromium counts as another file. */
function durations(unit, tests) {
  const spent = new Map();
  for (const { name, startTime, endTime } of unit.testResults ?? [])
    spent.set(relative('', name), endTime - startTime);
  for (const { file, projectName, results } of tests) {
    const name = `tests/${file} (${projectName})`;
    const time = results.reduce((sum, { duration }) => sum + duration, 0);
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  return [...spent].toSorted(([, one], [, other]) => other - one);
}

const printed = (count, text) => console.log(`${String(count).padStart(5)}  ${text}`);

/** Prints the slowest ten files, why tests were skipped, and how many passed. */
export function printReport() {
  const [unit, browser] = [read(reports.unit), read(reports.browser)];
  const tests = testsIn(browser);
  console.log('\nThe slowest ten files, in seconds:');
  for (const [name, time] of durations(unit, tests).slice(0, 10))
    printed((time / 1000).toFixed(1), name);

  /** Why tests were skipped, each reason once, with their number. */
  const reasons = new Map();
  for (const { type, description = 'no reason given' } of tests.flatMap((test) => test.annotations))
    if (type === 'skip') reasons.set(description, (reasons.get(description) ?? 0) + 1);
  if (reasons.size > 0) console.log('\nSkipped:');
  for (const [reason, count] of reasons) printed(count, reason);

  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = unit;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = browser.stats ?? {};
  const passed = numPassedTests + expected;
  const failed = numFailedTests + unexpected + flaky;
  console.log(
    `\n${passed} passed, ${failed} failed, ${numPendingTests + numTodoTests + skipped} skipped`,
  );
}
