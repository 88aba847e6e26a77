import process from 'node:process';

import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

import { elements, siteBase, sonnerWithoutStyle } from './generator/bundle-plugins.ts';
import { ownerKeys } from './generator/keys/owner-keys.ts';
import { sourceLanguage } from './generator/languages/overlay.ts';
import { mdxPlugin } from './generator/texts/mdx.ts';
import { logic } from './tools/mutation/stryker.config.mjs';
import { full } from './tests/support/full.ts';
import { language } from './src/config/language.ts';
import { notOurs } from './tests/support/own-text.ts';

/** Units are tested with files without a suffix, so numbers and days are English, too, on a site in another language. */
const inEnglish: Plugin = {
  name: 'in-english',
  load: {
    filter: { id: /\/src\/config\/language\.ts$/ },
    handler: () =>
      `export * from './language.ts?own'; export const [language, locale] = ['${sourceLanguage}', 'en-US'];`,
  },
};

/**
 * Short runs try the same random cases each time. Long ones search among new ones, and say where they began:
 * `FULL=1 SEED=5 npx vitest run` tries those again.
 */
const seed = process.env['SEED'] ?? (full ? String(Date.now() % 1e9) : '1');
if (full) console.log(`SEED=${seed}`);

/** Undefined on a machine without Chromium, which `npm test` installs: there the units run alone. */
const launchOptions = await import('./tests/support/chromium.ts').then(
  ({ chromiumLaunch }) => chromiumLaunch,
  () => undefined,
);
if (!launchOptions) console.log('Components are not tested, because there is no Chromium.');

/** Components whose behavior only a browser has: focus, presses, history. All else is tested as units. */
const components = {
  // Found only while a test runs, a package would have its page loaded again.
  optimizeDeps: { entries: ['src/**/*.test.tsx'], include: ['react-dom/client'] },
  plugins: [
    siteBase(),
    sonnerWithoutStyle(),
    ownerKeys(),
    react({ include: /\.tsx$/, jsxImportSource: elements }),
    tailwind(),
  ],
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const units = {
  plugins: [mdxPlugin(), ...(language === sourceLanguage ? [] : [inEnglish])],
  test: {
    name: 'units',
    include: [
      '{src,generator,tests/rules,tests/sample,tools/{editor,languages,owner}}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...notOurs],
    // Each file has its own modules. If files shared them, one file could find the state of another, depending
    // on the machine. This costs fifteen seconds on two cores.
    pool: 'threads' as const,
    setupFiles: ['tests/support/same-cases.ts'],
    env: { SEED: seed },
    // A busy machine must not fail a test.
    testTimeout: full ? 300_000 : 60_000,
  },
};

export default defineConfig({
  test: {
    projects: [units, ...(launchOptions ? [components] : [])],
    // The default leaves one core unused.
    maxWorkers: '100%',
    coverage: {
      include: logic,
      reporter: [['text', { skipFull: true }]],
      thresholds: Object.fromEntries(logic.map((glob) => [glob, { lines: 95, branches: 95 }])),
    },
  },
});
