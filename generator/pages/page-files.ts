import { rootBase } from '../../src/config/base.ts';
import { languagesOf } from '../../src/config/is-published.ts';
import { languages } from '../../src/config/languages.ts';

/** The pages for unknown addresses below a folder, as the host has them: first those of folders in others. */
export const missingPages: readonly { readonly folder: string; readonly page: string }[] = [
  ...languagesOf('/blog').map(({ path }) => `${path}/blog`),
  ...languages.map(({ path }) => path),
]
  .toSorted((a, b) => b.length - a.length)
  .map((folder) => ({ folder: `${rootBase}${folder}/`, page: `${rootBase}${folder}/404` }));

export const pageFile = (page: string): string => `src/pages/${page}.tsx`;

/** The published file of a path: hosts serve `about.html` at `/about`. */
export const htmlFile = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;

/**
 * A page once more, for hosts that know only files and serve `about/index.html` at `/about/`. Sites under a path have it:
 * owners there can seldom change the host.
 */
export const folderFile = ({ path, kind }: { path: string; kind: string }): readonly string[] =>
  rootBase === '' || path === '/' || kind === 'missing' ? [] : [`${path.slice(1)}/index.html`];
