import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { base } from './src/config/site-base.ts';
import {
  claimTexts,
  islandFiles,
  elements,
  siteBase,
  leanPreload,
  reactNames,
  sonnerWithoutStyle,
} from './generator/bundle-plugins.ts';
import { contentImages } from './generator/texts/content-images.ts';
import { languageOverlay } from './generator/languages/overlay.ts';
import { language } from './src/config/language.ts';
import { mdxPlugin } from './generator/texts/mdx.ts';
import { freshPages } from './generator/dev-server.ts';
import { multiPage } from './generator/multi-page.ts';
import { ownerKeys } from './generator/keys/owner-keys.ts';
import { madeFilesPlugin } from './generator/files/made-files-plugin.ts';
import { ownWords } from './generator/texts/own-words.ts';
import { recordData } from './generator/texts/records.ts';
import { samples } from './generator/texts/samples.ts';
import { componentStyles } from './generator/styles/sheets.ts';
import { webFonts } from './generator/styles/web-fonts.ts';

export default defineConfig({
  appType: 'custom',
  base: `${base}/`,
  build: {
    // Browsers of the last 30 months, so that styles need no older forms.
    cssTarget: ['chrome123', 'firefox120', 'ios17.5', 'safari17.5'],
    // Each would be compressed for it.
    reportCompressedSize: false,
    // The licenses of published packages require their notices.
    license: { fileName: 'licenses.md' },
    modulePreload: {
      // Every page has loaded the entry. Firefox reports an error for a preload of it.
      resolveDependencies: (_, files) => files.filter((file) => !/\/boot-/.test(file)),
    },
    rolldownOptions: {
      checks: {
        // Most of the build time is our own code: pages, pictures and documents.
        bundlerTimings: false,
        // The static importers of such a module are lazy themselves.
        ineffectiveDynamicImport: false,
      },
    },
  },
  // A text that is a link, or in a linked folder, is the one of that name in the content, wherever it leads.
  resolve: { preserveSymlinks: true },
  plugins: [
    siteBase(),
    languageOverlay(language),
    webFonts(),
    componentStyles(),
    leanPreload(),
    reactNames(),
    sonnerWithoutStyle(),
    claimTexts(),
    ownerKeys(),
    samples(),
    islandFiles(),
    recordData(),
    ownWords(),
    contentImages(),
    mdxPlugin(),
    react({ include: /\.(?:mdx|tsx)$/, jsxImportSource: elements }),
    tailwind(),
    madeFilesPlugin(),
    multiPage(),
    freshPages(),
  ],
});
