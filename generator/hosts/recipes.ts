import { onHost as at } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { site } from '../../src/config/site.ts';
import type { Redirect } from '../texts/moves.ts';
import { apacheRecipe } from './apache.ts';
import { caddyRecipe } from './caddy.ts';
import {
  contentSecurityPolicy,
  contentType,
  type HostHeader,
  isText,
  mediaTypes,
  type ResponseRule,
} from './headers.ts';
import { nginxRecipe } from './nginx.ts';

const linesOf = (headers: readonly HostHeader[]) =>
  headers.map(([name, value]) => `  ${name}: ${value}`);

const openToPrograms = 'Access-Control-Allow-Origin';

/** Every kind of text but pages, which hosts send as UTF-8 without being told. */
const textTypes = Object.entries(mediaTypes)
  .filter(([end, type]) => isText(type) && end !== 'html')
  .map(([end, type]): ResponseRule => ({
    paths: at(`/*.${end}`),
    headers: [['Content-Type', contentType(type)]],
  }));

/**
 * The rules for hosts that read a list of headers. They compress pages themselves, and `no-transform` forbids that, too:
 * the home page would come with 58 KB instead of 13. They send the headers of a folder with the not-found page of an
 * unknown address, too. No program on another site shall read that, and no browser keep it for a year: a file may be
 * asked for before it is there. What is there is shown from the cache as before, and asked for again meanwhile.
 */
export const forHosts = (rules: readonly ResponseRule[]): readonly ResponseRule[] =>
  rules.map(({ paths, headers }) => {
    const compressed = headers.map(([name, value]): HostHeader => [
      name,
      value.replace(', no-transform', ''),
    ]);
    if (!paths.endsWith('*')) return { paths, headers: compressed };
    const [year, hour] = [
      'max-age=31536000, immutable',
      'max-age=3600, stale-while-revalidate=31536000',
    ];
    return {
      paths,
      headers: compressed
        .filter(([name]) => name !== openToPrograms)
        .map(([name, value]) => [name, value.replace(year, hour)]),
    };
  });

/** The rules in the `_headers` format of static hosts. `!` removes a header that an earlier rule set. */
export function headersFile(rules: readonly ResponseRule[]): string {
  const [general, ...others] = forHosts(rules);
  if (!general) return '';
  const known = new Set([...general.headers.map(([name]) => name), 'Content-Type']);
  const special = others.flatMap(({ paths, headers }) => [
    ...(headers.length > 0 ? [paths] : []),
    ...headers.filter(([name]) => known.has(name)).map(([name]) => `  ! ${name}`),
    ...linesOf(headers),
  ]);
  const types = textTypes.flatMap(({ paths, headers }) => [paths, ...linesOf(headers)]);
  // Cloudflare Pages lets every program read everything, unless told otherwise.
  const first = [general.paths, `  ! ${openToPrograms}`, ...linesOf(general.headers)];
  return [...first, ...types, ...special, ''].join('\n');
}

/** The directive that Vercel's pages lack: they bring their policy themselves. */
const notInPages: HostHeader = ['Content-Security-Policy', "frame-ancestors 'none'"];

/**
 * `vercel.json`, to commit beside `package.json`. Vercel reads it before it builds, so nothing in it may depend on a
 * build, such as the hash of the styles. A later header replaces an earlier one.
 */
export function vercelRecipe(rules: readonly ResponseRule[]): string {
  // Of workers, which have no page to take it from.
  const policies = languages.map(({ path }): ResponseRule => ({
    paths: at(`${path}/assets/*`),
    headers: [['Content-Security-Policy', contentSecurityPolicy([])]],
  }));
  const [general, ...others] = forHosts(rules);
  const headers = [
    {
      paths: at('/*'),
      headers: [...(general?.headers ?? []).filter(([name]) => name !== notInPages[0]), notInPages],
    },
    ...others,
    ...policies,
  ].filter((rule) => rule.headers.length > 0);
  const settings = {
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    // Without `trailingSlash`: `false` would lead from the home page of a language, `/de/`, to an address that is not its own.
    cleanUrls: true,
    headers: headers.map(({ paths, headers: all }) => ({
      source: paths.replace('*', '(.*)'),
      headers: all.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The redirects in the `_redirects` format of static hosts. */
const redirectsFile = (moved: readonly Redirect[]): string =>
  moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/**
 * The headers, redirects and pages for unknown addresses as each kind of host reads them, by name in the published folder.
 * Vercel's file depends on no build, so there the page at the old address leads on.
 */
export function recipes(
  rules: readonly ResponseRule[],
  moved: readonly Redirect[],
): readonly (readonly [name: string, text: string])[] {
  const url = new URL(site.url);
  return [
    ['_headers', headersFile(rules)],
    ...(moved.length > 0 ? [['_redirects', redirectsFile(moved)] as const] : []),
    ['../deploy/nginx.conf', nginxRecipe(rules, url, moved)],
    ['../deploy/Caddyfile', caddyRecipe(rules, url.host, moved)],
    ['../deploy/apache.htaccess', apacheRecipe(rules, moved)],
    ['../deploy/vercel.json', vercelRecipe(rules)],
  ];
}
