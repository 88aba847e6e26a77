import { endpointHost } from '../../config/delivery.ts';
import { ownScripts } from '../../config/own-scripts.ts';
import { workerPolicyName } from '../../lib/dom/trusted-script-url.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';
import { type ItemInBrowser, itemsInBrowser } from '../../lib/storage/stored-data.ts';

/** A store of the latest report. */
export type Watched = Pick<Observable<Report>, 'read' | 'subscribe'> & {
  readonly refresh: () => Promise<void>;
};

type Report = { readonly seen: Observed; readonly kept: readonly ItemInBrowser[] };

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
    ...(databases ?? []).map(({ name }) => fill(words.database, { name: name ?? '' })),
    ...(cacheNames ?? []).map((name) => fill(words.cache, { name })),
    ...(workers ?? []).map(({ scope }) => fill(words.serviceWorker, { scope })),
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
      kept: itemsInBrowser(),
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

export type SeenLoad = {
  readonly url: string;
  /** `PerformanceResourceTiming.initiatorType`, for example `script` or `fetch`. */
  readonly by: string;
  /** Bytes over the network, headers included; 0 from the cache or if another host hides it. */
  readonly bytes: number;
};

/** What a page's scripts can observe about it. */
export type Observed = {
  /** Scheme, host and port of the page. */
  readonly origin: string;
  readonly requests: readonly SeenLoad[];
  /** Violations of the Content Security Policy since the check began. */
  readonly refused: readonly string[];
  /** `document.cookie`. */
  readonly cookies: string;
  /** Names of databases, caches and service workers of this origin. */
  readonly hidden: readonly string[];
  /** Response headers of the page, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
};

export type Finding = { readonly ok: boolean; readonly what: string; readonly seen: string };

/** What the headers must contain. */
const expected = [
  ['content-security-policy', "default-src 'none'"],
  ['content-security-policy', `script-src ${ownScripts}`],
  ['content-security-policy', "require-trusted-types-for 'script'"],
  ['content-security-policy', `trusted-types ${workerPolicyName}`],
  ['content-security-policy', "form-action 'none'"],
  ['content-security-policy', "frame-ancestors 'none'"],
  ['strict-transport-security', 'max-age=63072000'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
] as const;

/** Whether a request went to another host than this one and, where there is one, the one that takes forms. */
export const isForeign = ({ url }: SeenLoad, origin: string): boolean => {
  const theirs = new URL(url);
  return theirs.origin !== origin && theirs.host !== endpointHost;
};

const noneOf = (what: string, found: readonly string[], none = words.none): Finding => ({
  ok: found.length === 0,
  what,
  seen: found.length === 0 ? none : found.join(', '),
});

/** Compares the page's claims with the observations. */
export function check(seen: Observed): readonly Finding[] {
  const { origin, requests, refused, cookies, hidden, headers } = seen;
  const foreign = requests.filter((request) => isForeign(request, origin)).map(({ url }) => url);
  return [
    noneOf(words.foreignFiles, foreign, fill(words.noneOf, { count: requests.length })),
    noneOf(words.refusedAttempts, refused),
    noneOf(words.cookies, cookies === '' ? [] : [cookies]),
    noneOf(words.otherStorage, hidden),
    ...expected.map(([name, part]) => {
      const ok = headers.get(name)?.includes(part) ?? false;
      return { ok, what: part, seen: fill(ok ? words.sentIn : words.notIn, { header: name }) };
    }),
  ];
}

/** A policy's directives in order (CSP 3, section 2.2.1). Of duplicates, the first counts. */
export function directivesOf(policy: string): ReadonlyMap<string, string> {
  const directives = new Map<string, string>();
  for (const part of policy.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, values.join(' '));
  }
  return directives;
}
