import { useEffect, useState } from 'react';

import { type Engine, load, type Result } from './engine.ts';
import type { ResultKind } from './indexed-page.ts';

type Found = {
  state: 'loading' | 'ready' | 'failed';
  results: readonly Result[];
  /** Whether nothing of the wanted kinds was found, and these are of other kinds. */
  elsewhere: boolean;
  retry: () => void;
};

const shortestQuery = 2;

/** Looks a query up as soon as the index is there; fetches it when first used. */
export function useFound(query: string, kinds: readonly ResultKind[] | undefined): Found {
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null);
  const fetchIndex = () => {
    load().then(setEngine, () => setEngine('failed'));
  };
  useEffect(fetchIndex, []);
  const retry = () => {
    setEngine(null);
    fetchIndex();
  };
  if (engine === null || engine === 'failed') {
    return { state: engine ?? 'loading', results: [], elsewhere: false, retry };
  }
  const search = (among?: readonly ResultKind[]) =>
    query.length < shortestQuery ? [] : engine.search(query, among);
  const wanted = search(kinds);
  const elsewhere = wanted.length === 0 && kinds !== undefined ? search() : [];
  return {
    state: 'ready',
    results: wanted.length > 0 ? wanted : elsewhere,
    elsewhere: elsewhere.length > 0,
    retry,
  };
}
