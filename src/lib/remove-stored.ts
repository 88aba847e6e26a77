type Listener = (matches: (key: string) => boolean) => void;

const listeners = new Set<Listener>();

/** Tells a store of this page that records were deleted without it. */
export const onRemoved = (listener: Listener): void => void listeners.add(listener);

/** Whether a stored name is a record's own, or that of a corrupt one that was moved aside. */
export const isNameOf = (key: string, name: string): boolean =>
  name === key || name.startsWith(`${key}.corrupt-`);

/**
 * Deletes every record whose key matches and tells the stores of this page that hold one. Never throws;
 * where storage is blocked there is nothing to delete.
 * @param matches must know the site's own keys: an origin may be shared
 * @param storage a function, because reading `window.localStorage` may itself throw
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
    // Nothing is kept here.
  }
  for (const tell of listeners) tell(matches);
}
