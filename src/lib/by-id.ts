/** Turns a list of records into an object keyed by their ids, keeping each record's own type. */
export function byId<const Item extends { readonly id: string }>(
  items: readonly Item[],
): { readonly [One in Item as One['id']]: One } {
  // Object.fromEntries forgets the literal ids that the list's type knows.
  return Object.fromEntries(items.map((item) => [item.id, item])) as {
    [One in Item as One['id']]: One;
  };
}
