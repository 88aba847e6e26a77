/** An object's own keys, with their type. Only for objects that hold no keys beyond their type's. */
export function keysOf<const Item extends object>(item: Item): (keyof Item & string)[] {
  return Object.keys(item) as (keyof Item & string)[];
}

/** A record with one value per key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
