/** What stands around one item of an ordered list. */
export type Neighbors<Item> = {
  before: Item | undefined;
  after: Item | undefined;
  /** The nearest others of its group, in the order of the list. */
  related: readonly Item[];
};

/**
 * Prepares a list once, so that asking for each of its items does not cost a walk through the list.
 * @param items in their order
 * @param groupOf what an item has in common with those related to it
 * @param maxRelated how many of the group are named beside the two neighbors
 * @returns gives what is around an item; nothing around one that is not in the list
 */
export function relatedItems<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  maxRelated: number,
): (item: Item) => Neighbors<Item> {
  const groups = Map.groupBy(items, groupOf);
  const places = new Map(items.map((item, place) => [item, place]));
  const inGroup = new Map(
    [...groups.values()].flatMap((group) => group.map((item, place) => [item, place] as const)),
  );
  return (item) => {
    const place = places.get(item) ?? Number.NaN;
    const [before, after] = [items[place - 1], items[place + 1]];
    const group = groups.get(groupOf(item)) ?? [];
    const own = inGroup.get(item) ?? Number.NaN;
    const others: { item: Item; place: number }[] = [];
    for (let distance = 1; others.length < maxRelated && distance < group.length; distance += 1) {
      for (const near of [own - distance, own + distance]) {
        const other = group[near];
        if (other === undefined || other === before || other === after) continue;
        others.push({ item: other, place: near });
      }
    }
    const related = others.slice(0, maxRelated).toSorted((a, b) => a.place - b.place);
    return { before, after, related: related.map((other) => other.item) };
  };
}
