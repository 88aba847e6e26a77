/** The size of Node's thread pool: more at once would only wait in memory. */
const concurrency = 4;

/** Works on some items at once, and gives the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const next = work(item);
    // The loop below meets the error, but perhaps after other work.
    next.catch(() => {});
    running.push(next);
    const first = running.length < atOnce ? undefined : running.shift();
    if (first) yield await first;
  }
  for (const last of running) yield await last;
}

function* each<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items;
}

/** Works on all items, some at once. The first error ends it. */
export async function allOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = concurrency,
): Promise<void> {
  // Shared by the loops below: an error in one closes it for all.
  const left = each(items);
  const runner = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
}
