import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { siteHandler } from '../../scripts/serve.ts';
import { dist } from '../support/dist.ts';
import { expect, test as base } from '../support/test.ts';

const page = `<!doctype html><title>Earlier</title><h1>The earlier site</h1>
<script>navigator.serviceWorker.register('/service-worker.js')</script>`;

/** A worker that answers from its cache first. */
const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith((async () => {
  const cache = await caches.open('v1');
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  await cache.put(event.request, answer.clone());
  return answer;
})()));`;

const earlierSite: RequestListener = (request, response) => {
  const isWorker = request.url === '/service-worker.js';
  response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
  response.end(isWorker ? worker : page);
};

let handler: RequestListener;

/** An origin that first has another site, with a service worker. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  baseURL: async ({}, use) => {
    handler = earlierSite;
    const server = createServer((request, response) => handler(request, response));
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

// Seen to fail: without the farewell worker, and with one that emptied every cache of the host.
test('where an earlier site left a service worker with a cache, the new site appears', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Another site of the host, under a path of its own.
    await caches.open('neighbor');
  });
  await page.reload();
  await expect(heading).toHaveText('The earlier site');
  handler = siteHandler(dist);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(heading).not.toHaveText('The earlier site');
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.has('neighbor'),
  ]);
  expect(left).toEqual([0, true]);
});
