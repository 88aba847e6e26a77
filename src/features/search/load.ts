import { withBase } from '../../config/base.ts';
import { fetchJson } from '../../lib/files/fetch-file.ts';
import { loadOnce } from '../../runtime/load.ts';
import type { Engine } from './engine.ts';
import { indexAddress, type SearchIndex } from './search-index.ts';

const isSearchIndex = (value: unknown): value is SearchIndex =>
  typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);

async function fetchEngine(): Promise<Engine> {
  // The engine's code comes with the index, so that the dialog opens without waiting for it.
  const [index, { createEngine }] = await Promise.all([
    fetchJson(withBase(indexAddress)),
    import('./engine.ts'),
  ]);
  if (!isSearchIndex(index)) throw new Error(`${indexAddress}: not a search index`);
  return createEngine(index.pages);
}

/**
 * Fetches the index once and makes the search engine.
 * @throws Error if that fails; the next call tries again
 */
export const load = loadOnce(fetchEngine);
