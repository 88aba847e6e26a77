import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';

import sirv from 'sirv';

import { headersFor, responseRules, styleIn } from '../build/headers.ts';

/**
 * Serves `dist/` as a production host would: the site's headers on every response, compressed files,
 * immutable assets, and the site's own pages with status 404, one of them for articles.
 */
const directory = resolve(import.meta.dirname, '../dist');
const missing = readFileSync(resolve(directory, '404.html'));
const missingArticle = readFileSync(resolve(directory, 'blog/404.html'));
const home = readFileSync(resolve(directory, 'index.html'));
const rules = responseRules([home, missing].map((page) => styleIn(page.toString())));

/** An address without a file: its headers are those that every response has. */
const nowhere = '/';

const files = sirv(directory, {
  etag: true,
  brotli: true,
  gzip: true,
  dotfiles: true,
  setHeaders(response, path) {
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
  },
});

const port = Number(process.env['PORT'] ?? 4173);

createServer((request, response) => {
  files(request, response, () => {
    for (const [name, value] of headersFor(rules, nowhere)) response.setHeader(name, value);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    const page = request.url?.startsWith('/blog/') ? missingArticle : missing;
    response.end(request.method === 'HEAD' ? undefined : page);
  });
}).listen(port, process.env['HOST'] ?? '127.0.0.1', () => {
  console.log(`Serving dist/ on http://localhost:${port}`);
});
