const request = 'src/features/request';
const account = 'src/features/account';

/** The logic that visitors' text, accounts and dates depend on, as globs. Its tests are beside it. */
export const logic = [
  'src/lib/mail/{mailto,eml,webmail}.ts',
  `${request}/{fixed-request,form-fields,format-answers,preview-message,request-spec}.ts`,
  // Not what needs a browser, the history and the keys for sealing.
  `${request}/outbox/outbox.ts`,
  'src/lib/storage/stored-{value,text}.ts',
  `${account}/fields.ts`,
  `${account}/accounts/{change-account,derive-key,register,sign-in,users,verifier}.ts`,
  'src/lib/dom/{query-value,worker-calls}.ts',
  'src/lib/time/{dates,zoned-time,business-hours}.ts',
  'src/lib/files/{xml,csv,ics}.ts',
  'src/lib/text/search-words.ts',
  'src/features/search/engine.ts',
  'generator/files/search-index.ts',
  'src/content/blog-lists.ts',
  'src/models/mesh/{mesh,routes}.ts',
  'src/demos/api-calls/snippets.ts',
  'src/demos/simulator/{log,nearest-item,playback,session,simulate}.ts',
];

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
