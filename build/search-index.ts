import { labsPath, site } from '../src/config/site.ts';
import type { IndexedPage, ResultKind } from '../src/features/search/indexed-page.ts';
import { sectionsOf } from './search-index-sections.ts';

const kinds: readonly (readonly [path: string, kind: ResultKind])[] = [
  ['/docs', 'Docs'],
  ['/api', 'API'],
  ['/blog/', 'Article'],
  ['/resources/whitepapers', 'Paper'],
  ['/resources/case-studies', 'Case'],
  ['/careers', 'Job'],
  ['/press', 'Press'],
];

const kindOf = (path: string): ResultKind =>
  kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'Page';

/**
 * The search index: what every page says, by section, taken from the rendered HTML, so that a page added
 * later is found without a word here.
 * @param pages HTML by address
 * @param titleOf what a page is called in results
 */
export function searchIndex(
  pages: ReadonlyMap<string, string>,
  titleOf: (path: string) => string,
): string {
  const indexed = [...pages].map(([path, html]): IndexedPage => {
    const sections = sectionsOf(html).filter(({ heading, text }) => heading !== '' || text !== '');
    return {
      path,
      title: path === labsPath ? `${site.name} Labs` : titleOf(path),
      kind: kindOf(path),
      sections: sections.map(({ anchor, heading, parent, text }) => [
        anchor,
        heading,
        parent,
        text,
      ]),
    };
  });
  return JSON.stringify(indexed);
}
