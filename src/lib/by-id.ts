/** The records of a list under their ids, so that none is read by its place in the list. */
export function byId<const Item extends { readonly id: string }>(
  items: readonly Item[],
): { readonly [One in Item as One['id']]: One } {
  // Object.fromEntries gives up the names that the list's type holds.
  return Object.fromEntries(items.map((item) => [item.id, item])) as {
    [One in Item as One['id']]: One;
  };
}
