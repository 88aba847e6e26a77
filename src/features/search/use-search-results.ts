import { useEffect, useState } from 'react';

import type { Answer, Engine } from './engine.ts';
import type { ResultKind } from './indexed-page.ts';
import { load } from './load.ts';

type Found = Answer & {
  state: 'loading' | 'ready' | 'failed';
  /** Whether nothing of the wanted kinds was found, and these are of other kinds. */
  elsewhere: boolean;
  retry: () => void;
};

const minQueryLength = 2;
const nothing: Answer = { count: 0, partial: false, results: [] };

/**
 * Looks a query up as soon as the index is there; fetches it when first used.
 */
export function useSearchResults(query: string, kinds: readonly ResultKind[] | undefined): Found {
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
