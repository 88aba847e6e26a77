import { labsPath, site } from '../src/config/site.ts';
import {
  type IndexedPage,
  indexAddress,
  type ResultKind,
  type SearchIndex,
  shardAddress,
} from '../src/features/search/indexed-page.ts';
import { sectionsOf } from './search-index-sections.ts';
import { addHits, shardsOf, type WordHits } from './search-shards.ts';

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

/** In characters of JSON, about 150 KB with Brotli: more than that is not fetched for one search. */
const mostInOneFile = 500_000;

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
 * Gathers the index of all pages, one page at a time: a single file with all their words, or, when that
 * grows too large, one with every page but the articles, and shards with these.
 */
export class SearchIndexer {
  private readonly pages: IndexedPage[] = [];
  private articles: IndexedPage[] = [];
  private size = 0;
  private hits: WordHits | null = null;

  add(page: IndexedPage): void {
    this.size += JSON.stringify(page).length;
    if (page.kind !== 'Article') this.pages.push(page);
    else if (this.hits) addHits(this.hits, page);
    else this.articles.push(page);
    if (this.hits || this.size <= mostInOneFile) return;
    // From here on the text of an article is let go as soon as it has been read.
    this.hits = new Map();
    for (const article of this.articles) addHits(this.hits, article);
    this.articles = [];
  }

  /** The files, by their path in the published folder. */
  *files(): Generator<readonly [name: string, content: string]> {
    const shards = this.hits ? shardsOf(this.hits) : new Map<string, readonly IndexedPage[]>();
    const pages = [...this.pages, ...this.articles];
    const index: SearchIndex = { pages, shards: [...shards.keys()] };
    yield [indexAddress.slice(1), JSON.stringify(index)];
    for (const [key, found] of shards) yield [shardAddress(key).slice(1), JSON.stringify(found)];
  }
}
