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
