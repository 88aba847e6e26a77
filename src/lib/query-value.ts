import type { Observable } from './observable.ts';

/**
 * One parameter of the page's address as a value that can be watched. Writing adds a step to the
 * browser's history, so that Back returns to the value before; null takes the parameter away.
 */
export function createQueryValue(name: string): Observable<string | null> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => new URL(location.href).searchParams.get(name),
    write: (next) => {
      const url = new URL(location.href);
      if (next === url.searchParams.get(name)) return;
      if (next === null) url.searchParams.delete(name);
      else url.searchParams.set(name, next);
      history.pushState(history.state, '', url);
      notify();
      // The runtime wakes islands that wait for this query.
      globalThis.dispatchEvent?.(new Event('pagestate'));
    },
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
