/**
 * `npm run edit`: forms for the texts of this copy of the project, on this machine only, beside the pages that show
 * them, which the development server makes.
 */
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';

import sirv from 'sirv';
import { build, createServer } from 'vite';

import { portOf, stopFor } from '../../scripts/port.ts';
import { answer } from './answers.ts';

const root = import.meta.dirname;
const outDir = resolve(root, '../../.build/editor/page');
const { port, failures } = portOf(4180, 'npm run edit');
const at = '/edit/';

/** Nothing from third parties. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Else the build would have the development server take React’s other half.
process.env['NODE_ENV'] = 'development';
await build({
  configFile: false,
  root,
  base: at,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

const page = sirv(outDir, {
  setHeaders: (response) => response.setHeader('Content-Security-Policy', policy),
});

// Its own server, because the development server begins anew when a translation has come, and then owes answers.
const server = createHttpServer((request, response) => {
  const none = () => void response.writeHead(404).end();
  if (!request.url?.startsWith(at)) {
    // Opened by itself, a drawing that came with a text would run its scripts as the editor’s own page.
    if (/\.(?:svg|x?html?|xml)(?:\?|$)/i.test(request.url ?? ''))
      response.setHeader('Content-Security-Policy', 'sandbox');
    return development.middlewares(request, response, none);
  }
  request.url = request.url.slice(at.length - 1);
  void answer(request, response, () => page(request, response, none));
});
const development = await createServer({
  server: { middlewareMode: true, hmr: { server }, cors: false },
});
server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
  stopFor(failures[code] ?? `The editor cannot start: ${message}.`),
);
server.listen(port, '127.0.0.1', () =>
  console.log(`The editor is on http://127.0.0.1:${port}${at}`),
);
