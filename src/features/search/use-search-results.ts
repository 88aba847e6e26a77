import { useEffect, useMemo, useState } from 'react';

import { withBase } from '../../config/base.ts';
import { fetchJson } from '../../lib/files/fetch-file.ts';
import { loadOnce } from '../../runtime/load.ts';
import type { Engine, SearchResults } from './engine.ts';
import { indexAddress, type ResultKind, type SearchIndex } from './indexed-page.ts';
import { minQueryLength } from './limits.ts';

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

type Search = SearchResults & {
  state: 'loading' | 'ready' | 'failed';
  /** Whether only results of other kinds were found. */
  elsewhere: boolean;
  retry: () => void;
};

const nothing: SearchResults = { count: 0, partial: false, results: [] };

/** Looks among the preferred kinds of pages, and among all if these have nothing. */
function find(engine: Engine, query: string, kinds: readonly ResultKind[] | undefined) {
  if (query.length < minQueryLength) return { ...nothing, elsewhere: false };
  const wanted = engine.search(query, kinds);
  if (wanted.count > 0 || !kinds) return { ...wanted, elsewhere: false };
  return { ...engine.search(query), elsewhere: true };
}

export function useSearchResults(query: string, kinds: readonly ResultKind[] | undefined): Search {
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null);
  const start = () => void load().then(setEngine, () => setEngine('failed'));
  useEffect(start, []);
  const retry = () => {
    setEngine(null);
    start();
  };
  // Each key renders the field first and the results of its text after it: only the second may search.
  const found = useMemo(
    () => (engine === null || engine === 'failed' ? null : find(engine, query, kinds)),
    [engine, query, kinds],
  );
  if (found) return { ...found, state: 'ready', retry };
  const state = engine === 'failed' ? 'failed' : 'loading';
  return { ...nothing, elsewhere: false, state, retry };
}
