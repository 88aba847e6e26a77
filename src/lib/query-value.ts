import type { Observable } from './observable.ts';

/** The browser tells of Back and Forward alone, so every value is told of every write. */
const listeners = new Set<() => void>();

type QueryValue = Observable<string | null> & {
  /** As `write`, but without a step in the browser's history. */
  readonly replace: (next: string | null) => void;
};

/**
 * One parameter of the page's address as a value that can be watched. Writing adds a step to the browser's
 * history, so that Back returns to the value before; null takes the parameter away.
 */
export function createQueryValue(name: string): QueryValue {
  const read = () => new URL(location.href).searchParams.get(name);
  const put = (next: string | null, how: 'pushState' | 'replaceState') => {
    if (next === read()) return;
    const url = new URL(location.href);
    if (next === null) url.searchParams.delete(name);
    else url.searchParams.set(name, next.toWellFormed());
    history[how](history.state, '', url);
    for (const listener of listeners) listener();
    // The runtime wakes islands that wait for this query.
    globalThis.dispatchEvent?.(new Event('pagestate'));
  };
  return {
    read,
    write: (next) => put(next, 'pushState'),
    replace: (next) => put(next, 'replaceState'),
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('popstate', listener);
      };
    },
  };
}
