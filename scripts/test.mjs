/**
 * `npm test`: sets up and runs everything that CI runs, up to the first part that fails.
 * `npm run test:full` also runs what takes long (tests/support/full.ts), the coverage of the logic, the audit tools,
 * and the tests for other owners (tools/other-owners). It goes on after a part that fails, unless it is the build.
 * Both end with the slowest files and the number of tests that passed.
 */
import process from 'node:process';

import { start, succeeds } from './commands.mjs';
import { printReport, removeReports, reports } from './report.mjs';
import { setUp } from './setup.mjs';

const full = process.argv.includes('--full');
if (full) process.env['FULL'] = '1';
await setUp('browser', 'engines', ...(full ? ['audit'] : []));
removeReports();

const unitReport = ['--reporter=default', '--reporter=json', `--outputFile=${reports.unit}`];
// The build uses one core: the checks and the unit tests have the others meanwhile.
const built = start(
  'node',
  ['generator/languages/build-each.ts', '--logLevel', 'warn'],
  'test-results/build.log',
);

/** Each part with what runs it and returns whether it passed. */
const parts = {
  'Format, lint, types, unused code': () => succeeds('node', ['scripts/check.mjs']),
  'Unit tests': () => succeeds('vitest', ['run', ...unitReport, ...(full ? ['--coverage'] : [])]),
  Build: built,
  'The built site in a browser': () => succeeds('playwright', ['test']),
  ...(full && {
    'Three other owners, each built and tested whole': () =>
      succeeds('node', ['tools/other-owners/main.ts']),
  }),
};

const failed = [];
for (const [name, passed] of Object.entries(parts)) {
  console.log(`\n== ${name}`);
  if (!(await passed())) failed.push(name);
  if (failed.length > 0 && (!full || failed.includes('Build'))) break;
}
printReport();
if (failed.length > 0) console.log(`Failed: ${failed.join('; ')}`);
// A build that was not waited for would go on.
process.exit(failed.length > 0 ? 1 : 0);
