import { endpointHost } from '../../config/delivery.ts';
import { workerPolicyName } from '../../config/trusted-types.ts';

export type SeenLoad = {
  readonly url: string;
  /** `PerformanceResourceTiming.initiatorType`, for example `script` or `fetch`. */
  readonly by: string;
  /** Bytes over the network, headers included; 0 from the cache or if another host hides it. */
  readonly bytes: number;
};

/** What a page's scripts can observe about it. */
export type Seen = {
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
  ['content-security-policy', "script-src 'self'"],
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

const noneOf = (what: string, found: readonly string[], none = 'none'): Finding => ({
  ok: found.length === 0,
  what,
  seen: found.length === 0 ? none : found.join(', '),
});

/** Compares the page's claims with the observations. */
export function check(seen: Seen): readonly Finding[] {
  const { origin, requests, refused, cookies, hidden, headers } = seen;
  const foreign = requests.filter((request) => isForeign(request, origin)).map(({ url }) => url);
  return [
    noneOf('Files from other hosts', foreign, `none of ${requests.length}`),
    noneOf('Attempts the policy refused', refused),
    noneOf('Cookies', cookies === '' ? [] : [cookies]),
    noneOf('Databases, caches, service workers', hidden),
    ...expected.map(([name, part]) => {
      const ok = headers.get(name)?.includes(part) ?? false;
      return { ok, what: part, seen: ok ? `sent in ${name}` : `not in ${name}` };
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
