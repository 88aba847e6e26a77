import { onHost as at, rootBase } from '../../src/config/base.ts';
import {
  contentType,
  type HostHeader,
  keyExchanges,
  mediaTypes,
  type ResponseRule,
  servedFolder,
} from './headers.ts';
import { missingPages } from '../pages/page-files.ts';
import { quotedForNginx } from './nginx.ts';
import type { Redirect } from '../texts/moves.ts';

const lines = (headers: readonly HostHeader[], indent: string) =>
  headers.map(([name, value]) => `${indent}${name} ${quotedForNginx(value)}`).join('\n');

const block = (paths: string, headers: readonly HostHeader[]) =>
  `\t\theader ${paths} {\n${lines(headers, '\t\t\t')}\n\t\t}`;

const hidden = [
  at('/_headers'),
  at('/_redirects'),
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

/** A rewritten address keeps its query. */
const redirect = ({ from, to }: Redirect) => {
  const [path = '', anchor = ''] = to.split(/(?=#)/);
  return `\t\troute ${from} {\n\t\t\trewrite * ${path}\n\t\t\tredir {uri}${anchor} permanent\n\t\t}\n`;
};

const toHome = rootBase === '' ? '' : redirect({ from: rootBase, to: `${rootBase}/` });

/** A Caddyfile for Caddy 2.10 or newer, which gets its certificate by itself. */
export function caddyRecipe(
  rules: readonly ResponseRule[],
  host: string,
  moved: readonly Redirect[],
): string {
  const [general, ...others] = rules;
  const known = new Set(general?.headers.map(([name]) => name));
  const special = new Set(others.flatMap(({ headers }) => headers.map(([name]) => name)));
  special.delete('Content-Type');
  const types = Object.entries(mediaTypes).map(([end, type]) =>
    [
      `\t\t@${end} path *.${end}`,
      `\t\theader @${end} Content-Type ${quotedForNginx(contentType(type))}`,
    ].join('\n'),
  );
  return `# The site on Caddy.
# Every build rewrites this file, because the policy contains the hash of that build's styles.
# Fill in ${servedFolder}. Caddy before 2.10 does not know the first of the curves: without that
# line it starts, and its connections are not post-quantum. Debian builds Caddy with ML-KEM off: start it there with
# GODEBUG=tlsmlkem=1 in its environment.

${host} {
	root * /srv/site
	tls {
		curves ${keyExchanges.join(' ').toLowerCase()}
	}

	# "route" keeps this order. Otherwise Caddy would apply the specific headers first.
	route {
		# On its own line: a deletion defers its block, which would then override the specific headers.
		header -Server
		header {
${lines(general?.headers ?? [], '\t\t\t')}
		}
${[...types, ...others.map(({ paths, headers }) => block(paths, headers))].join('\n')}

${toHome}		@slash path_regexp slash ^(${at('/')}.+)/$
		rewrite @slash {re.slash.1}
${moved.map(redirect).join('')}		@hidden path ${hidden}
		error @hidden 404
		try_files {path} {path}.html {path}/index.html =404
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
