import { existsSync, readFileSync } from 'node:fs';
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
} from 'node:http';
import { resolve, join } from 'node:path';
import process from 'node:process';

import sirv from 'sirv';

import { base, rootUrl } from '../src/config/base.ts';
import { builtRules, headersFor } from '../generator/hosts/headers.ts';
import { missingPages } from '../generator/pages/page-files.ts';
import { isCommand } from './commands.mjs';
import { portOf, stopFor } from './port.ts';

/** Not-found pages have the headers of this path. */
const missingPath = '/';

const { origin } = new URL(rootUrl);

/** Serves a built site, at its base, like a production host, with its headers, compressed files and not-found pages. */
export function siteHandler(directory: string): RequestListener {
  // `vite build` alone builds one language.
  const missing = missingPages.flatMap(({ folder, page }) => {
    const file = resolve(directory, `${page.slice(base.length + 1)}.html`);
    return existsSync(file) ? [{ folder, html: readFileSync(file) }] : [];
  });
  const rules = builtRules(directory);
  const setHeaders = (response: ServerResponse, path: string) => {
    // Below a path, the policy names the host, which is another one here.
    const here = `http://${response.req.headers.host}`;
    for (const [name, value] of headersFor(rules, path))
      response.setHeader(name, base === '' ? value : value.replaceAll(origin, here));
  };
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    setHeaders,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    const isInSite = url.startsWith(`${base}/`);
    const [query = ''] = /\?.*/s.exec(url) ?? [];
    if (!isInSite && ['/', base].includes(url.slice(0, url.length - query.length))) {
      response.writeHead(302, { Location: `${base}/${query}` }).end();
      return;
    }
    const answerMissing = () => {
      setHeaders(response, missingPath);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      const page = missing.find(({ folder }) => url.startsWith(folder)) ?? missing.at(-1);
      response.end(request.method === 'HEAD' ? undefined : page?.html);
    };
    if (!isInSite) return answerMissing();
    request.url = url.slice(base.length);
    files(request, response, answerMissing);
  };
}

const noAddress = (host: string) =>
  `HOST is ${host}, which is no address of this machine: leave HOST out.`;

/** Serves a built site, `dist/` unless another folder is named, on PORT and HOST. */
function serve(): void {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
  const { port, failures: ofPort } = portOf(4173, 'npm start');
  const host = process.env['HOST'] || '127.0.0.1';

  /** What to do if the server cannot start, by the code of the system. */
  const failures: Readonly<Record<string, string>> = {
    ...ofPort,
    EADDRNOTAVAIL: noAddress(host),
    EAI_AGAIN: noAddress(host),
    ENOTFOUND: noAddress(host),
  };

  if (!existsSync(join(folder, '404.html')))
    stopFor(`There is no built site in ${folder}: run \`npm run build\`, then this again.`);

  createServer(siteHandler(folder))
    .on('error', (error: NodeJS.ErrnoException) =>
      stopFor(failures[error.code ?? ''] ?? `The site cannot be served: ${error.message}.`),
    )
    .listen(port, host, () => {
      console.log(`Serving dist/ on http://localhost:${port}${base}${base && '/'}`);
    });
}

// Tests serve sites of their own.
if (isCommand(import.meta.url)) serve();
