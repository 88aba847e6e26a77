import { onHost as at, rootBase } from '../../src/config/base.ts';
import { isText, keyExchanges, mediaTypes, type ResponseRule, servedFolder } from './headers.ts';
import type { Redirect } from '../texts/moves.ts';
import { missingPages } from '../pages/page-files.ts';

/** A value in quotation marks, as nginx and Caddy read it. */
export const quotedForNginx = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A path as a pattern of nginx and Apache. */
export const escapedPath = (path: string) =>
  path.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The paths of a rule as a pattern of nginx and Apache. */
export const pattern = (paths: string) =>
  paths.endsWith('*') ? `^${escapedPath(paths.slice(0, -1))}` : `^${escapedPath(paths)}$`;

/** The nginx variable for a header that differs between files. */
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

function maps([general, ...others]: readonly ResponseRule[]): string[] {
  const names = new Set(others.flatMap(({ headers }) => headers.map(([name]) => name)));
  names.delete('Content-Type');
  return [...names].map((header) => {
    const valueIn = (rule: ResponseRule | undefined) =>
      rule?.headers.find(([name]) => name === header)?.[1];
    // In nginx the first pattern that fits counts, of the rules the last. A pattern also for a single path: nginx keeps
    // exact names in a table, and does not start if one is too long for it.
    const special = others.toReversed().flatMap((rule) => {
      const value = valueIn(rule);
      return value === undefined
        ? []
        : [`    ${quotedForNginx(`~${pattern(rule.paths)}`)} ${quotedForNginx(value)};`];
    });
    return [
      `map $uri ${variable(header)} {`,
      `    default ${quotedForNginx(valueIn(general) ?? '')};`,
      ...special,
      '}',
    ].join('\n');
  });
}

function addedHeaders([general, ...others]: readonly ResponseRule[]): string {
  const differing = new Set(others.flatMap(({ headers }) => headers.map(([name]) => name)));
  differing.delete('Content-Type');
  const same = general?.headers.filter(([name]) => !differing.has(name)) ?? [];
  // nginx leaves out a header whose variable is empty.
  return [
    ...same.map(([name, value]) => [name, quotedForNginx(value)]),
    ...[...differing].map((name) => [name, variable(name)]),
  ]
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
}

/** Content types of single files. nginx adds the charset. */
function ownTypes(rules: readonly ResponseRule[]): string {
  const blocks = rules.flatMap(({ paths, headers }) => {
    const value = headers.find(([name]) => name === 'Content-Type')?.[1];
    if (value === undefined) return [];
    const [type = ''] = value.split(';');
    return [`    location = ${paths} {\n        types { }\n        default_type ${type};\n    }`];
  });
  return blocks.join('\n');
}

/** Below a folder, and for its page for unknown addresses, which has no address of its own. */
function missing({ folder, page }: (typeof missingPages)[number]): string {
  const own = [`    location = ${page}.html { internal; }`];
  if (folder === at('/')) return [`    location = ${page} { return 404; }`, ...own].join('\n');
  return [
    `    location ${folder} {`,
    `        error_page 404 ${page}.html;`,
    '        try_files $uri $uri.html =404;',
    '    }',
    `    location = ${page} {`,
    `        error_page 404 ${page}.html;`,
    '        return 404;',
    '    }',
    ...own,
  ].join('\n');
}

/** A query goes before the anchor. */
const redirect = ({ from, to }: Redirect) => {
  const [path = '', anchor = ''] = to.split(/(?=#)/);
  return `    location = ${from} { return 301 "${path}$is_args$args${anchor}"; }`;
};

const toHome = rootBase === '' ? '' : `\n${redirect({ from: rootBase, to: `${rootBase}/` })}`;

/** A file for nginx 1.22 or newer, to include in its `http` block. */
export function nginxRecipe(
  rules: readonly ResponseRule[],
  { hostname, port }: URL,
  moved: readonly Redirect[] = [],
): string {
  const types = Object.entries(mediaTypes);
  const texts = [...types.map(([, type]) => type), 'application/rss+xml'].filter(isText);
  return `# The site on nginx with its static Brotli module (Debian: nginx-light, libnginx-mod-http-brotli-static).
# Every build rewrites this file, because the policy contains the hash of that build's styles.
# Fill in ${servedFolder} and the two certificate files.

${maps(rules).join('\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    server_tokens off;
    return 301 https://$server_name${port && `:${port}`}$request_uri;
}

server {
    listen ${port || 443} ssl http2;
    listen [::]:${port || 443} ssl http2;
    server_name ${hostname};
    root /srv/site;

    ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    # OpenSSL before 3.5 does not know the first: without this line nginx starts, and its connections are not post-quantum.
    ssl_ecdh_curve ${keyExchanges.join(':')};
    ssl_session_cache shared:site:10m;
    server_tokens off;

    # All headers must be here: a location with its own add_header would lose these.
${addedHeaders(rules)}

    types {
${types.map(([end, type]) => `        ${type} ${end};`).join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};

    brotli_static on;
    gzip_static on;
    gzip_vary on;

    error_page 404 ${at('/404.html')};
    # An address that cannot be decoded is not found.
    error_page 400 =404 ${at('/404.html')};
    rewrite ^(${at('/')}.+)/$ $1 last;${toHome}
    location = ${at('/')} { try_files ${at('/index.html')} =404; }
    location ${at('/')} { try_files $uri $uri.html $uri/index.html =404; }
${missingPages.map(missing).join('\n')}
    location = ${at('/_headers')} { return 404; }
    location = ${at('/_redirects')} { return 404; }
${moved.map(redirect).join('\n')}
${ownTypes(rules)}
}
`;
}
