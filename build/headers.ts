import { createHash } from 'node:crypto';

import { workerPolicyName } from '../src/config/trusted-types.ts';

/** A response header and its value. */
export type Header = readonly [name: string, value: string];

/**
 * The policy every response carries.
 * @param style text of the one inline style block, allowed by its hash (CSP 3)
 */
export function contentSecurityPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `new Worker(…)` takes only a TrustedScriptURL, so one policy must exist (docs/decisions/0010).
    `trusted-types ${workerPolicyName}`,
  ].join('; ');
}

/** Headers of every response of the site. */
export function siteHeaders(style: string): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(style)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
    ],
  ];
}

/** How long a response may be kept: hashed files for good, everything else is asked for again. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Files whose type a host could only guess from their ending, with the type they have. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
};

/** The same headers in the `_headers` format that static hosts read. */
export function headersFile(headers: readonly Header[]): string {
  const lines = (rules: readonly Header[]) => rules.map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(headers),
    ...lines([['Cache-Control', cacheControl('/')]]),
    '/assets/*',
    '  ! Cache-Control',
    ...lines([['Cache-Control', cacheControl('/assets/')]]),
    ...Object.entries(contentTypes).flatMap(([path, type]) => [
      path,
      ...lines([['Content-Type', type]]),
    ]),
    '',
  ].join('\n');
}
