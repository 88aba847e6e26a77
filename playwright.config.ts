import process from 'node:process';

import { defineConfig } from '@playwright/test';

import { takeOverlays } from './generator/languages/overlay.ts';
import { takeOwnWords } from './generator/texts/own-words.ts';
import { language } from './src/config/language.ts';
import { demos } from './src/config/published.ts';
import { hasDemo } from './src/config/is-published.ts';
import type { EngineName } from './tests/engines/engines.ts';
import { chromiumLaunch } from './tests/support/chromium.ts';
import { notOurs } from './tests/support/own-text.ts';

// Tests look for the words that the site has.
takeOverlays(language);
takeOwnWords();

const port = Number(process.env['TEST_PORT'] ?? 4174);
const developmentPort = port + 1000;

/** `npm run test:full`: the long runs too. */
const full = Boolean(process.env['FULL']);

/**
 * One set of journeys for each engine: `npx playwright test --project=firefox` runs one. A short run does without
 * Chromium, in which all other tests walk the same ways, and has what engines differ in most: forms that are sent
 * early, late or without storage, and how pages are laid out.
 */
const engineNames: readonly EngineName[] = full
  ? ['webkit', 'firefox', 'chromium']
  : ['webkit', 'firefox'];
const engines = engineNames.map((engine) => ({
  name: engine,
  testDir: 'tests/engines',
  testMatch: full
    ? '*.spec.ts'
    : ['early', 'limits', 'pages', 'requests'].map((name) => `${name}.spec.ts`),
  // Each is started once, and the two run side by side.
  workers: 1,
  use: { engine, baseURL: `http://localhost:${port}` },
}));

/** What mail programs make of the site's messages, and what a screen reader says of its pages. */
const programs = {
  name: 'programs',
  testDir: 'tests/programs',
  use: { baseURL: `http://localhost:${port}` },
};

/** Each demonstration has tests of its own. */
const demonstrations = {
  name: 'demos',
  testDir: 'src/demos',
  testMatch: demos.filter(hasDemo).map((name) => `src/demos/${name}/*.spec.ts`),
  testIgnore: full ? [] : ['**/hostile-text.spec.ts'],
  use: { baseURL: `http://localhost:${port}` },
};

/** Pages of the development server. */
const development = {
  name: 'development',
  testDir: 'tests/dev',
  use: { baseURL: `http://localhost:${developmentPort}` },
};

/** The site of an owner, which tools/other-owners has built. */
const owner = {
  name: 'owner',
  testMatch: ['tests/sample/rebrand.spec.ts', 'tests/sample/under-path.spec.ts'],
};

/** A site with keys. */
const sealed = { name: 'sealed', testMatch: 'tests/site/sealed.spec.ts' };

/** What only a long run has. It changes with dependencies, or would notice what a shorter test notices, too. */
const longRun = [
  'tests/audit/**',
  'tests/e2e/hostile-text.spec.ts',
  // site/static.spec.ts reads the markup of every control.
  'tests/e2e/nothing-inert.spec.ts',
  'tests/faults/earlier-site.spec.ts',
  'tests/faults/translated.spec.ts',
  'tests/site/least-size.spec.ts',
  'tests/site/rebuild.spec.ts',
];

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A folder of its own: it is emptied at the start, and the report of the unit tests lies beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // What passes is as fast with any limit: these only end what would never pass, and a machine that is busy
  // with other things takes many times as long.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  timeout: 300_000,
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  reportSlowTests: { max: 10, threshold: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Chicago',
    actionTimeout: 60_000,
    // Drawings that move cost a fifth of the time. The long run has them; so have the tests with `withMotion`.
    ...(!full && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: chromiumLaunch,
  },
  projects: [
    // First, so that at the end nothing waits for a build or an engine.
    ...(process.env['OWNER_COPY'] ? [owner] : []),
    ...(full ? [sealed] : []),
    ...engines,
    {
      name: 'built',
      testIgnore: [
        ...owner.testMatch,
        sealed.testMatch,
        'tests/dev/**',
        'tests/engines/**',
        'tests/programs/**',
        ...notOurs,
        // All accessibility engines on all pages and states include axe on some.
        ...(full ? ['tests/site/accessibility.spec.ts'] : longRun),
      ],
      use: { baseURL: `http://localhost:${port}` },
    },
    demonstrations,
    ...(full ? [programs, development] : []),
  ],
  webServer: [
    // Tests of an owner serve the site of the copy.
    ...(process.env['OWNER_COPY']
      ? []
      : [
          { command: 'node scripts/serve.ts', env: { PORT: String(port) }, port, timeout: 300_000 },
        ]),
    ...(full
      ? [
          {
            command: `vite --port ${developmentPort} --strictPort`,
            port: developmentPort,
            timeout: 300_000,
          },
        ]
      : []),
  ],
});
