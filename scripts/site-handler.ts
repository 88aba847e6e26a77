import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';

import { base, withBase } from '../src/config/base.ts';
import { builtRules } from '../generator/hosts/built-rules.ts';
import { headersFor } from '../generator/hosts/headers.ts';

/** Not-found pages have the headers of this path. */
const missingPath = '/';

/** Serves a built site, at its base, like a production host, with its headers, compressed files and not-found pages. */
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
    const { url = '/' } = request;
    const isInSite = url.startsWith(`${base}/`);
    if (!isInSite && (url === '/' || url === base)) {
      response.writeHead(302, { Location: `${base}/` }).end();
      return;
    }
    const answerMissing = () => {
      setHeaders(response, missingPath);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      const page = url.startsWith(withBase('/blog/')) ? missingArticle : missing;
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (isInSite) request.url = url.slice(base.length);
    if (isInSite) files(request, response, answerMissing);
    else answerMissing();
  };
}
