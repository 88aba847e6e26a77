import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { onHost, rootBase } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { ownScripts } from '../../src/config/own-scripts.ts';
import { site } from '../../src/config/site.ts';
import { workerPolicyName } from '../../src/lib/dom/trusted-script-url.ts';
import {
  recipientPath,
  signaturePath,
  signingKeysPath,
} from '../../src/lib/seal/published-keys.ts';

/** Extensions of files that must not be loaded ahead. */
const notAhead = ['pdf', 'zip', 'xml', 'json', 'svg', 'png', 'txt', 'md', 'csv', 'ics'];

/** The media type is required by the HTML standard (speculative loading). */
export const speculationRulesPath = '/speculation-rules.json';
const speculationRulesType = 'application/speculationrules+json';

/**
 * Lets browsers prerender this site's pages when the pointer rests on a link or presses it. Prerendering has no
 * side effect, because pages count and send nothing.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: onHost('/*') },
            { not: { href_matches: notAhead.map((end) => onHost(`/*.${end}`)) } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

export type HostHeader = readonly [name: string, value: string];

/** Headers for one path, or for everything under a folder (`/assets/*`). */
export type ResponseRule = { readonly paths: string; readonly headers: readonly HostHeader[] };

const hashOf = (style: string) => `'sha256-${hash('sha256', style, 'base64')}'`;

/** Other origins that pages may send to: the delivery endpoint, if there is one. */
const endpoints = site.delivery.by === 'endpoint' ? [new URL(site.delivery.url).origin] : [];

/** The directive that browsers ignore in a `<meta>` element. */
const headerOnly = "frame-ancestors 'none'; ";

/**
 * The policy inside each page, for hosts that send no headers. Browsers enforce it in addition to the header. It names no
 * host, so that the files work wherever they are looked at.
 */
export const policyInPage = (style: string): string =>
  contentSecurityPolicy([style], "'self'").replace(headerOnly, '');

/** @param styles texts of the inline style block, which their hashes allow (CSP 3); each language has its own fonts */
export function contentSecurityPolicy(styles: readonly string[], scripts = ownScripts): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    ['style-src', "'self'", ...styles.map(hashOf)].join(' '),
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

/** For files whose names contain a hash of their content. */
const forever: HostHeader = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** For files that other sites embed: link previews, feed readers and sites that quote a figure. */
const shownElsewhere: HostHeader = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** For files that programs read: a program on another site may fetch them, too. */
const forPrograms: HostHeader = ['Access-Control-Allow-Origin', '*'];

/** Files for programs, besides the feed and the figures. */
const programFiles = [
  '/openapi.json',
  '/llms.txt',
  '/licenses.md',
  '/sitemap.xml',
  '/robots.txt',
  '/SHA256SUMS',
  signaturePath,
  // Only topics in Markdown: their page is `/docs`.
  '/docs/*',
  '/samples/*',
  '/trust/*',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
  recipientPath,
  signingKeysPath,
];

/**
 * The headers of every file. The recipes for hosts and the project's own server are made from this list. A
 * later rule overrides an earlier one per header. Not-found pages have only the headers of the first rule.
 */
export const responseRules = (styles: readonly string[]): readonly ResponseRule[] =>
  rulesOf(styles).map(({ paths, headers }) => ({ paths: onHost(paths), headers }));

/** The folders that each language has for itself. */
const foldersOfLanguages = languages.flatMap(({ path }) =>
  path === ''
    ? []
    : [
        { paths: `${path}/assets/*`, headers: [forever] },
        { paths: `${path}/pictures/*`, headers: [shownElsewhere] },
        { paths: `${path}/pictures/content/*`, headers: [forever] },
      ],
);

/** Below a path, the host is not the site's alone, and its subdomains even less. */
const subdomains = rootBase === '' ? '; includeSubDomains' : '';

const rulesOf = (styles: readonly string[]): readonly ResponseRule[] => [
  {
    paths: '/*',
    headers: [
      ['Content-Security-Policy', contentSecurityPolicy(styles)],
      ['Strict-Transport-Security', `max-age=63072000${subdomains}`],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      [
        'Permissions-Policy',
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
      ],
      // Proxies that rewrite pages, for example to hide mail addresses, leave these as they are.
      ['Cache-Control', 'no-cache, no-transform'],
      // The policy would treat an inline rule set as an inline script.
      ['Speculation-Rules', `"${onHost(speculationRulesPath)}"`],
    ],
  },
  { paths: '/assets/*', headers: [forever] },
  { paths: speculationRulesPath, headers: [['Content-Type', speculationRulesType]] },
  { paths: '/pictures/*', headers: [shownElsewhere] },
  { paths: '/pictures/content/*', headers: [forever] },
  ...foldersOfLanguages,
  { paths: '/figures/*', headers: [shownElsewhere, forPrograms] },
  ...['/icon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((paths) => ({
    paths,
    headers: [shownElsewhere],
  })),
  {
    paths: '/rss.xml',
    headers: [shownElsewhere, forPrograms, ['Content-Type', 'application/rss+xml; charset=utf-8']],
  },
  ...programFiles.map((paths) => ({ paths, headers: [forPrograms] })),
];

/** What a web server is given, in words for its owner. */
export const servedFolder =
  rootBase === ''
    ? 'the folder of the published files'
    : `the folder in which ${rootBase.slice(1)}/ has the published files`;

export function headersFor(rules: readonly ResponseRule[], path: string): Map<string, string> {
  const at = onHost(path);
  const matching = rules.filter(({ paths }) =>
    paths.endsWith('*') ? at.startsWith(paths.slice(0, -1)) : at === paths,
  );
  return new Map(matching.flatMap(({ headers }) => headers));
}

export const styleIn = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

/** The response headers of a built site, with the style block of each language's home page. */
export function builtRules(directory: string): readonly ResponseRule[] {
  const homes = languages.map(({ path }) => join(directory, path, 'index.html')).filter(existsSync);
  return responseRules(homes.map((home) => styleIn(readFileSync(home, 'utf8'))));
}

/** Media types by file extension, because servers' own lists lack some of them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

export const isText = (type: string): boolean => /^text\/|json$|xml$/.test(type);

/** The media type of an extension as a header states it. */
export const contentType = (type: string): string =>
  isText(type) ? `${type}; charset=utf-8` : type;

/**
 * The groups of TLS in order of preference (RFC 8446, section 4.2.7): first ML-KEM-768 with X25519, so that what is
 * recorded today stays closed to a quantum computer.
 */
export const keyExchanges = ['X25519MLKEM768', 'X25519', 'secp256r1'] as const;
