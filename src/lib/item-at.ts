/**
 * Reads an item at an index that must be valid.
 * @throws RangeError if it is not, because no default value would be right
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}
