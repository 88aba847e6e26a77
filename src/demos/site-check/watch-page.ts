import { createObservable, type Observable } from '../../lib/observable.ts';
import { type StoredItem, storedItems } from '../../lib/storage/stored-data.ts';
import type { Seen, SeenLoad } from './site-check.ts';

/** A store of the latest report. */
export type Watched = Pick<Observable<Report>, 'read' | 'subscribe'> & {
  readonly refresh: () => Promise<void>;
};

export type Report = { readonly seen: Seen; readonly kept: readonly StoredItem[] };

const loadsSoFar = (): readonly SeenLoad[] =>
  (['navigation', 'resource'] as const)
    .flatMap((type) => performance.getEntriesByType(type))
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, initiatorType, transferSize }) => ({
      url: name,
      by: initiatorType || 'page',
      bytes: transferSize,
    }));

/** Databases, caches and service workers. Browsers hide some of these APIs from insecure pages. */
async function otherStorage(): Promise<readonly string[]> {
  const { caches, indexedDB }: Partial<typeof globalThis> = globalThis;
  const { serviceWorker }: Partial<Navigator> = navigator;
  const [databases, cacheNames, workers] = await Promise.all([
    indexedDB?.databases().catch(() => []),
    caches?.keys().catch(() => []),
    serviceWorker?.getRegistrations().catch(() => []),
  ]);
  return [
    ...(databases ?? []).map(({ name }) => `database ${name ?? ''}`),
    ...(cacheNames ?? []).map((name) => `cache ${name}`),
    ...(workers ?? []).map(({ scope }) => `service worker ${scope}`),
  ];
}

/**
 * Fetches the page's headers once, then follows its requests, policy violations and stored items.
 * @throws TypeError if the page cannot be reached; the next call tries again
 */
export async function watchPage(): Promise<Watched> {
  const refused = new Set<string>();
  // Violations count from the start, but there is nothing to refresh until the headers are here.
  let refresh = async () => {};
  const stop = new AbortController();
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    refused.add(`${blockedURI || 'inline'} (${effectiveDirective})`);
    void refresh();
  };
  addEventListener('securitypolicyviolation', onViolation, { signal: stop.signal });
  const response = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(
    (error: unknown) => {
      stop.abort();
      throw error;
    },
  );
  const headers = new Map(response.headers);

  const look = async (): Promise<Report> => {
    // First, so that a look that ends later never shows less.
    const hidden = await otherStorage();
    return {
      seen: {
        origin: location.origin,
        requests: loadsSoFar(),
        refused: [...refused],
        cookies: document.cookie,
        hidden,
        headers,
      },
      kept: storedItems(),
    };
  };
  const report = createObservable(await look());
  refresh = async () => report.write(await look());
  // What was refused during the first look.
  if (refused.size > report.read().seen.refused.length) await refresh();
  new PerformanceObserver(() => void refresh()).observe({ type: 'resource' });
  for (const event of ['storage', 'focus', 'pageshow', 'pointerup', 'keyup'] as const)
    addEventListener(event, () => void refresh());
  return { read: report.read, subscribe: report.subscribe, refresh };
}
