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
