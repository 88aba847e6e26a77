import { languageElsewhere, rootBase, withBase } from '../../config/base.ts';
import { isFirst } from '../../config/language.ts';
import { fetchJson } from '../../lib/files/fetch-file.ts';
import { loadOnce, persist } from '../../runtime/load.ts';
import type { Engine } from './engine.ts';
import { indexAddress, type SearchIndex } from './search-index.ts';

const isSearchIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

async function fetchIndex(address: string): Promise<SearchIndex> {
  const index = await fetchJson(address);
  if (!isSearchIndex(index)) throw new Error(`${address}: not a search index`);
  return index;
}

const ownIndex = loadOnce(() => fetchIndex(withBase(indexAddress)));

/** The page says so while it is missing: only a reload may bring it, as after a new release. */
const loadCode = () => persist(() => import('./engine.ts'));

/**
 * Fetches the index once and makes the search engine.
 * @throws Error if that fails; the next call tries again
 */
export const loadEngine = loadOnce(async (): Promise<Engine> => {
  // The engine's code comes with the index, so that the dialog opens without waiting for it.
  const [index, { createEngine }] = await Promise.all([ownIndex(), loadCode()]);
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
        loadCode(),
      ]);
      const pages = index.pages.filter(({ path }) => isElsewhere(path));
      return createEngine(pages, { ...index.synonyms, ...own.synonyms });
    });
