import { withBase as at, base } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { type Header, type ResponseRule, servedFolder, isText, mediaTypes } from './headers.ts';
import { missingPages } from '../pages/page-files.ts';
import { nginxRecipe, quoted } from './nginx.ts';

/**
 * The rules for hosts that read `_headers`. They compress pages themselves, and `no-transform` forbids that, too:
 * the home page would come with 58 KB instead of 13.
 */
export const compressedByHost = (rules: readonly ResponseRule[]): readonly ResponseRule[] =>
  rules.map(({ paths, headers }) => ({
    paths,
    headers: headers.map(([name, value]) => [name, value.replace(', no-transform', '')]),
  }));

const linesOf = (headers: readonly Header[]) =>
  headers.map(([name, value]) => `  ${name}: ${value}`);

/** The rules in the `_headers` format of static hosts. `!` removes a header that an earlier rule set. */
export function headersFile(rules: readonly ResponseRule[]): string {
  const [general, ...others] = compressedByHost(rules);
  if (!general) return '';
  const known = new Set(general.headers.map(([name]) => name));
  const special = others.flatMap(({ paths, headers }) => [
    paths,
    ...headers.filter(([name]) => known.has(name)).map(([name]) => `  ! ${name}`),
    ...linesOf(headers),
  ]);
  return [general.paths, ...linesOf(general.headers), ...special, ''].join('\n');
}

const lines = (headers: readonly Header[], indent: string) =>
  headers.map(([name, value]) => `${indent}${name} ${quoted(value)}`).join('\n');

const block = (paths: string, headers: readonly Header[]) =>
  `\t\theader ${paths} {\n${lines(headers, '\t\t\t')}\n\t\t}`;

const hidden = [
  at('/_headers'),
  ...missingPages.flatMap(({ page }) => [page, `${page}.html`]),
].join(' ');

/** The page of the first folder that fits; a rewritten address fits no other. */
const missing = missingPages
  .map(({ folder, page }, index) => {
    const earlier = missingPages.slice(0, index).map((other) => `${other.folder}*`);
    const others = earlier.length > 0 ? `\n\t\t\tnot path ${earlier.join(' ')}` : '';
    return `\t\t@missing${index} {\n\t\t\tpath ${folder}*${others}\n\t\t}\n\t\trewrite @missing${index} ${page}.html`;
  })
  .join('\n');

const toHome = base === '' ? '' : `\t\tredir ${base} ${base}/ permanent\n`;

/** A Caddyfile for Caddy 2.6 or newer, which gets its certificate by itself. */
function caddyRecipe(rules: readonly ResponseRule[], host: string): string {
  const [general, ...others] = rules;
  const known = new Set(general?.headers.map(([name]) => name));
  const special = new Set(others.flatMap(({ headers }) => headers.map(([name]) => name)));
  special.delete('Content-Type');
  const types = Object.entries(mediaTypes).map(([end, type]) =>
    [
      `\t\t@${end} path *.${end}`,
      `\t\theader @${end} Content-Type ${quoted(isText(type) ? `${type}; charset=utf-8` : type)}`,
    ].join('\n'),
  );
  return `# The site on Caddy.
# Every build rewrites this file, because the policy contains the hash of that build's styles.
# Fill in ${servedFolder}.

${host} {
	root * /srv/site

	# "route" keeps this order. Otherwise Caddy would apply the specific headers first.
	route {
		# On its own line: a deletion defers its block, which would then override the specific headers.
		header -Server
		header {
${lines(general?.headers ?? [], '\t\t\t')}
		}
${[...types, ...others.map(({ paths, headers }) => block(paths, headers))].join('\n')}

		@hidden path ${hidden}
		error @hidden 404
${toHome}		@slash path_regexp slash ^(${at('/')}.+)/$
		rewrite @slash {re.slash.1}
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		# Replaces the headers that were set for the missing file.
		header -Server
${[...special]
  .filter((name) => !known.has(name))
  .map((name) => `\t\theader -${name}`)
  .join('\n')}
		header {
			Content-Type "text/html; charset=utf-8"
${lines(general?.headers ?? [], '\t\t\t')}
		}
${missing}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}

/** The headers and pages for unknown addresses as each kind of host reads them, by name in the published folder. */
export function recipes(
  rules: readonly ResponseRule[],
): readonly (readonly [name: string, text: string])[] {
  const { host } = new URL(site.url);
  return [
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ];
}
