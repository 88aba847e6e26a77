import { createHash } from 'node:crypto';

import { site } from '../src/config/site.ts';
import { workerPolicyName } from '../src/config/trusted-types.ts';
import { speculationRulesPath, speculationRulesType } from './speculation-rules.ts';

/** A response header and its value. */
export type Header = readonly [name: string, value: string];

/** Headers of the files under an address: one file, or everything under a folder (`/assets/*`). */
export type ResponseRule = { readonly paths: string; readonly headers: readonly Header[] };

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Hosts beside this one that pages may send to: where requests are delivered, if that is not by mail. */
const endpoints = site.delivery.by === 'endpoint' ? [new URL(site.delivery.url).origin] : [];

/** What a policy in a page cannot say. */
const headerOnly = "frame-ancestors 'none'; ";

/**
 * The policy that stands in each page, for hosts that send no headers. A browser that gets both asks both.
 * @param style text of the inline style block
 */
export const policyInPage = (style: string): string =>
  contentSecurityPolicy(style).replace(headerOnly, '');

/**
 * The policy every response carries.
 * @param style text of the inline style block, allowed by its hash (CSP 3)
 */
export function contentSecurityPolicy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...endpoints].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `new Worker(…)` takes only a TrustedScriptURL, so one policy must exist (docs/decisions/0041).
    `trusted-types ${workerPolicyName}`,
  ].join('; ');
}

/** Files whose names hold a hash of what they hold. */
const forever: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** Files that other sites show: previews of a shared link, feed readers and sites that quote a figure. */
const shownElsewhere: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/**
 * Every header of every file, in one list: all recipes for hosts and our own server are made from it. A
 * later rule replaces what an earlier one says of the same header. Pages for addresses that do not exist
 * have the headers of the first rule alone.
 * @param style text of the inline style block of every page
 */
export const responseRules = (style: string): readonly ResponseRule[] => [
  {
    paths: '/*',
    headers: [
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
      ['Cache-Control', 'no-cache'],
      // In a header, because an inline rule set would be an inline script to the policy.
      ['Speculation-Rules', `"${speculationRulesPath}"`],
    ],
  },
  // Their names hold a hash of what they hold.
  { paths: '/assets/*', headers: [forever] },
  { paths: speculationRulesPath, headers: [['Content-Type', speculationRulesType]] },
  { paths: '/pictures/*', headers: [shownElsewhere] },
  { paths: '/pictures/content/*', headers: [forever] },
  { paths: '/figures/*', headers: [shownElsewhere] },
  ...['/icon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((paths) => ({
    paths,
    headers: [shownElsewhere],
  })),
  {
    paths: '/rss.xml',
    headers: [shownElsewhere, ['Content-Type', 'application/rss+xml; charset=utf-8']],
  },
];

/** The headers of the file at an address, by name. */
export function headersFor(rules: readonly ResponseRule[], path: string): Map<string, string> {
  const matching = rules.filter(({ paths }) =>
    paths.endsWith('*') ? path.startsWith(paths.slice(0, -1)) : path === paths,
  );
  return new Map(matching.flatMap(({ headers }) => headers));
}

/** The style block of a page, out of its HTML. */
export const styleIn = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
