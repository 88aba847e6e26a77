import * as v from 'valibot';

import { onRemoved } from './remove-stored.ts';

type RecordFormat<T> = {
  /** Raise it when the shape changes: older records then count as corrupt, and are moved aside. */
  readonly version: number;
  /** Must remove unknown keys and return plain JSON. */
  readonly schema: v.GenericSchema<unknown, T>;
};

/** `newer`: a later version of the site wrote it. */
type ParsedRecord<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'newer' | 'corrupt' };

const envelope = v.object({ v: v.pipe(v.number(), v.safeInteger()), value: v.unknown() });

export function serializeRecord(value: unknown, version: number): string {
  return JSON.stringify({ v: version, value });
}

/** Reads untrusted text. It never throws: text that cannot be parsed or checked is `corrupt`. */
function parseRecord<T>(text: string, format: RecordFormat<T>): ParsedRecord<T> {
  const { version, schema } = format;
  try {
    const record = v.safeParse(envelope, JSON.parse(text));
    if (record.success && record.output.v > version) return { state: 'newer' };
    if (!record.success || record.output.v < version) return { state: 'corrupt' };
    const checked = v.safeParse(schema, record.output.value);
    return checked.success ? { state: 'valid', value: checked.output } : { state: 'corrupt' };
  } catch {
    return { state: 'corrupt' };
  }
}

/** `memory`: storage refused, so the value lasts only until the page is left. */
export type WriteResult = 'stored' | 'memory';

export type StoredValueOptions<T> = RecordFormat<T> & {
  readonly key: string;
  /** The value if there is no valid record. */
  readonly fallback: T;
  /** A function, because reading `window.localStorage` may itself throw. Defaults to localStorage. */
  readonly storage?: () => Storage;
  readonly now?: () => number;
  /** Called once for each corrupt record; `movedTo` is null if storage had no room for a copy. */
  readonly onCorrupt?: (movedTo: string | null) => void;
};

/** A new value, or a function of the value that storage has when the write happens. */
type Update<T> = T | ((previous: T) => T);

const isFunction = <T>(update: Update<T>): update is (previous: T) => T =>
  typeof update === 'function';

export type StoredValue<T> = {
  /** For useSyncExternalStore. Also notifies after writes in other tabs and after returns to the page. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until the value changes. */
  readonly read: () => T;
  /** The value in prerendered pages. */
  readonly serverValue: T;
  /** @throws TypeError if the value does not fit the schema */
  readonly write: (update: Update<T>) => WriteResult;
  /**
   * As `write`, but without memory as a fallback.
   * @returns whether storage has the new value
   */
  readonly writeToStorage: (update: Update<T>) => boolean;
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
 * Creates a store for one value in browser storage. Call it at the top of a module: it touches the browser
 * only when the value is read or written, and without a browser it returns the fallback.
 *
 * Stored text is untrusted. A corrupt record is moved aside once, to `<key>.corrupt-<time>`. A record of a
 * newer version of the site is never overwritten: writes then stay in memory, as they do when storage is
 * blocked or full.
 */
export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, version, fallback, storage = browserStorage, now = Date.now, onCorrupt } = options;
  const listeners = new Set<() => void>();
  let lastParsed: { readonly text: string; readonly record: ParsedRecord<T> } | undefined;
  /** What storage refused, and the text that storage had then. */
  let memory: { readonly value: T; readonly instead: string | null } | undefined;

  function moveAside(text: string): string | null {
    const name = `${key}.corrupt-${now()}`;
    return attempt(() => {
      storage().setItem(name, text);
      storage().removeItem(key);
      return name;
    });
  }

  /** Null without a record or without storage. */
  const storedText = () => attempt(() => storage().getItem(key));

  /** Null without a record or without storage. Returns the same object for the same text. */
  function stored(): ParsedRecord<T> | null {
    const text = storedText();
    if (text === null) return null;
    if (lastParsed?.text === text) return lastParsed.record;
    const record = parseRecord(text, options);
    lastParsed = { text, record };
    if (record.state === 'corrupt') {
      const movedTo = moveAside(text);
      // Later, because this may run while React renders.
      if (onCorrupt) queueMicrotask(() => onCorrupt(movedTo));
    }
    return record;
  }

  function read(): T {
    const record = stored();
    // Another tab wrote later, so its value replaces ours unless it is of a newer version.
    if (memory && (record?.state === 'newer' || storedText() === memory.instead))
      return memory.value;
    memory = undefined;
    return record?.state === 'valid' ? record.value : fallback;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function tryToStore(update: Update<T>): { readonly isStored: boolean; readonly value: T } {
    const value = isFunction(update) ? update(read()) : update;
    const text = serializeRecord(value, version);
    const record = parseRecord(text, options);
    if (record.state !== 'valid')
      throw new TypeError(`The value for ${key} does not fit its schema`);
    const isStored = attempt(() => {
      if (stored()?.state === 'newer') return false;
      storage().setItem(key, text);
      return true;
    });
    return { isStored: isStored === true, value: record.value };
  }

  function write(update: Update<T>): WriteResult {
    const { isStored, value } = tryToStore(update);
    memory = isStored ? undefined : { value, instead: storedText() };
    notify();
    return isStored ? 'stored' : 'memory';
  }

  function writeToStorage(update: Update<T>): boolean {
    if (!tryToStore(update).isStored) return false;
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
    // Also if it wrote the same, or cleared what was empty.
    if (stored()?.state !== 'newer') memory = undefined;
    notify();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      // A page in the back/forward cache and a frozen tab miss the storage events of other tabs.
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

  return { subscribe, read, serverValue: fallback, write, writeToStorage, remove };
}
