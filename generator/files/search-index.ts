import {
  type IndexedPage,
  indexAddress,
  type SearchIndex,
} from '../../src/features/search/search-index.ts';

/** Characters of JSON, about 150 KB with Brotli. */
const maxIndexCharacters = 500_000;
/** Additional characters for the titles of about a thousand older articles. */
const titlesCharacters = 100_000;

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
    const isFull = page.kind === 'article' && this.size + size > maxIndexCharacters;
    const kept = isFull ? { ...page, sections: [['', '', '', ''] as const] } : page;
    const keptSize = isFull ? JSON.stringify(kept).length : size;
    if (page.kind === 'article' && this.size + keptSize > maxIndexCharacters + titlesCharacters)
      return;
    this.size += keptSize;
    this.pages.push(kept);
  }

  files(): readonly [readonly [name: string, content: string]] {
    const index: SearchIndex = { pages: this.pages };
    return [[indexAddress.slice(1), JSON.stringify(index)]];
  }
}
