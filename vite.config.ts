import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contentImages } from './build/content-images.ts';
import { mdxPlugin } from './build/mdx.ts';
import { multiPage } from './build/multi-page.ts';
import { ownerKeys } from './build/keys/owner-keys.ts';
import { publishFiles } from './build/publish-files.ts';
import { samples } from './build/samples.ts';
import { smallPreloadHelper } from './build/small-preload-helper.ts';
import { sonnerWithoutStyle } from './build/sonner-without-style.ts';

export default defineConfig({
  appType: 'custom',
  build: {
    // The licenses of published packages require their notices.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      checks: {
        // Most of the build time is our own code: pages, pictures and documents.
        bundlerTimings: false,
        // The static importers of such a module are lazy themselves.
        ineffectiveDynamicImport: false,
      },
    },
  },
  plugins: [
    smallPreloadHelper(),
    sonnerWithoutStyle(),
    ownerKeys(),
    samples(),
    contentImages(),
    mdxPlugin(),
    react({ include: /\.(?:mdx|tsx)$/ }),
    tailwind(),
    publishFiles(),
    multiPage(),
  ],
});
