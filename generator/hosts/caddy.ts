import { base, withBase as at } from '../../src/config/base.ts';
import { type Header, type ResponseRule, servedFolder } from './headers.ts';
import { isText, mediaTypes } from './media-types.ts';

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const lines = (headers: readonly Header[], indent: string) =>
  headers.map(([name, value]) => `${indent}${name} ${quoted(value)}`).join('\n');

const block = (paths: string, headers: readonly Header[]) =>
  `\t\theader ${paths} {\n${lines(headers, '\t\t\t')}\n\t\t}`;

const hidden = ['/_headers', '/404', '/404.html', '/blog/404', '/blog/404.html'].map(at).join(' ');

const toHome = base === '' ? '' : `\t\tredir ${base} ${base}/ permanent\n`;

/** A Caddyfile for Caddy 2.6 or newer, which gets its certificate by itself. */
export function caddyRecipe(rules: readonly ResponseRule[], host: string): string {
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
		@article path ${at('/blog/*')}
		rewrite @article ${at('/blog/404.html')}
		@other not path ${at('/blog/*')}
		rewrite @other ${at('/404.html')}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}
