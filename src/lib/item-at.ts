/**
 * An item of a list whose index comes from the list itself, or from one as long.
 * @throws RangeError where there is none: a wrong index is a fault, and no default mends it
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}
