import { workerPolicyName } from '../../config/trusted-types.ts';

/** What a page can be seen to have done. */
export type Seen = {
  /** Host of the page, with its port. */
  readonly host: string;
  /** Addresses of every file the page has asked for. */
  readonly requests: readonly string[];
  /** What a script of this page can read of its cookies. */
  readonly cookies: string;
  /** Response headers of the page, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
};

export type Finding = { readonly ok: boolean; readonly what: string; readonly seen: string };

/** What each header must say for the page's own claims to hold. */
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

/** Holds what the page says about itself against what was seen. */
export function check({ host, requests, cookies, headers }: Seen): readonly Finding[] {
  const foreign = requests.filter((url) => new URL(url).host !== host);
  return [
    {
      ok: foreign.length === 0,
      what: 'Files from other hosts',
      seen: foreign.length === 0 ? `none of ${requests.length}` : foreign.join(', '),
    },
    { ok: cookies === '', what: 'Cookies', seen: cookies === '' ? 'none' : cookies },
    ...expected.map(([name, part]) => {
      const ok = headers.get(name)?.includes(part) ?? false;
      return { ok, what: part, seen: ok ? `sent in ${name}` : `not in ${name}` };
    }),
  ];
}
