/**
 * Where an earlier site on the same host may have had its service worker: the names of common tools. A worker that
 * answers from its cache would show that site forever. Browsers ask for these files on each visit.
 */
const names = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

/** A service worker that removes itself and what workers stored, and loads the pages that are open again. */
const code = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
      for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
    })(),
  ),
);
`;

/** The files that replace an earlier site's service worker. */
export const farewellWorkers: readonly (readonly [name: string, code: string])[] = names.map(
  (name) => [name, code],
);
