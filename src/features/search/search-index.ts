import { languageElsewhere, rootBase, withBase } from '../../config/base.ts';
import { isFirst } from '../../config/language.ts';
import { fetchJson } from '../../lib/files/fetch-file.ts';
import type { Synonyms } from '../../lib/text/search-words.ts';
import { loadOnce } from '../../runtime/load.ts';
import type { Engine } from './engine.ts';

/** `words.ts` has the words beside a result. */
export type ResultKind = 'page' | 'docs' | 'api' | 'article' | 'paper' | 'case' | 'job' | 'press';

export type IndexedPage = {
  path: string;
  title: string;
  kind: ResultKind;
  /** One per heading. The first section has no anchor and no heading. */
  sections: readonly (readonly [anchor: string, heading: string, parent: string, text: string])[];
};

/** Content of the index file. */
export type SearchIndex = { pages: readonly IndexedPage[]; synonyms?: Synonyms };

/** Where the build writes the index. */
export const indexAddress = '/search-index.json';

/** Shorter queries find nothing. */
export const minQueryLength = 2;
/** In UTF-16 units. */
export const maxQueryLength = 200;
export const maxResults = 20;

const isSearchIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

async function fetchIndex(address: string): Promise<SearchIndex> {
  const index = await fetchJson(address);
  if (!isSearchIndex(index)) throw new Error(`${address}: not a search index`);
  return index;
}

const ownIndex = loadOnce(() => fetchIndex(withBase(indexAddress)));

/**
 * Fetches the index once and makes the search engine.
 * @throws Error if that fails; the next call tries again
 */
export const loadEngine = loadOnce(async (): Promise<Engine> => {
  // The engine's code comes with the index, so that the dialog opens without waiting for it.
  const [index, { createEngine }] = await Promise.all([ownIndex(), import('./engine.ts')]);
  return createEngine(index.pages, index.synonyms);
});

const isElsewhere = (path: string) => languageElsewhere(path) !== undefined;

/**
 * As `loadEngine`, for the pages of the site's first language that this one lacks, which the words of both languages
 * find; null in that language.
 */
export const loadEngineElsewhere = isFirst
  ? null
  : loadOnce(async (): Promise<Engine> => {
      const [index, own, { createEngine }] = await Promise.all([
        fetchIndex(rootBase + indexAddress),
        ownIndex(),
        import('./engine.ts'),
      ]);
      const pages = index.pages.filter(({ path }) => isElsewhere(path));
      return createEngine(pages, { ...index.synonyms, ...own.synonyms });
    });
