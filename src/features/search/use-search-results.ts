import { useEffect, useMemo, useState } from 'react';

import type { Engine, SearchResults } from './engine.ts';
import { loadEngine, loadEngineElsewhere } from './load.ts';
import { minQueryLength, type ResultKind } from './search-index.ts';

type Search = SearchResults & {
  state: 'loading' | 'ready' | 'failed';
  /** Whether only results of other kinds were found. */
  elsewhere: boolean;
  /** How many more there are on pages of the first language that this one lacks. */
  foreign: number;
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

/** The results of a query. Fetches the index on mount. */
export function useSearchResults(query: string, kinds: readonly ResultKind[] | undefined): Search {
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null);
  const [others, setOthers] = useState<Engine | null>(null);
  const start = () =>
    void loadEngine()
      .then(setEngine, () => setEngine('failed'))
      // Without them, the search still has what this language has.
      .then(loadEngineElsewhere)
      .then(
        (made) => setOthers(made ?? null),
        () => {},
      );
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
  const more = useMemo(
    () => (others && query.length >= minQueryLength ? others.search(query) : nothing),
    [others, query],
  );
  const foreign = more.partial ? nothing : more;
  if (found)
    return {
      ...found,
      results: [...found.results, ...foreign.results],
      foreign: foreign.count,
      state: 'ready',
      retry,
    };
  const state = engine === 'failed' ? 'failed' : 'loading';
  return { ...nothing, elsewhere: false, foreign: 0, state, retry };
}
