import { onRemoved } from './remove-stored.ts';
import { type OpenedRecord, openRecord, type RecordFormat, sealRecord } from './stored-record.ts';

/** Where a written value is now: kept in the browser, or only in this page's memory. */
export type WriteResult = 'stored' | 'memory';

export type StoredValueOptions<T> = RecordFormat<T> & {
  readonly key: string;
  /** Read when there is no record that can be used. */
  readonly fallback: T;
  /** A function, because reading `window.localStorage` may itself throw. Defaults to localStorage. */
  readonly storage?: () => Storage;
  /** Milliseconds since 1970, for the name of a record moved aside. */
  readonly now?: () => number;
  /** Told once for each corrupt record; `movedTo` is null when storage had no room to keep it. */
  readonly onCorrupt?: (movedTo: string | null) => void;
};

export type StoredValue<T> = {
  /** For useSyncExternalStore. Tells of writes here, writes in other tabs, and returns to the page. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value now; the same object until it changes. */
  readonly read: () => T;
  /** What prerendered pages hold. */
  readonly serverValue: T;
  /**
   * @param next the new value, or a function of the value as storage has it at this moment
   * @throws TypeError when the value would not be read back: it does not fit the schema
   */
  readonly write: (next: T | ((previous: T) => T)) => WriteResult;
  /**
   * As `write`, but all or nothing: what storage refuses is not held in memory either.
   * @returns whether storage holds the new value now
   * @throws TypeError as `write` does
   */
  readonly keep: (next: T | ((previous: T) => T)) => boolean;
  readonly remove: () => void;
};

const browserStorage = () => window.localStorage;

function attempt<R>(action: () => R): R | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/**
 * One value kept in browser storage, as a store for React. Create it once, at the top of a module:
 * nothing touches the browser before the first read, and without a browser the fallback is read.
 *
 * Stored text is untrusted. A corrupt record is moved aside once, to `<key>.corrupt-<time>`. A
 * record from a newer version of the site is left as it is; writes then stay in memory, as they do
 * when storage refuses (blocked, or full).
 *
 * @param options see `StoredValueOptions`; values are plain JSON and never functions
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, version, fallback, storage = browserStorage, now = Date.now, onCorrupt } = options;
  const listeners = new Set<() => void>();
  let opened: { readonly text: string; readonly record: OpenedRecord<T> } | undefined;
  let memory: { readonly value: T } | undefined;

  function moveAside(text: string): string | null {
    const name = `${key}.corrupt-${now()}`;
    return attempt(() => {
      storage().setItem(name, text);
      storage().removeItem(key);
      return name;
    });
  }

  /** Null when there is no record, or no storage. The same text always gives the same record. */
  function stored(): OpenedRecord<T> | null {
    const text = attempt(() => storage().getItem(key));
    if (text === null) return null;
    if (opened?.text === text) return opened.record;
    const record = openRecord(text, options);
    opened = { text, record };
    if (record.state === 'corrupt') {
      const movedTo = moveAside(text);
      // Later, because this may run while React renders.
      if (onCorrupt) queueMicrotask(() => onCorrupt(movedTo));
    }
    return record;
  }

  function read(): T {
    if (memory) return memory.value;
    const record = stored();
    return record?.state === 'valid' ? record.value : fallback;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function put(next: T | ((previous: T) => T)): { readonly kept: boolean; readonly value: T } {
    const value = typeof next === 'function' ? (next as (previous: T) => T)(read()) : next;
    const text = sealRecord(value, version);
    const record = openRecord(text, options);
    if (record.state !== 'valid') throw new TypeError(`Value does not fit the schema of ${key}`);
    const done = attempt(() => {
      if (stored()?.state === 'newer') return false;
      storage().setItem(key, text);
      return true;
    });
    return { kept: done === true, value: record.value };
  }

  function write(next: T | ((previous: T) => T)): WriteResult {
    const { kept, value } = put(next);
    memory = kept ? undefined : { value };
    notify();
    return kept ? 'stored' : 'memory';
  }

  function keep(next: T | ((previous: T) => T)): boolean {
    if (!put(next).kept) return false;
    memory = undefined;
    notify();
    return true;
  }

  function remove(): void {
    attempt(() => storage().removeItem(key));
    memory = undefined;
    notify();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return;
    if (event.storageArea && event.storageArea !== attempt(storage)) return;
    // Another tab wrote later than this page; only a record we cannot read does not replace ours.
    if (stored()?.state !== 'newer') memory = undefined;
    notify();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      // A page kept for the Back button, or a frozen tab, missed the events of the other tabs.
      window.addEventListener('pageshow', notify);
      window.addEventListener('visibilitychange', notify);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', notify);
      window.removeEventListener('visibilitychange', notify);
    };
  }

  onRemoved((matches) => {
    if (!matches(key)) return;
    memory = undefined;
    notify();
  });

  return { subscribe, read, serverValue: fallback, write, keep, remove };
}

/** Whether the browser refuses storage altogether: reading it throws, or it is not there. Full is not blocked. */
export const storageBlocked = (storage: () => Storage = browserStorage): boolean =>
  attempt(() => storage().length) === null;
