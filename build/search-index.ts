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

/** In characters of JSON, about 150 KB with Brotli: one search should not fetch more. */
const maxIndexCharacters = 500_000;
/** Room for the titles of older articles, about a thousand of them. */
const titlesCharacters = 100_000;

/**
 * One page as the index holds it, taken from the rendered HTML, so that a page added later is found without
 * a word here.
 * @param title what the page is called in results
 */
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
 * Gathers the index of all pages, one page at a time, in one bounded file: every page, and the newest articles
 * with all their words. Once the file is full, older articles are found by their titles alone.
 */
export class SearchIndexer {
  private readonly pages: IndexedPage[] = [];
  private size = 0;

  /** Articles come newest first. */
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

  /** The file, by its path in the published folder. */
  files(): readonly [readonly [name: string, content: string]] {
    const index: SearchIndex = { pages: this.pages };
    return [[indexAddress.slice(1), JSON.stringify(index)]];
  }
}
