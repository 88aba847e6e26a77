import { useEffect, useMemo, useState } from 'react';

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
