/** The size of Node's thread pool: more at once would only wait in memory. */
const concurrency = 4;

/** Works on a few items at once, and gives the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const next = work(item);
    // The loop below meets the error, but perhaps after other work.
    next.catch(() => {});
    running.push(next);
    const first = running.length < concurrency ? undefined : running.shift();
    if (first) yield await first;
  }
  for (const last of running) yield await last;
}

/** Works on all items, a few at once. */
export async function allOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const results = inOrder(items, work);
  while (!(await results.next()).done);
}
