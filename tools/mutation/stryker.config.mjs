import { logic } from './logic.ts';

/** `npm run test:mutation`: mutates the logic, lists the mutants that no test kills, and fails below 90%. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: logic,
  ignorePatterns: ['dist', 'docs', '.build', 'deploy', 'test-results', 'coverage'],
  // Mutants in code that runs on import would each need a new test process.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Added to 1.5 times the tests' duration. An endless loop costs this long.
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutation.json',
  tempDirName: '.stryker-tmp',
  tsconfigFile: 'none',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
