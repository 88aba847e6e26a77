type Listener = (matches: (key: string) => boolean) => void;

const listeners = new Set<Listener>();

/** Calls back when `removeWhere` deletes records, so that stores drop the values they hold. */
export const onRemoved = (listener: Listener): void => void listeners.add(listener);

/** Whether a name in storage is a record's key, or a corrupt copy that was moved aside. */
export const belongsTo = (key: string, name: string): boolean =>
  name === key || name.startsWith(`${key}.corrupt-`);

/**
 * Deletes every record whose key matches, and informs the stores of this page. Never throws. `matches` must
 * accept only this site's keys, because other sites may share the origin.
 */
export function removeWhere(
  matches: (key: string) => boolean,
  storage: () => Storage = () => window.localStorage,
): void {
  try {
    const area = storage();
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
    for (const key of keys) if (key !== null && matches(key)) area.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
  for (const listener of listeners) listener(matches);
}
