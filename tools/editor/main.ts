/**
 * `npm run edit`: forms for the texts of this copy of the project, on this machine only. The browser itself reads
 * and writes the files, in the folder that its user has chosen.
 */
import { basename, resolve } from 'node:path';
import process from 'node:process';

import { build, preview } from 'vite';

import { configOf, siteKinds } from './config.ts';

const root = import.meta.dirname;
const project = resolve(root, '../..');
const outDir = resolve(project, '.build/editor');
const port = Number(process.env['PORT'] || 4180);
const id = 'virtual:editor-config';

/** Nothing from third parties: the editor would ask for its newest version, and for the status of GitHub. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  'media-src blob:',
  "connect-src 'self' blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  plugins: [
    {
      name: 'editor-config',
      resolveId: { filter: { id: /^virtual:editor-config$/ }, handler: () => `\0${id}` },
      load: {
        filter: { id: /^\0virtual:editor-config$/ },
        handler: () => `export default ${JSON.stringify(configOf(siteKinds, basename(project)))};`,
      },
    },
  ],
});

const { httpServer } = await preview({
  configFile: false,
  root,
  build: { outDir },
  preview: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' },
  },
});
if (httpServer.listening) console.log(`The editor is on http://127.0.0.1:${port}`);
