import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';

import { builtRules } from '../build/built-rules.ts';
import { headersFor } from '../build/headers.ts';

/** An address without a file: its headers are those that every response has. */
const nowhere = '/';

/**
 * Answers requests for a built site as a production host would: the site's headers on every response,
 * compressed files, immutable assets, and the site's own pages with status 404, one of them for articles.
 * @param directory the published folder
 * @throws Error if it holds no built site
 */
export function siteHandler(directory: string): RequestListener {
  const missing = readFileSync(resolve(directory, '404.html'));
  const missingArticle = readFileSync(resolve(directory, 'blog/404.html'));
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
    files(request, response, () => {
      setHeaders(response, nowhere);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      const page = request.url?.startsWith('/blog/') ? missingArticle : missing;
      response.end(request.method === 'HEAD' ? undefined : page);
    });
  };
}
