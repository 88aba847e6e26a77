import process from 'node:process';

import { modules } from './modules.ts';

const name = process.env['MODULE'] ?? '';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: modules[name]?.mutate,
  ignorePatterns: ['dist', 'docs', '.build', 'deploy', 'test-results', 'coverage'],
  // What is computed once when a file is loaded would need a new start for every change.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Beyond half as much again as the tests take: a change that makes a loop endless costs as long.
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${name}.json`,
  tempDirName: '.stryker-tmp',
  tsconfigFile: 'none',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
