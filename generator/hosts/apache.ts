import { onHost as at, rootBase } from '../../src/config/base.ts';
import { missingPages } from '../pages/page-files.ts';
import { contentType, type HostHeader, mediaTypes, type ResponseRule } from './headers.ts';
import { escapedPath, pattern, quotedForNginx } from './nginx.ts';
import type { Redirect } from '../texts/moves.ts';

const lines = (headers: readonly HostHeader[], indent = '') =>
  headers
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${indent}Header always set ${name} ${quotedForNginx(value)}`);

const withPattern = (paths: string, inside: readonly string[]) =>
  inside.length === 0 ? [] : [`<If "%{REQUEST_URI} =~ m#${pattern(paths)}#">`, ...inside, '</If>'];

/** Files with a type of their own. */
const ownTypes = (rules: readonly ResponseRule[]) =>
  rules.flatMap(({ paths, headers }) => {
    const type = headers.find(([name]) => name === 'Content-Type')?.[1];
    const name = escapedPath(paths.slice(paths.lastIndexOf('/') + 1));
    return type
      ? [`<FilesMatch "^${name}$">`, `  ForceType ${quotedForNginx(type)}`, '</FilesMatch>']
      : [];
  });

/** Apache would put a query behind the anchor. */
function redirect({ from, to }: Redirect): readonly string[] {
  const [path = '', anchor = ''] = to.split(/(?=#)/);
  const rule = (target: string) =>
    `RewriteRule ^${escapedPath(from.slice(rootBase.length + 1))}/?$ ${target} [R=301,L,NE]`;
  const withQuery = ['RewriteCond %{QUERY_STRING} .', rule(`${path}?%{QUERY_STRING}${anchor}`)];
  return [...(anchor === '' ? [] : withQuery), rule(to)];
}

/** A file for Apache 2.4 with mod_rewrite and mod_headers, to publish as `.htaccess` beside the home page. */
export function apacheRecipe(
  [general, ...others]: readonly ResponseRule[],
  moved: readonly Redirect[],
): string {
  const [elsewhere, ...folders] = missingPages.toReversed();
  const special = others.flatMap(({ paths, headers }) => withPattern(paths, lines(headers, '  ')));
  return [
    '# The site on Apache 2.4: publish this file as .htaccess beside index.html. AllowOverride must permit it, and',
    '# mod_rewrite and mod_headers must be on.',
    '# Every build rewrites this file, because the policy contains the hash of that build’s styles.',
    '',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    ...Object.entries(mediaTypes).map(
      ([end, type]) => `AddType ${quotedForNginx(contentType(type))} .${end}`,
    ),
    ...ownTypes(others),
    '',
    ...lines(general?.headers ?? []),
    ...special,
    '',
    `ErrorDocument 404 ${elsewhere?.page}.html`,
    ...folders
      .toReversed()
      .flatMap(({ folder, page }) =>
        withPattern(`${folder}*`, [`  ErrorDocument 404 ${page}.html`]),
      ),
    '',
    // mod_rewrite does nothing there, and the folder itself is forbidden. mod_alias keeps the query.
    ...(rootBase === '' ? [] : [`RedirectMatch 301 ^${escapedPath(rootBase)}$ ${rootBase}/`, '']),
    'RewriteEngine On',
    '# Not again for what the rules below, or a not-found page, have already found.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [L]',
    `RewriteRule ^(?:_headers|_redirects|\\.htaccess|${missingPages.map(({ page }) => page.slice(rootBase.length + 1)).join('|')})(?:\\.html)?/?$ - [R=404,L]`,
    ...moved.flatMap(redirect),
    `RewriteCond %{DOCUMENT_ROOT}${rootBase}/$1.html -f`,
    `RewriteRule ^(.+?)/?$ ${at('/')}$1.html [L]`,
    `RewriteCond %{DOCUMENT_ROOT}${rootBase}/$1/index.html -f`,
    `RewriteRule ^(.+?)/?$ ${at('/')}$1/index.html [L]`,
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule . - [R=404,L]',
    '',
  ].join('\n');
}
