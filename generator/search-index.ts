import { labsPath, site } from '../src/config/site.ts';
import {
  type IndexedPage,
  indexAddress,
  type ResultKind,
  type SearchIndex,
} from '../src/features/search/indexed-page.ts';
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

/** Characters of JSON, about 150 KB with Brotli. */
const maxIndexCharacters = 500_000;
/** Additional characters for the titles of about a thousand older articles. */
const titlesCharacters = 100_000;

export function indexedPage(path: string, title: string, html: string): IndexedPage {
  const sections = sectionsOf(html).filter(({ heading, text }) => heading !== '' || text !== '');
  return {
    path,
    title: path === labsPath ? `${site.name} Labs` : title,
    kind: kindOf(path),
    sections: sections.map(({ anchor, heading, parent, text }) => [anchor, heading, parent, text]),
  };
}

/**
 * Builds the index of all pages as one file of bounded size. Once it is full, older articles are indexed by
 * their titles only, and finally not at all.
 */
export class SearchIndexer {
  private readonly pages: IndexedPage[] = [];
  private size = 0;

  /** Add articles newest first. */
  add(page: IndexedPage): void {
    const size = JSON.stringify(page).length;
    const isFull = page.kind === 'Article' && this.size + size > maxIndexCharacters;
    const kept = isFull ? { ...page, sections: [['', '', '', ''] as const] } : page;
    const keptSize = isFull ? JSON.stringify(kept).length : size;
    if (page.kind === 'Article' && this.size + keptSize > maxIndexCharacters + titlesCharacters)
      return;
    this.size += keptSize;
    this.pages.push(kept);
  }

  files(): readonly [readonly [name: string, content: string]] {
    const index: SearchIndex = { pages: this.pages };
    return [[indexAddress.slice(1), JSON.stringify(index)]];
  }
}
