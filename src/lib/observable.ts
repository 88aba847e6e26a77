/** A value that others can watch; the shape `useSyncExternalStore` takes. */
export type Observable<T> = {
  read: () => T;
  write: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Makes an observable value that lives as long as the page. */
export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
