import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';

import { base } from '../src/config/base.ts';
import { builtRules, headersFor } from '../generator/hosts/headers.ts';
import { missingPages } from '../generator/pages/page-files.ts';

/** Not-found pages have the headers of this path. */
const missingPath = '/';

/** Serves a built site, at its base, like a production host, with its headers, compressed files and not-found pages. */
export function siteHandler(directory: string): RequestListener {
  // `vite build` alone builds one language.
  const missing = missingPages.flatMap(({ folder, page }) => {
    const file = resolve(directory, `${page.slice(base.length + 1)}.html`);
    return existsSync(file) ? [{ folder, html: readFileSync(file) }] : [];
  });
  const rules = builtRules(directory);
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
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
    if (!isInSite && (url === '/' || url === base)) {
      response.writeHead(302, { Location: `${base}/` }).end();
      return;
    }
    const answerMissing = () => {
      setHeaders(response, missingPath);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      const page = missing.find(({ folder }) => url.startsWith(folder)) ?? missing.at(-1);
      response.end(request.method === 'HEAD' ? undefined : page?.html);
    };
    if (isInSite) request.url = url.slice(base.length);
    if (isInSite) files(request, response, answerMissing);
    else answerMissing();
  };
}
