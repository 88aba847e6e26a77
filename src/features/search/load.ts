import { fetchJson } from '../../lib/fetch-json.ts';
import { createEngine, type Engine } from './engine.ts';
import { type IndexedPage, indexAddress, type SearchIndex, shardAddress } from './indexed-page.ts';
import { mergePages, shardsFor } from './shards.ts';

type Loaded = {
  index: SearchIndex;
  shards: ReadonlyMap<string, readonly IndexedPage[]>;
  engine: Engine;
};

async function first(): Promise<Loaded> {
  const index = (await fetchJson(indexAddress)) as SearchIndex;
  return { index, shards: new Map(), engine: await createEngine(index.pages) };
}

async function widened(before: Loaded, query: string): Promise<Loaded> {
  const { index } = before;
  const missing = shardsFor(query, index.shards).filter((key) => !before.shards.has(key));
  if (missing.length === 0) return before;
  const fetched = await Promise.all(
    missing.map(
      async (key) => [key, (await fetchJson(shardAddress(key))) as readonly IndexedPage[]] as const,
    ),
  );
  const shards = new Map([...before.shards, ...fetched]);
  const articles = mergePages([...shards.values()].flat());
  return { index, shards, engine: await createEngine([...index.pages, ...articles]) };
}

let known: Loaded | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Fetches the index, once, and where it is in shards, those that a query needs. From then on the same
 * query needs no network.
 * @param query what is looked for; empty for what is on all pages but articles in shards
 * @throws Error when something cannot be fetched; the next call tries again
 */
export function load(query: string): Promise<Engine> {
  // In turn: of two queries typed in a row, neither may forget what the other has fetched.
  const mine = last.then(async () => {
    known ??= await first();
    known = await widened(known, query);
    return known.engine;
  });
  last = mine.catch(() => undefined);
  return mine;
}
