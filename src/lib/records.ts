/** Turns a list of records into an object keyed by their ids, keeping each record's own type. */
export function byId<const Item extends { readonly id: string }>(
  items: readonly Item[],
): { readonly [One in Item as One['id']]: One } {
  // Object.fromEntries forgets the literal ids that the list's type knows.
  return Object.fromEntries(items.map((item) => [item.id, item])) as {
    [One in Item as One['id']]: One;
  };
}

/** Typed `Object.keys`, for objects without keys beyond their type. */
export function keysOf<const Item extends object>(item: Item): (keyof Item & string)[] {
  return Object.keys(item) as (keyof Item & string)[];
}

export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/*
 * Files that are translated hold words alone: what depends on something, and lists of what other files name, they ask
 * of these.
 */

/** A text, or none. */
export const textIf = <const Text extends string>(condition: boolean, text: Text): Text | '' =>
  condition ? text : '';

/** An item for a list, or none. */
export const itemIf = <const Item>(condition: boolean, item: Item): readonly Item[] =>
  condition ? [item] : [];

/** One field of each record. */
export const each = <Item, Key extends keyof Item>(
  items: readonly Item[],
  key: Key,
): readonly Item[Key][] => items.map((item) => item[key]);

/** Finds the text of a record by its id. */
export const textOf =
  <Key extends string, const Item extends { readonly id: string } & Readonly<Record<Key, string>>>(
    items: readonly Item[],
    key: Key,
  ) =>
  (id: Item['id']): string =>
    items.find((item) => item.id === id)?.[key] ?? '';
