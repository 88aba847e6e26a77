import type { Observable } from '../observable.ts';
import { writeAddress } from './address.ts';

/** The browser has an event for Back and Forward only, so writes notify these. */
const listeners = new Set<() => void>();

type QueryValue = Observable<string | null> & {
  /** As `write`, but without a new history entry. */
  readonly replace: (next: string | null) => void;
};

/**
 * One query parameter of the page's address. Writing adds a history entry, so that Back restores the previous
 * value; writing null removes the parameter.
 */
export function createQueryValue(name: string): QueryValue {
  const read = () => new URL(location.href).searchParams.get(name);
  const update = (next: string | null, entry: 'new' | 'same') => {
    if (next === read()) return;
    const url = new URL(location.href);
    if (next === null) url.searchParams.delete(name);
    else url.searchParams.set(name, next.toWellFormed());
    writeAddress(url, entry);
    for (const listener of listeners) listener();
    // Wakes islands that wait for this query.
    globalThis.dispatchEvent?.(new Event('pagestate'));
  };
  return {
    read,
    write: (next) => update(next, 'new'),
    replace: (next) => update(next, 'same'),
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
