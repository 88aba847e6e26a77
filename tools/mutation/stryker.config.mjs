import process from 'node:process';

import { modules } from './modules.ts';

const name = process.env['MODULE'] ?? '';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: modules[name]?.mutate,
  ignorePatterns: ['dist', 'docs', '.build', 'deploy', 'test-results', 'coverage'],
  // Mutants in code that runs on import would each need a new test process.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Added to 1.5 times the tests' duration. An endless loop costs this long.
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
