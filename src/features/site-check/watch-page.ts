import { createObservable, type Observable } from '../../lib/observable.ts';
import { type StoredItem, storedItems } from '../../lib/stored-data.ts';
import type { Seen, SeenRequest } from './site-check.ts';

/** What is watched, and a way to look again after something was done. */
export type Watched = Pick<Observable<Report>, 'read' | 'subscribe'> & {
  readonly refresh: () => Promise<void>;
};

export type Report = { readonly seen: Seen; readonly kept: readonly StoredItem[] };

const asRequest = (entry: PerformanceEntry): SeenRequest => {
  const timing = entry as PerformanceResourceTiming;
  return { url: timing.name, by: timing.initiatorType || 'page', bytes: timing.transferSize };
};

const requestsSoFar = (): readonly SeenRequest[] =>
  (['navigation', 'resource'] as const).flatMap((type) =>
    performance.getEntriesByType(type).map(asRequest),
  );

/** What scripts can keep beside storage and cookies. Asked of the browser; none where it has none. */
async function hiddenKeeping(): Promise<readonly string[]> {
  const { caches: stores, indexedDB: databases } = globalThis as Partial<typeof globalThis>;
  const { serviceWorker } = navigator as Partial<Navigator>;
  const [named, cached, workers] = await Promise.all([
    databases?.databases().catch(() => []),
    stores?.keys().catch(() => []),
    serviceWorker?.getRegistrations().catch(() => []),
  ]);
  return [
    ...(named ?? []).map(({ name }) => `database ${name ?? ''}`),
    ...(cached ?? []).map((name) => `cache ${name}`),
    ...(workers ?? []).map(({ scope }) => `service worker ${scope}`),
  ];
}

/**
 * Asks for the page's headers once and then watches the page: what it requests, what the policy refuses,
 * what it stores.
 * @throws TypeError when the page cannot be reached
 */
export async function watchPage(): Promise<Watched> {
  const refused = new Set<string>();
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    refused.add(`${blockedURI || 'inline'} (${effectiveDirective})`);
    void refresh();
  });
  const response = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  const headers = new Map(response.headers);

  const look = async (): Promise<Report> => ({
    seen: {
      origin: location.origin,
      requests: requestsSoFar(),
      refused: [...refused],
      cookies: document.cookie,
      hidden: await hiddenKeeping(),
      headers,
    },
    kept: storedItems(),
  });
  const report = createObservable(await look());
  const refresh = async () => report.write(await look());
  new PerformanceObserver(() => void refresh()).observe({ type: 'resource' });
  for (const event of ['storage', 'focus', 'pageshow', 'pointerup', 'keyup'] as const)
    addEventListener(event, () => void refresh());
  return { read: report.read, subscribe: report.subscribe, refresh };
}
