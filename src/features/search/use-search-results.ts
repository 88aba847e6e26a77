import { useEffect, useState } from 'react';

import type { Engine, SearchResults } from './engine.ts';
import type { ResultKind } from './indexed-page.ts';
import { minQueryLength } from './limits.ts';
import { load } from './load.ts';

type Search = SearchResults & {
  state: 'loading' | 'ready' | 'failed';
  /** Whether only results of other kinds were found. */
  elsewhere: boolean;
  retry: () => void;
};

const nothing: SearchResults = { count: 0, partial: false, results: [] };

export function useSearchResults(query: string, kinds: readonly ResultKind[] | undefined): Search {
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null);
  useEffect(() => {
    load().then(setEngine, () => setEngine('failed'));
  }, []);
  const retry = () => {
    setEngine(null);
    load().then(setEngine, () => setEngine('failed'));
  };
  if (engine === null || engine === 'failed') {
    return { ...nothing, state: engine ?? 'loading', elsewhere: false, retry };
  }
  const search = (among?: readonly ResultKind[]) =>
    query.length < minQueryLength ? nothing : engine.search(query, among);
  const wanted = search(kinds);
  if (wanted.count > 0 || !kinds) return { ...wanted, state: 'ready', elsewhere: false, retry };
  return { ...search(), state: 'ready', elsewhere: true, retry };
}
